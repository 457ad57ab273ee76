/** 增值税及附加税费申报表（小规模纳税人适用）, quarterly, 25 rows (domain 2.4). */
import type { Fen } from '@xinjian/format'
import { type Month, monthNumber } from '../calendar.ts'
import type { Profile } from '../profile.ts'
import { formRows, part } from './money.ts'
import { type MonthTotals, taxedSales } from './month-totals.ts'

/** 季度销售额不超过 30 万元 is exempt, but for 专票. */
const QUARTER_LIMIT: Fen = 300_000_00
const FULL_RATE = 0.03
const REDUCTION = 0.02
/** 六税两费 halved. */
const HALF_CITY = 0.035
const HALF_EDUCATION = 0.015
const HALF_LOCAL_EDUCATION = 0.01

export interface VatSmall {
  /** Last month of the quarter. */
  period: Month
  rows: Record<string, Fen>
  ytd: Record<string, Fen>
  declaredSales: Fen
  unbilled: Fen
}

/** Returns of the quarters that `months` complete. */
export function vatSmall(profile: Profile, months: readonly MonthTotals[]): VatSmall[] {
  const out: VatSmall[] = []
  let quarter: MonthTotals[] = []
  let ytd: Record<string, Fen> = {}
  for (const totals of months) {
    if (monthNumber(totals.month) === 1) ytd = {}
    quarter.push(totals)
    if (monthNumber(totals.month) % 3 !== 0) continue
    const rates = quarter.flatMap(taxedSales)
    const special = rates.reduce((a, r) => a + r.special.amount, 0)
    const other = rates.reduce((a, r) => a + r.other.amount, 0)
    const free = quarter.reduce((a, q) => a + q.salesAmount, 0) - special - other
    const unbilled = Math.max(0, part(special + other, profile.unbilled))
    const exempt = special + other + unbilled <= QUARTER_LIMIT
    const taxed = exempt ? special : special + other + unbilled
    const relieved = exempt ? other + unbilled : 0
    const row15 = part(taxed, FULL_RATE)
    const row16 = part(taxed, REDUCTION)
    const row20 = row15 - row16
    const rows: Record<string, Fen> = {
      1: taxed,
      2: special,
      3: exempt ? 0 : other,
      4: 0,
      5: 0,
      6: 0,
      7: 0,
      8: 0,
      9: relieved + free,
      10: relieved,
      11: 0,
      12: free,
      13: 0,
      14: 0,
      15: row15,
      16: row16,
      17: part(relieved + free, FULL_RATE),
      18: part(relieved, FULL_RATE),
      19: 0,
      20: row20,
      21: 0,
      22: row20,
      23: part(row20, HALF_CITY),
      24: part(row20, HALF_EDUCATION),
      25: part(row20, HALF_LOCAL_EDUCATION),
    }
    ytd = Object.fromEntries(Object.entries(rows).map(([k, v]) => [k, (ytd[k] ?? 0) + v]))
    out.push({ period: totals.month, rows, ytd, declaredSales: taxed + relieved + free, unbilled })
    quarter = []
  }
  return out
}

/** The return as the bureau hands it over. */
export function vatSmallJson(v: VatSmall) {
  return {
    form: '增值税及附加税费申报表（小规模纳税人适用）',
    rows: formRows(v.rows),
    ytd: formRows(v.ytd),
  }
}
