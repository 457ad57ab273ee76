/**
 * The machine-readable indicators of the command line: plain numbers or null, one set per direction. The window is the 12
 * calendar months ending with `through`. valid = not void, red included; blue = valid with total > 0; net = blue minus
 * red. Amounts are 不含税 in yuan unless the name says total. Rows after the window are not looked at.
 */

import { daysInMonth } from '../kit/calendar/window.ts'
import type { CounterpartyColumns, Direction, MonthDigest, MonthIndex } from './facts.ts'

export interface SimpleIndicators {
  /** Net amount, yuan. */
  amount12m: number
  /** Net 价税合计, yuan. */
  total12m: number
  blueCount12m: number
  /** Void ÷ all rows, by count; null without rows. */
  voidRate12m: number | null
  /** |red| ÷ blue, 价税合计; null without blue. */
  redRate12m: number | null
  /** Months with a blue invoice. */
  activeMonths12m: number
  /** Longest run of days without a blue invoice, the ends of the window included. */
  longestGapDays12m: number
  /** Shares of the largest counterparties by net amount floored at 0; null when that sums to 0. */
  top5Share12m: number | null
  top10Share12m: number | null
  /** Σ share² × 10,000. */
  hhi12m: number | null
  /** Population standard deviation ÷ mean of the 12 monthly nets; null when the mean is not positive. */
  volatility12m: number | null
  /** Net amount against the 12 months before; null when those are not positive. */
  yoyGrowth: number | null
  /** Counterparties with a blue invoice. */
  counterparties12m: number
  /** Share of the previous 12 months' blue counterparties that are blue again; null when there were none. */
  retention: number | null
  /** Share (floored nets) of counterparties without a blue invoice before the window, as far back as the facts go. */
  newShare12m: number | null
}

interface Standing {
  net: number
  inWindow: boolean
  inPrevious: boolean
  before: boolean
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)

/** Indicators of one direction from its month digests (other directions and later months are skipped). */
export function simpleIndicators(
  digests: readonly MonthDigest[],
  direction: Direction,
  through: MonthIndex,
): SimpleIndicators {
  const from = through - 11
  const months: (MonthDigest | undefined)[] = new Array(12).fill(undefined)
  const standing = new Map<number, Standing>()
  let previous = 0
  for (const digest of digests) {
    if (digest.direction !== direction || digest.month > through) continue
    if (digest.month >= from) months[digest.month - from] = digest
    else if (digest.month >= from - 12) previous += digest.blueAmount - digest.redAmount
    noteParties(standing, digest.counterparties, digest.month, from)
  }
  const present = months.filter((m) => m !== undefined)
  const of = (field: 'count' | 'voidCount' | 'blueCount' | 'blueTotal' | 'redTotal'): number =>
    sum(present.map((m) => m[field]))
  const nets = months.map((m) => (m ? m.blueAmount - m.redAmount : 0))
  const amount = sum(nets)
  const [count, blueTotal] = [of('count'), of('blueTotal')]
  return {
    amount12m: amount / 100,
    total12m: (blueTotal - of('redTotal')) / 100,
    blueCount12m: of('blueCount'),
    voidRate12m: count === 0 ? null : of('voidCount') / count,
    redRate12m: blueTotal === 0 ? null : of('redTotal') / blueTotal,
    activeMonths12m: present.filter((m) => m.blueCount > 0).length,
    longestGapDays12m: longestGap(months, from),
    ...concentration([...standing.values()]),
    volatility12m: volatility(nets),
    yoyGrowth: previous <= 0 ? null : amount / previous - 1,
  }
}

function noteParties(
  standing: Map<number, Standing>,
  columns: CounterpartyColumns,
  month: MonthIndex,
  from: MonthIndex,
): void {
  const { id, blueCount, blueAmount, redAmount } = columns
  const inWindow = month >= from
  for (let i = 0; i < id.length; i++) {
    let party = standing.get(id[i]!)
    if (party === undefined) {
      party = { net: 0, inWindow: false, inPrevious: false, before: false }
      standing.set(id[i]!, party)
    }
    if (inWindow) party.net += blueAmount[i]! - redAmount[i]!
    if (blueCount[i] === 0) continue
    if (inWindow) party.inWindow = true
    else {
      party.before = true
      if (month >= from - 12) party.inPrevious = true
    }
  }
}

function longestGap(months: readonly (MonthDigest | undefined)[], from: MonthIndex): number {
  let longest = 0
  let run = 0
  months.forEach((digest, i) => {
    const days = daysInMonth(from + i)
    for (let day = 0; day < days; day++) {
      run = digest && digest.days.blueCount[day]! > 0 ? 0 : run + 1
      if (run > longest) longest = run
    }
  })
  return longest
}

function concentration(
  parties: readonly Standing[],
): Pick<
  SimpleIndicators,
  'top5Share12m' | 'top10Share12m' | 'hhi12m' | 'counterparties12m' | 'retention' | 'newShare12m'
> {
  const nets = parties
    .map((p) => Math.max(0, p.net))
    .filter((net) => net > 0)
    .sort((a, b) => b - a)
  const whole = sum(nets)
  const share = (part: number): number | null => (whole === 0 ? null : part / whole)
  const earlier = parties.filter((p) => p.inPrevious)
  const fresh = parties.filter((p) => !p.before)
  return {
    top5Share12m: share(sum(nets.slice(0, 5))),
    top10Share12m: share(sum(nets.slice(0, 10))),
    hhi12m: whole === 0 ? null : sum(nets.map((net) => (net / whole) ** 2)) * 10_000,
    counterparties12m: parties.filter((p) => p.inWindow).length,
    retention:
      earlier.length === 0 ? null : earlier.filter((p) => p.inWindow).length / earlier.length,
    newShare12m: share(sum(fresh.map((p) => Math.max(0, p.net)))),
  }
}

function volatility(nets: readonly number[]): number | null {
  const mean = sum(nets) / nets.length
  if (mean <= 0) return null
  return Math.sqrt(sum(nets.map((net) => (net - mean) ** 2)) / nets.length) / mean
}
