/** What lenders told of the enterprise alone, beside invoices and taxes; of persons nothing, who allowed no more than the report on lending. */
import { type InvoiceContext, type Surge, surgesOf } from '../../invoice/part.ts'
import { chinaDay, optionalDay } from '../../kit/calendar/calendar.ts'
import type { MonthIndex } from '../../kit/calendar/window.ts'
import { type LendingContext, lendingContext } from '../../lending/context.ts'
import type { LoanFacts } from '../../lending/facts.ts'
import { VERDICT_TABLE } from '../../lending/verdict/verdict.ts'

export interface LendersContext extends LendingContext {
  /** Of R-020; null = the invoices cannot say. */
  surges: readonly Surge[] | null
  invoices: InvoiceContext
}

/** null = they were not asked, did not answer, or so long ago that it says nothing of whom is applied at now. */
export function lendersBeside(
  facts: LoanFacts,
  { m0, judgedOn, invoices }: { m0: MonthIndex; judgedOn: string; invoices: InvoiceContext },
): LendersContext | null {
  const firm = facts.subjects.find(({ role, asked }) => role === 'ENTERPRISE' && asked === 'TOLD')
  if (!firm?.at) return null
  const [asked, judged] = [chinaDay(firm.at).day, optionalDay(judgedOn)!]
  if (judged - asked > VERDICT_TABLE.freshness.redDays) return null
  const own = {
    ...facts,
    judgedOn,
    subjects: [firm],
    records: facts.records.filter(({ subject }) => subject === 'ENTERPRISE'),
  }
  return {
    ...lendingContext(own, judged >= asked ? undefined : m0),
    surges: surgesOf(invoices),
    invoices,
  }
}
