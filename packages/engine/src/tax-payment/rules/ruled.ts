/** What the rules on tax payments come to, each indicator computed when one asks for it. */
import { indicatorsOf } from '../../kit/lazily.ts'
import { judgeRules } from '../../kit/rules/rule-set.ts'
import type { TaxContext } from '../context.ts'
import type { ReportBuild, TaxPaymentKind } from '../definition.ts'
import { evaluateIndicator } from '../evaluate.ts'
import { TAX_PAYMENT_INDICATORS } from '../indicators/registry.ts'
import { TAX_PAYMENT_RULE_SET } from './rules.ts'

export const INDICATORS = indicatorsOf<TaxPaymentKind>(TAX_PAYMENT_INDICATORS, evaluateIndicator)

export function ruled(context: TaxContext): Omit<ReportBuild, 'indicators'> {
  const indicator = INDICATORS.of(context)
  return { context, indicator, rules: judgeRules(TAX_PAYMENT_RULE_SET, { context, indicator }) }
}
