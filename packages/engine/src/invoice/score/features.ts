/**
 * What the score card looks at: figures of invoice behaviour that are hard to make up and easy to explain.
 *
 * All are computed from the months up to `through`, from collected months only (`scoreEnd`, `unrated`). Sales count when the buyer was known half
 * a year or a year before and does not trade back and forth (`parties.ts`); dips of up to two months, weak or not collected, are
 * closed (`closing.ts`). No figure counts invoices or parties, so splitting gains nothing.
 */
import type { Direction, MonthIndex } from '../facts.ts'
import { closeDips, TOLERATED_MONTHS } from './closing.ts'
import {
  ESTABLISHED_MONTHS,
  OLD_MONTHS,
  type Parties,
  partiesOf,
  type ScoreDigest,
} from './parties.ts'
import type { PartyNumbers } from './party-numbers.ts'

/** The part of InvoiceFacts that the card reads; any `InvoiceFacts` is one. */
export interface ScoreFacts {
  covered: Record<Direction, readonly [MonthIndex, MonthIndex] | null>
  /** Months inside `covered` that were not collected; absent = none. */
  missingMonths?: Record<Direction, readonly MonthIndex[]>
  digests: readonly ScoreDigest[]
}

type Range = readonly [low: number, high: number]

export interface ScoreFeatures {
  /**
   * Of the last 36 months, those with sales of at least BUSINESS_MONTH_FEN to buyers known for half a year, of which those to
   * buyers of less than a year count up to as much again as those to the older ones.
   */
  businessMonths36: number
  /** Mean monthly sales in yuan of the 24 months before the last 12, to buyers known for a year: nothing of the last year adds to it. */
  steadySales24: number
  /**
   * Purchases ÷ sales, 24 months. The low end leaves new and mutual suppliers out and lets all sales in, the high end does the
   * opposite (sales to buyers known for a year). Null when purchases were not collected or no sales count.
   */
  purchaseRatio24: Range | null
  /** Of the last 36 months, those with sales of at least BUSINESS_MONTH_FEN to buyers known for a year. */
  oldBusinessMonths36: number
  /**
   * Purchases of 24 months ÷ sales of the 24 months before the last 12 to buyers known for a year: made-up sales of today do not lower
   * it. Low end: from suppliers known for half a year who never bought; high end: all. Null without such sales, or where a month of
   * purchases was not collected.
   */
  purchasesToEarlierSales24: Range | null
}
/** Any figure that a card looks at. */
export type FigureId = keyof ScoreFeatures

/** What the card of files looks at: none of it gets better by leaving something out. */
export const FEATURE_IDS = [
  'businessMonths36',
  'steadySales24',
  'purchaseRatio24',
] as const satisfies readonly FigureId[]
export type FeatureId = (typeof FEATURE_IDS)[number]

/** What the card of collected data looks at: nothing can be left out of what a tax bureau tells. */
export const COLLECTED_FEATURE_IDS = [
  'oldBusinessMonths36',
  'steadySales24',
  'purchasesToEarlierSales24',
] as const satisfies readonly FigureId[]

/** 3万元, excluding tax: a month with less is not a month of business (docs/score.md says how sure we are of it). */
export const BUSINESS_MONTH_FEN = 3_000_000

/** Why no score can be given. */
export type Unrated = 'NO_DATA' | 'TOO_SHORT' | 'GAPS'

/**
 * The month that the windows end with: `through`, or two months after the last month collected, so that a collection that
 * stops earlier is scored as of its own end. Null when sales were not collected.
 */
export function scoreEnd(facts: ScoreFacts, through: MonthIndex): MonthIndex | null {
  const last = facts.covered.OUT?.[1]
  return last === undefined ? null : Math.min(through, last + TOLERATED_MONTHS)
}

/**
 * Null when the figures can be computed as of `through`. A run of more than two uncollected months within the windows is
 * neither zero nor silence, so nothing can be said of it; without half a year of history no party is established.
 */
