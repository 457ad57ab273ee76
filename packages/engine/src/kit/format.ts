import { groupDigits } from '@xinjian/format'

/** Numbers inside Chinese sentences. */
export function percent(fraction: number): string {
  return `${(fraction * 100).toFixed(2)}%`
}

/** Yuan with thousands separators and two decimals, independent of the machine's locale. */
export function amount(yuan: number): string {
  return `${yuan < 0 ? '-' : ''}${groupDigits(Math.abs(yuan).toFixed(2))}`
}

/** Yuan in 万元, without decimals where they are nought: `127万元`, `0.52万元`. */
export function wan(yuan: number): string {
  return `${amount(yuan / 10_000).replace(/\.00$/, '')}万元`
}
