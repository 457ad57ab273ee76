/**
 * Money of the platform (prices, balances, bills) is an integer number of 毫 (0.0001 yuan): a price per call may be less than a fen.
 * Exact up to 2^53, i.e. 9,000 亿 yuan.
 */
export type Hao = number

export const HAO_PER_YUAN = 10_000

const AMOUNT = /^([+-]?)(\d{1,10})(?:\.(\d{1,4}))?$/

/** Decimal text in yuan → 毫; null for anything else. */
export function haoOf(text: string): Hao | null {
  const m = AMOUNT.exec(text.trim())
  if (!m) return null
  const hao = Number(m[2]) * HAO_PER_YUAN + Number((m[3] ?? '').padEnd(4, '0'))
  return m[1] === '-' && hao !== 0 ? -hao : hao
}

/** 毫 → decimal text in yuan: two decimals, or as many as it has: `12.00`, `0.005`. */
export function yuanOfHao(hao: Hao): string {
  const abs = Math.abs(hao)
  const fraction = String(abs % HAO_PER_YUAN)
    .padStart(4, '0')
    .replace(/0{1,2}$/, '')
  return `${hao < 0 ? '-' : ''}${Math.floor(abs / HAO_PER_YUAN)}.${fraction}`
}
