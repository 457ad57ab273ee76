/** Statements as a source of joint reports: judged beside the taxes that brought them. */
import { type FinanceContext, financeContext, financePart } from '../finance/part.ts'
import type { MonthWindow } from '../kit/calendar/window.ts'
import { openWords } from '../kit/findings.ts'
import type { Part } from '../kit/part.ts'
import { evaluateRules } from '../kit/rules/evaluate.ts'
import type { TaxReportContext } from '../tax/part.ts'

export function statementContext({ facts, asOf, m0 }: TaxReportContext): FinanceContext {
  const { statements, covered, registration, peers } = facts
  return financeContext({ statements, covered: covered.FIN_STATEMENT, registration }, asOf, m0, {
    peers,
    purchases: (window) => purchases(facts.invoiced, window),
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

const finance = financePart()
type MakeSection = (typeof finance.sections)[keyof typeof finance.sections]
const SECTIONS: Readonly<Record<string, MakeSection>> = finance.sections

export const STATEMENT_PART: Part<FinanceContext> = {
  data: finance.data,
  indicators: finance.indicators,
  judge: (input) => evaluateRules(input, finance.rules, finance.suppressedBy),
  // Months of statements are told by the taxes.
  coverage: () => ({}),
  quality: finance.quality,
  sections: (build, places) => places.flatMap((place) => SECTIONS[place]?.(build, place) ?? []),
  praises: finance.praises,
  spokenBy: finance.spokenBy,
  open: ({ indicator }) => openWords(finance.unjudged, indicator),
}
