/** What one month of invoices adds up to, as a VAT return needs it. Money: 分, without tax unless named so. */
import type { Fen } from '@xinjian/format'
import { firstDay, lastDay, type Month } from '../calendar.ts'
import type { Firm } from '../firm.ts'
import { type Draft, isSpecial } from '../invoices/draft.ts'
import { chance } from '../random.ts'
import { TAX_FREE } from '../rates.ts'
import type { World } from '../world.ts'

export interface RateTotals {
  rate: number
  special: { amount: Fen; tax: Fen }
  other: { amount: Fen; tax: Fen }
}

export interface MonthTotals {
  month: Month
  sales: RateTotals[]
  salesAmount: Fen
  salesTax: Fen
  /** Input tax ticked (勾选) for this month's return, and for the next month's. */
  inputNow: { count: number; amount: Fen; tax: Fen }
  inputNext: { count: number; amount: Fen; tax: Fen }
  /** Input tax of red invoices: transferred out. */
  redInputTax: Fen
  /** Input tax of invoices the bureau calls 异常凭证. */
  abnormalInputTax: Fen
  /** All purchases, deductible or not. */
  purchases: Fen
}

const LATE_TICK = 29
const LATE_TICK_SHARE = 0.3

/** Month in whose return a purchase invoice is deducted: late ones often slip into the next. */
export function usageMonth(draft: Draft): Month {
  const late = draft.day > lastDay(draft.month) - 5
  const slips =
    late && chance(draft.ownerOrdinal, draft.month, draft.index, LATE_TICK) < LATE_TICK_SHARE
  return slips ? draft.month + 1 : draft.month
}

/** Adds up a whole month, as it stands when the month is over. */
export function monthTotals(world: World, firm: Firm, month: Month): MonthTotals {
  const byRate = new Map<number, RateTotals>()
  const range = { from: firstDay(month), to: lastDay(month) }
  const asOf = (lastDay(month) + 1) * 86_400 - 1
  const totals: MonthTotals = {
    month,
    sales: [],
    salesAmount: 0,
    salesTax: 0,
    inputNow: { count: 0, amount: 0, tax: 0 },
    inputNext: { count: 0, amount: 0, tax: 0 },
    redInputTax: 0,
    abnormalInputTax: 0,
    purchases: 0,
  }
  for (const draft of world.allDrafts(firm, 'OUT', range, asOf)) {
    if (draft.voided) continue
    totals.salesAmount += draft.amount
    totals.salesTax += draft.tax
    for (const line of draft.lines) {
      let rate = byRate.get(line.rate)
      if (!rate) {
        rate = { rate: line.rate, special: { amount: 0, tax: 0 }, other: { amount: 0, tax: 0 } }
        byRate.set(line.rate, rate)
      }
      const side = isSpecial(draft.kind) ? rate.special : rate.other
      side.amount += line.amount
      side.tax += line.tax
    }
  }
  for (const draft of world.allDrafts(firm, 'IN', range, asOf)) {
    if (draft.voided) continue
    totals.purchases += draft.amount
    if (!isSpecial(draft.kind)) continue
    if (draft.blue) {
      totals.redInputTax -= draft.tax
      continue
    }
    if (draft.abnormal) totals.abnormalInputTax += draft.tax
    const use = usageMonth(draft) === month ? totals.inputNow : totals.inputNext
    use.count++
    use.amount += draft.amount
    use.tax += draft.tax
  }
  totals.sales = [...byRate.values()].sort((a, b) => b.rate - a.rate)
  return totals
}

/** Sales that are taxed (the others are 免税). */
export const taxedSales = (t: MonthTotals): RateTotals[] =>
  t.sales.filter((r) => r.rate !== TAX_FREE)
