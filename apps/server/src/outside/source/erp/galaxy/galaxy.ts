/**
 * 金蝶云·星空 by its web API: any form is queried by its fields (ExecuteBillQuery), rows come as bare lists in the order of the fields, and a
 * refusal is a list in a list.
 */
import type { BookKind } from '@xinjian/format/books/kinds'
import type { Call, SourceRow, SourceSession } from '../../connector.ts'
import { SourceError, type TeCode } from '../../failure.ts'
import type { ProgramConnector } from '../connector.ts'
import { exchange, LOGIN_MS, PAGE_MS, textOf, versionOf } from '../exchange.ts'
import { FORMS } from './forms.ts'

const SERVICES = '/K3Cloud/Kingdee.BOS.WebApi.ServicesStub'
const MOST = 2_000
/** The form that tells the months of another: month, rows, a mark that moves with them. */
const PERIODS = { FormId: 'BD_PeriodDigest', FieldKeys: 'FPeriod,FCount,FMark' }

const LOGIN_CODES: Record<string, TeCode> = { '0': 'TE-01', '-7': 'TE-12' }
const QUERY_CODES: Record<string, TeCode> = { '1': 'TE-20', '5': 'TE-07' }

export function createGalaxy(base: string): ProgramConnector {
  const ask = async (
    call: Call,
    service: string,
    body: object,
    session: SourceSession | null,
    ms = PAGE_MS,
  ): Promise<unknown> => {
    const headers = session ? { 'kdservice-sessionid': session.id } : {}
    const url = `${base}${SERVICES}.${service}.common.kdsvc`
    return (await exchange(call, { method: 'POST', url, headers, body, ms })).json
  }

  const query = async (call: Call, session: SourceSession, data: object): Promise<unknown[][]> => {
    const found = await ask(call, 'DynamicFormService.ExecuteBillQuery', { data }, session)
    if (!Array.isArray(found)) throw new SourceError('TE-99', 'NO_ROWS', null)
    refuse(found)
    return found as unknown[][]
  }

  return {
    async login(call, { account, password, accountSet }) {
      const body = { acctID: accountSet, username: account, password, lcid: 2052 }
      const found = await ask(call, 'AuthService.ValidateUser', body, null, LOGIN_MS)
      const { LoginResultType, KDSVCSessionId, Message, Context } = found as Record<string, unknown>
      if (LoginResultType !== 1)
        throw new SourceError(
          LOGIN_CODES[String(LoginResultType)] ?? 'TE-99',
          `LOGIN_${LoginResultType}`,
          textOf(Message),
        )
      return {
        session: { area: call.area, id: String(KDSVCSessionId), state: {} },
        taxNo: textOf((Context as SourceRow | undefined)?.TaxNo) ?? '',
        version: versionOf((Context as SourceRow | undefined)?.DisplayVersion),
      }
    },
    async months(call, session, book) {
      const form = FORMS[book]
      if (!form?.monthly) return null
      const rows = await query(call, session, {
        ...PERIODS,
        FilterString: `FFormId='${form.id}'`,
      })
      return rows.map(([month, , mark]) => ({
        month: String(month).replace('.', '-'),
        mark: String(mark),
      }))
    },
    async page(call, session, book, month, page) {
      const form = formOf(book)
      const keys = Object.keys(form.fields)
      const rows = await query(call, session, {
        FormId: form.id,
        FieldKeys: keys.join(','),
        FilterString: month === null ? '' : `FPeriod='${month.replace('-', '.')}'`,
        StartRow: (page - 1) * MOST,
        Limit: MOST,
      })
      const lines = rows.map((row) =>
        form.line(Object.fromEntries(keys.map((key, i) => [form.fields[key]!, row[i]]))),
      )
      return { lines, more: rows.length === MOST }
    },
    async logout(call, session) {
      await ask(call, 'AuthService.Logout', {}, session)
    },
  }
}

function formOf(book: BookKind) {
  const form = FORMS[book]
  if (!form) throw new SourceError('TE-21', 'NO_SUCH_BOOK', null)
  return form
}

/** A list in a list whose one thing says that the query failed. */
function refuse(found: unknown[]): void {
  const first = Array.isArray(found[0]) ? (found[0][0] as unknown) : null
  if (typeof first !== 'object' || first === null || !('Result' in first)) return
  const { ResponseStatus: status } = (first as { Result: { ResponseStatus: SourceRow } }).Result
  const errors = Array.isArray(status.Errors) ? (status.Errors as SourceRow[]) : []
  throw new SourceError(
    QUERY_CODES[String(status.MsgCode)] ?? 'TE-99',
    `QUERY_${status.MsgCode}`,
    textOf(errors[0]?.Message),
  )
}
