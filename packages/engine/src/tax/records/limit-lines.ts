/** What may be set of the rules on registration, ratings, people and penalties. */

import { pairOf } from '@xinjian/format/say/words'
import { levels, money } from '../../kit/rules/level-line.ts'
import { type LimitTable, limitLine } from '../../kit/rules/limit-line.ts'
import { REGISTER_LINES } from '../../kit/rules/registration.ts'
import { TAX_PAYMENT_LINES } from '../../tax-payment/part.ts'
import { TAX_RECORD_SAYS } from './words.ts'

export const RECORD_LINES: LimitTable = {
  ...TAX_PAYMENT_LINES,
  ...REGISTER_LINES,
  'R-004': levels('index', 1, [1, 4], 'medium', 'high'),
  'R-048': {
    oldYears: limitLine(...pairOf(TAX_RECORD_SAYS, 'limitOld'), 'index', 1, [55, 120]),
    youngYears: limitLine(...pairOf(TAX_RECORD_SAYS, 'limitYoung'), 'index', -1, [16, 35]),
  },
  'R-063': {
    share: limitLine(...pairOf(TAX_RECORD_SAYS, 'limitPaid'), 'ratio', -1, [0, 1]),
    salesYuan: money(...pairOf(TAX_RECORD_SAYS, 'limitSales')),
  },
  'R-067': {
    open: limitLine(...pairOf(TAX_RECORD_SAYS, 'limitViolations'), 'index', 1, [1, 20]),
  },
}
