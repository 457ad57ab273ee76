/** 精斗云 and 智慧记 by their REST API: documents by period and page, an envelope whose code tells everything at HTTP 200. */
import type { BookKind } from '@xinjian/format/books/kinds'
import type { Call, SourceRow, SourceSession } from '../../connector.ts'
import { SourceError, type TeCode } from '../../failure.ts'
import type { ProgramConnector } from '../connector.ts'
import { exchange, LOGIN_MS, PAGE_MS, type Sent, slowDown, textOf } from '../exchange.ts'
import { LISTS } from './lists.ts'

const CODES: Record<string, TeCode> = {
  '10001': 'TE-01',
  '10002': 'TE-12',
  '20001': 'TE-20',
  '40003': 'TE-07',
  '50000': 'TE-09',
  '50300': 'TE-08',
}
const TOO_MANY = '42900'

export function createJdy(base: string): ProgramConnector {
  const ask = async (
    call: Call,
    session: SourceSession | null,
    sent: Omit<Sent, 'headers'>,
  ): Promise<SourceRow> => {
    const headers = session ? { 'x-gw-token': session.id } : {}
    const { json } = await exchange(call, { ...sent, url: `${base}${sent.url}`, headers })
    const { errcode, description, data } = json as SourceRow
    const code = String(errcode)
    if (code === TOO_MANY) throw slowDown()
    if (code !== '0') throw new SourceError(CODES[code] ?? 'TE-99', code, textOf(description))
    return (data ?? {}) as SourceRow
  }

  return {
    async login(call, { account: mobile, password, taxNo }) {
      const body = { mobile, password, company_tax_no: taxNo }
      const url = '/auth/user_token'
      const found = await ask(call, null, { method: 'POST', url, body, ms: LOGIN_MS })
      return {
        session: { area: call.area, id: String(found.access_token), state: {} },
        taxNo: textOf((found.company as SourceRow | undefined)?.tax_no) ?? '',
        // A service without versions.
        version: null,
      }
    },
    async months(call, session, book) {
      const list = listOf(book)
      if (!list.monthly) return null
      const url = `/v2/${list.path}/periods`
      const { rows } = await ask(call, session, { method: 'GET', url, ms: PAGE_MS })
      return rowsOf(rows).map(({ period, etag }) => ({
        month: monthOf(period),
        mark: String(etag),
      }))
    },
    async page(call, session, book, month, page) {
      const { path, line } = listOf(book)
      const period: Record<string, string> = month ? { period: month.replace('-', '') } : {}
      const url = `/v2/${path}?${new URLSearchParams({ ...period, page: String(page) })}`
      const found = await ask(call, session, { method: 'GET', url, ms: PAGE_MS })
      return { lines: rowsOf(found.rows).map(line), more: page < Number(found.total_page) }
    },
    async logout(call, session) {
      await ask(call, session, { method: 'POST', url: '/auth/logout', body: {}, ms: PAGE_MS })
    },
  }
}

function listOf(book: BookKind) {
  const list = LISTS[book]
  if (!list) throw new SourceError('TE-21', 'NO_SUCH_BOOK', null)
  return list
}

const rowsOf = (rows: unknown): SourceRow[] => (Array.isArray(rows) ? (rows as SourceRow[]) : [])

/** 202603 → `2026-03` */
const monthOf = (period: unknown): string => String(period).replace(/^(\d{4})(\d{2})$/, '$1-$2')
