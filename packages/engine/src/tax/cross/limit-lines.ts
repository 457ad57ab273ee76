/** What may be set of the rules between sources. */

import { money, share } from '../../kit/rules/level-line.ts'
import type { LimitTable } from '../../kit/rules/limit-line.ts'

export const CROSS_LINES: LimitTable = {
  'R-008': { exemptMonthYuan: money('小规模纳税人每月开票', 'Monthly sales of a small taxpayer') },
  'R-009': {
    share: share('超过申报销售额', 'Beyond declared sales', [0, 100]),
    gapYuan: money('超过部分', 'What lies beyond'),
  },
}
