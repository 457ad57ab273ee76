/** How much one sum of money grew on another. What there is no growth on is said in words, never as a percentage. */

import type { Fen } from '@xinjian/format'
import { amount } from '@xinjian/format/say/figures'
import { growth, without } from '../../kit/outcome.ts'
import type { Outcome } from '../definition.ts'
import { RULE_PARAM } from '../params/rule-param.ts'

const { share, monthlyYuan } = RULE_PARAM.growthBase

/** Next to nothing beside what it is compared with, and too little a month (`months` of it) to be a business of its own. */
export function isTinyBase(current: Fen, previous: Fen, months: number): boolean {
  return previous < share * Math.abs(current) && previous < monthlyYuan * 100 * months
}

/** (current − previous) ÷ previous; `previous` is the sum of `months` months, both are of equally long times. */
export function salesGrowth(current: Fen, previous: Fen, months: number): Outcome {
  if (previous < 0) return without('NOT_APPLICABLE', '比较期净额为负(红冲大于开票)，不计算增长')
  if (previous === 0 && current < 0)
    return without('NOT_APPLICABLE', '比较期没有开票而本期净额为负，不计算增长')
  if (previous > 0 && isTinyBase(current, previous, months))
    return without('NO_BASE', `比较期净额仅${amount(previous / 100)}元，不足本期的1%，不计算增长`)
  return growth(current, previous)
}
