/** Rules of the catalogue that belong to the invoice report, by id, as functions of their limits. */
import { type RuleSet, ruleSet } from '../../kit/rules/rule-set.ts'
import type { InvoiceContext } from '../context/context.ts'
import type { RuleDefinition } from '../definition.ts'
import { INVOICE_LIMITS } from '../params/limit-lines.ts'
import { RULE_THRESHOLDS, type RuleLimits } from '../params/rule-thresholds.ts'
import { habitRules } from './habit-rules.ts'
import { matchingRules } from './matching-rules.ts'
import { partyRules } from './party-rules.ts'
import { registrationRules } from './registration-rules.ts'
import { suppressedBy } from './suppression.ts'
import { trendRules } from './trend-rules.ts'
import { voidRedRules } from './void-red-rules.ts'

/** Every rule with the limits it is judged by. */
const invoiceRules = (limits: RuleLimits): readonly RuleDefinition[] =>
  [
    ...registrationRules(limits),
    ...habitRules(limits),
    ...voidRedRules(limits),
    ...trendRules(limits),
    ...matchingRules(limits),
    ...partyRules(limits),
  ].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))

export const INVOICE_RULE_SET: RuleSet<InvoiceContext> = ruleSet<InvoiceContext, RuleLimits>({
  make: invoiceRules,
  table: RULE_THRESHOLDS,
  lines: INVOICE_LIMITS,
  suppressedBy,
})

/** The rules at the limits of the parameter table. */
export const INVOICE_RULES = INVOICE_RULE_SET.standing
