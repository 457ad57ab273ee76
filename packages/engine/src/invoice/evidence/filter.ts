/**
 * An InvoiceEvidence over rows in memory: the command line filters with it, tests compare every figure with it, and the server's
 * SQL is held against it row by row.
 */

import { formatDay, monthOfDay } from '../../kit/calendar/window.ts'
import { provinceOfTaxNo } from '../../kit/china/regions.ts'
import { predicateOf, type Scalar } from '../../report/condition.ts'
import type { InvoiceEvidence } from '../../report/document.ts'
import type { Measure } from '../definition.ts'
import { numberOfKey, SerialRows } from '../facts/serial.ts'
import type { Counterparty, InvoiceItemRow, InvoiceRow } from '../facts.ts'
import { type InvoiceField, meaningOf } from './definition.ts'

export type PartyOf = (id: number) => Counterparty | undefined

const FEN_IN_WAN = 1_000_000

/**
 * A query made ready for many rows. `all`: the rows of the enterprise, which a condition that compares rows (SERIAL) needs.
 * Throws RangeError on a date that does not exist, or where SERIAL is asked for without `all`.
 */
export function evidenceFilter(
  query: InvoiceEvidence,
  partyOf: PartyOf,
  all?: readonly InvoiceRow[],
): (row: InvoiceRow) => boolean {
  const { invoice, lines, serial } = meaningOf(query)
  const holds = predicateOf<InvoiceRow, InvoiceField>(invoice, (row, field) =>
    FIELDS[field](row, partyOf),
  )
  const inRuns = serial ? serialRows(all) : null
  const line = lines && predicateOf(lines, lineField)
  return (row) =>
    holds(row) &&
    (inRuns === null || inRuns.has(row)) &&
    (line === null || (row.items ?? []).some(line))
}

const FIELDS: Record<InvoiceField, (row: InvoiceRow, partyOf: PartyOf) => Scalar | null> = {
  direction: (row) => row.direction,
  day: (row) => row.day,
  minute: (row) => row.minute,
  status: (row) => row.status,
  kind: (row) => row.kind,
  amount: (row) => row.amount,
  total: (row) => row.total,
  abnormal: (row) => row.abnormal === true,
  counterparty: (row) => row.counterparty,
  person: (row, partyOf) => partyOf(row.counterparty)?.person === true,
  province: (row, partyOf) => provinceOfTaxNo(partyOf(row.counterparty)?.taxNo ?? null) ?? '',
  totalInWan: (row) => row.total % FEN_IN_WAN,
  code: (row) => numberOfKey(row.key)?.code ?? null,
  number: (row) => numberOfKey(row.key)?.number ?? null,
}

const lineField = (line: InvoiceItemRow, field: 'category' | 'rate'): Scalar =>
  field === 'category' ? line.category : line.rateBp

function serialRows(all: readonly InvoiceRow[] | undefined): Set<InvoiceRow> {
  if (!all) throw new RangeError('SERIAL compares rows: hand over all rows of the enterprise')
  const found = new Set<InvoiceRow>()
  for (const direction of ['OUT', 'IN'] as const) {
    const columns = new SerialRows()
    const taken = all.filter((row) => row.direction === direction && columns.add(row))
    for (const { rows } of columns.runs()) for (const i of rows) found.add(taken[i]!)
  }
  return found
}

/** Whether a query looks at lines: then lines, not whole rows, add up to its figure. */
export const asksLines = (query: InvoiceEvidence): boolean => meaningOf(query).lines !== null

/** The lines of a row that a query means: all where it does not say. */
export function matchingLines(row: InvoiceRow, query: InvoiceEvidence): InvoiceItemRow[] {
  const { lines } = meaningOf(query)
  const items = row.items ?? []
  return lines ? items.filter(predicateOf(lines, lineField)) : [...items]
}

/** What the rows of a query add up to: the first input of the indicator that carries the query. Lines want the query. */
export function measureRows(
  rows: readonly InvoiceRow[],
  measure: Measure,
  partyOf: PartyOf,
  query?: InvoiceEvidence,
): number | string | null {
  const total = (pick: (row: InvoiceRow) => number) =>
    rows.reduce((sum, row) => sum + pick(row), 0) / 100
  const days = rows.map((row) => row.day)
  switch (measure) {
    case 'COUNT':
      return rows.length
    case 'NET_TOTAL':
      return total((row) => row.total)
    case 'ABS_TOTAL':
      return total((row) => Math.abs(row.total))
    case 'MAX_ABS_TOTAL':
      return rows.reduce((max, row) => Math.max(max, Math.abs(row.total)), 0) / 100
    case 'NET_AMOUNT':
      return total((row) => row.amount)
    case 'TAX':
      return total((row) => row.tax)
    case 'MONTHS':
      return new Set(days.map(monthOfDay)).size
    case 'DAYS':
      return new Set(days).size
    case 'PARTIES':
      return new Set(rows.map((row) => partyKey(partyOf(row.counterparty), row.counterparty))).size
    case 'FIRST_DAY':
      return days.length ? formatDay(Math.min(...days)) : null
    case 'LAST_DAY':
      return days.length ? formatDay(Math.max(...days)) : null
    case 'LINE_AMOUNT':
      return total((row) =>
        matchingLines(row, query ?? { dataset: 'INVOICE' }).reduce((s, l) => s + l.amount, 0),
      )
    case 'LINES':
      return null
  }
}

/** All individuals are one party, 个人客户 (domain §3.1). */
function partyKey(party: Counterparty | undefined, id: number): number {
  return party?.person ? -1 : id
}
