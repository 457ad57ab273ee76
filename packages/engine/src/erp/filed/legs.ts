/** Rows of the bureau beside wages and input tax of the books. */
import { itemsLeg, type StatementItem } from '../../finance/part.ts'
import { monthCode } from '../../kit/calendar/calendar.ts'
import { formatMonth, type MonthIndex } from '../../kit/calendar/window.ts'
import { monthRuns } from '../../kit/verdict/known-months.ts'
import type { Evidence, RecordEvidence } from '../../report/evidence.ts'
import { periodWords } from '../period.ts'
import { ERP_HELD_SAYS } from './held-words.ts'

/** 进项税额 of the return of a general taxpayer. */
const INPUT_LINE = '12'

/** Bureaus write months as 202610, people as 2026-10: either names the month. */
export const insuranceMonthsLeg = (months: readonly MonthIndex[]): RecordEvidence => ({
  dataset: 'SOCIAL_INSURANCE',
  where: { field: 'month', in: months.flatMap((m) => [formatMonth(m), monthCode(m)]).sort() },
  words: ERP_HELD_SAYS.insuranceOf({ months: monthRuns(months) }),
})

export const inputDeclaredLeg = (months: readonly MonthIndex[]): RecordEvidence => ({
  dataset: 'VAT_RETURN',
  where: {
    all: [
      { field: 'periodTo', in: months.map(formatMonth) },
      { field: 'form', in: ['GENERAL'] },
      { field: 'line', in: [INPUT_LINE] },
    ],
  },
  words: ERP_HELD_SAYS.inputDeclaredOf({
    when: periodWords({ from: Math.min(...months), to: Math.max(...months) }),
  }),
})

/** Items of filed statements; none where the side tells the line by no item of its own. */
export const filedLeg = (items: readonly StatementItem[], words: string): Evidence =>
  items.length > 0 ? [itemsLeg(items, words)] : []
