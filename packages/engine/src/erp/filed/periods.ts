/** Which quarter ends both the ledger and a filed statement tell, and which one of them alone. */
import type { StatementKind } from '@xinjian/format/accounts/accounts'
import {
  type AccountingStandard,
  type FinanceContext,
  financeContext,
  type SeenStatement,
  statementOf,
} from '../../finance/part.ts'
import { monthOfYear } from '../../kit/calendar/calendar.ts'
import type { MonthIndex } from '../../kit/calendar/window.ts'
import { oncePer } from '../../kit/once.ts'
import { monthsBetween } from '../../kit/sections/blocks.ts'
import type { FiledStatement } from '../facts.ts'
import type { DerivedContext } from '../finance.ts'
import { type ComparedLine, compareStatements } from './compare.ts'
import { ERP_FILED_SAYS } from './words.ts'

export interface Sheet {
  kind: StatementKind
  /** Of what was filed. */
  standard: AccountingStandard | null
  /** It follows another standard than the ledger. */
  apart: boolean
  uploaded: boolean
  filed: SeenStatement
  lines: readonly ComparedLine[]
}

export interface FiledPeriod {
  month: MonthIndex
  sheets: readonly Sheet[]
  lines: readonly ComparedLine[]
}

interface Alone {
  month: MonthIndex
  kind: StatementKind
}

export interface FiledBeside {
  /** Newest first. */
  periods: readonly FiledPeriod[]
  ledgerOnly: readonly Alone[]
  filedOnly: readonly Alone[]
  /** Something was filed at all; all of it may follow the accounting system of institutions. */
  filed: 'NONE' | 'INSTITUTION' | 'SOME'
}

const KINDS = ['BALANCE', 'INCOME', 'CASH'] as const

/** null = nothing was collected, or the report did not ask. */
export const filedBeside = oncePer((context: DerivedContext): FiledBeside | null => {
  const filings = context.books.facts.filings
  if (!filings?.statements) return null
  const filed = filedContext(context, filings.statements)
  const { from, to } = context.span('L36')
  const ends = monthsBetween(from, to).filter((month) => monthOfYear(month) % 3 === 0)
  const all = ends.toReversed().map((month) => ({ month, ...atEnd(context, filed, month) }))
  return {
    periods: all
      .filter(({ sheets }) => sheets.length > 0)
      .map(({ month, sheets }) => ({ month, sheets, lines: sheets.flatMap(({ lines }) => lines) })),
    ledgerOnly: all.flatMap(({ month, ledger }) => ledger.map((kind) => ({ month, kind }))),
    filedOnly: all.flatMap(({ month, only }) => only.map((kind) => ({ month, kind }))),
    filed: whatIs(filed),
  }
})

function whatIs({ statements }: FinanceContext): FiledBeside['filed'] {
  if (statements.length === 0) return 'NONE'
  return statements.every(({ standard }) => standard === 'INSTITUTION') ? 'INSTITUTION' : 'SOME'
}

/** Why nothing could be set side by side; null = something was. */
export function whyNotCompared(beside: FiledBeside | null): string | null {
  if (beside === null) return ERP_FILED_SAYS.notCollected
  if (beside.periods.length > 0) return null
  if (beside.filed === 'NONE') return ERP_FILED_SAYS.noneFiled
  if (beside.filed === 'INSTITUTION') return ERP_FILED_SAYS.otherStandard
  return beside.ledgerOnly.length === 0 ? ERP_FILED_SAYS.booksReachNone : ERP_FILED_SAYS.noneCommon
}

function filedContext(
  { asOf, m0, books }: DerivedContext,
  statements: readonly FiledStatement[],
): FinanceContext {
  const { establishedOn, taxpayerType } = books.facts.registration
  return financeContext({ statements, registration: { establishedOn, taxpayerType } }, asOf, m0)
}

function atEnd(ledger: DerivedContext, filed: FinanceContext, month: MonthIndex) {
  const sheets: Sheet[] = []
  const alone: { ledger: StatementKind[]; only: StatementKind[] } = { ledger: [], only: [] }
  for (const kind of KINDS) {
    const own = statementOf(ledger, kind, month)
    const other = statementOf(filed, kind, month)
    const lines =
      own && other && other.standard !== 'INSTITUTION' ? compareStatements(own, other) : null
    if (lines?.some(({ ledger: books, filed: told }) => books && told))
      sheets.push({
        ...{ kind, standard: other!.standard, filed: other!, lines: lines! },
        apart: other!.standard !== null && other!.standard !== own!.standard,
        uploaded: (other as FiledStatement | null)?.uploaded === true,
      })
    else if (own && !other) alone.ledger.push(kind)
    else if (!own && other && other.standard !== 'INSTITUTION') alone.only.push(kind)
  }
  return { sheets, ...alone }
}

/** Periods shown line by line: the newest, and ends of years. */
export const shownLineByLine = ({ periods }: FiledBeside): readonly FiledPeriod[] =>
  periods.filter(({ month }, i) => i === 0 || monthOfYear(month) === 12)
