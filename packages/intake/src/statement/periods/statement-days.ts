/** What the lines above a statement say of time. */
import { inDigits } from './date-words.ts'
import { DAY, iso, lastDay, MONTH, quarterOf, rangeOf, spanOf, YEAR } from './days.ts'
import { inChinese } from './english-days.ts'

/** First and last day that lines above a statement tell: `税款所属期：2019-01-01 - 2019-03-31`, `2019年12月31日`, `2019年度`. */
export function datesOf(lines: readonly string[]): { from: string | null; to: string | null } {
  let best: { from: string | null; to: string | null } = { from: null, to: null }
  for (const line of lines) {
    const plain = inChinese(inDigits(line.normalize('NFKC').replace(/\s/g, '').slice(0, 300)))
    const range = rangeOf(plain)
    if (range) return range
    const span = spanOf(plain)
    if (span) return span
    if (best.to !== null || /填表日期|报送日期|打印|公告|申报日期|编制日期/.test(plain)) continue
    const dated = ABOUT_TIME.test(plain)
    const day = DAY.exec(plain) ?? (dated ? PACKED_INSIDE.exec(plain) : null)
    const month =
      MONTH.exec(plain) ??
      MONTH_INSIDE.exec(plain) ??
      (dated ? PACKED_MONTH_INSIDE.exec(plain) : null)
    const quarter = QUARTER_INSIDE.exec(plain)
    const year = YEAR_INSIDE.exec(plain) ?? YEAR_ALONE.exec(plain)
    if (day) best = { from: null, to: iso(day[1]!, day[2]!, day[3]!) }
    else if (month) {
      const to = lastDay(month[1]!, month[2] ?? month[3]!)
      best = { from: `${to.slice(0, 7)}-01`, to }
    } else if (quarter) {
      const end = quarterOf(['', quarter[2]!]) * 3 + 3
      const months = [end - 2, end].map((n) => String(n).padStart(2, '0')) as [string, string]
      best = { from: `${quarter[1]}-${months[0]}-01`, to: lastDay(quarter[1]!, months[1]) }
    } else if (year) best = { from: `${year[1]}-01-01`, to: `${year[1]}-12-31` }
  }
  return best
}

const MONTH_INSIDE = new RegExp(`${YEAR}年(?:第?(0?[1-9]|1[0-2])期|(0?[1-9]|1[0-2])月)`)
const QUARTER_INSIDE = new RegExp(`${YEAR}年第?([一二三四1-4])季度`)
/** A line whose bare digits may be a day: other lines have numbers of papers and of firms. */
const ABOUT_TIME = /期间|日期|时期|所属|年月|月份|(?:负债|利润|损益|流量)表/
const PACKED_INSIDE = new RegExp(`(?<!\\d)${YEAR}(0[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01])(?!\\d)`)
const PACKED_MONTH_INSIDE = new RegExp(`(?<!\\d)${YEAR}[.]?(0[1-9]|1[0-2])(?!\\d)`)
/** The name of a sheet, or a line of its own. */
const YEAR_ALONE = new RegExp(`^${YEAR}(?:年[度末]?)?$`)
const YEAR_INSIDE = new RegExp(
  `${YEAR}年(?:度|.{0,6}(?:资产负债|利润|损益|现金流量|收入费用|业务活动))`,
)
