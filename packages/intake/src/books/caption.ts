/** What stands above a table: whose it is, what it covers, in which unit and of which account of a bank. */

import type { GridRow } from '../forms/grid.ts'
import { unitOf, unitPower } from '../statement/amounts.ts'
import { withoutEnglish } from './columns.ts'

export type Span = { from: string; to: string }

export interface Caption {
  entity: string | null
  period: Span | null
  /** The day that balances stand for: `截止日期：2024-03-31`. */
  asOf: string | null
  /** Number of a bank account. */
  account: string | null
}

const DAY = String.raw`(20\d\d)[-./年](\d{1,2})[-./月](\d{1,2})日?`
const MONTH = String.raw`(20\d\d)(?:[-./]|年度?)(?:第)?(\d{1,2})(?:月份?|期)?`
const UNTIL = String.raw`\s*(?:--|-|–|—|~|～|至|到)\s*`
const DAYS = new RegExp(`${DAY}${UNTIL}${DAY}`)
const COMPACT_DAYS = new RegExp(String.raw`(20\d\d)(\d\d)(\d\d)${UNTIL}(20\d\d)(\d\d)(\d\d)(?!\d)`)
const MONTHS = new RegExp(
  `${MONTH}${UNTIL}(?:(20\\d\\d)[-./年])?(?:第)?(\\d{1,2})(?:月|期)?(?![-./\\d])`,
)
/** `2024-03-31` is a day, and no months from March on. */
const DASHED_DAY = /20\d\d-\d{1,2}-\d{1,2}(?!\d)/g
const COMPACT_MONTHS = new RegExp(`(20\\d\\d)(\\d\\d)${UNTIL}(20\\d\\d)(\\d\\d)(?!\\d)`)
const LABELLED_MONTH = new RegExp(
  `^(?:[^:：]{0,4}(?:期间|月份)[:：])\\s*(?:${MONTH}|(20\\d\\d)(\\d\\d))$`,
)
/** Within a title, where 月 ends it and no day follows: `2024年3月科目余额表`, `科目余额表（2024年3月）`. */
const TITLED_MONTH = /(20\d\d)年度?第?(\d{1,2})(?:月份?|期)(?!\s*\d|\s*[-—–~～至到])/
const TITLED_QUARTER = /(20\d\d)年度?第?([1-4一二三四])季度?/
const TITLED_YEAR = /(20\d\d)(?:年度|年(?=[^\d月第]*(?:表|账|帐|簿|明细)))(?!第?[\d一二三四])/
/** When it was printed or made, and no period of it. */
const MADE = /打印|制表|导出|查询时间|填报日期|编制日期/
/** A bare 2019.1 is October as well, where a workbook dropped the nought. */
const BARE_MONTH = /^(20\d\d)(?:(?:[-/]|年度?)(?:第)?(\d{1,2})|\.(\d{2}))(?:月份?|期)?$/
/** As a cell of its own it may be a number, which dropped the nought of October. */
const JANUARY_OR_OCTOBER = /^20\d\d\.1$/
const AS_OF = new RegExp(`(?:截止|截至)[^\\d]{0,6}${DAY}$`)

const two = (part: string): string => part.padStart(2, '0')

/** `2024.09.26 - 2024.10.25`, `2021.12--2021.12`, `2026年第1期 - 第6期`. */
export function spanIn(text: string): Span | null {
  const days = DAYS.exec(text) ?? COMPACT_DAYS.exec(text)
  if (days) {
    const [, y, m, d, y2, m2, d2] = days as unknown as string[]
    return { from: `${y}-${two(m!)}-${two(d!)}`, to: `${y2}-${two(m2!)}-${two(d2!)}` }
  }
  const withoutDays = text.replace(DASHED_DAY, ' ')
  const months = MONTHS.exec(withoutDays) ?? COMPACT_MONTHS.exec(withoutDays)
  if (months) {
    const [, y, m, y2, m2] = months as unknown as (string | undefined)[]
    return isMonth(m!) && isMonth(m2!)
      ? { from: `${y}-${two(m!)}`, to: `${y2 ?? y}-${two(m2!)}` }
      : null
  }
  const one = (LABELLED_MONTH.exec(text) ?? BARE_MONTH.exec(text))?.filter(Boolean)
  if (one) return spanOf(one[1]!, one[2]!, one[2]!)
  return MADE.test(text) ? null : titledSpan(withoutDays)
}

