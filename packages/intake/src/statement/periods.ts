/** What the headings of columns and the lines above a statement say of time. */
import type { StatementKind } from '@xinjian/format/accounts/accounts'
import { cellTime } from '../tables/cells.ts'
import { inDigits } from './date-words.ts'
import type { StatementPeriod } from './statement.ts'

const YEAR = '((?:19|20)\\d{2})'
const DAY = new RegExp(`${YEAR}(?:年|[-/.])(\\d{1,2})(?:月|[-/.])(\\d{1,2})日?`)
const PACKED = new RegExp(`^${YEAR}(0[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01])$`)
const MONTH = new RegExp(`${YEAR}(?:年|[-/.])(0?[1-9]|1[0-2])(?:月份?|$)`)
/** `2019年1-6月` */
const SPAN = new RegExp(`${YEAR}年(\\d{1,2})(?:月份?)?[-~至—–](\\d{1,2})月`)
const YEAR_ONLY = new RegExp(
  `^${YEAR}(?:年|年度|年金额|年度金额|年发生额|年(?:度|本年)?累计(?:数|金额|发生额)?|年全年)?$`,
)
/** `2022年末`, `2023年年初`: the day at which a year ends or begins. */
const YEAR_EDGE = new RegExp(`^${YEAR}年(?:年|期)?([末初])`)
const PACKED_MONTH = new RegExp(`^${YEAR}(0[1-9]|1[0-2])$`)
const SHORT_YEAR = /^(\d{2})年(\d{1,2})月(?:份|末|底)?$/
/** `1-3月`, `12月累计`: sums since a month of the year that the title names. */
const MONTHS_ALONE =
  /^(?:本年)?(?:(\d{1,2})(?:月份?)?[-~至—–])?(\d{1,2})月(?:份|数|金额|发生额|合计)?(累计)?(?:数|金额|发生额)?$/
const REPORT = new RegExp(
  `^${YEAR}年?(一季报|一季度|半年报|中报|半年度|上半年|三季报|三季度|前三季度|年报|年度|中期|[Hh]1|二季度|四季度|第[一二三四]季度|[Qq][1-4])`,
)
const REPORT_END: Readonly<Record<string, string>> = {
  一季报: '03-31',
  一季度: '03-31',
  第一季度: '03-31',
  Q1: '03-31',
  半年报: '06-30',
  中报: '06-30',
  半年度: '06-30',
  上半年: '06-30',
  中期: '06-30',
  H1: '06-30',
  二季度: '06-30',
  第二季度: '06-30',
  Q2: '06-30',
  三季报: '09-30',
  三季度: '09-30',
  前三季度: '09-30',
  第三季度: '09-30',
  Q3: '09-30',
  年报: '12-31',
  年度: '12-31',
  四季度: '12-31',
  第四季度: '12-31',
  Q4: '12-31',
}

/** Words of headings → key. Longer ones first: 上年同期累计 is not 累计. */
const ROLES: readonly (readonly [RegExp, string])[] = [
  [/上年同期累计|上年累计|去年同期累计/, '上年同期累计'],
  [/上年年末|上年末|去年年末/, '上年年末'],
  [/上年同期|去年同期/, '上年同期'],
  [/上年|上年度|去年/, '上年'],
  [/本年累计|累计金额|累计数|本期累计|累计发生|年累计/, '本年累计'],
  [/本月|当月/, '本月'],
  [/本季/, '本季'],
  [/上期/, '上期'],
  [/本期|当期/, '本期'],
  [/期末|年末|月末|季末/, '期末'],
  [/年初/, '年初'],
  [/期初|月初/, '期初'],
  [/本年/, '本年'],
  [/^未审(?:数|金额)$/, '未审数'],
  [/^审定(?:数|金额)$/, '审定数'],
]
/** Roles that a heading of a statement is most surely meant by. */
const BEGIN = new Set(['年初', '期初', '上年年末'])
const BEFORE = new Set(['上期', '上年', '上年同期', '上年同期累计'])

const iso = (year: string, month: string, day: string): string | null => {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCMonth() === Number(month) - 1 ? date.toISOString().slice(0, 10) : null
}

const lastDay = (year: string, month: string): string =>
  new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10)

/** First and last day of months of one year. */
function spanOf(plain: string): { from: string; to: string } | null {
  const [, year, first, last] = SPAN.exec(plain) ?? []
  if (!year || !first || !last) return null
  const from = iso(year, first, '1')
  return from && Number(last) <= 12 && Number(last) >= Number(first)
    ? { from, to: lastDay(year, last) }
    : null
}

