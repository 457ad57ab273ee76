/**
 * The face of the finance part: several kinds of report stand on it. A kind makes the context of its own facts (`financeContext`)
 * and puts indicators, rules, checks and sections in its own places.
 */
import { statesByMonth } from '../kit/coverage.ts'
import type { IndicatorValue, ReportDocument } from '../report/document.ts'
import type { FinanceContext } from './context.ts'
import { evaluateIndicator } from './evaluate.ts'
import { FINANCE_PRAISES, FINANCE_SPOKEN_BY, FINANCE_UNJUDGED } from './findings.ts'
import { FINANCE_INDICATORS } from './indicators/registry.ts'
import { FINANCE_LIMITS, type FinanceLimits } from './params.ts'
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

/**
 * With the limits of the rules as an operator has set them. Sections carry the places of domain §3.8; a kind of another order
 * names them anew by their second argument.
 */
export const financePart = (limits: FinanceLimits = FINANCE_LIMITS) => ({
  data: '财务报表',
  indicators: financeIndicators,
  rules: financeRules(limits),
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
  unjudged: FINANCE_UNJUDGED,
})

export {
  type FinanceContext,
  type FinanceHooks,
  type FinanceSource,
  financeContext,
} from './context.ts'
export { FINANCE_LIMITS, type FinanceLimits } from './params.ts'
