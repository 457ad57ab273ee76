/** Numbers as a Chinese credit officer writes them. Pure text: no elements, no colours. */

import type { Lang } from '../labels.ts'

const WAN = 10_000
const YI = 100_000_000
const MILLION = 1_000_000

/** Thousands separators and a fixed number of decimals; −0 never shows a sign. */
export function grouped(value: number, decimals = 0): string {
  const text = Math.abs(value).toFixed(decimals)
  const [whole = '0', fraction] = text.split('.')
  const body = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',') + (fraction ? `.${fraction}` : '')
  return value < 0 && Number(text) !== 0 ? `-${body}` : body
}

/** Accounting form: negative amounts stand in brackets. Yuan, two decimals. */
export function money(yuan: number): string {
  const text = grouped(yuan, 2)
  return text.startsWith('-') ? `(${text.slice(1)})` : text
}

export interface Short {
  text: string
  unit: string
}

/** Yuan shortened to 亿 / 万 / 元, or to millions, at most two decimals, e.g. `1,234.57` + `万元`. */
export function shortMoney(yuan: number, lang: Lang = 'zh'): Short {
  const abs = Math.abs(yuan)
  const [divisor, unit] = lang === 'en' ? scaleEn(abs) : scaleZh(abs)
  const scaled = yuan / divisor
  const decimals = divisor === 1 && Number.isInteger(yuan) ? 0 : 2
  const text = grouped(scaled, decimals)
  return { text: text.startsWith('-') ? `(${text.slice(1)})` : text, unit }
}

const scaleZh = (abs: number): [number, string] =>
  Math.round(abs / 100) / 100 >= WAN ? [YI, '亿元'] : abs >= WAN ? [WAN, '万元'] : [1, '元']

const scaleEn = (abs: number): [number, string] =>
  abs >= MILLION ? [MILLION, 'm yuan'] : [1, 'yuan']

/** Shortest axis label: `1.2亿`, `350万`, `0`; `120M`, `3.5M`, `12K`. */
export function axisMoney(yuan: number, lang: Lang = 'zh'): string {
  const abs = Math.abs(yuan)
  const trim = (n: number) => grouped(n, 2).replace(/\.?0+$/, '')
  if (lang === 'en') {
    if (abs >= MILLION) return `${trim(yuan / MILLION)}M`
    return abs >= 1_000 ? `${trim(yuan / 1_000)}K` : trim(yuan)
  }
  if (abs >= YI) return `${trim(yuan / YI)}亿`
  if (abs >= WAN) return `${trim(yuan / WAN)}万`
  return trim(yuan)
}

/** Fraction → per cent with two decimals: 0.1234 → `12.34%`. */
export function percent(fraction: number, decimals = 2): string {
  return `${grouped(fraction * 100, decimals)}%`
}

/** Up to `decimals` decimals, trailing zeros dropped. */
export function plain(value: number, decimals = 2): string {
  const text = grouped(value, decimals)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}