const shortYear = (plain: string): [string, string, string] | null => {
  const [whole, year, month] = SHORT_YEAR.exec(plain) ?? []
  return whole && Number(month) >= 1 && Number(month) <= 12 ? [whole, `20${year}`, month!] : null
}

/** `2023年1月1日至12月31日`. */
const SAME_YEAR = new RegExp(
  `${YEAR}年(\\d{1,2})月(\\d{1,2})日?(?:至|到|[-~—–]{1,2})(\\d{1,2})月(\\d{1,2})日`,
)

/** First and last day that a text names with both their days. */
function rangeOf(plain: string): { from: string; to: string } | null {
  const two = RANGE.exec(plain)
  const one = two ? null : SAME_YEAR.exec(plain)
  const from = two ? iso(two[1]!, two[2]!, two[3]!) : one && iso(one[1]!, one[2]!, one[3]!)
  const to = two ? iso(two[4]!, two[5]!, two[6]!) : one && iso(one[1]!, one[4]!, one[5]!)
  return from && to && from <= to ? { from, to } : null
}

/** `2023` of a year, `2023年4-6月` of whole months of one, else the last day. */
function rangeKey({ from, to }: { from: string; to: string }): string {
  const [year, first, last] = [to.slice(0, 4), Number(from.slice(5, 7)), Number(to.slice(5, 7))]
  const whole = from.endsWith('-01') && to === lastDay(year, to.slice(5, 7))
  if (!whole || from.slice(0, 4) !== year) return to
  return first === 1 && last === 12 ? year : `${year}年${first}-${last}月`
}

/** A heading without blanks and units, digits and brackets in half width. */
const folded = (text: string): string =>
  inDigits(text.normalize('NFKC').replace(/\s/g, '')).replace(
    /\((?:人民币)?[十百千万亿]*元\)|[(]?单位:?[十百千万亿]*元[)]?/g,
    '',
  )

/** The period that a heading names, before the statement's own dates are known; null for a heading of something else. */
export function periodOf(text: string, dateSystem: 1900 | 1904): StatementPeriod | null {
  const printed = text.trim()
  const plain = folded(text)
  if (plain === '' || plain.length > MAX_HEADING || NOT_AMOUNTS.test(plain)) return null
  const parent = /母公司|公司本部/.test(plain) ? '（母公司）' : ''
  const made = (key: string, from: string | null, to: string | null): StatementPeriod => ({
    key: key + parent,
    printed,
    from,
    to,
  })
  const span = spanOf(plain)
  if (span) return made(SPAN.exec(plain)![0], span.from, span.to)
  const range = rangeOf(plain)
  if (range) return made(rangeKey(range), range.from, range.to)
  const packed = PACKED.exec(plain)
  const day = packed ?? DAY.exec(plain)
  if (day) {
    const to = iso(day[1]!, day[2]!, day[3]!)
    if (to) return made(to, null, to)
  }
  const year = YEAR_ONLY.exec(plain)?.[1]
  if (year) return made(year, `${year}-01-01`, `${year}-12-31`)
  const edge = YEAR_EDGE.exec(plain)
  if (edge?.[2] === '末') return made(`${edge[1]}-12-31`, null, `${edge[1]}-12-31`)
  if (edge) return made(`${edge[1]}年初`, null, `${Number(edge[1]) - 1}-12-31`)
  const report = REPORT.exec(plain)
  if (report) {
    const end = REPORT_END[report[2]!.toUpperCase()]
    const quarter = /^(?:第?[一二三四]季度|[Qq])/.test(report[2]!) && !/前/.test(report[2]!)
    const from = quarter ? null : `${report[1]}-01-01`
    return made(plain, from, `${report[1]}-${end}`)
  }
  const month = MONTH.exec(plain) ?? PACKED_MONTH.exec(plain) ?? shortYear(plain)
  if (month) {
    const to = lastDay(month[1]!, month[2]!)
    return made(to.slice(0, 7), `${to.slice(0, 7)}-01`, to)
  }
  const months = MONTHS_ALONE.exec(plain)
  if (months && (months[1] || months[3])) {
    const [first, last] = [Number(months[1] ?? 1), Number(months[2])]
    if (first >= 1 && first <= last && last <= 12) return made(`${first}-${last}月`, null, null)
  }
  const alone = MONTH_ALONE.exec(plain)
  if (alone) return made(`${Number(alone[1])}月`, null, null)
  const quarter = QUARTER_ALONE.exec(plain)
  if (quarter) return made(`第${QUARTERS[quarterOf(quarter)]}季度`, null, null)
  const role = ROLES.find(([pattern]) => pattern.test(plain))?.[1]
  if (role) return made(role, null, null)
  if (/^\d{5}$/.test(plain)) {
    const time = cellTime(plain, dateSystem)
    if (time) {
      const to = new Date(time.day * 86_400_000).toISOString().slice(0, 10)
      return made(to, null, to)
    }
  }
  if (/^(?:金额|余额|数额|合并|母公司|合并数|母公司数|发生额|合计数)$/.test(plain))
    return made('本期', null, null)
  return null
}

