/** What may be set of the rules between sources. */

import { pairOf } from '@xinjian/format/say/words'
import { money, share } from '../../kit/rules/level-line.ts'
import type { LimitTable } from '../../kit/rules/limit-line.ts'
import { CROSS_RULE_SAYS } from './section-words.ts'

export const CROSS_LINES: LimitTable = {
  'R-008': { exemptMonthYuan: money(...pairOf(CROSS_RULE_SAYS, 'limitExempt')) },
  'R-009': {
    share: share(...pairOf(CROSS_RULE_SAYS, 'limitShare'), [0, 100]),
    gapYuan: money(...pairOf(CROSS_RULE_SAYS, 'limitGap')),
  },
}
