/**
 * The finance part of a report: several kinds stand on it. A kind makes the context, evaluates indicators and rules, and puts the
 * sections in its own places.
 */
import { statesByMonth } from '../kit/coverage.ts'
import type { CoverageState, IndicatorValue } from '../report/document.ts'
import { type FinanceContext, financeContext } from './context.ts'
import { evaluateIndicator } from './evaluate.ts'
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

export const FINANCE_PART = {
  context: financeContext,
  indicators: financeIndicators,
  rules: financeRules,
  suppressedBy: financeSuppression,
  quality: financeQuality,
  coverage: ({ series, span }: FinanceContext): Record<string, Record<string, CoverageState>> => ({
    FIN_STATEMENT: statesByMonth(series, span('L36').from),
  }),
  sections: {
    statements: statementsSection,
    indicators: financeIndicatorsSection,
    taxFinance: taxFinanceSection,
  },
}
