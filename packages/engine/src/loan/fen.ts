/**
 * Exact interest. An amount of fen over days at a rate is a whole number of `units`, of which `unitsPerFen` make one fen: so any number
 * of days and rates is summed without rounding, and rounded once where it becomes money.
 */
import { YEAR_DAYS } from './days.ts'
import type { DayCount, Rounding } from './terms.ts'

/** Exact interest of one loan: fen × millionths × days. */
export type Units = bigint

const MILLION = 1_000_000n

export const unitsPerFen = (count: DayCount): bigint => MILLION * BigInt(YEAR_DAYS[count])

export const unitsOf = (fen: number, ppm: number, days: number): Units =>
  BigInt(fen) * BigInt(ppm) * BigInt(days)

/** `numerator / denominator`, both not below zero, as whole fen. Throws RangeError beyond safe integers. */
export function roundedFen(numerator: bigint, denominator: bigint, rounding: Rounding): number {
  const whole = numerator / denominator
  const twice = (numerator % denominator) * 2n
  const up =
    rounding !== 'DOWN' &&
    (twice > denominator ||
      (twice === denominator && (rounding === 'HALF_UP' || whole % 2n === 1n)))
  const fen = Number(up ? whole + 1n : whole)
  if (!Number.isSafeInteger(fen)) throw new RangeError(`amount out of range: ${whole}`)
  return fen
}