function titledSpan(text: string): Span | null {
  const month = TITLED_MONTH.exec(text)
  if (month) return spanOf(month[1]!, month[2]!, month[2]!)
  const quarter = TITLED_QUARTER.exec(text)
  if (quarter) {
    const nth = Number(quarter[2]) || '一二三四'.indexOf(quarter[2]!) + 1
    return spanOf(quarter[1]!, String(nth * 3 - 2), String(nth * 3))
  }
  const year = TITLED_YEAR.exec(text)
  return year ? spanOf(year[1]!, '1', '12') : null
}

const spanOf = (year: string, from: string, to: string): Span | null =>
  isMonth(from) && isMonth(to) ? { from: `${year}-${two(from)}`, to: `${year}-${two(to)}` } : null

const FIRST = /^(?:开始|起始|自)(?:期间|月份|日期)?[:：]\s*(.+)$/
const LAST = /^(?:结束|终止|截止|至)(?:期间|月份)?[:：]\s*(.+)$/

/** `开始期间：2024.01` and `结束期间：2024.03`, each with a label of its own; one alone tells no span. */
function betweenLabels(texts: readonly string[]): Span | null {
  const told = (label: RegExp): Span | null => {
    for (const text of texts) {
      const span = spanIn(label.exec(text)?.[1]?.trim() ?? '')
      if (span) return span
    }
    return null
  }
  const [first, last] = [told(FIRST), told(LAST)]
  return first && last ? { from: first.from, to: last.to } : null
}

const isMonth = (text: string): boolean => Number(text) >= 1 && Number(text) <= 12

const ENTITY =
  /(?:公司|企业|厂|中心|合作社|事务所|商行|经营部|店)(?:[（(][^）)]{0,30}[）)])?(?:本部|总部|分公司)?$/
/** Stands above its statements, and is not whose they are. */
const BANK = /银行|支付|信用社/
const LABELLED =
  /^#?(?:单位|核算单位|编制单位|公司|账套|核算组织|会计主体|企业|账户|户)(?:名称|名)?[:：]\s*(.+?)(?:\s{2,}.*|\s*(?:期间|月份|日期|币别|币种|账号|单位)[:：].*)?$/
const ACCOUNT = /^#?(?:本方|银行|查询)?(?:账号|卡号|账户)[:：]\s*\[?(\d[\d\s*]{5,30}\d)/

/** A label and its value may stand in one cell or in two; a cell may hold several, far apart. */
function textsOf({ cells }: GridRow): string[] {
  const plain = cells.map(({ text }) => withoutEnglish(text).trim())
  const paired = plain.flatMap((text, i) => {
    const value = plain[i + 1]
    return value && text.length <= 12 && !/[:：]./.test(text) && !JANUARY_OR_OCTOBER.test(value)
      ? [`${text.replace(/[:：]$/, '')}:${value}`]
      : []
  })
  return [...plain, ...plain.flatMap((text) => text.split(/\s{2,}/)), ...paired]
}

/** `单位：万元` tells a unit, and `单位：元亨公司` whose the table is. */
const isUnit = (name: string): boolean =>
  unitPower(name) !== null || unitOf(`单位：${name}`) === name

export function captionOf(above: readonly GridRow[]): Caption {
  const texts = above.flatMap(textsOf)
  const found = <T>(read: (text: string) => T | null | undefined): T | null => {
    for (const text of texts) {
      const value = read(text)
      if (value !== null && value !== undefined) return value
    }
    return null
  }
  const named = found((text) => {
    const name = LABELLED.exec(text)?.[1]?.trim()
    return name && !isUnit(name) ? name : null
  })
  const titled = above
    .flatMap(({ cells }) => cells.map(({ text }) => text))
    .find((text) => ENTITY.test(text) && !BANK.test(text) && !/[:：]/.test(text))
  return {
    entity: named ?? titled ?? null,
    period: betweenLabels(texts) ?? found(spanIn),
    asOf: found((text) => {
      const [, y, m, d] = AS_OF.exec(text) ?? []
      return y ? `${y}-${two(m!)}-${two(d!)}` : null
    }),
    account: found((text) => ACCOUNT.exec(text)?.[1]?.replace(/\s/g, '')),
  }
}
