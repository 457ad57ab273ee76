/** What may be set of the rules on returns. */

import { levels, money, share, shares } from '../../kit/rules/level-line.ts'
import { type LimitTable, limitLine } from '../../kit/rules/limit-line.ts'

const TIMES = [0, 100] as const

export const RETURN_LINES: LimitTable = {
  'R-005': levels('occasions', 1, [1, 100], 'low', 'medium', 'high'),
  'R-006': levels('periods', 1, [1, 48], 'medium'),
  'R-007': levels('periods', 1, [1, 12], 'medium', 'high'),
  'R-010': { share: share('未开票收入占申报销售额', 'Sales without an invoice among declared') },
  'R-011': levels('ratio', 1, TIMES, 'medium', 'high'),
  'R-012': {
    ...levels('ratio', -1, [-1, 0], 'medium', 'high'),
    minMonths: limitLine('成立满月数', 'Months since the start', 'months', 1, [0, 12]),
  },
  'R-013': {
    change: share('较上一个12个月相对变动', 'Change against the twelve months before', TIMES),
    minTaxYuan: money('应纳税额', 'Tax due'),
  },
  'R-053': {
    periods: limitLine('连续留抵月数', 'Months in a row with credit left', 'months', 1, [1, 48]),
    share: share('留抵占存货', 'Credit left against inventories', TIMES),
    nilYuan: limitLine(
      '视为没有存货的金额',
      'Inventories that count as none',
      'yuan',
      -1,
      [0, 1_000_000],
    ),
  },
  'R-054': { salesYuan: money('免税与简易计税销售额', 'Exempt and simply taxed sales') },
  'R-055': shares(1, 'medium', 'high'),
  'R-056': {
    share: limitLine('占行业中位数', 'Share of the median of the industry', 'ratio', -1, [0, 1]),
  },
  'R-066': {
    usage: share('小规模标准占用', 'Use of the small-scale limit', TIMES),
    near: limitLine('小型微利临界项数', 'Criteria near the line', 'index', 1, [1, 3]),
    drop: limitLine('最近一期占此前平均', 'Last period against the mean', 'ratio', -1, [0, 1]),
  },
}
