/**
 * What pages ask first when their address has no query. The build writes it into their documents, and `early.ts` asks while the
 * program is on its way. A page that asks for something else makes its own calls, and these were for nothing: a journey watches
 * that each is made once.
 */
import type { AnyEndpoint, Guard } from '@xinjian/contract/endpoint'
import type { ListKey } from '@xinjian/contract/lists/registry'
import { consent } from '@xinjian/contract/nouns/consent'
import { dashboard } from '@xinjian/contract/nouns/dashboard'
import { listView } from '@xinjian/contract/nouns/lists/listView'
import { report } from '@xinjian/contract/nouns/report'
import { session } from '@xinjian/contract/nouns/session'

/** A call as the document of a page carries it. */
export interface FirstCall {
  endpoint: Pick<AnyEndpoint, 'method' | 'path'>
  body: object
  /** Asked only of who may; absent = of everybody who is logged in. */
  needs?: Guard
}

const first = ({ method, path, guard }: AnyEndpoint, body: object = {}): FirstCall => ({
  endpoint: { method, path },
  body,
  ...(guard !== 'self' && { needs: guard }),
})
/** As `useList` begins: how the reader wants the list, and its first page. */
const listOf = (list: ListKey, endpoint: AnyEndpoint): FirstCall[] => [
  first(listView.listViews, { list }),
  first(endpoint, { page: 1, size: 20 }),
]

/** By path: the pages that are opened most. */
export const CALLS_OF_PAGES: Readonly<Record<string, readonly FirstCall[]>> = {
  '/app': [first(dashboard.dashboard)],
  '/queryCenter/consents': listOf('consent', consent.consentList),
  '/queryRecord/queryPage': listOf('report', report.reportResult),
}

/** The user, who is always asked for first, then his menu, then what the page at this path begins with. */
export const firstCalls = (path: string): readonly FirstCall[] => [
  first(session.userInfo),
  first(session.userMenu),
  ...(CALLS_OF_PAGES[path] ?? []),
]
