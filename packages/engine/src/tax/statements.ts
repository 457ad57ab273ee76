/** Statements as a source beside the taxes that brought them: the tax report holds them as a chapter, joint reports as a part. */
import { type FinanceContext, financeContext, financePart } from '../finance/part.ts'
import type { MonthWindow } from '../kit/calendar/window.ts'
import { openWords } from '../kit/findings.ts'
import type { Part } from '../kit/part.ts'
import { evaluateRules } from '../kit/rules/evaluate.ts'
import type { Build } from '../kit/sections/build.ts'
import type { Section } from '../report/document.ts'
import type { TaxReportContext } from './context.ts'
import { citIn } from './cross/declared.ts'

export function statementContext(context: TaxReportContext): FinanceContext {
  const { facts, asOf, m0 } = context
  const { statements, covered, registration, peers } = facts
  return financeContext({ statements, covered: covered.FIN_STATEMENT, registration }, asOf, m0, {
    peers,
    purchases: (window) => purchases(facts.invoiced, window),
    citProfit: (year) => citIn(context, { from: year * 12, to: year * 12 + 11 }, 'PROFIT').fen,
  })
}

/** 分, 不含税; null unless every month of the span is held. */
function purchases(
  invoiced: TaxReportContext['facts']['invoiced'],
  { from, to }: MonthWindow,
): number | null {
  if (!invoiced) return null
  for (let m = from; m <= to; m++)
    if (!invoiced.covered.purchases.some(([first, last]) => m >= first && m <= last)) return null
  return invoiced.months
    .filter(({ month }) => month >= from && month <= to)
    .reduce((sum, month) => sum + month.purchases, 0)
}

const statements = financePart()
const sections: Readonly<
  Record<string, (typeof statements.sections)[keyof typeof statements.sections]>
> = statements.sections

export const STATEMENT_PART: Part<FinanceContext> = {
  data: statements.data,
  indicators: statements.indicators,
  judge: (input) => evaluateRules(input, statements.rules, statements.suppressedBy),
  // Months of statements are told by the taxes.
  coverage: () => ({}),
  quality: statements.quality,
  sections: (build, places) => places.flatMap((place) => sections[place]?.(build, place) ?? []),
  praises: statements.praises,
  spokenBy: statements.spokenBy,
  open: ({ indicator }) => openWords(statements.unjudged, indicator),
}

/** Statements and their figures, at the places of the tax report. */
export const statementSections = (build: Build<FinanceContext>): Section[] => [
  statements.sections.statements(build),
  statements.sections.indicators(build),
]
