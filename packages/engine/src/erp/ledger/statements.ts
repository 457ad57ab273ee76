/** The statements that the ledger comes to. Nothing is estimated: what the books do not list is nil only where their balances tie. */
import type { Statement } from '../../finance/facts.ts'
import type { MonthIndex } from '../../kit/calendar/window.ts'
import { balanceSheet } from './balance-sheet.ts'
import type { Legs } from './derived.ts'
import { incomeStatement } from './income-statement.ts'
import type { Ledger } from './ledger.ts'

export interface DerivedStatements {
  statements: Statement[]
  /** Rows of the books behind an item, by its key. */
  legs: Legs
}

/** Of every month that books end with; `since`: month of the founding. */
export function derivedStatements(ledger: Ledger, since: MonthIndex | null): DerivedStatements {
  const legs: Legs = new Map()
  if (ledger.layout === null) return { statements: [], legs }
  const ends = new Set([...ledger.trials.map(({ to }) => to), ...ledger.turnovers.keys()])
  const statements = [...ends]
    .sort((a, b) => a - b)
    .flatMap((month) => [
      ...balanceSheet(ledger, month, legs),
      ...incomeStatement(ledger, month, since, legs),
    ])
  return { statements, legs }
}