export function unrated(facts: ScoreFacts, through: MonthIndex): Unrated | null {
  const end = scoreEnd(facts, through)
  const first = firstMonth(facts, through)
  if (end === null || first === null) return 'NO_DATA'
  if (first > end - ESTABLISHED_MONTHS) return 'TOO_SHORT'
  return hasGap(facts, 'OUT', Math.max(first, end - SALES_MONTHS + 1), end) ? 'GAPS' : null
}

/** The figures, whose invoices count in them, and the month that their windows end with. */
export interface Examined {
  features: ScoreFeatures
  parties: Parties
  end: MonthIndex
}

/** The figures alone, as `examine` has them. */
export const scoreFeatures = (
  facts: ScoreFacts,
  through: MonthIndex,
  businessMonth?: number,
): ScoreFeatures | null => examine(facts, through, businessMonth)?.features ?? null

/**
 * The figures as of month `through`, or null when they cannot be given (`unrated`). Pure. `businessMonth` differs from the
 * constant only where the validation asks what another limit would do.
 */
export function examine(
  facts: ScoreFacts,
  through: MonthIndex,
  businessMonth: number = BUSINESS_MONTH_FEN,
): Examined | null {
  const end = scoreEnd(facts, through)
  const first = firstMonth(facts, through)
  if (end === null || first === null || unrated(facts, through) !== null) return null
  const digests = facts.digests.filter((d) => d.month <= end)
  const parties = partiesOf(digests, end)
  const span = { facts, digests, numbers: parties.numbers, first, end }
  const salesTo = (months: number): number[] => {
    const sound = parties.sound(months)
    return monthly(
      span,
      'OUT',
      (party, month, net) =>
        sound[party] === 1 ||
        // A reversal of what is not shown: whatever hides the sale, its reversal counts.
        (net < 0 && parties.first('OUT', party) > month),
    )
  }
  const old = salesTo(OLD_MONTHS)
  const business = closeDips(
    salesTo(ESTABLISHED_MONTHS).map((fen, i) => Math.min(fen, NEWER_CAP * old[i]!)),
  )
  const steady = closeDips(old)
  const earlier = total(steady.slice(-SALES_MONTHS, -12))
  const purchases: Purchases = {
    all: monthly(span, 'IN', () => true, true),
    sure: monthly(
      span,
      'IN',
      // Whoever was ever sold to may sell back on paper.
      (party) => parties.known('IN', party, ESTABLISHED_MONTHS) && !parties.known('OUT', party, 0),
      true,
    ),
  }
  const businessMonths = (months: readonly number[]): number =>
    months.slice(-SALES_MONTHS).filter((fen) => fen >= businessMonth).length
  const features: ScoreFeatures = {
    businessMonths36: businessMonths(business),
    steadySales24: earlier / (SALES_MONTHS - 12) / 100,
    purchaseRatio24: purchaseRatio(span, steady, purchases),
    oldBusinessMonths36: businessMonths(steady),
    purchasesToEarlierSales24: purchasesToEarlier(span, earlier, purchases),
  }
  return { features, parties, end }
}

/** Newer buyers may at most double a month of the old ones. */
const NEWER_CAP = 2
const SALES_MONTHS = 36
const PURCHASE_MONTHS = 24

interface Span {
  facts: ScoreFacts
  digests: readonly ScoreDigest[]
  numbers: PartyNumbers
  first: MonthIndex
  end: MonthIndex
}

function firstMonth(facts: ScoreFacts, through: MonthIndex): MonthIndex | null {
  const months = facts.digests.flatMap((d) => (d.month <= through && d.count > 0 ? [d.month] : []))
  return months.length > 0 ? Math.min(...months) : null
}

function hasGap(facts: ScoreFacts, direction: Direction, from: MonthIndex, to: MonthIndex) {
  const missing = new Set(facts.missingMonths?.[direction])
  let run = 0
  for (let month = from; month <= to; month++) {
    run = missing.has(month) ? run + 1 : 0
    if (run > TOLERATED_MONTHS) return true
  }
  return false
}

