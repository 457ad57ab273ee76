/** 缴款、滞纳金、欠税 (domain 2.8): what the returns ask for and what was paid of it. */
import { type Fen, formatFen } from '@xinjian/format'
import { type Day, firstDay, formatDay, lastDay, type Month, monthNumber } from '../calendar.ts'
import type { Firm } from '../firm.ts'
import { regionOf } from '../regions.ts'
import { annualFilingDay, citAnnual, citQuarters } from './cit.ts'
import type { Filings } from './filings.ts'
import { part } from './money.ts'

export interface Due {
  taxKind: string
  taxItem: string
  from: Day
  to: Day
  basis: Fen
  rate: number
  amount: Fen
  declared: Day
  deadline: Day
  paid: Day | null
}

const LATE_PER_DAY = 0.0005
const STAMP = 0.0003

/** Everything owed by the returns, in order of declaration. */
export function duesOf(firm: Firm, filings: Filings): Due[] {
  const out: Due[] = []
  const add = (
    f: { declared: Day; deadline: Day; paid: Day | null },
    span: [Month, Month],
    kind: [string, string],
    basis: Fen,
    rate: number,
    amount: Fen,
  ): void => {
    if (amount <= 0) return
    out.push({
      taxKind: kind[0],
      taxItem: kind[1],
      from: firstDay(span[0]),
      to: lastDay(span[1]),
      basis,
      rate,
      amount,
      declared: f.declared,
      deadline: f.deadline,
      paid: f.paid,
    })
  }
  const vat = (
    f: {
      form: { rows: Record<string, Fen>; declaredSales: Fen }
      period: Month
      declared: Day
      deadline: Day
      paid: Day | null
    },
    months: number,
    row: string,
    city: [string, number],
    rest: [string, string],
    rates: [number, number],
  ): void => {
    const rows = f.form.rows
    const span: [Month, Month] = [f.period - months + 1, f.period]
    const tax = rows[row]!
    add(f, span, ['增值税', '应税货物及劳务'], f.form.declaredSales, 0, tax)
    add(f, span, ['城市维护建设税', '市区'], tax, city[1], rows[city[0]]!)
    add(f, span, ['教育费附加', '增值税教育费附加'], tax, rates[0], rows[rest[0]]!)
    add(f, span, ['地方教育附加', '增值税地方教育附加'], tax, rates[1], rows[rest[1]]!)
  }
  for (const f of filings.general) vat(f, 1, '34', ['39', 0.07], ['40', '41'], [0.03, 0.02])
  for (const f of filings.small) vat(f, 3, '22', ['23', 0.035], ['24', '25'], [0.015, 0.01])
  const quarters = filings.quarters.map((q) => q.form)
  citQuarters(firm.profile, quarters).forEach((c, i) => {
    const f = filings.quarters[i]!
    add(
      f,
      [f.period - monthNumber(f.period) + 1, f.period],
      ['企业所得税', '应纳税所得额'],
      c.rows['10']!,
      0.25,
      c.due,
    )
    const traded = Math.max(0, f.form.flow.sales) + Math.max(0, part(f.form.flow.cost, 0.8))
    add(f, [f.period - 2, f.period], ['印花税', '买卖合同'], traded, STAMP, part(traded, STAMP))
  })
  return out.sort((a, b) => a.declared - b.declared)
}

/** Back payments of annual CIT settlements. */
export function settlementsOf(
  firm: Firm,
  filings: Filings,
  years: readonly number[],
  today: Day,
): Due[] {
  const quarters = filings.quarters.map((q) => q.form)
  return years.flatMap((year): Due[] => {
    const annual = citAnnual(firm.profile, quarters, year)
    const day = annualFilingDay(year)
    if (!annual || annual.settlement <= 0 || day >= today) return []
    const from = firstDay(year * 12)
    return [
      {
        taxKind: '企业所得税',
        taxItem: '汇算清缴',
        from,
        to: lastDay(year * 12 + 11),
        basis: 0,
        rate: 0.25,
        amount: annual.settlement,
        declared: day,
        deadline: day + 11,
        paid: day,
      },
    ]
  })
}

export function paymentJson(due: Due, firm: Firm, index: number) {
  const authority = `国家税务总局${regionOf(firm.areaCode).name}示例区税务局`
  const late = Math.max(0, due.paid! - due.deadline)
  const base = {
    taxKind: due.taxKind,
    taxItem: due.taxItem,
    taxPeriodStart: formatDay(due.from),
    taxPeriodEnd: formatDay(due.to),
    declareDate: formatDay(due.declared),
    payDate: formatDay(due.paid!),
    treasuryDate: formatDay(due.paid!),
    authority,
    status: '已入库',
  }
  const voucher = (n: number): string =>
    `3${firm.areaCode}${String(firm.ordinal).padStart(5, '0')}${String(index * 2 + n).padStart(8, '0')}`
  const paid = {
    ...base,
    taxBasis: formatFen(due.basis),
    rate: due.rate,
    amount: formatFen(due.amount),
    payType: '一般申报',
    voucherNo: voucher(0),
  }
  const fee = part(due.amount, LATE_PER_DAY * late)
  return fee > 0
    ? [
        paid,
        {
          ...base,
          taxBasis: formatFen(due.amount),
          rate: LATE_PER_DAY,
          amount: formatFen(fee),
          payType: '滞纳金',
          voucherNo: voucher(1),
        },
      ]
    : [paid]
}

export function arrearJson(due: Due, today: Day) {
  return {
    taxKind: due.taxKind,
    taxPeriodStart: formatDay(due.from),
    taxPeriodEnd: formatDay(due.to),
    amount: formatFen(due.amount),
    balance: formatFen(due.amount),
    occurDate: formatDay(due.deadline + 1),
    deadline: formatDay(due.deadline),
    arrearsType: today - due.deadline > 90 ? '陈欠' : '本期',
    lateFeeToday: formatFen(part(due.amount, LATE_PER_DAY * Math.max(0, today - due.deadline))),
    asOf: formatDay(today),
  }
}