/** A month or a quarter of the year that the title names. */
const MONTH_ALONE = /^(0?[1-9]|1[0-2])月(?:份|数|金额|发生额)?$/
const QUARTER_ALONE = /^(?:第?([一二三四1-4])季度?|Q([1-4]))(?:数|金额|发生额)?$/i
const QUARTERS = '一二三四'
/** 0…3 */
const quarterOf = ([, word = '', digit = word]: readonly (string | undefined)[]): number =>
  QUARTERS.includes(digit) ? QUARTERS.indexOf(digit) : Number(digit) - 1
const MAX_HEADING = 40
/** Columns beside amounts: changes, shares, notes, numbers of rows. */
const NOT_AMOUNTS =
  /同比|环比|增长率|增减|比率|占比|比例|变动率|幅度|%|附注|行次|行号|栏次|序号|项目|编号|预算|计划|备注/

const RANGE = new RegExp(
  `${YEAR}(?:年|[-/.])(\\d{1,2})(?:月|[-/.])(\\d{1,2})日?(?:\\d{2}:\\d{2}:\\d{2})?(?:至|到|[-~—–]{1,2}|所属期止:?)${YEAR}(?:年|[-/.])(\\d{1,2})(?:月|[-/.])(\\d{1,2})日?`,
)

/** First and last day that lines above a statement tell: `税款所属期：2019-01-01 - 2019-03-31`, `2019年12月31日`, `2019年度`. */
export function datesOf(lines: readonly string[]): { from: string | null; to: string | null } {
  let best: { from: string | null; to: string | null } = { from: null, to: null }
  for (const line of lines) {
    const plain = inDigits(line.normalize('NFKC').replace(/\s/g, '').slice(0, 300))
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
    const year = YEAR_INSIDE.exec(plain)
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
const YEAR_INSIDE = new RegExp(
  `${YEAR}年(?:度|.{0,6}(?:资产负债|利润|损益|现金流量|收入费用|业务活动))`,
)

/** First and last month, from 0, of a column that is a part of the year; null for another. */
function partOfYear(key: string): [number, number] | null {
  const [, first, last] = /^(\d{1,2})-(\d{1,2})月$/.exec(key) ?? []
  if (first && last) return [Number(first) - 1, Number(last) - 1]
  const month = MONTH_ALONE.exec(key)
  if (month) return [Number(month[1]) - 1, Number(month[1]) - 1]
  const quarter = QUARTER_ALONE.exec(key)
  return quarter && [quarterOf(quarter) * 3, quarterOf(quarter) * 3 + 2]
}

/** The first and last days of columns that are named by their role, by the dates of the statement. */
export function dated(
  periods: readonly StatementPeriod[],
  kind: StatementKind,
  dates: { from: string | null; to: string | null },
): StatementPeriod[] {
  const { from, to } = dates
  if (to === null) return [...periods]
  const year = to.slice(0, 4)
  return periods.map((period) => {
    if (period.to !== null || BEFORE.has(period.key)) return period
    const months = partOfYear(period.key)
    if (months) {
      const [first, last] = months.map((month) => String(month + 1).padStart(2, '0')) as [
        string,
        string,
      ]
      return {
        ...period,
        from: kind === 'BALANCE' ? null : `${year}-${first}-01`,
        to: lastDay(year, last),
      }
    }
    if (kind === 'BALANCE') {
      if (BEGIN.has(period.key)) {
        const begin = period.key === '期初' ? null : `${Number(year) - 1}-12-31`
        return { ...period, to: begin }
      }
      return { ...period, to }
    }
    if (period.key === '本年累计') return { ...period, from: `${year}-01-01`, to }
    // A form for a quarter has the quarter in the column of the month.
    if (period.key === '本月') return { ...period, from: from ?? `${to.slice(0, 7)}-01`, to }
    return { ...period, from, to }
  })
}
