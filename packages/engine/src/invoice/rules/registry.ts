/** Rules of the catalogue that belong to the invoice report, by id, as functions of their limits. */
import type { RuleDefinition } from '../definition.ts'
import { RULE_THRESHOLDS, type RuleLimits } from '../params/rule-thresholds.ts'
import { habitRules } from './habit-rules.ts'
import { matchingRules } from './matching-rules.ts'
import { partyRules } from './party-rules.ts'
import { registrationRules } from './registration-rules.ts'
import { trendRules } from './trend-rules.ts'
import { voidRedRules } from './void-red-rules.ts'

/** Every rule with the limits it is judged by. */
export const invoiceRules = (limits: RuleLimits): readonly RuleDefinition[] =>
  [
    ...registrationRules(limits),
    ...habitRules(limits),
    ...voidRedRules(limits),
    ...trendRules(limits),
    ...matchingRules(limits),
    ...partyRules(limits),
  ].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))

/** The rules at the limits of the parameter table. */
export const INVOICE_RULES = invoiceRules(RULE_THRESHOLDS)
