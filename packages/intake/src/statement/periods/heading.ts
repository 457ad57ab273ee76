/** What the heading of a column says of time. */
import { cellTime } from '../../tables/cells.ts'
import type { StatementPeriod } from '../statement.ts'
import { inDigits } from './date-words.ts'
import {
  DAY,
  iso,
  lastDay,
  MONTH,
  MONTH_ALONE,
  QUARTER_ALONE,
  QUARTERS,
  quarterOf,
  rangeOf,
  SPAN,
  spanOf,
  YEAR,
} from './days.ts'
import { inChinese } from './english-days.ts'
import { roleOf } from './roles.ts'

const PACKED = new RegExp(`^${YEAR}(0[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01])$`)
const YEAR_ONLY = new RegExp(
  `^${YEAR}(?:年|年度|年金额|年度金额|年发生额|年(?:数|实际数?)|年度(?:数|发生额|实际数?)|年(?:度|本年)?累计(?:数|金额|发生额)?|年全年)?$`,
)
/** `2022年末`, `2023年年初`: the day at which a year ends or begins. */
const YEAR_EDGE = new RegExp(`^${YEAR}年(?:年|期|度)?([末初])`)
const PACKED_MONTH = new RegExp(`^${YEAR}(0[1-9]|1[0-2])$`)
const SHORT_MONTH = /^(\d{2})年(\d{1,2})月(?:份|末|底)?$/
const SHORT_DAY = /^(\d{2})年(\d{1,2})月(\d{1,2})日/
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
/** Headings of amounts that say nothing of time. */
const AMOUNTS = /^(?:金额|余额|数额|发生额|合计数)$/
const GENERIC = /^(?:金额|余额|数额|合并|母公司|合并数|母公司数|发生额|合计数)$/
const MAX_HEADING = 40
/** Columns beside amounts: changes, shares, notes, numbers of rows. */
const NOT_AMOUNTS =
  /同比(?!期间)|环比|增长率|增减|比率|占比|比例|变动率|变动额|变动幅度|差异|差额|幅度|%|附注|注释|行次|行号|栏次|序号|项目|编号|预算|计划|备注/

const shortYear = (plain: string): [string, string, string] | null => {
  const [whole, year, month] = SHORT_MONTH.exec(plain) ?? []
  return whole && Number(month) >= 1 && Number(month) <= 12 ? [whole, `20${year}`, month!] : null
}

/** `2023` of a year, `2023年4-6月` of whole months of one, else the last day. */
function rangeKey({ from, to }: { from: string; to: string }): string {
  const [year, first, last] = [to.slice(0, 4), Number(from.slice(5, 7)), Number(to.slice(5, 7))]
  const whole = from.endsWith('-01') && to === lastDay(year, to.slice(5, 7))
  if (!whole || from.slice(0, 4) !== year) return to
  return first === 1 && last === 12 ? year : `${year}年${first}-${last}月`
}

const UNIT = /\((?:人民币)?[十百千万亿]*元\)|[(]?(?:金额)?单位:?[十百千万亿]*元[)]?/g

/** A heading without blanks and units, digits and brackets in half width. */
const folded = (text: string): string =>
  inChinese(inDigits(text.normalize('NFKC').replace(/\s/g, '').replace(UNIT, '')))

/** Whether a heading says only that amounts stand below it. */
export const isGeneric = (text: string): boolean => AMOUNTS.test(folded(text))

/** Whether what stands below a heading is something else than amounts. */
export const isAside = (text: string): boolean => NOT_AMOUNTS.test(folded(text))

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
  const to = dayOf(plain, dateSystem)
  if (to) return made(to, null, to)
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
    const end = lastDay(month[1]!, month[2]!)
    return made(end.slice(0, 7), `${end.slice(0, 7)}-01`, end)
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
  const role = roleOf(plain)
  if (role) return made(role, null, null)
  return GENERIC.test(plain) ? made('本期', null, null) : null
}

/** The one day that a heading names, as text or as the serial number of a workbook. */
function dayOf(plain: string, dateSystem: 1900 | 1904): string | null {
  const day = PACKED.exec(plain) ?? DAY.exec(plain)
  if (day) return iso(day[1]!, day[2]!, day[3]!)
  const short = SHORT_DAY.exec(plain)
  if (short) return iso(`20${short[1]}`, short[2]!, short[3]!)
  const time = /^\d{5}$/.test(plain) ? cellTime(plain, dateSystem) : null
  return time ? new Date(time.day * 86_400_000).toISOString().slice(0, 10) : null
}
