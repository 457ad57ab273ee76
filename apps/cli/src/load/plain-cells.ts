/**
 * Cells in their plainest form, read from bytes without making a string. Whatever is written otherwise (quotes, blanks,
 * thousands commas, other dates) gives null here and is left to the general reader, which alone decides what is bad.
 */
const ZERO = 0x30
const MINUS = 0x2d
const DOT = 0x2e
const SLASH = 0x2f

/** `-1234.5` → −123450 分; at most 13 digits before and 2 after the point. NaN when written otherwise. */
export function plainFen(bytes: Uint8Array, start: number, end: number): number {
  let at = start
  const negative = bytes[at] === MINUS
  if (negative) at++
  const from = at
  let value = 0
  let digit = bytes[at]! - ZERO
  while (at < end && digit >= 0 && digit <= 9) {
    value = value * 10 + digit
    digit = bytes[++at]! - ZERO
  }
  if (at === from || at - from > 13) return Number.NaN
  value *= 100
  if (at < end) {
    if (bytes[at] !== DOT) return Number.NaN
    const decimals = end - at - 1
    if (decimals < 1 || decimals > 2) return Number.NaN
    const tens = bytes[at + 1]! - ZERO
    const ones = decimals === 2 ? bytes[at + 2]! - ZERO : 0
    if (tens < 0 || tens > 9 || ones < 0 || ones > 9) return Number.NaN
    value += tens * 10 + ones
  }
  return negative && value !== 0 ? -value : value
}

/** Packs `y/m/d` or `y-m-d` as year × 512 + month × 32 + day; −1 when written otherwise. Ranges are checked by the caller. */
export function plainDate(bytes: Uint8Array, start: number, end: number): number {
  if (end - start < 8 || end - start > 10) return -1
  let year = 0
  for (let i = start; i < start + 4; i++) {
    const digit = bytes[i]! - ZERO
    if (digit < 0 || digit > 9) return -1
    year = year * 10 + digit
  }
  const separator = bytes[start + 4]!
  if (separator !== SLASH && separator !== MINUS) return -1
  let at = start + 5
  let month = 0
  while (at < end && bytes[at] !== separator) {
    const digit = bytes[at++]! - ZERO
    if (digit < 0 || digit > 9) return -1
    month = month * 10 + digit
  }
  let day = 0
  const dayStart = ++at
  while (at < end) {
    const digit = bytes[at++]! - ZERO
    if (digit < 0 || digit > 9) return -1
    day = day * 10 + digit
  }
  if (dayStart >= end || month < 1 || month > 12 || day < 1 || day > 31) return -1
  return year * 512 + month * 32 + day
}

/** Numbers of up to this many digits are kept as they are. */
const WHOLE_DIGITS = 8
const WHOLE = 10 ** WHOLE_DIGITS

/**
 * An invoice number of 1–20 digits in 32 bits, to tell rows apart: up to eight digits the number itself with its length
 * (`wholeNumber` gives it back), beyond that a negative hash. 0 when it is written otherwise.
 */
export function plainNumber(bytes: Uint8Array, start: number, end: number): number {
  const length = end - start
  if (length === 0 || length > 20) return 0
  let hash = 0x811c9dc5
  let value = 0
  for (let i = start; i < end; i++) {
    const digit = bytes[i]! - ZERO
    if (digit < 0 || digit > 9) return 0
    hash = Math.imul(hash ^ digit, 0x01000193)
    value = value * 10 + digit
  }
  return length <= WHOLE_DIGITS ? length * WHOLE + value : hash | 0x8000_0000
}

/** The number in what `plainNumber` gave; null for a longer one. */
export const wholeNumber = (print: number): number | null => (print > 0 ? print % WHOLE : null)
