/** What the limit takes from the taxes: own tax by month, arrears, the last statement of a year. */

import type { LendingFacts, MonthTax, YearStatement } from '../invoice/part.ts'
import { optionalDay } from '../kit/calendar/calendar.ts'
import { type DayNumber, type MonthIndex, monthOfDay } from '../kit/calendar/window.ts'
import { paymentsOf, type TaxFacts, type TaxReportContext } from '../tax/part.ts'
import { groupOf } from '../tax-payment/part.ts'

/** As the report on the taxes sees them from where it looks. */
export function lendingOf(context: TaxReportContext, asOf: DayNumber): LendingFacts {
  const { payments, arrears, statements, covered } = context.facts
  return {
    taxPaid:
      payments === null ? null : { covered: covered.TAX_PAYMENT ?? [], months: ownTax(context) },
    arrears:
      arrears === null
        ? null
        : arrears.reduce((sum, { balance }) => sum + Math.max(0, balance ?? 0), 0),
    statement: yearStatement(context.facts, asOf),
    statementsCollected: statements !== null,
    unused: [],
  }
}

/** 增值税 and 企业所得税 that reached the treasury, by month of payment, ascending. */
function ownTax(context: TaxReportContext): MonthTax[] {
  const months = new Map<MonthIndex, MonthTax>()
  for (const { class: what, taxKind, month, amount } of paymentsOf(context).payments) {
    const group = groupOf(taxKind)
    if (what !== 'TAX' || (group !== 'VAT' && group !== 'CIT')) continue
    const of = months.get(month) ?? { month, vat: 0, cit: 0 }
    months.set(
      month,
      group === 'VAT' ? { ...of, vat: of.vat + amount } : { ...of, cit: of.cit + amount },
    )
  }
  return [...months.values()].sort((a, b) => a.month - b.month)
}

const DECEMBER = 11

/** The months of a year in which the firm began after January are no year: nothing for twelve months follows from them. */
function isPartOfYear(establishedOn: string | null | undefined, periodEnd: string): boolean {
  const born = optionalDay(establishedOn ?? null)
  if (born === null) return false
  const [founded, end] = [monthOfDay(born), monthOfDay(optionalDay(periodEnd)!)]
  return founded > end - DECEMBER && founded <= end
}

/** The last year whose statements were there on the day looked from; null = none holds a whole year, as that of the founding. */
function yearStatement(
  { statements, registration }: TaxFacts,
  asOf: DayNumber,
): YearStatement | null {
  const annual = (statements ?? []).filter(({ kind, periodTo }) => {
    const day = optionalDay(periodTo)
    return kind === 'INCOME' && day !== null && day <= asOf && monthOfDay(day) % 12 === DECEMBER
  })
  const periodEnd = annual
    .map(({ periodTo }) => periodTo)
    .sort()
    .at(-1)
  if (!periodEnd || isPartOfYear(registration.establishedOn, periodEnd)) return null
  const items = (kind: string, code: string) =>
    (statements ?? [])
      .filter((s) => s.kind === kind && s.periodTo === periodEnd)
      .flatMap((s) => s.items.filter((item) => item.code === code))
  /** Rows that contradict each other say nothing. */
  const one = (values: readonly (number | null)[]): number | null => {
    const said = [...new Set(values.filter((value) => value !== null))]
    return said.length === 1 ? said[0]! : null
  }
  const flow = (code: string) => one(items('INCOME', code).map(({ ytd }) => ytd))
  const end = (code: string) => one(items('BALANCE', code).map((item) => item.end))
  const ends = (code: string) => ({
    begin: one(items('BALANCE', code).map((item) => item.begin)),
    end: end(code),
  })
  const advances = ends('advances')
  const contracts = ends('contractLiabilities')
  return {
    periodEnd,
    revenue: flow('revenue'),
    cost: flow('cost'),
    profit: flow('totalProfit'),
    inventories: ends('inventories'),
    receivables: ends('accountsReceivable'),
    payables: ends('accountsPayable'),
    prepayments: ends('prepayments'),
    // 合同负债 took the place of most of 预收款项: both are money received before delivery.
    advances: {
      begin: added(advances.begin, contracts.begin),
      end: added(advances.end, contracts.end),
    },
    currentAssets: end('currentAssets'),
    currentLiabilities: end('currentLiabilities'),
    shortLoans: end('shortLoans'),
  }
}

const added = (a: number | null, b: number | null): number | null => (a === null ? b : a + (b ?? 0))
