/** Months that a table says it was drawn for, in the lines above its header: `开票日期：2025-01-01 至 2025-12-31`. */
import type { RawRow } from './raw-row.ts'

/** First and last month, each year × 12 + month − 1. */
export type StatedPeriod = [first: number, last: number]

const LABEL = /期间|属期|起止|日期|时间|范围/
const DATE = String.raw`(\d{4})(?:[-/.年](\d{1,2})(?:[-/.月](?:\d{1,2}日?)?)?|(\d{2})(?:\d{2})?)`
/** Between the two dates: `至`, `~`, or a second label (`开票日期止：`). */
const BOTH = new RegExp(
  String.raw`(?<!\d)${DATE}(?!\d)[^\d]*?[至到止~—–-][^\d]{0,8}(?<!\d)${DATE}(?!\d)`,
)

/** The first line that states one; null = none does. A period that ends before it begins states nothing. */
export function statedPeriod(rows: readonly RawRow[]): StatedPeriod | null {
  for (const { cells } of rows) {
    const text = cells.join(' ').normalize('NFKC')
    const found = LABEL.test(text) ? BOTH.exec(text) : null
    if (!found) continue
    const [, year, a, b, yearTo, c, d] = found
    const [first, last] = [monthOf(year!, (a ?? b)!), monthOf(yearTo!, (c ?? d)!)]
    if (first !== null && last !== null && first <= last) return [first, last]
  }
  return null
}

function monthOf(year: string, month: string): number | null {
  const [y, m] = [Number(year), Number(month)]
  return y >= 1994 && y <= 2100 && m >= 1 && m <= 12 ? y * 12 + m - 1 : null
}
