/** R-068 (domain §4). Texts describe and advise to verify; they never accuse. */

import { templateOf } from '@xinjian/format/say/words'
import { inputOf, numberOf, withoutValue } from '../../kit/rules/levelled.ts'
import { type RuleSet, ruleSet } from '../../kit/rules/rule-set.ts'
import type { TaxContext } from '../context.ts'
import type { RuleDefinition } from '../definition.ts'
import { oldest } from '../indicators/arrears.ts'
import { TAX_PAYMENT_INDICATOR_SAYS } from '../indicators/words.ts'
import { type RuleLimits, TAX_PARAM } from '../params.ts'
import { TAX_PAYMENT_SAYS } from '../words.ts'
import { TAX_PAYMENT_LINES } from './limit-lines.ts'
import { TAX_PAYMENT_RULE_SAYS } from './words.ts'

const rates = TAX_PARAM.cityTaxRates.map((rate) => `${Number((rate * 100).toFixed(1))}%`)

/** Every rule with the limits it is judged by. */
export const taxPaymentRules = ({
  'R-001': arrears,
  'R-064': cityTax,
  'R-068': lateFees,
}: RuleLimits): readonly RuleDefinition[] => [
  {
    id: 'R-001',
    name: TAX_PAYMENT_RULE_SAYS.arrearsName,
    level: 'HIGH',
    redLine: true,
    threshold: TAX_PAYMENT_RULE_SAYS.arrearsThreshold({
      yuan: arrears.highYuan,
      days: arrears.highDays,
    }),
    template: templateOf(TAX_PAYMENT_RULE_SAYS, 'arrearsSince'),
    version: '1',
    source: 'domain §4 R-001',
    judge({ context, indicator }) {
      const owed = indicator('T-020.asOf')
      const value = numberOf(owed)
      if (value === null) return withoutValue(owed)
      const { inputs, evidence } = owed
      if (value <= 0) return { result: 'MISS', value, inputs, evidence }
      const first = oldest(context)
      const severe = value > arrears.highYuan || (first?.days ?? 0) > arrears.highDays
      return {
        result: 'HIT',
        level: severe ? 'HIGH' : 'MEDIUM',
        redLine: severe,
        text: first
          ? TAX_PAYMENT_RULE_SAYS.arrearsSince({ amt: value, date: first.on })
          : TAX_PAYMENT_RULE_SAYS.arrears({ sum: value }),
        value,
        inputs,
        evidence,
      }
    },
  },
  {
    id: 'R-064',
    name: TAX_PAYMENT_RULE_SAYS.surtaxName,
    level: 'LOW',
    threshold: TAX_PAYMENT_RULE_SAYS.surtaxThreshold({
      rates,
      points: String(Number((cityTax.tolerance * 100).toFixed(4))),
    }),
    template: TAX_PAYMENT_RULE_SAYS.surtaxTemplate({ pct: '{pct}' }),
    version: '2',
    source: 'domain §4 R-064',
    judge({ indicator }) {
      const share = indicator('T-038.L12')
      const value = numberOf(share)
      if (value === null) return withoutValue(share)
      const { inputs, evidence } = share
      const off = Math.abs(inputOf(inputs, TAX_PAYMENT_INDICATOR_SAYS.fromNearest))
      if (off <= cityTax.tolerance) return { result: 'MISS', value, inputs, evidence }
      return {
        result: 'HIT',
        level: 'LOW',
        text:
          value === 0
            ? TAX_PAYMENT_RULE_SAYS.surtaxNone({
                vat: inputOf(inputs, TAX_PAYMENT_INDICATOR_SAYS.vatPaid),
              })
            : TAX_PAYMENT_RULE_SAYS.surtaxOff({ share: value }),
        value,
        inputs,
        evidence,
      }
    },
  },
  {
    id: 'R-068',
    name: TAX_PAYMENT_SAYS.classLateFee,
    level: 'MEDIUM',
    threshold: TAX_PAYMENT_RULE_SAYS.lateThreshold({ low: lateFees.low, medium: lateFees.medium }),
    template: templateOf(TAX_PAYMENT_RULE_SAYS, 'lateFees'),
    version: '1',
    source: 'domain §4 R-068',
    judge({ indicator }) {
      const fees = indicator('T-019.L12')
      const value = numberOf(fees)
      if (value === null) return withoutValue(fees)
      const { inputs, evidence } = fees
      if (value < lateFees.low) return { result: 'MISS', value, inputs, evidence }
      return {
        result: 'HIT',
        level: value >= lateFees.medium ? 'MEDIUM' : 'LOW',
        text: TAX_PAYMENT_RULE_SAYS.lateFees({
          n: value,
          amt: inputOf(inputs, TAX_PAYMENT_INDICATOR_SAYS.lateAmount),
        }),
        value,
        inputs,
        evidence,
      }
    },
  },
]

/** Nothing is set aside by the kind itself: three rules on facts of the bureau have no case that explains them away. */
export const TAX_PAYMENT_RULE_SET: RuleSet<TaxContext> = ruleSet<TaxContext, RuleLimits>({
  make: taxPaymentRules,
  table: TAX_PARAM.rules,
  lines: TAX_PAYMENT_LINES,
  suppressedBy: () => null,
})

/** The rules at the limits of the parameter table. */
export const TAX_PAYMENT_RULES = TAX_PAYMENT_RULE_SET.standing
