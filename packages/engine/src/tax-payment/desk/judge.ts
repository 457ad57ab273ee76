import type { RuleInput } from '../../kit/rules/definition.ts'
import { evaluateRules } from '../../kit/rules/evaluate.ts'
import { deskOf } from '../../kit/rules/rulebook.ts'
import type { RuleResult } from '../../report/document.ts'
import type { TaxContext } from '../context.ts'
import { taxPaymentRules } from '../rules.ts'

/**
 * The rules under the book of the facts. The kind sets nothing aside of itself: three rules on facts of the bureau have no case
 * that explains them away.
 */
export function judgeTaxPayment(input: RuleInput<TaxContext>): RuleResult[] {
  const { facts, rules, asOf } = input.context
  return evaluateRules(input, taxPaymentRules(rules.rules), () => null, deskOf(facts, asOf))
}
