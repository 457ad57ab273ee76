import { groupDigits } from '../money.ts'

/** Two decimals; what rounds to nought has no sign. */
function fixed(value: number): string {
  const shown = value.toFixed(2)
  return shown === '-0.00' ? '0.00' : shown
}

/** Numbers inside Chinese sentences. */
export function percent(fraction: number): string {
  return `${fixed(fraction * 100)}%`
}

/** From here a share is said in times: 倍 is read, 123456.00% is not. */
const TIMES_FROM = 10

/** A part of a whole that may be many times as large: `180.00%`, `200.00倍`. */
export function shareText(fraction: number): string {
  return fraction < TIMES_FROM ? percent(fraction) : `${groupDigits(fraction.toFixed(2))}倍`
}

/** Yuan with thousands separators and two decimals, independent of the machine's locale. */
export function amount(yuan: number): string {
  const shown = fixed(yuan)
  return shown.startsWith('-') ? `-${groupDigits(shown.slice(1))}` : groupDigits(shown)
}

/** Yuan in 万元, without decimals where they are nought: `127万元`, `0.52万元`. */
export function wan(yuan: number): string {
  return `${amount(yuan / 10_000).replace(/\.00$/, '')}万元`
}

/** Digits in threes; what rounds to nought keeps its sign. */
export function grouped(value: number, decimals: number): string {
  return `${value < 0 ? '-' : ''}${groupDigits(Math.abs(value).toFixed(decimals))}`
}

/** Yuan in 万元, always with two decimals: `127.00万元`. */
export const wanCents = (yuan: number): string => `${grouped(yuan / 10_000, 2)}万元`

/** Yuan of a line that somebody drew, without separators: `30万元`, `5000元`. */
export function drawnYuan(yuan: number): string {
  return Math.abs(yuan) >= 10_000 ? `${Number((yuan / 10_000).toFixed(4))}万元` : `${yuan}元`
}
