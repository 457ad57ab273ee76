/** 现金流量表 as the vouchers of the ledger come to it. */
import type { Statement } from '../../finance/facts.ts'
import type { MonthIndex } from '../../kit/calendar/window.ts'
import type { CashMove } from '../cash/facts.ts'
import type { Teller } from '../cash/lines.ts'
import { type CashFlows, cashFlows, cashParts } from '../cash/statement.ts'
import type { Layout } from '../chart/items.ts'
import { itemsOf, type Legs, periodOf } from './derived.ts'
import type { Ledger } from './ledger.ts'

/** Money of vouchers. */
export interface CashSource {
  moves: readonly CashMove[]
  /** 一般纳税人, or not known to be none. */
  general: boolean
}

export const tellerOf = (ledger: Ledger, layout: Layout, { general }: CashSource): Teller => ({
  ...{ ledger, layout, general },
})

/** None where more than a trifle is of no line: a sum of what could be told is no sum of the line. */
export function cashStatement(ledger: Ledger, flows: CashFlows, legs: Legs): Statement[] {
  if (!flows.whole) return []
  const { month, items } = flows
  return [
    {
      kind: 'CASH',
      standard: ledger.layout,
      ...periodOf(month),
      items: itemsOf(month, items, legs),
    },
  ]
}

/** Of one month; none where the chart tells no standard, or the vouchers do not tell the year so far. */
export function cashStatementAt(
  ledger: Ledger,
  month: MonthIndex,
  since: MonthIndex | null,
  source: CashSource,
  legs: Legs,
): Statement[] {
  if (ledger.layout === null) return []
  const teller = tellerOf(ledger, ledger.layout, source)
  const flows = cashFlows(teller, cashParts(teller, source.moves), month, since)
  return flows ? cashStatement(ledger, flows, legs) : []
}
