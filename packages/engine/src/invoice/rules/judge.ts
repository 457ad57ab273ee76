import { evaluateRules } from '../../kit/rules/evaluate.ts'
import { deskOf } from '../../kit/rules/rulebook.ts'
import type { RuleResult } from '../../report/document.ts'
import type { RuleInput } from '../definition.ts'
import { INVOICE_RULES, invoiceRules } from './registry.ts'
import { suppressedBy } from './suppression.ts'

/** The rules of the invoice report, under the book of its facts where there is one. */
export function judgeInvoice(input: RuleInput): RuleResult[] {
  const { facts, rules, asOf } = input.context
  const own = facts.rulebook ? invoiceRules(rules.rules) : INVOICE_RULES
  return evaluateRules(input, own, suppressedBy, deskOf(facts, asOf))
}
