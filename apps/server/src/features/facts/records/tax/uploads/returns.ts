/** Returns that an enterprise brings as files: stored beside those of bureaus, never over them (docs/decisions/0063). */
import { formatMonth, type MonthIndex, parseMonth } from '@xinjian/engine/kit/calendar/window'
import type { Fen } from '@xinjian/format'
import { lineName } from '@xinjian/format/returns/form-lines'
import type { Filed, FiledLine } from '@xinjian/intake/return/filed/filed'
import type { TenantDb } from '../../../../../db/tenant.ts'
import { declaredSales } from '../../bureau/return-facts.ts'
import type { FactRow } from '../../fact-row.ts'
import { type HeldReturn, heldReturns, overlap, samePeriod } from '../../files/held-returns.ts'
import { lockStatements } from '../../files/lock.ts'
import { retire, retireReturns } from '../../files/retire.ts'
import { wasShown } from '../../files/was-shown.ts'
import { UPLOAD } from '../../source.ts'
import { RECORDS_SAYS } from '../../words.ts'
import { writeFacts } from '../../write-facts.ts'
import { lookedAt } from './looked.ts'

/** One amount that a bureau and a file tell differently, in 分. */
export interface Difference {
  what: string
  bureau: Fen
  upload: Fen
}

export interface WrittenReturn {
  /** Rows that are new or changed. */
  rows: number
  /**
   * STORED · TOLD: a bureau told the same return, and the file was compared with it · OVERLAP: a bureau told one that speaks of some of
   * its months · NOT_FILED: a bureau lists the period as not filed · SILENT: a bureau was asked since and showed none. Only the first is
   * stored.
   */
  standing: 'STORED' | 'TOLD' | 'OVERLAP' | 'NOT_FILED' | 'SILENT'
  differences: Difference[]
  /** Earlier uploads of other periods that gave way to this one. */
  replaced: { from: string; to: string }[]
}

const NOT_FILED = /未申报/

/** Stores a return of an upload in the transaction of its import. */
export async function writeReturn(
  tx: TenantDb,
  of: { enterpriseId: number; importId: number },
  filed: Filed,
): Promise<WrittenReturn> {
  await lockStatements(tx, of.enterpriseId)
  const [table, dataset] =
    filed.tax === 'VAT'
      ? (['vat_return', 'VAT_RETURN'] as const)
      : (['cit_return', 'CIT_RETURN'] as const)
  const period = periodOf(filed)
  const held = (await heldReturns(tx, of.enterpriseId, table)).filter((r) => overlap(r, period))
  const none = { rows: 0, differences: [], replaced: [] }
  const told = held.filter(({ source }) => source !== UPLOAD)
  const same = told.find((r) => samePeriod(r, period))
  if (same && NOT_FILED.test(same.status ?? '')) return { ...none, standing: 'NOT_FILED' }
  if (same) {
    const differences = await differencesOf(tx, of.enterpriseId, same, filed)
    return { ...none, standing: 'TOLD', differences }
  }
  if (told.length > 0) return { ...none, standing: 'OVERLAP' }
  const asked = await lookedAt(tx, of.enterpriseId, dataset)
  if (asked.some((at) => wasShown(dataset, at, { ...period, on: filed.declaredOn })))
    return { ...none, standing: 'SILENT' }
  const from = {
    enterpriseId: of.enterpriseId,
    contractNo: '',
    taskId: String(of.importId),
    source: UPLOAD,
  }
  const facts = factsOfReturn(filed)
  const key = facts[0]!.key
  const others = held.filter((r) => r.key !== key)
  const rows =
    (await retireReturns(
      tx,
      from,
      table,
      others.map((r) => r.key),
    )) +
    (await retire(
      tx,
      from,
      `${table}_line`,
      await unsaidLines(tx, of.enterpriseId, table, facts),
    )) +
    (await writeFacts(tx, from, facts, dataset))
  const replaced = others.map(({ from, to }) => ({
    from: formatMonth(from),
    to: formatMonth(to),
  }))
  return { rows, standing: 'STORED', differences: [], replaced }
}

function periodOf(filed: Filed): Pick<HeldReturn, 'from' | 'to' | 'annual'> {
  if (filed.tax === 'VAT')
    return { from: monthOf(filed.from), to: monthOf(filed.to), annual: false }
  const { year, quarter } = filed
  const last = year * 12 + (quarter ?? 4) * 3 - 1
  return { from: quarter === null ? year * 12 : last - 2, to: last, annual: quarter === null }
}

