/**
 * A gateway before programs that are not known here, by URL, key and map: the protocol of the sandbox (`apps/sandbox/docs/programs.md`), whose
 * paths, field names and codes are the gateway's own where the map says so.
 */
import type { Call, SourceRow, SourceSession } from '../../connector.ts'
import { SourceError, type TeCode } from '../../failure.ts'
import type { GatewayMap, Route } from '../../gateway-map.ts'
import type { ProgramConnector } from '../connector.ts'
import {
  exchange,
  LOGIN_MS,
  lastDayOf,
  PAGE_MS,
  type Sent,
  textOf,
  versionOf,
} from '../exchange.ts'

export const OPERATIONS = ['login', 'months', 'page', 'logout'] as const
type Operation = (typeof OPERATIONS)[number]

const ROUTES: Record<Operation, Route> = {
  login: { method: 'POST', path: '/sessions' },
  months: { method: 'GET', path: '/sessions/{id}/books/{book}/months' },
  page: { method: 'GET', path: '/sessions/{id}/books/{book}' },
  logout: { method: 'POST', path: '/sessions/{id}/logout' },
}

const CODES: Record<string, TeCode> = {
  WRONG_LOGIN: 'TE-01',
  OTHER_FIRM: 'TE-12',
  EXPIRED: 'TE-20',
  NO_RIGHT: 'TE-07',
}
const SUCCESS = '0000'

export function createGateway(
  base: string,
  key: string,
  map: GatewayMap<Operation> | null,
): ProgramConnector {
  const routes: Record<Operation, Route> = { ...ROUTES, ...map?.routes }
  const codes: Record<string, TeCode> = { ...CODES, ...map?.failures }
  const theirs = (name: string): string => map?.fields[name] ?? name
  const ours = new Map(Object.entries(map?.fields ?? {}).map(([our, their]) => [their, our]))
  /** Their names → ours, all the way down. */
  const translate = (value: unknown): unknown => {
    if (ours.size === 0 || typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(translate)
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [ours.get(name) ?? name, translate(part)]),
    )
  }

  const ask = async (
    call: Call,
    operation: Operation,
    at: Record<string, string>,
    fields: Record<string, string>,
    ms = PAGE_MS,
  ): Promise<SourceRow> => {
    const { method, path } = routes[operation]
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(at[name] ?? ''),
    )
    const named = Object.fromEntries(Object.entries(fields).map(([k, v]) => [theirs(k), v]))
    const query = method === 'GET' && Object.keys(named).length > 0
    const sent: Sent = {
      method,
      url: `${base}${filled}${query ? `?${new URLSearchParams(named)}` : ''}`,
      headers: { authorization: `Bearer ${key}` },
      ...(method === 'POST' && { body: named }),
      ms,
    }
    const answer = translate((await exchange(call, sent)).json) as SourceRow
    const code = String(answer.code)
    if (code !== (map?.success ?? SUCCESS))
      throw new SourceError(codes[code] ?? 'TE-99', code, textOf(answer.message))
    return (answer.data ?? {}) as SourceRow
  }
  const of = (session: SourceSession, book: string) => ({ id: session.id, book })

  return {
    async login(call, { account, password, accountSet, taxNo }) {
      const form = { account, password, accountSet, taxNo }
      const found = await ask(call, 'login', {}, form, LOGIN_MS)
      return {
        session: { area: call.area, id: String(found.sessionId), state: {} },
        taxNo: textOf(found.taxNo) ?? '',
        version: versionOf(found.version),
      }
    },
    async months(call, session, book) {
      const { months } = await ask(call, 'months', of(session, book), {})
      if (!Array.isArray(months)) return null
      return (months as SourceRow[]).map(({ month, mark }) => ({
        month: String(month),
        mark: String(mark),
      }))
    },
    async page(call, session, book, month, page) {
      const fields = { ...(month && { month }), page: String(page) }
      const { rows, pages } = await ask(call, 'page', of(session, book), fields)
      const lines = Array.isArray(rows) ? (rows as SourceRow[]).map((row) => lineOf(book, row)) : []
      return { lines, more: page < (Number(pages) || 1) }
    },
    async logout(call, session) {
      await ask(call, 'logout', { id: session.id }, {})
    },
  }
}

/** Rows are told in the words of books; of a period the month says its ends. */
function lineOf(book: string, row: SourceRow): SourceRow {
  const month = String(row.month)
  if (book === 'BALANCES') return { ...row, from: month, to: month }
  return book === 'STOCK_SUMMARY' ? { ...row, from: `${month}-01`, to: lastDayOf(month) } : row
}
