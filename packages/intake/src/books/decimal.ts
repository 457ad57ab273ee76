/** Exact sums of what spreadsheets store as doubles. */
import { parseAmount } from '../statement/amounts.ts'

/** Units of a millionth: quantities have up to six decimals, rescaled amounts more. */
const PLACES = 6
const SCALE = 10n ** BigInt(PLACES)
const UNITS = Number(SCALE)
const HALF = 5n

/** As most books write amounts; no digit of these is lost in a double. */
const PLAIN = /^-?\d{1,9}(?:\.\d{1,6})?$/

/** As `parseAmount` reads an amount of a unit, in units of a millionth; null for what is no number. */
export function readDecimal(text: string, power = 0): bigint | null {
  // Fifteen digits at most: a double holds them, and is made of a text sooner than a bigint.
  if (power === 0 && PLAIN.test(text)) return BigInt(Math.round(Number(text) * UNITS))
  // 1234,56 of programs from abroad is no number of six digits.
  if (/,\d{1,2}$/.test(text)) return null
  const read = parseAmount(text, power, PLACES)
  if (read === null) return null
  const [whole = '', part = ''] = read.replace('-', '').split('.')
  const units = BigInt(whole) * SCALE + BigInt(part.padEnd(PLACES, '0'))
  return read.startsWith('-') ? -units : units
}

/** Two decimals, half away from nought. */
export function amountText(units: bigint): string {
  const cent = SCALE / 100n
  const sign = units < 0n ? -1n : 1n
  const cents = ((units * sign + (cent / 10n) * HALF) / cent) * sign
  return withPoint(cents, 2)
}

/** As many decimals as it has. */
export const quantityText = (units: bigint): string =>
  withPoint(units, PLACES).replace(/\.?0{1,6}$/, '')

function withPoint(units: bigint, places: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0')
  const text = `${digits.slice(0, -places)}.${digits.slice(-places)}`
  return units < 0n ? `-${text}` : text
}

/** Less than a hundredth apart: rows are rounded one by one. */
export const near = (a: bigint, b: bigint): boolean => {
  const off = a > b ? a - b : b - a
  return off <= SCALE / 100n
}
