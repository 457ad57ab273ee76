/** What may be set of the rules on returns. */

import { pairOf } from '@xinjian/format/say/words'
import { levels, money, share, shares } from '../../kit/rules/level-line.ts'
import { type LimitTable, limitLine } from '../../kit/rules/limit-line.ts'
import { RETURN_LIMIT_SAYS } from './words.ts'

const TIMES = [0, 100] as const

export const RETURN_LINES: LimitTable = {
  'R-005': levels('occasions', 1, [1, 100], 'low', 'medium', 'high'),
  'R-006': levels('periods', 1, [1, 48], 'medium'),
  'R-007': levels('periods', 1, [1, 12], 'medium', 'high'),
  'R-010': { share: share(...pairOf(RETURN_LIMIT_SAYS, 'unbilledShare')) },
  'R-011': levels('ratio', 1, TIMES, 'medium', 'high'),
  'R-012': {
    ...levels('ratio', -1, [-1, 0], 'medium', 'high'),
    minMonths: limitLine(...pairOf(RETURN_LIMIT_SAYS, 'minMonths'), 'months', 1, [0, 12]),
  },
  'R-013': {
    change: share(...pairOf(RETURN_LIMIT_SAYS, 'change'), TIMES),
    minTaxYuan: money(...pairOf(RETURN_LIMIT_SAYS, 'tax')),
  },
  'R-053': {
    periods: limitLine(...pairOf(RETURN_LIMIT_SAYS, 'carriedMonths'), 'months', 1, [1, 48]),
    share: share(...pairOf(RETURN_LIMIT_SAYS, 'carriedShare'), TIMES),
    nilYuan: limitLine(...pairOf(RETURN_LIMIT_SAYS, 'nilStock'), 'yuan', -1, [0, 1_000_000]),
  },
  'R-054': { salesYuan: money(...pairOf(RETURN_LIMIT_SAYS, 'exemptSales')) },
  'R-055': shares(1, 'medium', 'high'),
  'R-056': {
    share: limitLine(...pairOf(RETURN_LIMIT_SAYS, 'medianShare'), 'ratio', -1, [0, 1]),
  },
  'R-066': {
    usage: share(...pairOf(RETURN_LIMIT_SAYS, 'smallScale'), TIMES),
    near: limitLine(...pairOf(RETURN_LIMIT_SAYS, 'micro'), 'index', 1, [1, 3]),
    drop: limitLine(...pairOf(RETURN_LIMIT_SAYS, 'drop'), 'ratio', -1, [0, 1]),
  },
}
