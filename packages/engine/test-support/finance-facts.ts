/** Statements for tests that state one thing exactly, and a whole firm. Amounts are given in yuan. */
import { accountOf, type StatementKind } from '@xinjian/format/accounts/accounts'
import { type FinanceHooks, type FinanceSource, financeContext } from '../src/finance/context.ts'
import type { Statement, StatementItem } from '../src/finance/facts.ts'
import { FINANCE_PART } from '../src/finance/part.ts'
import { dayNumber, parseMonth } from '../src/kit/calendar/window.ts'
import { judgeRules } from '../src/kit/rules/rule-set.ts'
import type { RuleBook } from '../src/report/book.ts'
import { bookWith } from './books.ts'

type Amounts = Readonly<
  Record<string, number | readonly [begin: number | null, end: number | null] | null>
>

const LAST_DAY = ['31', '28', '31', '30', '31', '30', '31', '31', '30', '31', '30', '31']

/** Last day of `2025-12`; February has 28 days here. */
export const lastDay = (month: string): string => `${month}-${LAST_DAY[Number(month.slice(5)) - 1]}`

const fen = (yuan: number | null): number | null => (yuan === null ? null : Math.round(yuan * 100))

/** A balance sheet takes a pair or the end alone, the others what has come since January. */
export function statement(
  kind: StatementKind,
  month: string,
  amounts: Amounts,
  more: Partial<Statement> = {},
): Statement {
  const items = Object.entries(amounts).map(([code, given]): StatementItem => {
    const [begin, end] = Array.isArray(given) ? given : [null, given as number | null]
    const flow = kind === 'BALANCE' ? null : fen(given as number | null)
    return {
      key: `${month}/${kind}/${code}`,
      code,
      label: accountOf(code).name,
      begin: kind === 'BALANCE' ? fen(begin) : null,
      end: kind === 'BALANCE' ? fen(end) : null,
      current: null,
      ytd: flow,
    }
  })
  return {
    kind,
    standard: 'SMALL',
    periodFrom: `${month.slice(0, 4)}-01-01`,
    periodTo: lastDay(month),
    items,
    ...more,
  }
}

export const balance = (month: string, amounts: Amounts, more?: Partial<Statement>): Statement =>
  statement('BALANCE', month, amounts, more)
export const income = (month: string, amounts: Amounts, more?: Partial<Statement>): Statement =>
  statement('INCOME', month, amounts, more)
export const cash = (month: string, amounts: Amounts, more?: Partial<Statement>): Statement =>
  statement('CASH', month, amounts, more)

/** 现金流量表 of one quarter that gives 本期金额 only, without 本年累计. */
export function cashOfQuarter(month: string, amounts: Amounts): Statement {
  const whole = cash(month, amounts)
  const first = `${month.slice(0, 5)}${String(Number(month.slice(5)) - 2).padStart(2, '0')}`
  return {
    ...whole,
    periodFrom: `${first}-01`,
    items: whole.items.map((item) => ({ ...item, current: item.ytd, ytd: null })),
  }
}

/** As it looks from 20 April 2026: M0 is 2026-03, the last year is 2025. */
export function financeOf(
  statements: readonly Statement[] | null,
  hooks: FinanceHooks & {
    registration?: FinanceSource['registration']
    covered?: FinanceSource['covered']
    limits?: RuleBook['limits']
    asOf?: readonly [year: number, month: number, day: number]
  } = {},
) {
  const { registration = {}, covered, limits, asOf = [2026, 4, 20], ...rest } = hooks
  const day = dayNumber(...asOf)
  const m0 = asOf[0] * 12 + asOf[1] - 2
  const desk = limits && { book: bookWith({ limits }), day }
  const context = financeContext({ statements, covered, registration }, day, m0, { ...rest, desk })
  const part = FINANCE_PART
  const indicator = part.indicators.of(context)
  const indicators = [...part.indicators.keys].map(indicator)
  const rules = judgeRules(part.rules, { context, indicator })
  return {
    context,
    indicators,
    indicator,
    rules,
    rule: (id: string) => rules.find((rule) => rule.id === id)!,
    quality: part.quality(context),
  }
}

interface Year {
  revenue?: number
  cost?: number
  profit?: number
  inventories?: number
  otherReceivables?: number
  advances?: number
}

/** Balance sheet and income statement of a year (or of the months to `month`) that hold all identities. */
export function book(month: string, year: Year = {}, before: Year = {}): Statement[] {
  const sheet = ({ inventories = 200, otherReceivables = 50, advances = 40 }: Year) => {
    const [cashHeld, receivable, prepaid, fixed] = [300, 250, 30, 400]
    const current = cashHeld + receivable + prepaid + inventories + otherReceivables
    const [loans, payable, tax, other, longLoans] = [150, 180, 20, 30, 100]
    const owed = loans + payable + tax + other + advances
    const total = current + fixed
    const equity = total - owed - longLoans
    return {
      cash: cashHeld,
      accountsReceivable: receivable,
      prepayments: prepaid,
      otherReceivables,
      inventories,
      currentAssets: current,
      fixedAssets: fixed,
      nonCurrentAssets: fixed,
      totalAssets: total,
      shortLoans: loans,
      accountsPayable: payable,
      advances,
      taxesPayable: tax,
      otherPayables: other,
      currentLiabilities: owed,
      longLoans,
      nonCurrentLiabilities: longLoans,
      totalLiabilities: owed + longLoans,
      paidInCapital: 300,
      retainedEarnings: equity - 300,
      totalEquity: equity,
      liabilitiesAndEquity: total,
    }
  }
  const { revenue = 2_000, cost = 1_500, profit = 200 } = year
  const [begin, end] = [sheet(before), sheet(year)]
  const tax = profit > 0 ? profit * 0.05 : 0
  return [
    balance(
      month,
      Object.fromEntries(
        Object.entries(end).map(([code, value]) => [
          code,
          [begin[code as keyof typeof begin], value] as const,
        ]),
      ),
    ),
    income(month, {
      revenue,
      cost,
      taxesAndSurcharges: 10,
      sellingExpenses: 60,
      adminExpenses: revenue - cost - 10 - 60 - 20 - profit,
      researchExpenses: 15,
      financeExpenses: 20,
      interestExpenses: 18,
      operatingProfit: profit,
      totalProfit: profit,
      incomeTax: tax,
      netProfit: profit - tax,
    }),
  ]
}

/** Every quarter from one to another, each year of `by` its own; flows grow evenly over the year. */
export function quarters(
  from: string,
  to: string,
  by: (year: number) => Year = () => ({}),
): Statement[] {
  const [first, last] = [parseMonth(from)!, parseMonth(to)!]
  const all: Statement[] = []
  for (let m = first; m <= last; m += 3) {
    const year = Math.floor(m / 12)
    const part = ((m % 12) + 1) / 12
    const { revenue = 2_000, cost = 1_500, profit = 200, ...rest } = by(year)
    const month = `${year}-${String((m % 12) + 1).padStart(2, '0')}`
    all.push(
      ...book(
        month,
        { revenue: revenue * part, cost: cost * part, profit: profit * part, ...rest },
        by(year - 1),
      ),
    )
  }
  return all
}
