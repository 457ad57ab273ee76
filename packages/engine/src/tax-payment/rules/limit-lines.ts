/** What may be set of the rules on tax payments. */
import { type LimitTable, limitLine } from '../../kit/rules/limit-line.ts'

export const TAX_PAYMENT_LINES: LimitTable = {
  'R-001': {
    highYuan: limitLine('高级别：欠税余额', 'Level high: balance', 'yuan', 1, [0, 1_000_000_000]),
    highDays: limitLine(
      '高级别：最早一笔天数',
      'Level high: age of the oldest',
      'days',
      1,
      [0, 3_650],
    ),
  },
  'R-064': {
    tolerance: limitLine('与法定税率相差', 'Distance from a statutory rate', 'pp', 1, [0, 0.07]),
  },
  'R-068': {
    low: limitLine('低级别界限', 'Limit of level low', 'occasions', 1, [1, 100]),
    medium: limitLine('中级别界限', 'Limit of level medium', 'occasions', 1, [1, 100]),
  },
}
