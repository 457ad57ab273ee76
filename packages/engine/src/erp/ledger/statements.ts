/** The statements that the ledger comes to. Nothing is estimated: what the books do not list is nil only where their balances tie. */

import type { Statement } from '../../finance/facts.ts'
import type { MonthIndex } from '../../kit/calendar/window.ts'
import { type CashFlows, cashFlows, cashParts } from '../cash/statement.ts'
import { balanceSheet } from './balance-sheet.ts'
import { type CashSource, cashStatement, tellerOf } from './cash-statement.ts'
import type { Legs } from './derived.ts'
import { incomeStatement } from './income-statement.ts'
import type { Ledger } from './ledger.ts'

export interface DerivedStatements {
  statements: Statement[]
  /** Rows of the books behind an item, by its key. */
  legs: Legs
  /** Money of the year so far by its last month, whole or not. */
  cash: ReadonlyMap<MonthIndex, CashFlows>
}

/** Of every month that books end with; `since`: month of the founding. */
export function derivedStatements(
  ledger: Ledger,
  since: MonthIndex | null,
  source: CashSource | null = null,
): DerivedStatements {
  const legs: Legs = new Map()
  const cash = new Map<MonthIndex, CashFlows>()
  const { layout } = ledger
  if (layout === null) return { statements: [], legs, cash }
  const ends = new Set([...ledger.trials.map(({ to }) => to), ...ledger.turnovers.keys()])
  const teller = source && tellerOf(ledger, layout, source)
  const parts = teller ? cashParts(teller, source.moves) : []
  const statements = [...ends]
    .sort((a, b) => a - b)
    .flatMap((month) => {
      const flows = teller && cashFlows(teller, parts, month, since)
      if (flows) cash.set(month, flows)
      return [
        ...balanceSheet(ledger, month, legs),
        ...incomeStatement(ledger, month, since, legs),
        ...(flows ? cashStatement(ledger, flows, legs) : []),
      ]
    })
  return { statements, legs, cash }
}
