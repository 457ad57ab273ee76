/** whether returns come, on time, with anything in them. Texts describe; they never accuse. */
import { inputOf, numberOf, withoutValue } from '../../../kit/rules/levelled.ts'
import type { IndicatorValue, RuleLevel } from '../../../report/document.ts'
import { vatClock } from '../../clock.ts'
import type { RuleDefinition } from '../../definition.ts'
import { periodsIn, taxWords } from '../indicators/filing.ts'
import type { ReturnLimits } from '../limits.ts'
import { periodWords } from '../vat.ts'

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
      name: '逾期申报',
      level: 'HIGH',
      threshold: `近12个月逾期申报≥${late.low}次低、≥${late.medium}次中、≥${late.high}次高`,
      template: '近12个月逾期申报{n}次，涉及{kinds}，建议了解原因。',
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
          text: `近12个月逾期申报${value}次，涉及${textInput(times, '涉及税种')}，建议了解原因。`,
          value,
          inputs,
          evidence,
        }
      },
    },
    {
      id: 'R-006',
      name: '未申报期间',
      level: 'MEDIUM',
      threshold: `近24个月已采集且期限已届满的所属期中，未见申报≥${limits['R-006'].medium}期`,
      template: '{periods}未查询到申报记录，建议核实。',
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
        const named = missing.slice(0, NAMED).map((p) => `${taxWords(p)}${periodWords(p)}`)
        const more = missing.length > NAMED ? `等${missing.length}期` : ''
        return {
          result: 'HIT',
          level: 'MEDIUM',
          text: `${named.join('、')}${more}未查询到申报记录，建议核实。`,
          value,
          inputs,
          evidence,
        }
      },
    },
    {
      id: 'R-007',
      name: '连续零申报',
      level: 'HIGH',
      threshold: `近12个月连续零申报≥${zero.medium}期中、≥${zero.high}期高`,
      template: '连续{n}期零申报，与经营规模可能不符，建议核实。',
      version: '1',
      source: 'domain §4 R-007',
      judge({ indicator }) {
        const run = indicator('T-015.L12')
        const value = numberOf(run)
        if (value === null) return withoutValue(run)
        const { inputs, evidence } = run
        if (value < zero.medium) return { result: 'MISS', value, inputs, evidence }
        const all = value >= inputOf(inputs, '申报期数')
        return {
          result: 'HIT',
          level: value >= zero.high ? 'HIGH' : 'MEDIUM',
          text: all
            ? `近12个月共${value}期增值税申报，销售额与税额均为零，与经营规模可能不符，建议核实。`
            : `连续${value}期零申报，与经营规模可能不符，建议核实。`,
          value,
          inputs,
          evidence,
        }
      },
    },
  ]
}
