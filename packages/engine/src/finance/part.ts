/**
 * The face of the finance part: several kinds of report stand on it. A kind makes the context of its own facts (`financeContext`)
 * and puts indicators, rules, checks and sections in its own places.
 */

import { statesByMonth } from '../kit/coverage.ts'
import { indicatorsOf } from '../kit/lazily.ts'
import { type RuleSet, ruleSet } from '../kit/rules/rule-set.ts'
import type { ReportDocument } from '../report/document.ts'
import type { FinanceContext } from './context.ts'
import type { FinanceKind } from './definition.ts'
import { evaluateIndicator } from './evaluate.ts'
import { FINANCE_PRAISES, FINANCE_SPOKEN_BY, FINANCE_TOPICS, FINANCE_UNJUDGED } from './findings.ts'
import { FINANCE_INDICATORS } from './indicators/registry.ts'
import { FINANCE_LINES } from './limit-lines.ts'
import { FINANCE_LIMITS, type FinanceLimits } from './params.ts'
import { financeQuality } from './quality.ts'
import { financeRules, financeSuppression } from './rules/rules.ts'
import { financeIndicatorsSection } from './sections/indicators.ts'
import { statementsSection } from './sections/statements.ts'
import { taxFinanceSection } from './sections/tax-finance.ts'
import { FINANCE_SAYS } from './words.ts'

const RULES: RuleSet<FinanceContext> = ruleSet<FinanceContext, FinanceLimits>({
  make: financeRules,
  table: FINANCE_LIMITS,
  lines: FINANCE_LINES,
  suppressedBy: financeSuppression,
})

/** Sections carry the places of domain §3.8; a kind of another order names them anew by their second argument. */
export const FINANCE_PART = {
  data: FINANCE_SAYS.statements,
  indicators: indicatorsOf<FinanceKind>(FINANCE_INDICATORS, evaluateIndicator),
  rules: RULES,
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
  topics: FINANCE_TOPICS,
  unjudged: FINANCE_UNJUDGED,
}

export {
  type FinanceContext,
  type FinanceHooks,
  type FinanceSource,
  financeContext,
  statementOf,
} from './context.ts'
export { itemsLeg } from './evidence.ts'
export type { AccountingStandard, Statement, StatementItem } from './facts.ts'
export { STATEMENT_NAMES } from './figures.ts'
export { FINANCE_GRAVE, FINANCE_SPOKEN_BY } from './findings.ts'
export { AMBIGUOUS, ownResearch, saidOf, stated } from './identities.ts'
export { shownPeriods } from './sections/periods.ts'
export type { SeenStatement } from './seen.ts'
