/** The rules of the tax payment report as something that is set and tried. */
import { deskOfParts } from '../kit/desk.ts'
import type { RuleDesk } from '../report/rulebook.ts'
import { taxContext } from './context.ts'
import type { TaxPaymentFacts } from './facts.ts'
import { ruled } from './rules/ruled.ts'
import { TAX_PAYMENT_RULE_SET } from './rules/rules.ts'
import { taxPaymentDecision } from './verdict.ts'

export const TAX_PAYMENT_DESK: RuleDesk<TaxPaymentFacts> = deskOfParts({
  parts: [{ rules: TAX_PAYMENT_RULE_SET }],
  rule(facts, through) {
    const build = { ...ruled(taxContext(facts, through)), indicators: [] }
    return { rules: build.rules, verdict: { decision: taxPaymentDecision(build) } }
  },
})
