/** What may be set of the rules on registration, ratings, people and penalties. */

import { levels, money } from '../../kit/rules/level-line.ts'
import { type LimitTable, limitLine } from '../../kit/rules/limit-line.ts'
import { REGISTER_LINES } from '../../kit/rules/registration.ts'
import { TAX_PAYMENT_LINES } from '../../tax-payment/part.ts'

export const RECORD_LINES: LimitTable = {
  ...TAX_PAYMENT_LINES,
  ...REGISTER_LINES,
  'R-004': levels('index', 1, [1, 4], 'medium', 'high'),
  'R-047': {
    times: limitLine('同一事项变更次数', 'Changes of one matter', 'occasions', 1, [1, 20]),
    months: limitLine('回看月数', 'Months looked back', 'months', -1, [1, 36]),
    businessMonths: limitLine(
      '主营变更回看月数',
      'Months looked back for a change of business',
      'months',
      -1,
      [1, 36],
    ),
  },
  'R-048': {
    oldYears: limitLine('高龄(岁)', 'Old age (years)', 'index', 1, [55, 120]),
    youngYears: limitLine('低龄(岁)', 'Young age (years)', 'index', -1, [16, 35]),
  },
  'R-063': {
    share: limitLine('实缴占应缴', 'Paid against due', 'ratio', -1, [0, 1]),
    salesYuan: money('近12个月开票不含税销售额', 'Net sales of twelve months'),
  },
  'R-067': {
    open: limitLine('未处理的违法违章条数', 'Violations still open', 'index', 1, [1, 20]),
  },
}
