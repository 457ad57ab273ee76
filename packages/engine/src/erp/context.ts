/** What indicators, rules and sections of one report share: the books that it may see, by account and month. */
import { asOfAndM0, looksBack, newestMonth } from '../kit/calendar/as-of.ts'
import { monthFounded } from '../kit/calendar/lived.ts'
import { reportWindow } from '../kit/calendar/report-window.ts'
import { type MonthIndex, monthOfDay } from '../kit/calendar/window.ts'
import { coverageStates } from '../kit/coverage.ts'
import type { KitContext, MonthStates } from '../kit/kind.ts'
import { type Desk, deskOf, limitsUnder } from '../kit/rules/rulebook.ts'
import type { Reconciled } from '../reconcile/facts.ts'
import type { ReportWindow } from '../report/window/label.ts'
import type {
  BankMonth,
  BankSlips,
  ErpFacts,
  MoveMonth,
  OutsideMonth,
  StockTotal,
  VoucherSigns,
} from './facts.ts'
import { type Ledger, ledgerOf, monthsOf } from './ledger/ledger.ts'
import type { BothOrders } from './orders/facts.ts'
import { ERP_PARAM, type ErpParam, type RuleLimits } from './params.ts'
import { type Parties, partiesOf } from './parties.ts'

export interface ErpContext extends KitContext {
  facts: ErpFacts
  rules: ErpParam
  desk: Desk | undefined
  founded: MonthIndex | null
  /** Of whole months: the current one counts in no figure. */
  ledger: Ledger
  /** Months that balances or vouchers tell. */
  series: MonthStates
  bankSeries: MonthStates
  /** Newest lists by age; null = there is none. */
  receivables: Parties | null
  payables: Parties | null
  /** Newest stock; null = there is none. */
  stock: StockTotal | null
  /** By month, then account; none after the cut-off. */
  bank: readonly BankMonth[]
  outside: ReadonlyMap<MonthIndex, OutsideMonth>
  /** null = there is nothing to match, or the report looks back. */
  reconciled: Reconciled | null
  /** null = there are none, or the report looks back. */
  slips: BankSlips | null
  /** null = the report did not ask for any, or looks back. */
  orders: BothOrders | null
  /** Of whole months, ascending. */
  signs: readonly VoucherSigns[]
  moves: readonly MoveMonth[]
  /** The report stands at an earlier month than its data. */
  lookingBack: boolean
}

/** Months before M0 that the series always reach back. */
const AXIS_MONTHS = 36

export function erpContext(facts: ErpFacts, through?: MonthIndex): ErpContext {
  const { asOf, m0 } = asOfAndM0(facts.dataCutoff, through)
  const asOfMonth = monthOfDay(asOf)
  const last = Math.max(asOfMonth, m0)
  const seen = <Row extends { month: MonthIndex }>(rows: readonly Row[]) =>
    rows.filter(({ month }) => month <= last)
  const held = monthsOf(
    facts.balances.filter(({ to }) => to <= last),
    seen(facts.turnovers).map(({ month }) => month),
  )
  const bank = seen(facts.bank).toSorted(
    (a, b) => a.month - b.month || (a.account < b.account ? -1 : 1),
  )
  const banked = new Set(bank.map(({ month }) => month))
  const lookingBack = looksBack(facts.dataCutoff, m0, lastToldByBooks(facts))
  const start = Math.min(m0 - AXIS_MONTHS + 1, ...held, ...banked)
  const statesOf = (months: ReadonlySet<MonthIndex>): MonthStates => ({
    start,
    end: last,
    states: coverageStates(
      { establishedOn: facts.registration.establishedOn, covered: null, failed: [] },
      start,
      last - start + 1,
      (month) => months.has(month),
    ),
  })
  return {
    facts,
    rules: { ...ERP_PARAM, rules: limitsUnder<RuleLimits>(ERP_PARAM.rules, facts.rulebook) },
    desk: deskOf(facts, asOf),
    founded: monthFounded(facts.registration),
    ...{ asOf, asOfMonth, m0 },
    ledger: ledgerOf(facts, m0),
    series: statesOf(held),
    bankSeries: statesOf(banked),
    receivables: partiesOf(facts.receivables, asOf),
    payables: partiesOf(facts.payables, asOf),
    stock: newestStock(facts.stock, last),
    bank,
    outside: new Map(seen(facts.outside).map((month) => [month.month, month])),
    reconciled: lookingBack ? null : facts.reconciled,
    slips: lookingBack ? null : (facts.slips ?? null),
    orders: lookingBack ? null : (facts.orders ?? null),
    signs: facts.signs.filter(({ month }) => month <= m0),
    moves: facts.moves.filter(({ month }) => month <= m0),
    lookingBack,
    span: (name: ReportWindow) => reportWindow(name, m0),
  }
}

/** The last month that any of the books tells; null = none does. */
export const lastToldByBooks = (facts: ErpFacts): MonthIndex | null =>
  newestMonth(
    [
      ...[...facts.balances, ...facts.stock].map(({ to }) => ({ month: to })),
      ...facts.turnovers,
      ...facts.bank,
    ],
    [...facts.receivables, ...facts.payables].map(({ asOf }) => asOf),
  )

/** Of two that end in one month the one of the shorter period. */
function newestStock(stock: readonly StockTotal[], last: MonthIndex): StockTotal | null {
  const seen = stock.filter(({ to }) => to <= last)
  return seen.toSorted((a, b) => b.to - a.to || b.from - a.from)[0] ?? null
}
