/** How much one sum of money grew on another. What there is no growth on is said in words, never as a percentage. */

import type { Fen } from '@xinjian/format'
import { growth, without } from '../../kit/outcome.ts'
import type { Outcome } from '../definition.ts'
import { RULE_PARAM } from '../params/rule-param.ts'
import { CONTEXT_SAYS } from './words.ts'

const { share, monthlyYuan } = RULE_PARAM.growthBase

/** Next to nothing beside what it is compared with, and too little a month (`months` of it) to be a business of its own. */
export function isTinyBase(current: Fen, previous: Fen, months: number): boolean {
  return previous < share * Math.abs(current) && previous < monthlyYuan * 100 * months
}

/** (current − previous) ÷ previous; `previous` is the sum of `months` months, both are of equally long times. */
export function salesGrowth(current: Fen, previous: Fen, months: number): Outcome {
  if (previous < 0) return without('NOT_APPLICABLE', CONTEXT_SAYS.comparedPeriodNegative)
  if (previous === 0 && current < 0)
    return without('NOT_APPLICABLE', CONTEXT_SAYS.noInvoiceCompared)
  if (previous > 0 && isTinyBase(current, previous, months))
    return without('NO_BASE', CONTEXT_SAYS.tinyBase({ net: previous / 100 }))
  return growth(current, previous)
}
