/** The shape of one risk rule (domain §4). A result is tri-state: 命中, 未命中, 无法判断. */
import type { Evidence, IndicatorInput, IndicatorValue, RuleLevel } from '../../report/document.ts'
import { REASON_SAYS } from './words.ts'

export interface RuleInput<Context> {
  context: Context
  /** Throws when the key names no indicator. */
  indicator(key: string): IndicatorValue
}

/** What a rule says of one enterprise. */
export type Judgement =
  | {
      result: 'HIT'
      level: RuleLevel
      redLine?: boolean
      /** Filled template: descriptive, never accusing. */
      text: string
      value: number | string | null
      inputs?: IndicatorInput[]
      evidence?: Evidence
    }
  | {
      result: 'MISS'
      value: number | string | null
      reason?: string
      inputs?: IndicatorInput[]
      evidence?: Evidence
    }
  | { result: 'UNKNOWN'; reason: string; inputs?: IndicatorInput[] }

export interface RuleDefinition<Context> {
  id: string
  name: string
  /** Highest level the rule can reach. */
  level: RuleLevel
  /** The rule can be a red line (★). */
  redLine?: boolean
  /** Condition in words, with the numbers of the parameter table. */
  threshold: string
  /** Template of the text, for the docs. */
  template: string
  version: string
  source: string
  judge(input: RuleInput<Context>): Judgement
}

export const miss = (value: number | string | null, reason?: string): Judgement =>
  reason === undefined ? { result: 'MISS', value } : { result: 'MISS', value, reason }

export const unknown = (reason: string): Judgement => ({ result: 'UNKNOWN', reason })

/** `PARTIAL(9/12)`, `NO_DATA：来源只有开票日期`: the reason code first, so that a program can read it too. */
export function reasonText(indicator: IndicatorValue): string {
  const { reason = 'NO_DATA', detail } = indicator
  if (!detail) return reason
  return /^\d+\/\d+$/.test(detail) ? `${reason}(${detail})` : REASON_SAYS[reason]({ why: detail })
}
