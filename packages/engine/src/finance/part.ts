/**
 * The face of the finance part: several kinds of report stand on it. A kind makes the context of its own facts (`financeContext`)
 * and puts indicators, rules, checks and sections in its own places.
 */
import { statesByMonth } from '../kit/coverage.ts'
import type { IndicatorValue, ReportDocument } from '../report/document.ts'
import { type FinanceContext, financeContext } from './context.ts'
import { evaluateIndicator } from './evaluate.ts'
import { FINANCE_PRAISES, FINANCE_SPOKEN_BY, financeOpen } from './findings.ts'
import { FINANCE_INDICATORS } from './indicators/registry.ts'
import { financeQuality } from './quality.ts'
import { financeRules, financeSuppression } from './rules/rules.ts'
import { financeIndicatorsSection } from './sections/indicators.ts'
import { statementsSection } from './sections/statements.ts'
import { taxFinanceSection } from './sections/tax-finance.ts'

/** Every variant of every definition, in the order of domain §3.4. */
export function financeIndicators(context: FinanceContext): IndicatorValue[] {
  return FINANCE_INDICATORS.flatMap((definition) =>
    definition.variants.map((variant) => evaluateIndicator(context, definition, variant)),
  )
}

/** Rules are a function of their limits, as an operator has set them; sections are named by the kind that shows them. */
export const FINANCE_PART = {
  data: '财务报表',
  context: financeContext,
  indicators: financeIndicators,
  rules: financeRules,
  suppressedBy: financeSuppression,
  coverage: ({ series, span }: FinanceContext): ReportDocument['coverage'] => ({
    FIN_STATEMENT: statesByMonth(series, span('L36').from),
  }),
  quality: financeQuality,
  sections: {
    statements: statementsSection,
    indicators: financeIndicatorsSection,
    taxFinance: taxFinanceSection,
  },
  praises: () => FINANCE_PRAISES,
  spokenBy: FINANCE_SPOKEN_BY,
  open: financeOpen,
}
