/** 用友 U8 by its interface: a form logs in, the session is a cookie, documents with their lines inside are walked by a cursor. */
import type { BookKind } from '@xinjian/format/books/kinds'
import type { Call, SourceRow, SourceSession } from '../../connector.ts'
import { SourceError, type TeCode } from '../../failure.ts'
import type { ProgramConnector } from '../connector.ts'
import { exchange, LOGIN_MS, PAGE_MS, type Sent, textOf, versionOf } from '../exchange.ts'
import { DOCUMENTS } from './documents.ts'

const CODES: Record<string, TeCode> = {
  WRONG_LOGIN: 'TE-01',
  OTHER_FIRM: 'TE-12',
  EXPIRED: 'TE-20',
  NO_RIGHT: 'TE-07',
}

export function createYonyou(base: string): ProgramConnector {
  const ask = async (call: Call, session: SourceSession | null, sent: Omit<Sent, 'headers'>) => {
    const headers = session ? { cookie: session.id } : {}
    const answered = await exchange(call, { ...sent, url: `${base}/api${sent.url}`, headers })
    const json = answered.json as SourceRow
    const code = textOf(json.error)
    if (code !== null) throw new SourceError(CODES[code] ?? 'TE-99', code, textOf(json.message))
    return { ...answered, json }
  }

  return {
    async login(call, { account, password, accountSet }) {
      const body = new URLSearchParams({ ztcode: accountSet, czy: account, kl: password })
      const sent = { method: 'POST', url: '/login', body, ms: LOGIN_MS } as const
      const { headers, json } = await ask(call, null, sent)
      const [cookie = ''] = headers.getSetCookie()
      return {
        session: { area: call.area, id: cookie.split(';')[0] ?? '', state: {} },
        taxNo: textOf(json.nsrsbh) ?? '',
        version: versionOf(json.bbh),
      }
    },
    async months(call, session, book) {
      const { path, monthly } = documentsOf(book)
      if (!monthly) return null
      const { json } = await ask(call, session, get(`/${path}/digest`))
      return listOf(json).map(({ kjqj, ts }) => ({
        month: String(kjqj).replace('.', '-'),
        mark: String(ts),
      }))
    },
    // The program knows a cursor: pages are walked in order, so that the next one begins where the last ended.
    async page(call, session, book, month, page) {
      const { path, lines } = documentsOf(book)
      const period: Record<string, string> = month ? { kjqj: month.replace('-', '.') } : {}
      const key = `${book}/${month}`
      const cursor = page === 1 ? '' : (session.state[key] ?? '')
      const query = new URLSearchParams({ ...period, ...(cursor && { cursor }) })
      const { json } = await ask(call, session, get(`/${path}/list?${query}`))
      const next = textOf(json.next)
      if (next === null) delete session.state[key]
      else session.state[key] = next
      return { lines: listOf(json).flatMap(lines), more: next !== null }
    },
    async logout(call, session) {
      await ask(call, session, { method: 'POST', url: '/logout', body: {}, ms: PAGE_MS })
    },
  }
}

const get = (url: string) => ({ method: 'GET', url, ms: PAGE_MS }) as const

function documentsOf(book: BookKind) {
  const found = DOCUMENTS[book]
  if (!found) throw new SourceError('TE-21', 'NO_SUCH_BOOK', null)
  return found
}

const listOf = ({ list }: SourceRow): SourceRow[] =>
  Array.isArray(list) ? (list as SourceRow[]) : []
