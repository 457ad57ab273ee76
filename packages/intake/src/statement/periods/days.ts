/** Days, months and spans of them as forms print them. */
export const YEAR = '((?:19|20)\\d{2})'
export const DAY = new RegExp(`${YEAR}(?:年|[-/.])(\\d{1,2})(?:月|[-/.])(\\d{1,2})日?`)
export const MONTH = new RegExp(`${YEAR}(?:年|[-/.])(0?[1-9]|1[0-2])(?:月份?|$)`)
/** `2019年1-6月`, `2019年1月至6月` */
export const SPAN = new RegExp(`${YEAR}年(\\d{1,2})(?:月份?)?[-~至—–](\\d{1,2})月`)

/** `2023年1月1日至2023年12月31日`. */
const RANGE = new RegExp(
  `${YEAR}(?:年|[-/.])(\\d{1,2})(?:月|[-/.])(\\d{1,2})日?(?:\\d{2}:\\d{2}:\\d{2})?(?:至|到|[-~—–]{1,2}|所属期止:?)${YEAR}(?:年|[-/.])(\\d{1,2})(?:月|[-/.])(\\d{1,2})日?`,
)
/** `2023年1月1日至12月31日`. */
const SAME_YEAR = new RegExp(
  `${YEAR}年(\\d{1,2})月(\\d{1,2})日?(?:至|到|[-~—–]{1,2})(\\d{1,2})月(\\d{1,2})日`,
)

export const iso = (year: string, month: string, day: string): string | null => {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCMonth() === Number(month) - 1 ? date.toISOString().slice(0, 10) : null
}

export const lastDay = (year: string, month: string): string =>
  new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10)

/** First and last day of months of one year. */
export function spanOf(plain: string): { from: string; to: string } | null {
  const [, year, first, last] = SPAN.exec(plain) ?? []
  if (!year || !first || !last) return null
  const from = iso(year, first, '1')
  return from && Number(last) <= 12 && Number(last) >= Number(first)
    ? { from, to: lastDay(year, last) }
    : null
}

/** First and last day that a text names with both their days. */
export function rangeOf(plain: string): { from: string; to: string } | null {
  const two = RANGE.exec(plain)
  const one = two ? null : SAME_YEAR.exec(plain)
  const from = two ? iso(two[1]!, two[2]!, two[3]!) : one && iso(one[1]!, one[2]!, one[3]!)
  const to = two ? iso(two[4]!, two[5]!, two[6]!) : one && iso(one[1]!, one[4]!, one[5]!)
  return from && to && from <= to ? { from, to } : null
}

/** A month or a quarter of the year that the title names. */
export const MONTH_ALONE = /^(0?[1-9]|1[0-2])月(?:份|数|金额|发生额)?$/
export const QUARTER_ALONE = /^(?:第?([一二三四1-4])季度?|Q([1-4]))(?:数|金额|发生额)?$/i
export const QUARTERS = '一二三四'
/** 0…3 */
export const quarterOf = ([, word = '', digit = word]: readonly (string | undefined)[]): number =>
  QUARTERS.includes(digit) ? QUARTERS.indexOf(digit) : Number(digit) - 1
