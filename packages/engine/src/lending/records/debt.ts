/** Debt for years as balance sheets tell it, and what lenders' invoices cost. */
import type { Fen } from '@xinjian/format'
import { optionalDay } from '../../kit/calendar/calendar.ts'
import type { MonthIndex, MonthWindow } from '../../kit/calendar/window.ts'
import { firstDayOfMonth, formatDay, lastDayOfMonth } from '../../kit/calendar/window.ts'
import type { InvoiceEvidence, RecordEvidence } from '../../report/evidence.ts'
import type { LendingContext } from '../context.ts'
import type { DebtOfStatement, LendingInvoice } from '../facts.ts'
import { LENDING_INDICATOR_SAYS as SAYS } from '../indicators/words.ts'

/** Items that are debt for years (domain §3.10, 10). */
export const DEBT_ITEMS = ['longLoans', 'bondsPayable', 'longPayables'] as const
export type DebtItem = (typeof DEBT_ITEMS)[number]

export interface Debt {
  /** Σ of the items that the statement carries; null = it carries none. */
  sum: Fen | null
  /** Items that it does not carry. */
  absent: DebtItem[]
}

export function debtOf(statement: DebtOfStatement): Debt {
  const told = DEBT_ITEMS.filter((item) => statement[item] !== null)
  return {
    sum: told.length === 0 ? null : told.reduce((sum, item) => sum + statement[item]!, 0),
    absent: DEBT_ITEMS.filter((item) => statement[item] === null),
  }
}

/** Statements up to the day looked from, ascending. */
export function statementsBy({ facts, asOf }: LendingContext): DebtOfStatement[] | null {
  if (facts.statements === null) return null
  return facts.statements
    .filter(({ periodEnd }) => (optionalDay(periodEnd) ?? asOf + 1) <= asOf)
    .toSorted((a, b) => (a.periodEnd < b.periodEnd ? -1 : a.periodEnd > b.periodEnd ? 1 : 0))
}

/** A year that ends with December. */
export const isAnnual = ({ periodEnd }: DebtOfStatement): boolean => periodEnd.endsWith('-12-31')

export const sheetLeg = (ends: readonly string[]): RecordEvidence => ({
  dataset: 'FIN_STATEMENT',
  where: {
    all: [
      { field: 'kind', in: ['BALANCE', 'INCOME'] },
      { field: 'periodTo', in: [...new Set(ends)].sort() },
    ],
  },
  words: SAYS.sheetOf({ day: [...new Set(ends)].sort().join('、') }),
})

/** 贷款服务; the rest of 306 are fees, guarantees and the like. */
export const isInterest = ({ goodsCode }: LendingInvoice): boolean => goodsCode.startsWith('30601')

/** Months of a window of which the invoices are known. */
export function knownMonths({ facts }: LendingContext, { from, to }: MonthWindow): number {
  const covered = facts.invoices?.covered ?? []
  let known = 0
  for (let month = from; month <= to; month++)
    if (covered.some(([first, last]) => month >= first && month <= last)) known++
  return known
}

export const invoicesIn = (
  { facts }: LendingContext,
  { from, to }: MonthWindow,
): LendingInvoice[] =>
  (facts.invoices?.rows ?? []).filter(({ month }) => month >= from && month <= to)

/** Input invoices behind an amount: of the codes and lenders of these rows, in these months. */
export function invoicesLeg(
  rows: readonly LendingInvoice[],
  { from, to }: { from: MonthIndex; to: MonthIndex },
): InvoiceEvidence[] {
  if (rows.length === 0) return []
  const lenders = rows.map(({ lenderId }) => lenderId)
  const known = lenders.every((id) => id !== null)
  return [
    {
      ...{ dataset: 'INVOICE', direction: 'IN', rows: 'VALID' },
      from: formatDay(firstDayOfMonth(from)),
      to: formatDay(lastDayOfMonth(to)),
      ...(known
        ? { counterpartyIds: [...new Set(lenders as number[])].sort((a, b) => a - b) }
        : {}),
      goodsAny: [...new Set(rows.map(({ goodsCode }) => goodsCode))].sort(),
    },
  ]
}
