/** The rules on financial statements (domain §4), each as a function of its limits. */

import type { FinanceContext } from '../context.ts'
import type { RuleDefinition } from '../definition.ts'
import type { FinanceLimits } from '../params.ts'
import { balanceRules } from './balance.ts'
import { profitRules } from './profit.ts'

/** In the order of their numbers. */
export const financeRules = (limits: FinanceLimits): RuleDefinition[] => [
  ...profitRules(limits),
  ...balanceRules(limits),
]

/** Rules that judge a profit: of a firm taxed by 核定征收 books and profit say nothing (domain §4, suppression list). */
const PROFIT_RULES = new Set(['R-057', 'R-058', 'R-059'])

export const financeSuppression = (
  { registration }: FinanceContext,
  ruleId: string,
): string | null =>
  PROFIT_RULES.has(ruleId) && /核定/.test(registration.citMethod ?? '') ? 'ASSESSED_TAX' : null
