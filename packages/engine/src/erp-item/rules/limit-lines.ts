/** What may be set of the rules on stock. */
import { pairOf } from '@xinjian/format/say/words'
import { type LimitTable, limitLine } from '../../kit/rules/limit-line.ts'
import { LEVEL_SAYS } from '../../kit/rules/words.ts'

const low = pairOf(LEVEL_SAYS, 'low')
const medium = pairOf(LEVEL_SAYS, 'medium')

export const ERP_ITEM_LINES: LimitTable = {
  'R-E15': {
    low: limitLine(...low, 'ratio', 1, [0, 1]),
    medium: limitLine(...medium, 'ratio', 1, [0, 1]),
  },
  'R-E17': { medium: limitLine(...medium, 'entries', 1, [0, 10_000]) },
  'R-E17B': { medium: limitLine(...medium, 'occasions', 1, [0, 10_000]) },
}
