import { judgeGates, weigh } from '../../kit/verdict/gate.ts'
import { invoiceContext } from '../context/context.ts'
import type { InvoiceFacts, MonthIndex } from '../facts.ts'
import { invoiceFreshness } from './freshness.ts'
import { DATA_GATES } from './gates/data.ts'

/** Whether the data can carry a score: the same gates as in the whole report, without computing it. */
export function canBeRated(facts: InvoiceFacts, through: MonthIndex): boolean {
  const context = invoiceContext(facts, { through })
  const input = { build: { context }, freshness: invoiceFreshness(context) }
  return weigh(judgeGates(DATA_GATES, input), 'ADMIT').ratable
}
