/** 增值税及附加税费申报表（一般纳税人适用）, monthly, with what 附列资料（一）（二） need (domain 2.3). */
import { type Fen, formatFen } from '@xinjian/format'
import { type Month, monthNumber } from '../calendar.ts'
import type { Profile } from '../profile.ts'
import { rateText, TAX_FREE } from '../rates.ts'
import { formRows, part } from './money.ts'
import { type MonthTotals, taxedSales } from './month-totals.ts'

/** Months between an invoice being listed as 异常凭证 and its tax being transferred out. */
const ABNORMAL_LAG = 2
const CITY_TAX = 0.07
const EDUCATION = 0.03
const LOCAL_EDUCATION = 0.02

export interface VatGeneral {
  period: Month
  /** Row number → 本月数, 分. */
  rows: Record<string, Fen>
  /** Row number → 本年累计. */
  ytd: Record<string, Fen>
  /** 附列资料（一）: per rate, what was invoiced how. */
  salesByRate: SalesByRate[]
  /** 附列资料（二）, row → 份数? 金额, 税额. */
  input: Record<string, { count: number; amount: Fen; tax: Fen }>
  declaredSales: Fen
  unbilled: Fen
}

export interface SalesByRate {
  rate: number
  special: { amount: Fen; tax: Fen }
  other: { amount: Fen; tax: Fen }
  unbilled: { amount: Fen; tax: Fen }
}

/** @param paid tax paid in each month for the month before (row 30); unpaid periods count 0. */
export function vatGeneral(
  profile: Profile,
  months: readonly MonthTotals[],
  unpaid: (period: Month) => boolean,
): VatGeneral[] {
  const out: VatGeneral[] = []
  let carry = 0
  let owed = 0
  let ytd: Record<string, Fen> = {}
  months.forEach((totals, i) => {
    if (monthNumber(totals.month) === 1) ytd = {}
    const before = months[i - 1]
    const salesByRate = declaredRates(totals, profile.unbilled)
    const sum = (pick: (r: SalesByRate) => Fen): Fen => salesByRate.reduce((a, r) => a + pick(r), 0)
    const taxed = (r: SalesByRate, value: Fen): Fen => (r.rate === TAX_FREE ? 0 : value)
    const row1 = sum((r) => taxed(r, r.special.amount + r.other.amount + r.unbilled.amount))
    const row8 = sum((r) => r.special.amount + r.other.amount + r.unbilled.amount) - row1
    const row11 = sum((r) => r.special.tax + r.other.tax + r.unbilled.tax)
    const slipped = before?.inputNext ?? { count: 0, amount: 0, tax: 0 }
    const row12 = totals.inputNow.tax + slipped.tax
    const abnormal = months[i - ABNORMAL_LAG]?.abnormalInputTax ?? 0
    const row14 = totals.redInputTax + abnormal
    const row17 = row12 + carry - row14
    const row18 = Math.min(row17, row11)
    const row19 = row11 - row18
    const row20 = row17 - row18
    const paidNow = before && !unpaid(before.month) ? (out[i - 1]?.rows['24'] ?? 0) : 0
    const services = sum((r) =>
      r.rate === 600 ? r.special.amount + r.other.amount + r.unbilled.amount : 0,
    )
    const rows: Record<string, Fen> = {
      1: row1,
      2: row1 - services,
      3: 0,
      4: 0,
      5: 0,
      6: 0,
      7: 0,
      8: row8,
      9: row8,
      10: 0,
      11: row11,
      12: row12,
      13: carry,
      14: row14,
      15: 0,
      16: 0,
      17: row17,
      18: row18,
      19: row19,
      20: row20,
      21: 0,
      22: 0,
      23: 0,
      24: row19,
      25: owed,
      26: 0,
      27: paidNow,
      28: 0,
      29: 0,
      30: paidNow,
      31: 0,
      32: row19 + owed - paidNow,
      33: Math.max(0, owed - paidNow),
      34: row19,
      35: 0,
      36: 0,
      37: 0,
      38: 0,
      39: part(row19, CITY_TAX),
      40: part(row19, EDUCATION),
      41: part(row19, LOCAL_EDUCATION),
    }
    ytd = Object.fromEntries(
      Object.entries(rows).map(([k, v]) => [k, STOCK_ROWS.has(k) ? v : (ytd[k] ?? 0) + v]),
    )
    out.push({
      period: totals.month,
      rows,
      ytd,
      salesByRate,
      declaredSales: row1 + row8,
      unbilled: sum((r) => r.unbilled.amount),
      input: {
        1: joined(totals.inputNow, slipped),
        2: joined(totals.inputNow, slipped),
        12: joined(totals.inputNow, slipped),
        13: { count: 0, amount: 0, tax: row14 },
        20: { count: 0, amount: 0, tax: totals.redInputTax },
        '23a': { count: 0, amount: 0, tax: abnormal },
        35: joined(totals.inputNow, slipped),
      },
    })
    carry = row20
    owed = rows['32']!
  })
  return out
}

/** Balances are not summed over the year. */
const STOCK_ROWS = new Set(['13', '20', '25', '32', '33', '36', '38'])

const joined = (
  a: { count: number; amount: Fen; tax: Fen },
  b: { count: number; amount: Fen; tax: Fen },
) => ({
  count: a.count + b.count,
  amount: a.amount + b.amount,
  tax: a.tax + b.tax,
})

/** What was invoiced, and 未开票收入 at the rate that carries most sales. */
function declaredRates(totals: MonthTotals, unbilledShare: number): SalesByRate[] {
  const invoiced = taxedSales(totals).reduce((a, r) => a + r.special.amount + r.other.amount, 0)
  const unbilled = Math.max(0, part(invoiced, unbilledShare))
  const size = (r: { special: { amount: Fen }; other: { amount: Fen } }): Fen =>
    r.special.amount + r.other.amount
  const main = taxedSales(totals).reduce<number | null>(
    (best, r) =>
      best === null || size(r) > size(totals.sales.find((x) => x.rate === best)!) ? r.rate : best,
    null,
  )
  return totals.sales.map((r) => ({
    ...r,
    unbilled:
      r.rate === main
        ? { amount: unbilled, tax: part(unbilled, r.rate / 10_000) }
        : { amount: 0, tax: 0 },
  }))
}

/** The return as the bureau hands it over. */
export function vatGeneralJson(v: VatGeneral) {
  const text = (x: { amount: Fen; tax: Fen }) => ({
    amount: formatFen(x.amount),
    tax: formatFen(x.tax),
  })
  return {
    form: '增值税及附加税费申报表（一般纳税人适用）',
    rows: formRows(v.rows),
    ytd: formRows(v.ytd),
    schedule1: v.salesByRate.map((r) => ({
      rate: rateText(r.rate),
      special: text(r.special),
      other: text(r.other),
      unbilled: text(r.unbilled),
    })),
    schedule2: Object.fromEntries(
      Object.entries(v.input).map(([row, x]) => [row, { count: x.count, ...text(x) }]),
    ),
  }
}
