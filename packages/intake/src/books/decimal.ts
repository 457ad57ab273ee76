/** Exact sums of what spreadsheets store as doubles. */

/** Units of a millionth: quantities have up to six decimals, rescaled amounts more. */
const PLACES = 6
const SCALE = 10n ** BigInt(PLACES)
const HALF = 5n

/** `1,234.50`, `-3.0235`, `(12.00)`, `¥5`; null for what is no number. Of a double its fifteen sure digits. */
export function readDecimal(text: string): bigint | null {
  const bracketed = /^[(（](.+)[)）]$/.exec(text)
  const plain = (bracketed?.[1] ?? text).replace(/[,，\s¥￥]/g, '')
  if (!/^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d{1,3})?$/.test(plain)) return null
  const digits = plain.replace(/\D/g, '').length
  const sure = digits > 15 || /e/i.test(plain) ? fromDouble(Number(plain)) : plain
  const [, sign, whole = '', part = ''] = /^([-+]?)(\d*)(?:\.(\d*))?$/.exec(sure) ?? []
  const kept = part.slice(0, PLACES).padEnd(PLACES, '0')
  const units = BigInt(whole || '0') * SCALE + BigInt(kept)
  const up = Number(part[PLACES] ?? 0) >= 5 ? 1n : 0n
  const value = units + up
  return (sign === '-') !== Boolean(bracketed) ? -value : value
}

const fromDouble = (value: number): string => {
  const text = value.toPrecision(15)
  return text.includes('e') ? value.toFixed(PLACES) : text
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
