import { groupDigits } from '@xinjian/format'

/** Numbers inside Chinese sentences. */
export function percent(fraction: number): string {
  return `${(fraction * 100).toFixed(2)}%`
}

/** From here a share is said in times: 倍 is read, 123456.00% is not. */
const TIMES_FROM = 10

/** A part of a whole that may be many times as large: `180.00%`, `200.00倍`. */
export function shareText(fraction: number): string {
  return fraction < TIMES_FROM ? percent(fraction) : `${groupDigits(fraction.toFixed(2))}倍`
}

/** Yuan with thousands separators and two decimals, independent of the machine's locale. */
export function amount(yuan: number): string {
  return `${yuan < 0 ? '-' : ''}${groupDigits(Math.abs(yuan).toFixed(2))}`
}
