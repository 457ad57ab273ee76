/**
 * What an InvoiceEvidence means, row by row. The command line filters with it, tests compare every figure with it, and the
 * server says the same in SQL; a condition that is absent does not restrict.
 */

import { formatDay, monthOfDay, parseDay } from '../kit/calendar/window.ts'
import { holidayDays } from '../kit/china/holiday-days.ts'
import { provinceOfTaxNo } from '../kit/china/regions.ts'
import type { InvoiceEvidence } from '../report/document.ts'
import type { Measure } from './definition.ts'
import { isTaxDisk, numberOfKey, SerialRows } from './facts/serial.ts'
import { type Counterparty, type InvoiceItemRow, type InvoiceRow, SPECIAL_KINDS } from './facts.ts'

/** Single-invoice limits of 税控 equipment in 分 (I-039). */
const CEILINGS = [999_999, 9_999_999, 99_999_999, 999_999_999]
const ROUND_FEN = 1_000_000
const NIGHT_FROM = 22 * 60
const NIGHT_TO = 6 * 60

export type PartyOf = (id: number) => Counterparty | undefined

/**
 * A query made ready for many rows. `all`: the rows of the enterprise, which a predicate that compares rows (SERIAL) needs.
 * Throws RangeError on a date that does not exist.
 */
export function evidenceFilter(
  query: InvoiceEvidence,
  partyOf: PartyOf,
  all?: readonly InvoiceRow[],
): (row: InvoiceRow) => boolean {
  const from = query.from ? dayOf(query.from) : Number.NEGATIVE_INFINITY
  const to = query.to ? dayOf(query.to) : Number.POSITIVE_INFINITY
  const parties = query.counterpartyIds && new Set(query.counterpartyIds)
  const without = query.withoutCounterpartyIds && new Set(query.withoutCounterpartyIds)
  const kinds = query.kinds && new Set(query.kinds)
  const regions = query.regions && new Set(query.regions)
  const serial = query.predicate === 'SERIAL' ? serialRows(all) : null
  return (row) => {
    if (row.day < from || row.day > to) return false
    if (query.direction && row.direction !== query.direction) return false
    if (!matchesRows(row, query.rows)) return false
    if (kinds && !kinds.has(row.kind)) return false
    if (parties && !parties.has(row.counterparty)) return false
    if (without?.has(row.counterparty)) return false
    if (query.system && (query.system === 'TAX_DISK') !== isTaxDisk(row)) return false
    if (query.numbers && !isNumbered(row, query.numbers)) return false
    if (query.totalFrom !== undefined && row.total < fenOf(query.totalFrom)) return false
    if (query.totalTo !== undefined && row.total >= fenOf(query.totalTo)) return false
    if (regions && !regions.has(provinceOfTaxNo(partyOf(row.counterparty)?.taxNo ?? null) ?? ''))
      return false
    if (serial ? !serial.has(row) : !matchesPredicate(row, query.predicate, partyOf)) return false
    return hasLine(row, query)
  }
}

const fenOf = (yuan: number): number => Math.round(yuan * 100)

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

function isNumbered(
  row: InvoiceRow,
  { code, from, to }: NonNullable<InvoiceEvidence['numbers']>,
): boolean {
  const named = isTaxDisk(row) ? numberOfKey(row.key) : null
  return named !== null && named.code === code && named.number >= from && named.number <= to
}

export function matchesEvidence(
  row: InvoiceRow,
  query: InvoiceEvidence,
  partyOf: PartyOf,
): boolean {
  return evidenceFilter(query, partyOf)(row)
}

function matchesRows(row: InvoiceRow, rows: InvoiceEvidence['rows']): boolean {
  switch (rows) {
    case 'VOID':
      return row.status === 'VOID'
    case 'VALID':
      return row.status !== 'VOID'
    case 'BLUE':
      return row.status !== 'VOID' && row.total > 0
    case 'RED':
      return row.status !== 'VOID' && row.total < 0
    default:
      return true
  }
}

function matchesPredicate(
  row: InvoiceRow,
  predicate: InvoiceEvidence['predicate'],
  partyOf: PartyOf,
): boolean {
  switch (predicate) {
    case 'NIGHT':
      return row.minute >= 0 && (row.minute >= NIGHT_FROM || row.minute < NIGHT_TO)
    case 'HOLIDAY':
      return (holidayDays(row.day, row.day)?.length ?? 0) > 0
    case 'CEILING':
      return CEILINGS.some((limit) => row.amount >= 0.995 * limit && row.amount <= limit)
    case 'ROUND_AMOUNT':
      return row.total > 0 && row.total % ROUND_FEN === 0
    case 'PERSON_BUYER':
      return partyOf(row.counterparty)?.person === true
    case 'ABNORMAL_RISK':
      return row.abnormal === true
    case 'SPECIAL':
      return SPECIAL_KINDS.includes(row.kind)
    default:
      return true
  }
}

/** Whether a query looks at lines: then lines, not whole rows, add up to its figure. */
export const asksLines = ({ goods, rates }: InvoiceEvidence): boolean =>
  goods !== undefined || rates !== undefined

/** The lines of a row that a query means. */
export function matchingLines(
  row: InvoiceRow,
  { goods, rates }: InvoiceEvidence,
): InvoiceItemRow[] {
  return (row.items ?? []).filter(
    (item) =>
      (goods === undefined || isCategory(item.category, goods)) &&
      (rates === undefined || rates.includes(item.rateBp)),
  )
}

const hasLine = (row: InvoiceRow, query: InvoiceEvidence): boolean =>
  !asksLines(query) || matchingLines(row, query).length > 0

/** A category is a code prefix (digits) or the short name of the goods. */

export function isCategory(category: string, wanted: string): boolean {
  return /^\d+$/.test(wanted) ? category.startsWith(wanted) : category === wanted
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

function dayOf(iso: string): number {
  const day = parseDay(iso)
  if (day === null) throw new RangeError(`证据条件中的日期无效: ${iso}`)
  return day
}
