/** What may be set of the rules on tax payments. */
import { pairOf } from '@xinjian/format/say/words'
import { type LimitTable, limitLine } from '../../kit/rules/limit-line.ts'
import { TAX_PAYMENT_RULE_SAYS } from './words.ts'

export const TAX_PAYMENT_LINES: LimitTable = {
  'R-001': {
    highYuan: limitLine(
      ...pairOf(TAX_PAYMENT_RULE_SAYS, 'highBalance'),
      'yuan',
      1,
      [0, 1_000_000_000],
    ),
    highDays: limitLine(...pairOf(TAX_PAYMENT_RULE_SAYS, 'highDays'), 'days', 1, [0, 3_650]),
  },
  'R-064': {
    tolerance: limitLine(...pairOf(TAX_PAYMENT_RULE_SAYS, 'offRate'), 'pp', 1, [0, 0.07]),
  },
  'R-068': {
    low: limitLine(...pairOf(TAX_PAYMENT_RULE_SAYS, 'limitLow'), 'occasions', 1, [1, 100]),
    medium: limitLine(...pairOf(TAX_PAYMENT_RULE_SAYS, 'limitMedium'), 'occasions', 1, [1, 100]),
  },
}
