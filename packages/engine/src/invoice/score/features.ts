/**
 * What the score card looks at: nine figures of invoice behaviour, each a number or null when it cannot be known.
 *
 * Every figure is computed from months up to `through` only. The windows end at the *effective end*: the last month
 * with any row, but never more than LAG_TOLERANCE_MONTHS before `through`. Extracts of one portfolio are taken on
 * different days, so a few empty months at the end say when the data was drawn, not that the business stopped; beyond
 * the tolerance the empty months count as a stop.
 */
import type {
  CounterpartyColumns,
  DayColumns,
  Direction,
  KindColumns,
  MonthDigest,
  MonthIndex,
} from '../facts.ts'
import { DIGITAL_KINDS, KIND_CODES } from '../facts.ts'
import { longestGapDays } from './gap.ts'

export const LAG_TOLERANCE_MONTHS = 4

/** The part of a MonthDigest that the card reads; any `MonthDigest` is one. */
export type ScoreDigest = Pick<
  MonthDigest,
  'direction' | 'month' | 'count' | 'blueCount' | 'blueAmount' | 'redAmount' | 'voidCount'
> & {
  days: Pick<DayColumns, 'blueCount'>
  kinds: Pick<KindColumns, 'count'>
  counterparties: Pick<CounterpartyColumns, 'id' | 'blueAmount' | 'redAmount'>
}

/** The part of InvoiceFacts that the card reads; any `InvoiceFacts` is one. */
export interface ScoreFacts {
  covered: Record<Direction, [MonthIndex, MonthIndex] | null>
  digests: readonly ScoreDigest[]
}

export interface ScoreFeatures {
  /** Mean monthly net sales (excluding tax), 24 months, yuan. */
  monthlySales24: number
  /** Blue sales invoices, 24 months. */
  invoices24: number
  /** Of the last 6 months, those with a blue sales invoice. */
  activeMonths6: number
  /** Population std ÷ mean of monthly net sales, 36 months; null under 6 months of history or when the mean is ≤ 0. */
  volatility36: number | null
  /** Longest run of days without a blue sales invoice, 24 months, ends included. */
  longestGap24: number
  /** Void ÷ all 税控 sales rows by count, 36 months; null when there are none (数电票 cannot be voided). */
  voidRate36: number | null
  /** Net purchases ÷ net sales (I-072), 12 months; null when purchases were not collected or both are ≤ 0. */
  purchaseRatio12: number | null
  /** Share of the largest customer in net sales, 24 months; null without positive sales. */
  topCustomer24: number | null
  /** Months from the first to the last blue sales invoice, both included, at most 36. */
  salesSpan: number
}
export type FeatureId = keyof ScoreFeatures

/** Names of the nine figures: what a card may look at. */
export const FEATURE_IDS = [
  'monthlySales24',
  'invoices24',
  'activeMonths6',
  'volatility36',
  'longestGap24',
  'voidRate36',
  'purchaseRatio12',
  'topCustomer24',
  'salesSpan',
] as const satisfies readonly FeatureId[]

const SPAN_CAP = 36
const PURCHASE_RATIO_CAP = 99.99
const MIN_VOLATILITY_MONTHS = 6
const DIGITAL = new Set<number>(DIGITAL_KINDS.map((k) => KIND_CODES.indexOf(k)))

/** Last month of the windows, see the file comment; null when there is no row up to `through`. */
export function effectiveEnd(facts: ScoreFacts, through: MonthIndex): MonthIndex | null {
  let last: MonthIndex | null = null
  for (const d of facts.digests)
    if (d.month <= through && d.count > 0 && (last === null || d.month > last)) last = d.month
  return last === null ? null : Math.max(last, through - LAG_TOLERANCE_MONTHS)
}

/** The nine figures as of month `through`, or null when no row at all is known up to then. Pure. */
export function scoreFeatures(facts: ScoreFacts, through: MonthIndex): ScoreFeatures | null {
  const end = effectiveEnd(facts, through)
  if (end === null) return null
  const known = facts.digests.filter((d) => d.month <= through && d.count > 0)
  const first = known.reduce((m, d) => Math.min(m, d.month), end)
  const sales = known.filter((d) => d.direction === 'OUT')
  const within = (months: number) => sales.filter((d) => d.month > end - months && d.month <= end)
  const history = (months: number) => Math.min(months, end - first + 1)

  const sales24 = within(24)
  return {
    monthlySales24: net(sales24) / 100 / history(24),
    invoices24: sum(sales24, (d) => d.blueCount),
    activeMonths6: new Set(within(6).flatMap((d) => (d.blueCount > 0 ? [d.month] : []))).size,
    volatility36: volatility(within(36), end, history(36)),
    longestGap24: longestGapDays(sales24, end - history(24) + 1, end),
    voidRate36: voidRate(within(36)),
    purchaseRatio12: purchaseRatio(
      net(within(12)),
      net(known.filter((d) => d.direction === 'IN' && d.month > end - 12 && d.month <= end)),
      facts.covered.IN !== null,
    ),
    topCustomer24: topShare(sales24),
    salesSpan: span(sales),
  }
}

function sum(digests: readonly ScoreDigest[], of: (d: ScoreDigest) => number): number {
  return digests.reduce((total, d) => total + of(d), 0)
}

function net(digests: readonly ScoreDigest[]): number {
  return sum(digests, (d) => d.blueAmount - d.redAmount)
}

function volatility(window: readonly ScoreDigest[], end: MonthIndex, n: number): number | null {
  if (n < MIN_VOLATILITY_MONTHS) return null
  const months = new Array<number>(n).fill(0)
  for (const d of window) {
    const at = end - d.month
    if (at < n) months[at] = months[at]! + d.blueAmount - d.redAmount
  }
  const mean = months.reduce((a, b) => a + b, 0) / n
  if (mean <= 0) return null
  return Math.sqrt(months.reduce((a, v) => a + (v - mean) ** 2, 0) / n) / mean
}

function voidRate(window: readonly ScoreDigest[]): number | null {
  const digital = sum(window, (d) =>
    d.kinds.count.reduce((total, count, kind) => (DIGITAL.has(kind) ? total + count : total), 0),
  )
  const rows = sum(window, (d) => d.count) - digital
  return rows > 0 ? sum(window, (d) => d.voidCount) / rows : null
}

/** Sales ≤ 0 with purchases > 0 is the worst case, not an unknown one: it gets the cap, which no card edge exceeds. */
function purchaseRatio(sales: number, purchases: number, collected: boolean): number | null {
  if (!collected) return null
  if (sales > 0) return Math.min(PURCHASE_RATIO_CAP, Math.max(0, purchases) / sales)
  return purchases > 0 ? PURCHASE_RATIO_CAP : null
}

function topShare(window: readonly ScoreDigest[]): number | null {
  const byCustomer = new Map<number, number>()
  for (const { counterparties: c } of window)
    for (let i = 0; i < c.id.length; i++) {
      const id = c.id[i]!
      byCustomer.set(id, (byCustomer.get(id) ?? 0) + c.blueAmount[i]! - c.redAmount[i]!)
    }
  let total = 0
  let top = 0
  for (const value of byCustomer.values()) {
    if (value <= 0) continue
    total += value
    top = Math.max(top, value)
  }
  return total > 0 ? top / total : null
}

function span(sales: readonly ScoreDigest[]): number {
  let first = Number.POSITIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  for (const d of sales) {
    if (d.blueCount <= 0) continue
    first = Math.min(first, d.month)
    last = Math.max(last, d.month)
  }
  return last < first ? 0 : Math.min(SPAN_CAP, last - first + 1)
}
