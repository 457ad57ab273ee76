/**
 * Money is an integer number of 分 (1/100 yuan) held in a JavaScript `number`.
 *
 * Integers are exact up to 2^53, i.e. 90 万亿 yuan: far above any sum of one enterprise's invoices. We chose
 * `number` over `bigint` because the report engines fold millions of amounts and `number` adds are an order of
 * magnitude faster; `assertFen` guards the only failure this choice can have (leaving the safe range).
 */
export type Fen = number

/** Yuan with two decimals, within the exact range. */
const PLAIN = /^\d{1,13}\.\d\d$/
const AMOUNT = /^([+-]?)(\d+)(?:\.(\d+))?$/

/** Throws when `fen` is not an integer in the exact range of a double. Call it on totals before they leave a fold. */
export function assertFen(fen: Fen): Fen {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`金额超出可精确表示的范围: ${fen}`)
  return fen
}

/**
 * Decimal string in yuan → fen. Accepts thousands commas (also full-width), ¥/￥, full-width digits, a sign, blanks around,
 * and accounting brackets `(1,234.50)` for negatives. More than two decimals round half away from zero, as tax
 * exports do. Returns null for anything that is not an amount (empty, `***`, text).
 */
export function parseFen(text: string | number | null | undefined): Fen | null {
  if (text === null || text === undefined) return null
  // As programs write amounts, by the million.
  if (typeof text === 'string' && PLAIN.test(text))
    return Number(text.slice(0, -3)) * 100 + Number(text.slice(-2))
  let s =
    typeof text === 'number' ? numberText(text) : text.normalize('NFKC').replace(/[\s,¥￥]/g, '')
  const bracketed = /^\((.+)\)$/.exec(s)
  if (bracketed) s = `-${bracketed[1]}`
  const m = AMOUNT.exec(s)
  if (!m) return null
  const fraction = m[3] ?? ''
  const cents = Number(fraction.slice(0, 2).padEnd(2, '0'))
  const roundUp = (fraction.charCodeAt(2) || 0) >= 53 ? 1 : 0
  const fen = Number(m[2]) * 100 + cents + roundUp
  if (!Number.isSafeInteger(fen)) return null
  return m[1] === '-' && fen !== 0 ? -fen : fen
}

/** Spreadsheet cells hold doubles; `toFixed(6)` hides their binary tail before the decimal rule above is applied. */
function numberText(n: number): string {
  return Number.isFinite(n) ? n.toFixed(6) : ''
}

/** Fen → decimal string in yuan with exactly two decimals, no thousands separator: `-1234.50`. */
export function formatFen(fen: Fen): string {
  const abs = Math.abs(fen)
  const yuan = Math.floor(abs / 100)
  return `${fen < 0 ? '-' : ''}${yuan}.${String(abs % 100).padStart(2, '0')}`
}

/** Thousands separators in the whole part of a decimal text: `-1234567.80` → `-1,234,567.80`. */
export function groupDigits(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.')
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? digits : `${digits}.${fraction}`
}

/** Fen → yuan as a plain number with at most two decimals, the form used in report JSON. */
export function yuan(fen: Fen): number {
  return fen / 100
}
