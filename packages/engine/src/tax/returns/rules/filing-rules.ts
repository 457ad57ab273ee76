/** whether returns come, on time, with anything in them. Texts describe; they never accuse. */

import { templateOf } from '@xinjian/format/say/words'
import { inputOf, numberOf, withoutValue } from '../../../kit/rules/levelled.ts'
import type { IndicatorValue, RuleLevel } from '../../../report/document.ts'
import { vatClock } from '../../clock.ts'
import type { RuleDefinition } from '../../definition.ts'
import { periodsIn, taxPeriod } from '../indicators/filing.ts'
import { FILING_SAYS } from '../indicators/words.ts'
import type { ReturnLimits } from '../limits.ts'
import { VAT_SAYS } from '../words.ts'
import { FILING_RULE_SAYS } from './words.ts'

/** Periods named one by one in a sentence. */
const NAMED = 6

const textInput = ({ inputs }: IndicatorValue, name: string): string =>
  String(inputs.find((input) => input.name === name)?.value ?? '')

export function filingRules(limits: ReturnLimits): RuleDefinition[] {
  const late = limits['R-005']
  const zero = limits['R-007']
  return [
    {
      id: 'R-005',
      name: FILING_RULE_SAYS.late,
      level: 'HIGH',
      threshold: FILING_RULE_SAYS.lateAt(late),
      template: templateOf(FILING_RULE_SAYS, 'lateText'),
      version: '1',
      source: 'domain §4 R-005',
      judge({ indicator }) {
        const times = indicator('T-017.L12')
        const value = numberOf(times)
        if (value === null) return withoutValue(times)
        const { inputs, evidence } = times
        if (value < late.low) return { result: 'MISS', value, inputs, evidence }
        const level: RuleLevel =
          value >= late.high ? 'HIGH' : value >= late.medium ? 'MEDIUM' : 'LOW'
        return {
          result: 'HIT',
          level,
          text: FILING_RULE_SAYS.lateText({
            n: value,
            kinds: [textInput(times, FILING_SAYS.taxes)],
          }),
          value,
          inputs,
          evidence,
        }
      },
    },
    {
      id: 'R-006',
      name: FILING_RULE_SAYS.missing,
      level: 'MEDIUM',
      threshold: FILING_RULE_SAYS.missingAt({ n: limits['R-006'].medium }),
      template: templateOf(FILING_RULE_SAYS, 'missingText'),
      version: '1',
      source: 'domain §4 R-006',
      judge({ context, indicator }) {
        const periods = indicator('T-018.L24')
        const value = numberOf(periods)
        if (value === null) return withoutValue(periods)
        const { inputs, evidence } = periods
        if (value < limits['R-006'].medium) return { result: 'MISS', value, inputs, evidence }
        const missing = periodsIn(context, vatClock(context).span('L24')).filter(
          ({ vat, cit }) => vat === null && cit === null,
        )
        const named = missing.slice(0, NAMED).map(taxPeriod)
        return {
          result: 'HIT',
          level: 'MEDIUM',
          text:
            missing.length > NAMED
              ? FILING_RULE_SAYS.missingMore({ periods: named, n: missing.length })
              : FILING_RULE_SAYS.missingText({ periods: named }),
          value,
          inputs,
          evidence,
        }
      },
    },
    {
      id: 'R-007',
      name: FILING_RULE_SAYS.nil,
      level: 'HIGH',
      threshold: FILING_RULE_SAYS.nilAt(zero),
      template: templateOf(FILING_RULE_SAYS, 'nilText'),
      version: '1',
      source: 'domain §4 R-007',
      judge({ indicator }) {
        const run = indicator('T-015.L12')
        const value = numberOf(run)
        if (value === null) return withoutValue(run)
        const { inputs, evidence } = run
        if (value < zero.medium) return { result: 'MISS', value, inputs, evidence }
        const all = value >= inputOf(inputs, VAT_SAYS.periods)
        return {
          result: 'HIT',
          level: value >= zero.high ? 'HIGH' : 'MEDIUM',
          text: all
            ? FILING_RULE_SAYS.nilAll({ n: value })
            : FILING_RULE_SAYS.nilText({ n: value }),
          value,
          inputs,
          evidence,
        }
      },
    },
  ]
}
