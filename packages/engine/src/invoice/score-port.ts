/** How a score enters the report: as a value the caller already has, or by the score card in force. */
import type { ScoreResult } from '../report/document.ts'
import type { InvoiceFacts, MonthIndex } from './facts.ts'
import { scoreFacts } from './score/index.ts'

export type ScoreFunction = (facts: InvoiceFacts, through: MonthIndex) => ScoreResult

/**
 * Score of the enterprise as of `m0`. A stored report keeps its ScoreResult among the parameters, so that a replay under
 * a newer card still gives the same bytes; without one, the card in force is applied.
 */
export function scoreFromFacts(
  facts: InvoiceFacts,
  m0: MonthIndex,
  given?: ScoreResult | ScoreFunction,
): ScoreResult {
  if (typeof given === 'function') return given(facts, m0)
  return given ?? scoreFacts(facts, m0)
}
