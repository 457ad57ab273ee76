/**
 * What an EvidenceQuery means, row by row. The command line filters with it, tests compare every figure with it, and the
 * server says the same in SQL; a condition that is absent does not restrict.
 */
import { holidayDays } from '../params/holiday-days.ts'
import type { EvidenceQuery } from '../report/document.ts'
import type { Measure } from './definition.ts'
import { type Counterparty, DIGITAL_KINDS, type InvoiceRow, SPECIAL_KINDS } from './facts.ts'
import { formatDay, monthOfDay, parseDay } from './window.ts'

/** Single-invoice limits of 税控 equipment in 分 (I-039). */
const CEILINGS = [999_999, 9_999_999, 99_999_999, 999_999_999]
const ROUND_FEN = 1_000_000
const NIGHT_FROM = 22 * 60
const NIGHT_TO = 6 * 60

export type PartyOf = (id: number) => Counterparty | undefined

/** A query made ready for many rows. Throws RangeError on a date that does not exist. */
export function evidenceFilter(
  query: EvidenceQuery,
  partyOf: PartyOf,
): (row: InvoiceRow) => boolean {
  const from = query.from ? dayOf(query.from) : Number.NEGATIVE_INFINITY
  const to = query.to ? dayOf(query.to) : Number.POSITIVE_INFINITY
  const parties = query.counterpartyIds && new Set(query.counterpartyIds)
  const kinds = query.kinds && new Set(query.kinds)
  return (row) => {
    if (row.day < from || row.day > to) return false
    if (query.direction && row.direction !== query.direction) return false
    if (!matchesRows(row, query.rows)) return false
    if (kinds && !kinds.has(row.kind)) return false
    if (parties && !parties.has(row.counterparty)) return false
    const isDigital = DIGITAL_KINDS.includes(row.kind)
    if (query.system && (query.system === 'DIGITAL') !== isDigital) return false
    if (query.predicate && !matchesPredicate(row, query.predicate, partyOf)) return false
    return query.goods === undefined || hasGoods(row, query.goods)
  }
}

export function matchesEvidence(row: InvoiceRow, query: EvidenceQuery, partyOf: PartyOf): boolean {
  return evidenceFilter(query, partyOf)(row)
}

function matchesRows(row: InvoiceRow, rows: EvidenceQuery['rows']): boolean {
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
  predicate: NonNullable<EvidenceQuery['predicate']>,
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
  }
}

/** A category is a code prefix (digits) or the short name of the goods. */
function hasGoods(row: InvoiceRow, goods: string): boolean {
  return row.items?.some((item) => isCategory(item.category, goods)) ?? false
}

export function isCategory(category: string, wanted: string): boolean {
  return /^\d+$/.test(wanted) ? category.startsWith(wanted) : category === wanted
}

/** What the rows of a query add up to: the first input of the indicator that carries the query. */
export function measureRows(
  rows: readonly InvoiceRow[],
  measure: Measure,
  partyOf: PartyOf,
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
