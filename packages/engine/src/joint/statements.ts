/** Statements as a source of joint reports: judged beside the taxes that brought them. */
import type { FinanceContext } from '../finance/context.ts'
import { FINANCE_LIMITS } from '../finance/params.ts'
import { FINANCE_PART } from '../finance/part.ts'
import type { MonthWindow } from '../kit/calendar/window.ts'
import type { Part } from '../kit/part.ts'
import { evaluateRules } from '../kit/rules/evaluate.ts'
import type { TaxReportContext } from '../tax/part.ts'

export function statementContext({ facts, asOf, m0 }: TaxReportContext): FinanceContext {
  const { statements, covered, registration, peers } = facts
  return FINANCE_PART.context(
    { statements, covered: covered.FIN_STATEMENT, registration },
    asOf,
    m0,
    {
      peers,
      purchases: (window) => purchases(facts.invoiced, window),
    },
  )
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

type MakeSection = (typeof FINANCE_PART.sections)[keyof typeof FINANCE_PART.sections]
const SECTIONS: Readonly<Record<string, MakeSection>> = FINANCE_PART.sections

export const STATEMENT_PART: Part<FinanceContext> = {
  data: FINANCE_PART.data,
  indicators: FINANCE_PART.indicators,
  judge: (input) =>
    evaluateRules(input, FINANCE_PART.rules(FINANCE_LIMITS), FINANCE_PART.suppressedBy),
  // Months of statements are told by the taxes.
  coverage: () => ({}),
  quality: FINANCE_PART.quality,
  sections: (build, places) => places.flatMap((place) => SECTIONS[place]?.(build, place) ?? []),
  praises: FINANCE_PART.praises,
  spokenBy: FINANCE_PART.spokenBy,
  open: FINANCE_PART.open,
}