const monthOf = (text: string): MonthIndex => parseMonth(text) ?? 0

/** Head first. */
function factsOfReturn(filed: Filed): FactRow[] {
  const { declaredOn, lines } = filed
  const shared = { declared_on: declaredOn, deadline: null }
  if (filed.tax === 'VAT') {
    const { form, from, to } = filed
    const [first, last] = [from.replace('-', ''), to.replace('-', '')]
    const key = `${UPLOAD}/${form}/${first}-${last}`
    const sales = declaredSales(form, (code) => lines.find((l) => l.code === code)?.amount ?? null)
    const head = { form_version: form, period_from: first, period_to: last, ...shared }
    const columns = { ...head, status: null, declared_sales: sales, schedules: {} }
    return [{ table: 'vat_return', key, columns }, ...linesOf('vat_return_line', key, form, lines)]
  }
  const { form, layout, year, quarter } = filed
  const key = `${UPLOAD}/${form}/${year}${quarter === null ? '' : `Q${quarter}`}`
  const columns = { form, form_version: layout, year, quarter, ...shared, detail: {} }
  return [{ table: 'cit_return', key, columns }, ...linesOf('cit_return_line', key, layout, lines)]
}

const linesOf = (
  table: 'vat_return_line' | 'cit_return_line',
  key: string,
  form: string,
  lines: readonly FiledLine[],
): FactRow[] =>
  lines.map(({ code, amount, ytd, place, confidence }) => ({
    table,
    key: `${key}/${code}`,
    columns: {
      return_key: key,
      form_version: form,
      line_code: code,
      amount,
      ...(table === 'vat_return_line' ? { ytd_amount: ytd } : {}),
    },
    found: { place, confidence },
  }))

/** Lines that an earlier file told of the same return and this one does not. */
async function unsaidLines(
  tx: TenantDb,
  enterpriseId: number,
  table: 'vat_return' | 'cit_return',
  facts: readonly FactRow[],
): Promise<string[]> {
  const rows = await tx.rows<{ row_key: string }>(
    `select distinct row_key from ${table}_line where company_id = $1 and enterprise_id = $2 and return_key = $3`,
    [enterpriseId, facts[0]!.key],
  )
  const told = new Set(facts.map(({ key }) => key))
  return rows.map(({ row_key }) => row_key).filter((key) => !told.has(key))
}

/** Lines of forms that are numbered alike; of others nothing can be set side by side. */
async function differencesOf(
  tx: TenantDb,
  enterpriseId: number,
  bureau: HeldReturn,
  filed: Filed,
): Promise<Difference[]> {
  const form = filed.tax === 'VAT' ? filed.form : filed.layout
  if (bureau.form !== form) return []
  const table = filed.tax === 'VAT' ? 'vat_return_line' : 'cit_return_line'
  const ytd = filed.tax === 'VAT' ? 'ytd_amount' : 'null::bigint'
  const rows = await tx.rows<{ code: string; amount: Fen | null; ytd: Fen | null }>(
    `select code, amount, ytd from (
       select distinct on (row_key) line_code as code, amount, ${ytd} as ytd, gone from ${table}
        where company_id = $1 and enterprise_id = $2 and return_key = $3 order by row_key, revision desc) l where not gone`,
    [enterpriseId, bureau.key],
  )
  const told = new Map(rows.map((row) => [row.code, row]))
  return filed.lines.flatMap(({ code, amount, ytd: year }): Difference[] => {
    const line = told.get(code)
    const of = { code, name: lineName(form, code) }
    if (filed.tax !== 'VAT')
      return differing(RECORDS_SAYS.lineOfIncomeTax(of), line?.amount, amount)
    return [
      ...differing(RECORDS_SAYS.lineOfVat(of), line?.amount, amount),
      ...differing(RECORDS_SAYS.lineOfVatYear(of), line?.ytd, year),
    ]
  })
}

const differing = (
  what: string,
  bureau: Fen | null | undefined,
  upload: Fen | null,
): Difference[] =>
  bureau == null || upload === null || bureau === upload ? [] : [{ what, bureau, upload }]