/**
 * Net amount per month from `first` to `end` of the parties that count, never below 0; 0 where not collected. `gross` leaves
 * out what single parties are below 0, so that all parties never come to less than some of them.
 */
function monthly(
  { facts, digests, numbers, first, end }: Span,
  direction: Direction,
  counts: (party: number, month: MonthIndex, net: number) => boolean,
  gross = false,
): number[] {
  const missing = new Set(facts.missingMonths?.[direction])
  const months = new Array<number>(end - first + 1).fill(0)
  digests.forEach((d, at) => {
    if (d.direction !== direction || missing.has(d.month)) return
    const { id, blueAmount, redAmount } = d.counterparties
    const from = numbers.starts[at]!
    let net = 0
    for (let i = 0; i < id.length; i++) {
      const own = blueAmount[i]! - redAmount[i]!
      if (counts(numbers.lines[from + i]!, d.month, own) && !(gross && own < 0)) net += own
    }
    months[d.month - first] = Math.max(0, net)
  })
  return months
}

/** Net purchases a month, fen, from `first` to `end`: of all suppliers, and of those that count. */
interface Purchases {
  all: readonly number[]
  sure: readonly number[]
}

/** `earlier`: sales that count, of the 24 months before the last 12, fen. A month that is missing is not taken for one without purchases. */
function purchasesToEarlier(
  { facts, end }: Span,
  earlier: number,
  { all, sure }: Purchases,
): Range | null {
  const missing = facts.missingMonths?.IN.some((m) => m > end - PURCHASE_MONTHS && m <= end)
  if (facts.covered.IN === null || missing || earlier <= 0) return null
  const share = (months: readonly number[]) => total(months.slice(-PURCHASE_MONTHS)) / earlier
  return [share(sure), share(all)]
}

/**
 * `counted`: sales that count, dips closed. Made so that no month is worth leaving out: without it the low end is no higher and the high
 * end no lower.
 */
function purchaseRatio(
  span: Span,
  counted: readonly number[],
  { all: bought, sure }: Purchases,
): Range | null {
  const { facts, first, end } = span
  const from = Math.max(first, end - PURCHASE_MONTHS + 1)
  if (facts.covered.IN === null || hasGap(facts, 'IN', from, end)) return null
  const window = (months: readonly number[]) => months.slice(-PURCHASE_MONTHS)
  const held = (months: readonly number[], most: number): number =>
    total(window(closeDips(months.map((fen) => Math.min(fen, most)))))
  /** All months, the uncollected ones as large as the largest that counts; `most` says which that is. */
  const filled = (direction: Direction, most: (months: number[], missing: number) => number) => {
    const all = direction === 'IN' ? [...bought] : monthly(span, direction, () => true, true)
    const missing = (facts.missingMonths?.[direction] ?? []).filter((m) => m >= first && m <= end)
    const largest = most(window(all), missing.filter((month) => month >= from).length)
    for (const month of missing) all[month - first] = largest
    return held(all, largest)
  }
  const sales = total(window(counted))
  if (sales <= 0) return null
  const known = held(sure, highestCounted(window(sure), 0))
  return [
    known / filled('OUT', (months) => Math.max(...months)),
    filled('IN', highestCounted) / sales,
  ]
}

/** As many months of purchases may be larger than the rest without counting for more. */
const ABOVE_THE_REST = 3

/**
 * What a month of purchases counts at most: the fourth largest, an uncollected month taken for one of the three above it. Whoever leaves
 * out up to three months, whichever they are, finds it no lower, and each of them counting as much. Where more are uncollected
 * it is the largest.
 */
function highestCounted(months: readonly number[], missing: number): number {
  const falling = months.toSorted((a, b) => b - a)
  return falling[Math.max(0, ABOVE_THE_REST - missing)] ?? 0
}

function total(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0)
}
