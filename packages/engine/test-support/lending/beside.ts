/** What lenders told of the joint firm alone, for reports of March 2026: crowded, and near a month whose invoices surged and were reversed. */
import type { HeldLendingRecord, LoanFacts } from '../../src/lending/facts.ts'
import { FIRM, lendingRecord, loanFacts } from './facts.ts'

/** 15 March 2026, noon in Shanghai: five days before the cut-off of the joint facts. */
export const ASKED_AT = '2026-03-15T04:00:00.000Z'

/** `given`: absent = lenders told of nothing. */
export const lendersFacts = (
  given: readonly HeldLendingRecord[] = [],
  more: Partial<LoanFacts> = {},
): LoanFacts =>
  loanFacts({
    dataCutoff: ASKED_AT,
    subjects: [{ ...FIRM, at: ASKED_AT }],
    records: [...given],
    ...more,
  })

/** One application at each of `n` institutions, on that day. */
export const appliedAt = (n: number, day: string): HeldLendingRecord[] =>
  Array.from({ length: n }, (_, i) =>
    lendingRecord(`b${day}-${i}`, 'APPLY', 'STATE_BANK', `S${i}`, `${day}T10:00:00`),
  )

export const overdue = (months: number, day: string): HeldLendingRecord =>
  lendingRecord(`o${day}`, 'OVERDUE', 'MICRO_LENDER', 'M1', day, { overdueMonths: months })
