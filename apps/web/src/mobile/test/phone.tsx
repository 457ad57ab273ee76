/**
 * A phone in a test: one page of the flow at its real address, opened by a link as a person opens it, with a server that
 * answers as told. The clock stands still until a test moves it. Every visit loads the program anew, as a browser does; what
 * the browser keeps stays until `leaveForGood`. Sealing is tested where it is done: here a sealed body is only marked.
 */
import { cleanup, render } from '@testing-library/react'
import { type CollectFailure, type CollectTask, collect } from '@xinjian/contract/nouns/collect'
import type { ComponentType } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router'
import { vi } from 'vitest'
import { address, newBrowser, settle } from '../../test-support/page.tsx'
import { answer, newServer, ok, serve } from '../../test-support/server.ts'

export const FIRM = { name: '示例科技有限公司', taxNo: '91440399MAQ8Q5RN7G' }

export const taskIn = (
  state: CollectTask['state'],
  over: Partial<CollectTask> = {},
): CollectTask => ({
  finTaskId: 'F1',
  taskId: 'T1',
  kind: 'TAX',
  state,
  path: '',
  enterprise: FIRM,
  bound: false,
  signer: null,
  area: null,
  smsTo: null,
  choices: [],
  progress: 0,
  asked: null,
  card: null,
  current: null,
  datasets: [],
  lockedUntil: null,
  failure: null,
  consents: { ENT_TAX: 'NONE', ENT_QUERY: 'NONE' },
  result: null,
  version: 1,
  ...over,
})

export const failureOf = (
  code: string,
  next: CollectFailure['next'],
  over: Partial<CollectFailure> = {},
): CollectFailure => ({
  code,
  message: `${code} 的说明`,
  bureauMessage: null,
  next,
  attemptsLeft: null,
  retryAt: null,
  ...over,
})

export const welcome = (task: CollectTask, token = 't1') =>
  ok({
    token,
    visitId: task.taskId,
    serverPublicKey: '',
    expiresAt: new Date(Date.now() + 24 * 3_600_000).toISOString(),
    channel: { code: 'demo', name: '示例银行', title: '示例银行', logo: null as string | null },
    task,
  })

export const config = {
  licenseRequired: false,
  service: '400-000-0000',
  datasets: [{ dataset: 'VAT_RETURN', name: '增值税申报', mandatory: true, months: 36 }],
  grantees: [{ name: '示例银行', contact: '400-000-0000', purpose: '评估贷款申请' }],
}

/** Before each test: an empty browser and a server that knows the link and nothing else. */
export function newPhone(): void {
  newBrowser()
  newServer()
  answer(collect.enterpriseConfiguration, ok(config))
  answer(collect.dictionaryList, ok({ COLOR_MAPPER: 'default@#0f6e66' }))
  answer(collect.consentMine, ok([]))
  answer(collect.getAuthInfoWithToken, ok(null))
  answer(collect.pointUpload, ok(null))
  answer(collect.addApplyErrorRecord, ok(null))
  serve('/api/environment', '{"sandbox":false,"sandboxUrl":null}')
}

export const configured = (change: Partial<typeof config>): void =>
  answer(collect.enterpriseConfiguration, ok({ ...config, ...change }))

const PAGES = import.meta.glob<{ Component: ComponentType }>('../pages/**/*.tsx')
const fileOf = (page: string): string =>
  `../pages/${page.replace(/(^|_|\/)(?!erp\/)(\w)/g, (_, before: string, letter: string) =>
    before === '/' ? `/${letter.toUpperCase()}` : letter.toUpperCase(),
  )}.tsx`
/** Pages of the flow of taxes by their name, those of books as `erp/…`; a person's consent belongs to neither. */
const pathOf = (page: string): string =>
  page.startsWith('erp/') || page === 'personConsent' ? `/m/${page}` : `/m/taxWeb/${page}`

/**
 * Opens a page as a new load of the program; `task` is what the server answers to the link (unless the test has told it
 * otherwise before). Any other address shows nothing.
 */
export async function visit(page: string, task?: CollectTask, query = '?channel=demo') {
  cleanup()
  vi.resetModules()
  vi.doMock('../tax/line/keys.ts', () => ({ newKey: async () => KEY, agree: async () => ({}) }))
  vi.doMock('../tax/line/sealed.ts', () => ({
    seal: async (_keys: unknown, _path: string, body: object) => ({ header: 'sealed', body }),
  }))
  // The coming pages are fetched ahead: here nobody goes there.
  vi.doMock('../tax/prefetch.ts', () => ({ prefetch: () => undefined }))
  if (task) answer(collect.getChannelToken, welcome(task))
  history.replaceState(null, '', `${pathOf(page)}${query}`)
  const load = PAGES[fileOf(page)]
  if (!load) throw new Error(`no page ${page}`)
  const { Component } = await load()
  const { Providers } = await import('../../shell/Providers.tsx')
  render(
    <BrowserRouter>
      <Providers>
        <Routes>
          <Route path={pathOf(page)} element={<Component />} />
          <Route path="*" element={null} />
        </Routes>
      </Providers>
    </BrowserRouter>,
  )
  await settle()
}
const KEY = { publicKey: 'k'.repeat(87), privateKey: null }

/** Page and query of where one is. */
export const at = (): string => address().replace('/m/taxWeb/', '')
