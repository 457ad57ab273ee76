/** Fields of forms that print a label beside, over or before each value: what is looked for, as a table. */
import { isoDate } from './dates.ts'
import { type TicketReading, TRUST } from './reading.ts'
import { type Cell, findFirst, glyphsOf, type Hit, type Voucher } from './voucher.ts'

export interface FieldRule {
  name: string
  /** Absent: the value is known by its form alone. */
  label?: RegExp
  /** Its first group is the value. */
  value: RegExp
  /** The value as kept; null when it is none after all. */
  read?(match: RegExpExecArray): string | null
  trust?: number
}

export const VALUES = {
  DAY: /(20\d\d)[-./年](\d{1,2})[-./月](\d{1,2})/,
  /** Without separators it needs a label. */
  BARE_DAY: /(?<!\d)(20[0-4]\d)([01]\d)([0-3]\d)(?!\d{3})/,
  /** The day may touch it: `2019-05-0317:42:10`. */
  TIME: /(?<=[-./月]\d{2}日?|(?<!\d)20\d{6}|^|[^\d:])([0-2]?\d:[0-5]\d)(?::[0-5]\d)?(?![\d:])/,
  MONEY: /[¥￥]?:?(?<![\d.,])(\d{1,3}(?:,\d{3}){1,4}\.\d{1,2}|\d{1,8}\.\d{1,2})(?!\d)/,
  /** A number with zeros before it is no amount. */
  YUAN: /[¥￥]?:?(?<![\d.,])(\d{1,3}(?:,\d{3}){1,4}(?:\.\d{1,2})?|(?:0|[1-9]\d{0,7})(?:\.\d{1,2})?)(?:元|$)/,
  CODE: /(?<!\d)(\d{12})(?!\d)/,
  NUMBER: /(?<!\d)(\d{8})(?!\d)/,
  COMPANY: /([\u4e00-\u9fff()]{4,40}(?:公司|车队|集团|中心|店|厂|站|社|行|院|所|处|局))/,
} as const

export const day = (match: RegExpExecArray): string | null =>
  isoDate(match[1]!, match[2]!, match[3]!)
export const hour = (match: RegExpExecArray): string => match[1]!.padStart(5, '0')

/** Yuan with two decimals. */
export const yuan = (match: RegExpExecArray): string => {
  const [whole, cents = ''] = match[1]!.replace(/,/g, '').split('.')
  return `${Number(whole)}.${cents.padEnd(2, '0')}`
}

export function readByRules(
  rules: readonly FieldRule[],
  voucher: Voucher,
  reading: TicketReading,
): void {
  for (const rule of rules) {
    if (reading.value(rule.name) !== undefined) continue
    const hit = rule.label
      ? labelledValue(voucher, rule.label, rule.value)
      : findFirst(voucher, rule.value)
    if (!hit) continue
    const value = rule.read ? rule.read(hit.match) : (hit.match[1] ?? hit.match[0])
    const glyphs = hit.match.length === 2 ? glyphsOf(hit, hit.match[1]!) : hit.glyphs
    reading.put(rule.name, value, glyphs, rule.trust ?? (rule.label ? TRUST.PLACED : TRUST.FORM))
  }
}

/** The value of a label: behind it, right of it, or below it. */
export function labelledValue(voucher: Voucher, label: RegExp, value: RegExp): Hit | null {
  for (const cell of voucher.cells) {
    const named = label.exec(cell.key)
    if (!named) continue
    const behind = at(cell, value, named.index + named[0].length)
    if (behind) return behind
    for (const other of neighbours(voucher, cell)) {
      const hit = at(other, value, 0)
      if (hit) return hit
    }
  }
  return null
}

function at(cell: Cell, value: RegExp, from: number): Hit | null {
  const text = cell.key.slice(from)
  const match = value.exec(text)
  // Something else stands between: a value that belongs to the next label.
  if (!match || /[\u4e00-\u9fff]{2}:/.test(text.slice(0, match.index))) return null
  const start = from + match.index
  return { match, cell, glyphs: cell.glyphs.slice(start, start + match[0].length) }
}

/** How far the middles of two cells are apart. */
const middle = (a: Cell, b: Cell): number => Math.abs(a.x0 + a.x1 - b.x0 - b.x1) / 2

/** Cells right of a label, nearest first, then the nearest below it. */
function neighbours(voucher: Voucher, label: Cell): Cell[] {
  const em = Math.max(label.height, voucher.em)
  const right = voucher.cells
    .filter(
      (c) =>
        c !== label &&
        Math.abs(c.y - label.y) < 0.7 * em &&
        c.x0 >= label.x1 - 0.5 * em &&
        c.x0 - label.x1 < 16 * em,
    )
    .sort((a, b) => a.x0 - b.x0)
    .slice(0, 1)
  const below = voucher.cells
    .filter(
      (c) =>
        c.y > label.y + 0.6 * em &&
        c.y < label.y + 3 * em &&
        c.x0 < label.x1 + em &&
        c.x1 > label.x0 - em,
    )
    .sort((a, b) => middle(a, label) - middle(b, label))
    .slice(0, 1)
  return [...right, ...below]
}

/** Code and number of an invoice of the tax offices' own forms. */
export const IDENTITY_RULES: readonly FieldRule[] = [
  { name: 'invoiceCode', label: /(?:发票|机打)代码:?/, value: VALUES.CODE },
  { name: 'invoiceCode', value: /(?<!\d)(1\d{11})(?!\d)/ },
  { name: 'invoiceNumber', label: /(?:发票|机打)号码?:?/, value: VALUES.NUMBER },
  { name: 'invoiceNumber', value: VALUES.NUMBER },
]
