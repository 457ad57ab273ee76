/** Values with their reasons: "0/0", "n/0" and "not collected" are three different things (domain §3.1). */
import type { Fen } from '@xinjian/format'
import type { IndicatorInput, MissingReason, Unit } from '../report/document.ts'
import { DETAIL_SAYS } from './words.ts'

/** 0/0 → ZERO_ZERO, n/0 → NO_BASE; a negative denominator has no meaning as a share → NOT_APPLICABLE. */
export function ratio(
  numerator: number | null,
  denominator: number | null,
): { value: number | null; reason?: MissingReason } {
  if (numerator === null || denominator === null) return missing('NO_DATA')
  if (denominator === 0) return missing(numerator === 0 ? 'ZERO_ZERO' : 'NO_BASE')
  if (denominator < 0) return missing('NOT_APPLICABLE')
  return { value: numerator / denominator }
}

/** As `ratio`, in words: `whole` names the denominator, as in 实缴资本. n/0 of a ratio is no 新增, hence ZERO_BASE. */
export function quotient(
  numerator: number | null,
  denominator: number | null,
  whole: string,
): { value: number | null; reason?: MissingReason; detail?: string } {
  const { value, reason } = ratio(numerator, denominator)
  if (value !== null) return { value }
  if (reason === 'NO_BASE') return without('ZERO_BASE', DETAIL_SAYS.nil({ whole }))
  if (reason === 'NOT_APPLICABLE') return without(reason, DETAIL_SAYS.negative({ whole }))
  return without(reason!)
}

/** (current − previous) ÷ |previous|. */
export function growth(
  current: number,
  previous: number,
): { value: number | null; reason?: MissingReason } {
  if (previous === 0) return missing(current === 0 ? 'ZERO_ZERO' : 'NO_BASE')
  return { value: (current - previous) / Math.abs(previous) }
}

function missing(reason: MissingReason): { value: null; reason: MissingReason } {
  return { value: null, reason }
}

export function without(
  reason: MissingReason,
  detail?: string,
): { value: null; reason: MissingReason; detail?: string } {
  return detail === undefined ? { value: null, reason } : { value: null, reason, detail }
}

export function input(name: string, value: number | string | null, unit: Unit): IndicatorInput {
  return { name, value: typeof value === 'number' ? roundTo(value, unit) : value, unit }
}

export function moneyInput(name: string, fen: Fen): IndicatorInput {
  return { name, value: roundTo(fen / 100, 'yuan'), unit: 'yuan' }
}

const DECIMALS: Record<Unit, number> = {
  yuan: 2,
  ratio: 6,
  pp: 6,
  times: 6,
  index: 6,
  count: 0,
  entries: 0,
  occasions: 0,
  periods: 0,
  days: 0,
  /** Means of months have one, so that 5.6 never stands as 6 beside its line `<6个月`. */
  months: 1,
  parties: 0,
  items: 0,
  cases: 0,
  date: 0,
  bool: 0,
}

/**
 * The one rounding, at output. Sixth decimals of a ratio are two decimals of a percentage and two to spare; −0 becomes 0
 * so that equal reports have equal bytes.
 */
export function roundTo(value: number, unit: Unit): number {
  return Number(value.toFixed(DECIMALS[unit])) + 0
}

export function mean(values: readonly number[]): number {
  let total = 0
  for (const value of values) total += value
  return total / values.length
}

/** Population standard deviation. */
export function deviation(values: readonly number[]): number {
  const m = mean(values)
  let squares = 0
  for (const value of values) squares += (value - m) ** 2
  return Math.sqrt(squares / values.length)
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2
}
