/** How a score enters the report: as a value the caller already has, or by the card in force for the source of the invoices. */
import type { ScoreResult } from '../report/document.ts'
import { type InvoiceContext, invoiceContext } from './context/context.ts'
import type { InvoiceFacts, MonthIndex } from './facts.ts'
import { type ScoreSource, scoreFacts } from './score/index.ts'
import { isCollected } from './verdict/alone.ts'

export type ScoreFunction = (facts: InvoiceFacts, through: MonthIndex) => ScoreResult

/** Months that the score looks at: what is known earlier only tells how long a party is known. */
const LOOKED_AT = 36

/**
 * Score of the enterprise as of `m0`. A stored report keeps its ScoreResult among the parameters, so that a replay under
 * a newer card still gives the same bytes; without one, the card in force is applied.
 */
export function scoreFromFacts(
  context: InvoiceContext,
  given?: ScoreResult | ScoreFunction,
): ScoreResult {
  const { facts, m0 } = context
  if (typeof given === 'function') return given(facts, m0)
  return given ?? scoreFacts(facts, m0, scoreSource(context))
}

/**
 * BUREAU where the verdict takes the invoices for collected, and so is every month that holds a row or lies among those that the score
 * looks at: one file of earlier months could make buyers of last week old ones. What is mixed counts as files.
 */
export function scoreSource(context: InvoiceContext): ScoreSource {
  const { facts, m0 } = context
  const { collected } = facts
  if (!collected || !isCollected(context)) return 'FILE'
  const told = (direction: 'OUT' | 'IN', month: MonthIndex): boolean =>
    collected[direction].some(([first, last]) => month >= first && month <= last)
  const held = facts.digests.filter(({ month, count }) => month <= m0 && count > 0)
  if (!held.every(({ direction, month }) => told(direction, month))) return 'FILE'
  const first = held.reduce((least, { month }) => Math.min(least, month), m0)
  for (let month = Math.max(first, m0 - LOOKED_AT + 1); month <= m0; month++)
    if (!told('OUT', month) || !told('IN', month)) return 'FILE'
  return 'BUREAU'
}

/** The same of facts of which no report is made, as of month `through`. */
export const scoreSourceOf = (facts: InvoiceFacts, through: MonthIndex): ScoreSource =>
  facts.collected ? scoreSource(invoiceContext(facts, { through })) : 'FILE'
