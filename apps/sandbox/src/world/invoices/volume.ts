/** How many invoices a month has: level × season × February × growth × noise, or none. */
import { type Month, monthNumber } from '../calendar.ts'
import { type Firm, HISTORY_MONTHS } from '../firm.ts'
import type { Flow } from '../profile.ts'
import { Rng, seedOf } from '../random.ts'

const NOISE = 3
const RAMP = [0.35, 0.6, 0.8]

/** Spring Festival: every firm of the world issues less in February. */
const FEBRUARY = 0.4

/** Relative size of a month, 1 = an ordinary month; 0 before the first month and in gaps. */
export function volumeFactor(
  seed: number,
  firm: Firm,
  flow: Flow,
  month: Month,
  base: Month,
): number {
  if (month < firm.firstMonth) return 0
  const offset = month - base
  if (flow.gaps?.includes(offset)) return 0
  const season = flow.season ?? []
  const mean = season.length ? season.reduce((a, b) => a + b, 0) / season.length : 1
  const seasonal = (season[monthNumber(month) - 1] ?? 1) / mean
  const february = monthNumber(month) === 2 ? FEBRUARY : 1
  const growth = (1 + flow.growth) ** ((offset + HISTORY_MONTHS / 2) / 12)
  const young = firm.profile.ageMonths < HISTORY_MONTHS ? (RAMP[month - firm.firstMonth] ?? 1) : 1
  const noise = new Rng(seedOf(seed, month, NOISE)).logNormal(0.1)
  return seasonal * february * growth * young * noise * (flow.bursts?.[offset] ?? 1)
}

/**
 * Number of blue invoices of a month. With `exactTotal` the 36 complete months before base share exactly that many,
 * by rounding running sums, so that a group promised with a million invoices has a million.
 */
export function volumeCount(
  seed: number,
  firm: Firm,
  flow: Flow,
  month: Month,
  base: Month,
  exactTotal: number | null,
  meanTicket: number,
): number {
  const factor = volumeFactor(seed, firm, flow, month, base)
  if (factor === 0) return 0
  if (exactTotal === null || month >= base)
    return Math.max(1, Math.round((flow.monthly * factor) / meanTicket))
  let before = 0
  let all = 0
  for (let m = base - HISTORY_MONTHS; m < base; m++) {
    const f = volumeFactor(seed, firm, flow, m, base)
    all += f
    if (m < month) before += f
  }
  return (
    Math.round((exactTotal * (before + factor)) / all) - Math.round((exactTotal * before) / all)
  )
}
