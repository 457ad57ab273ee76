/** What may be set of the rules on stock. */
import { pairOf } from '@xinjian/format/say/words'
import { type LimitTable, limitLine } from '../../kit/rules/limit-line.ts'
import { LEVEL_SAYS } from '../../kit/rules/words.ts'

const low = pairOf(LEVEL_SAYS, 'low')
const medium = pairOf(LEVEL_SAYS, 'medium')

const high = pairOf(LEVEL_SAYS, 'high')

export const ERP_ITEM_LINES: LimitTable = {
  'R-E12': {
    medium: limitLine(...medium, 'ratio', 1, [0, 1]),
    high: limitLine(...high, 'ratio', 1, [0, 1]),
  },
  'R-E13': {
    medium: limitLine(...medium, 'ratio', 1, [0, 1]),
    high: limitLine(...high, 'ratio', 1, [0, 1]),
  },
  'R-E14': {
    medium: limitLine(...medium, 'days', 1, [1, 3_650]),
    high: limitLine(...high, 'days', 1, [1, 3_650]),
  },
  'R-E15': {
    low: limitLine(...low, 'ratio', 1, [0, 1]),
    medium: limitLine(...medium, 'ratio', 1, [0, 1]),
  },
  'R-E17': { medium: limitLine(...medium, 'entries', 1, [0, 10_000]) },
  'R-E17B': { medium: limitLine(...medium, 'occasions', 1, [0, 10_000]) },
  'R-E20': {
    low: limitLine(...low, 'ratio', 1, [0, 1]),
    medium: limitLine(...medium, 'ratio', 1, [0, 1]),
  },
}
