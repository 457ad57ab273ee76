/** how the bureau rates the enterprise, and what it holds against it. */

import { numberOf, withoutValue } from '../../../kit/rules/levelled.ts'
import { lowestRating } from '../../../kit/rules/registration.ts'
import type { RuleDefinition } from '../../definition.ts'
import type { TaxLimits } from '../../params.ts'
import { ratingsBy, stepsDown } from '../ratings.ts'
import { violationRule } from './violation.ts'
import { TAX_RECORD_RULE_SAYS } from './words.ts'

export const complianceRules = (limits: TaxLimits): readonly RuleDefinition[] => [
  lowestRating(({ indicator }) => {
    const { value, detail, inputs, evidence } = indicator('T-025.asOf')
    // Not rated is not D, and not better than D either.
    return typeof value === 'string'
      ? { value, inputs, evidence }
      : { open: `NO_DATA：${detail ?? TAX_RECORD_RULE_SAYS.ratingUnknown}` }
  }),
  downgradeRule(limits['R-004']),
  violationRule(limits),
]

function downgradeRule({ medium, high }: TaxLimits['R-004']): RuleDefinition {
  return {
    id: 'R-004',
    name: TAX_RECORD_RULE_SAYS.downName,
    level: 'HIGH',
    threshold: TAX_RECORD_RULE_SAYS.downThreshold({ medium, high }),
    template: TAX_RECORD_RULE_SAYS.downTemplate({ a: '{a}', b: '{b}' }),
    version: '1',
    source: 'domain §4 R-004',
    judge({ context, indicator }) {
      const fall = indicator('T-026.asOf')
      const value = numberOf(fall)
      if (value === null) return withoutValue(fall)
      const { inputs, evidence } = fall
      if (value < medium) return { result: 'MISS', value, inputs, evidence }
      const trail = ratingsBy(context.facts.ratings ?? [], context.asOf)
      const [first, second] = stepsDown(trail).map(({ from, to }) => ({
        ...{ from: from.grade, fromYear: from.year },
        ...{ to: to.grade, toYear: to.year },
      }))
      return {
        result: 'HIT',
        level: value >= high ? 'HIGH' : 'MEDIUM',
        text: second
          ? TAX_RECORD_RULE_SAYS.fellTwice({
              ...first!,
              ...{ again: second.from, againYear: second.fromYear },
              ...{ last: second.to, lastYear: second.toYear },
            })
          : TAX_RECORD_RULE_SAYS.fell(first!),
        value,
        inputs,
        evidence,
      }
    },
  }
}
