/** What indicators, rules and sections of one report share: stock and trade as the inventory report has them, and who owes as the ERP report. */
import { type ErpContext, erpContext } from '../erp/part.ts'
import { type ErpItemKind, type ItemContext, itemContext } from '../erp-item/part.ts'
import { looksBack, newestMonth } from '../kit/calendar/as-of.ts'
import { optionalDay } from '../kit/calendar/calendar.ts'
import { formatDay, type MonthIndex } from '../kit/calendar/window.ts'
import type * as kit from '../kit/definition.ts'
import type { RuleDefinition as Rule } from '../kit/rules/definition.ts'
import type { Build } from '../kit/sections/build.ts'
import type { ErpZhjFacts, SalesDay } from './facts.ts'
import { ERP_ZHJ_PARAM, type ShopParam, type ThresholdKey } from './params.ts'

export interface ShopContext extends ItemContext {
  facts: ErpZhjFacts
  rules: ItemContext['rules'] &
    Pick<ShopParam, 'pricedShare' | 'minCommonMonths' | 'repeatDays' | 'listedParties'>
  /** Days of sale up to the cut-off, ascending. */
  days: readonly SalesDay[]
  /** Who owes, who is owed, and money by account. */
  books: ErpContext
}

export interface ErpZhjKind extends Omit<ErpItemKind, 'Context' | 'Threshold'> {
  Context: ShopContext
  Threshold: ThresholdKey
}

export type IndicatorDefinition = kit.IndicatorDefinition<ErpZhjKind>
export type Outcome = kit.Outcome<ErpZhjKind>
export type RuleDefinition = Rule<ShopContext>
export type ShopBuild = Build<ShopContext>

const NO_LEDGER = {
  ...{ balances: [], turnovers: [], vouchers: [], signs: [] },
  ...{ stock: [], moves: [], bankParties: [], reconciled: null },
}

export function shopContext(facts: ErpZhjFacts, through?: MonthIndex): ShopContext {
  const item = itemContext(facts, through)
  const until = formatDay(item.asOf)
  const { registration, dataCutoff, receivables, payables, bank, outside } = facts
  const books = erpContext(
    { ...NO_LEDGER, registration, dataCutoff, receivables, payables, bank, outside },
    through,
  )
  return {
    ...{ ...item, facts, books },
    rules: { ...ERP_ZHJ_PARAM, rules: item.rules.rules },
    days: facts.days
      .filter(({ date }) => optionalDay(date) !== null && date <= until)
      .toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    lookingBack:
      item.lookingBack || books.lookingBack || looksBack(dataCutoff, item.m0, lastSold(facts)),
  }
}

/** The newest month in which the shop sold or bought by its own lists. */
const lastSold = ({ days, customers, suppliers }: ErpZhjFacts): MonthIndex | null =>
  newestMonth(
    [...customers, ...suppliers],
    days.map(({ date }) => date),
  )
