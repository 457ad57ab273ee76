/** 企业所得税: quarterly A200000 and annual A100000 (domain 2.5, 2.6). */
import { type Fen, formatFen } from '@xinjian/format'
import { type Day, dayOf, formatDay, monthNumber, yearOf } from '../calendar.ts'
import type { Profile } from '../profile.ts'
import { citOf, type Quarter, SMALL_MICRO_PROFIT } from './financial-records.ts'
import { formRows, part } from './money.ts'

const FULL_RATE = 0.25
/** Layout of the annual form: 18 profit rows from the 2024 year on. */
const NEW_LAYOUT_FROM = 2024
/** 业务招待费 and the like that may not be deducted. */
const ADJUSTMENT = 0.0006

export interface CitQuarter {
  year: number
  quarter: number
  rows: Record<string, Fen>
  due: Fen
}

export function citQuarters(profile: Profile, quarters: readonly Quarter[]): CitQuarter[] {
  let paid = 0
  return quarters.map((q) => {
    const quarter = monthNumber(q.end) / 3
    if (quarter === 1) paid = 0
    const profit = q.ytd.profit
    const income = Math.max(0, profit)
    const gross = part(income, FULL_RATE)
    const tax = citOf(profile, profit)
    const due = Math.max(0, tax - paid)
    const rows: Record<string, Fen> = {
      1: q.ytd.sales,
      2: q.ytd.cost,
      3: profit,
      4: 0,
      5: 0,
      6: 0,
      7: 0,
      8: 0,
      9: 0,
      10: profit,
      11: 25_00,
      12: gross,
      13: gross - tax,
      14: paid,
      15: 0,
      16: due,
      24: due,
    }
    paid += due
    return { year: yearOf(q.end), quarter, rows, due }
  })
}

export function citQuarterJson(profile: Profile, c: CitQuarter, totalAssets: Fen) {
  return {
    form: 'A200000 企业所得税月（季）度预缴纳税申报表（A类）',
    year: c.year,
    quarter: c.quarter,
    employees: profile.employees,
    totalAssetsWan: formatFen(Math.round(totalAssets / 10_000)),
    smallMicro: profile.employees <= 300 && c.rows['10']! <= SMALL_MICRO_PROFIT ? '是' : '否',
    rows: formRows(c.rows),
  }
}

export interface CitAnnual {
  year: number
  formVersion: '2017' | '2024'
  rows: Record<string, Fen>
  /** To pay (positive) or back (negative). */
  settlement: Fen
}

/** The annual return of a year whose four quarters are there, or that the firm was founded in. */
export function citAnnual(
  profile: Profile,
  quarters: readonly Quarter[],
  year: number,
): CitAnnual | null {
  const last = quarters.find((q) => yearOf(q.end) === year && monthNumber(q.end) === 12)
  if (!last) return null
  const y = last.ytd
  const adjusted = y.profit + part(y.admin, ADJUSTMENT * 10)
  const income = Math.max(0, adjusted)
  const gross = part(income, FULL_RATE)
  const tax = citOf(profile, income)
  const prepaid = citQuarters(profile, quarters)
    .filter((c) => c.year === year)
    .reduce((a, c) => a + c.due, 0)
  const fresh = year >= NEW_LAYOUT_FROM
  const named: [number, number, Fen][] = [
    [1, 1, y.sales],
    [2, 2, y.cost],
    [3, 3, y.surcharges],
    [4, 4, y.selling],
    [5, 5, y.admin - (fresh ? y.research : 0)],
    [6, 7, y.interest],
    [10, 15, y.profit],
    [11, 16, 0],
    [12, 17, 0],
    [13, 18, y.profit],
    [15, 20, adjusted - y.profit],
    [16, 21, 0],
    [19, 24, adjusted],
    [21, 26, 0],
    [23, 28, income],
    [24, 29, 25_00],
    [25, 30, gross],
    [26, 31, gross - tax],
    [28, 33, tax],
    [31, 36, tax],
    [32, 37, prepaid],
    [33, 38, tax - prepaid],
  ]
  const rows: Record<string, Fen> = Object.fromEntries(
    named.map(([old, now, value]) => [fresh ? now : old, value]),
  )
  if (fresh) rows['6'] = y.research
  return { year, formVersion: fresh ? '2024' : '2017', rows, settlement: tax - prepaid }
}

export function citAnnualJson(c: CitAnnual, quarters: readonly Quarter[]) {
  const last = quarters.find((q) => yearOf(q.end) === c.year && monthNumber(q.end) === 12)!
  return {
    form: 'A100000 企业所得税年度纳税申报表（A类）',
    year: c.year,
    formVersion: c.formVersion,
    rows: formRows(c.rows),
    // A105050 职工薪酬, A104000 期间费用
    wages: formatFen(last.ytd.wages),
    research: formatFen(last.ytd.research),
  }
}

/** Annual returns are filed in the second half of May. */
export const annualFilingDay = (year: number): Day => dayOf(year + 1, 5, 20)
export const annualFiling = (year: number): string => formatDay(annualFilingDay(year))
