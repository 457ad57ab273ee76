/** Numbers of forms: decimal strings kept exactly, struck-out cells told apart from empty ones. */

const NUMBER = /^([+-]?)(\d+)(?:\.(\d+))?$/
/** What forms print where nothing may be filled in. */
const STRUCK = /^(?:[-—–－一*＊×\\/]+|——)$/
/** Places of a page's program that a saved template still has. */
const PLACEHOLDER = /\$\{|\{\{|@@[A-Z]|<%|<\/?\w+:/

/** Whether a cell may not be filled in: `--`, `*`. */
export const isStruck = (text: string): boolean => STRUCK.test(text.trim())

/** Whether a program has yet to fill in the text: `${nsrmc}`, `@@NSRMC`. */
export const isPlaceholder = (text: string): boolean => PLACEHOLDER.test(text)

/**
 * A number as a decimal string with at least two decimals, `1,234.5` → `1234.50`, times `factor` (a power of ten, 万元 → 10,000).
 * Brackets are a minus. null when the text is no number.
 */
export function decimal(text: string, factor = 1): string | null {
  let s = text.normalize('NFKC').replace(/[\s,¥￥元]/g, '')
  if (/^\(.+\)$/.test(s)) s = `-${s.slice(1, -1)}`
  const plain = /^[+-]?\d+(?:\.\d+)?[eE][+-]?\d{1,2}$/.test(s) ? Number(s).toFixed(2) : s
  const found = NUMBER.exec(plain)
  if (!found || plain.length > 40) return null
  const shift = Math.round(Math.log10(factor))
  const fraction = (found[3] ?? '').padEnd(shift, '0')
  const whole = `${found[2]}${fraction.slice(0, shift)}`.replace(/^0+(?=\d)/, '')
  const rest = fraction
    .slice(shift)
    .replace(/(?<!0)0+$/, '')
    .padEnd(2, '0')
  const minus = found[1] === '-' && /[1-9]/.test(whole + rest) ? '-' : ''
  return `${minus}${whole}.${rest}`
}

/** A filled cell: a number where it is one, otherwise the text as printed. null: left open. */
export function cellValue(text: string, factor = 1): string | null {
  const trimmed = text.trim()
  if (trimmed === '' || isPlaceholder(trimmed)) return null
  return decimal(trimmed, factor) ?? trimmed
}

/** ISO day of `2019-04-12 10:51:58`, `2019年4月12日`, `20190412`; null otherwise. */
export function isoDay(text: unknown): string | null {
  const s = typeof text === 'string' ? text.normalize('NFKC').trim() : ''
  const found = /^(\d{4})(?:[-/.年]\s?(\d{1,2})[-/.月]\s?(\d{1,2})|(\d{2})(\d{2}))(?!\d)/.exec(s)
  if (!found) return null
  const [year, month, day] = [found[1], found[2] ?? found[4], found[3] ?? found[5]].map(Number)
  if (!(year! >= 1990 && year! <= 2100 && month! >= 1 && month! <= 12 && day! >= 1 && day! <= 31))
    return null
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
