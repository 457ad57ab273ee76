/** The commonest rule: one indicator against one or two levels. */
import type { IndicatorInput, IndicatorValue, RuleLevel } from '../../report/document.ts'
import {
  type Judgement,
  miss,
  type RuleDefinition,
  type RuleInput,
  reasonText,
  unknown,
} from './definition.ts'

interface Levelled<Context> {
  /** Key of the indicator judged. */
  key: string
  /** +1: bad above the limit; −1: bad below. Limits themselves are not bad. */
  direction: 1 | -1
  /** A hint only: counts little, and never as a finding of its own. */
  low?: number
  medium?: number
  high?: number
  text(value: number, input: RuleInput<Context>): string
  /** Non-null = not judged further. */
  before?(input: RuleInput<Context>, indicator: IndicatorValue): Judgement | null
}

export function levelled<Context>(
  base: Omit<RuleDefinition<Context>, 'judge' | 'level'>,
  rule: Levelled<Context>,
): RuleDefinition<Context> {
  return {
    ...base,
    level: rule.high !== undefined ? 'HIGH' : rule.medium !== undefined ? 'MEDIUM' : 'LOW',
    judge(input) {
      const indicator = input.indicator(rule.key)
      const stop = rule.before?.(input, indicator)
      if (stop) return stop
      const value = numberOf(indicator)
      if (value === null) return withoutValue(indicator)
      const level = levelOf(value, rule)
      const { inputs, evidence } = indicator
      if (!level) return { result: 'MISS', value, inputs, evidence }
      return { result: 'HIT', level, text: rule.text(value, input), value, inputs, evidence }
    },
  }
}

/** 0/0 means that what the rule looks for did not occur; any other missing value leaves the rule undecided. */
export function withoutValue(indicator: IndicatorValue): Judgement {
  if (indicator.reason === 'ZERO_ZERO' || indicator.reason === 'NOT_APPLICABLE')
    return miss(null, reasonText(indicator))
  return unknown(reasonText(indicator))
}

function levelOf(
  value: number,
  rule: Pick<Levelled<never>, 'direction' | 'low' | 'medium' | 'high'>,
): RuleLevel | null {
  const beyond = (limit: number | undefined) =>
    limit !== undefined && rule.direction * (value - limit) > 0
  if (beyond(rule.high)) return 'HIGH'
  if (beyond(rule.medium)) return 'MEDIUM'
  return beyond(rule.low) ? 'LOW' : null
}

export function numberOf(indicator: IndicatorValue): number | null {
  return typeof indicator.value === 'number' ? indicator.value : null
}

/** Value of a named input as a number; 0 when absent. */
export function inputOf(inputs: readonly IndicatorInput[], name: string): number {
  const value = inputs.find((input) => input.name === name)?.value
  return typeof value === 'number' ? value : 0
}
