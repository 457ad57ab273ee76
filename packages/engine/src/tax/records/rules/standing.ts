/** how the bureau rates the enterprise, and what it holds against it. */
import { numberOf, withoutValue } from '../../../kit/rules/levelled.ts'
import { lowestRating } from '../../../kit/rules/registration.ts'
import type { RuleDefinition } from '../../definition.ts'
import type { TaxLimits } from '../../params.ts'
import { ratingsBy, stepsDown } from '../ratings.ts'
import { violationRule } from './violation.ts'

export const standingRules = (limits: TaxLimits): readonly RuleDefinition[] => [
  lowestRating(({ indicator }) => {
    const { value, detail, inputs, evidence } = indicator('T-025.asOf')
    // Not rated is not D, and not better than D either.
    return typeof value === 'string'
      ? { value, inputs, evidence }
      : { open: `NO_DATA：${detail ?? '纳税信用等级未采集'}` }
  }),
  downgradeRule(limits['R-004']),
  violationRule(limits),
]

function downgradeRule({ medium, high }: TaxLimits['R-004']): RuleDefinition {
  return {
    id: 'R-004',
    name: '信用等级下降',
    level: 'HIGH',
    threshold: `最近3个评价年度内下降≥${medium}级中、≥${high}级高`,
    template: '纳税信用等级由{a}下降为{b}。',
    version: '1',
    source: 'domain §4 R-004',
    judge({ context, indicator }) {
      const fall = indicator('T-026.asOf')
      const value = numberOf(fall)
      if (value === null) return withoutValue(fall)
      const { inputs, evidence } = fall
      if (value < medium) return { result: 'MISS', value, inputs, evidence }
      const trail = ratingsBy(context.facts.ratings ?? [], context.asOf)
      const steps = stepsDown(trail).map(
        ({ from, to }) => `由${from.grade}级(${from.year}年度)下降为${to.grade}级(${to.year}年度)`,
      )
      return {
        result: 'HIT',
        level: value >= high ? 'HIGH' : 'MEDIUM',
        text: `纳税信用等级${steps.join('，又')}。`,
        value,
        inputs,
        evidence,
      }
    },
  }
}
