/** What may be set of the rules on statements. The year of R-061 is the year that statements are compared over. */

import { pairOf } from '@xinjian/format/say/words'
import { share } from '../kit/rules/level-line.ts'
import { type LimitTable, limitLine } from '../kit/rules/limit-line.ts'
import { FINANCE_INDICATOR_SAYS } from './indicators/words.ts'
import { FINANCE_RULE_SAYS } from './rules/words.ts'

const TIMES = [0, 100] as const

export const FINANCE_LINES: LimitTable = {
  'R-057': {
    years: limitLine(...pairOf(FINANCE_RULE_SAYS, 'lossYears'), 'index', 1, [1, 5]),
    salesGrowth: share(...pairOf(FINANCE_RULE_SAYS, 'revenueGrowth'), TIMES),
  },
  'R-058': { difference: share(...pairOf(FINANCE_RULE_SAYS, 'profitOff'), TIMES) },
  'R-059': {
    margin: limitLine(...pairOf(FINANCE_RULE_SAYS, 'leastMargin'), 'ratio', -1, [-1, 1]),
    fromMedian: limitLine(...pairOf(FINANCE_RULE_SAYS, 'fromMedian'), 'pp', 1, [0, 1]),
    yearChange: limitLine(...pairOf(FINANCE_RULE_SAYS, 'marginChange'), 'pp', 1, [0, 1]),
  },
  'R-060': {
    share: share(...pairOf(FINANCE_RULE_SAYS, 'lentShare')),
    growth: share(...pairOf(FINANCE_RULE_SAYS, 'lentGrowth'), TIMES),
    growthShare: share(...pairOf(FINANCE_RULE_SAYS, 'lentGrowthShare')),
  },
  'R-061': {
    share: share(...pairOf(FINANCE_RULE_SAYS, 'advancesShare'), TIMES),
  },
  'R-062': {
    days: limitLine(...pairOf(FINANCE_INDICATOR_SAYS, 'inventoriesDays'), 'days', 1, [1, 3_650]),
    growth: share(...pairOf(FINANCE_RULE_SAYS, 'stockGrowth'), TIMES),
  },
}
