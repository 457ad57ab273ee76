import type { Direction, MonthDigest } from '../../packages/engine/src/invoice/facts.ts'
import { fitLogistic } from '../../packages/engine/src/kit/score/training/fit.ts'
import {
  deviation,
  mean,
  quantile,
} from '../../packages/engine/src/kit/score/training/statistics.ts'
import type { Design, Scorer } from '../../packages/engine/src/kit/score/training/validate.ts'
import { longestGapDays } from './gap.ts'
import type { Enterprise } from './load.ts'

/** Of 1, 5, 20 and 100 the value that serves the baseline best in the harness. */
const BASELINE_RIDGE = 100

/**
 * The plain model the card is measured against: logistic regression, ridge on standardised inputs,
 * winsorised at 2 % and 98 %, 21 obvious figures, no bins, no signs, no ratings.
 */
export function baselineRows(enterprises: readonly Enterprise[], through: number): number[][] {
  return enterprises.map((e) => {
    const part = (direction: Direction, from: number, to: number) =>
      e.facts.digests.filter((d) => d.direction === direction && d.month >= from && d.month <= to)
    const sales = part('OUT', through - HISTORY + 1, through)
    const purchases = part('IN', through - HISTORY + 1, through)
    const recent = part('OUT', through - 11, through)
    const before = part('OUT', through - 23, through - 12)
    const customers = byParty(sales)
    const suppliers = byParty(purchases)
    const positive = (m: Map<number, number>) => [...m.values()].map((v) => Math.max(0, v))
    const shares = portions(positive(customers))
    const months = Array.from({ length: HISTORY }, (_, i) =>
      net(sales.filter((d) => d.month === through - i)),
    )
    const blue = (ds: readonly MonthDigest[]) => total(ds, (d) => d.blueCount)
    const current = byParty(recent)
    const regulars = [...byParty(before).keys()]
    return [
      log(net(sales)),
      log(net(purchases)),
      log(blue(sales) * 100),
      log(blue(purchases) * 100),
      ratio(
        total(sales, (d) => d.voidCount),
        total(sales, (d) => d.count),
      ),
      ratio(
        total(purchases, (d) => d.voidCount),
        total(purchases, (d) => d.count),
      ),
      ratio(
        total(sales, (d) => d.redTotal),
        total(sales, (d) => d.blueTotal),
      ),
      ratio(
        total(purchases, (d) => d.redTotal),
        total(purchases, (d) => d.blueTotal),
      ),
      sales.filter((d) => d.blueCount > 0).length,
      purchases.filter((d) => d.blueCount > 0).length,
      longestGapDays(sales, through - HISTORY + 1, through),
      log(customers.size * 100),
      log(suppliers.size * 100),
      total1(shares.slice(0, 1)),
      total1(shares.slice(0, 5)),
      total1(portions(positive(suppliers)).slice(0, 5)),
      total1(shares.map((s) => s * s)),
      deviation(months) / Math.max(1, mean(months)),
      ratio(net(recent) - net(before), Math.abs(net(before))),
      ratio(regulars.filter((id) => current.has(id)).length, regulars.length),
      ratio(net(sales) - net(purchases), net(sales)),
    ]
  })
}

/** Trains on `rows` and gives the log-odds of every enterprise. */
export function baselineScores(
  design: readonly (readonly number[])[],
  defaulted: readonly boolean[],
  rows: readonly number[],
  ridge: number = BASELINE_RIDGE,
): number[] {
  const scale = design[0]!.map((_, v) => {
    const sorted = rows.map((r) => design[r]![v]!).toSorted((a, b) => a - b)
    const [low, high] = [quantile(sorted, 0.02), quantile(sorted, 0.98)]
    const values = sorted.map((x) => Math.max(low, Math.min(high, x)))
    return { low, high, centre: mean(values), spread: deviation(values) || 1 }
  })
  const standard = design.map((row) =>
    row.map((x, v) => {
      const { low, high, centre, spread } = scale[v]!
      return (Math.max(low, Math.min(high, x)) - centre) / spread
    }),
  )
  const { intercepts, weights } = fitLogistic({
    rows: rows.map((r) => standard[r]!),
    targets: rows.map((r, row) => ({
      intercept: 0,
      row,
      label: defaulted[r] ? 1 : 0,
      weight: 1,
    })),
    intercepts: 1,
    ridge,
    prior: 0,
    nonNegative: false,
  })
  return standard.map((row) => intercepts[0]! + row.reduce((z, x, v) => z + x * weights[v]!, 0))
}

export function baselineScorer(
  evaluation: readonly Design[],
  defaulted: boolean[],
  ridge?: number,
): Scorer {
  return (train) => evaluation.map((design) => baselineScores(design, defaulted, train, ridge))
}

const HISTORY = 36
const total = (ds: readonly MonthDigest[], of: (d: MonthDigest) => number): number =>
  ds.reduce((t, d) => t + of(d), 0)
const total1 = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0)
const net = (ds: readonly MonthDigest[]): number => total(ds, (d) => d.blueAmount - d.redAmount)
const log = (fen: number): number => Math.log10(Math.max(100, fen))
const ratio = (a: number, b: number): number => (b === 0 ? 0 : a / b)

function byParty(ds: readonly MonthDigest[]): Map<number, number> {
  const out = new Map<number, number>()
  for (const { counterparties: c } of ds)
    c.id.forEach((id, i) => {
      if (c.blueCount[i]! > 0) out.set(id, (out.get(id) ?? 0) + c.blueAmount[i]! - c.redAmount[i]!)
    })
  return out
}

/** Shares of the sum, largest first. */
function portions(values: readonly number[]): number[] {
  const sum = total1(values)
  return values.map((v) => ratio(v, sum)).sort((a, b) => b - a)
}
