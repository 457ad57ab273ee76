/** What may be set of the rules on statements. The year of R-061 is the year that statements are compared over. */

import { share } from '../kit/rules/level-line.ts'
import { type LimitTable, limitLine } from '../kit/rules/limit-line.ts'

const TIMES = [0, 100] as const

export const FINANCE_LINES: LimitTable = {
  'R-057': {
    years: limitLine('连续亏损年度数', 'Years of loss in a row', 'index', 1, [1, 5]),
    salesGrowth: share('营业收入增长', 'Growth of revenue', TIMES),
  },
  'R-058': { difference: share('与申报利润相差', 'Distance from declared profit', TIMES) },
  'R-059': {
    margin: limitLine('毛利率下限', 'Least gross margin', 'ratio', -1, [-1, 1]),
    fromMedian: limitLine('与行业中位数相差', 'Distance from the median', 'pp', 1, [0, 1]),
    yearChange: limitLine('较上年变动', 'Change from the year before', 'pp', 1, [0, 1]),
  },
  'R-060': {
    share: share('其他应收款占资产', 'Other receivables among assets'),
    growth: share('较上年增长', 'Growth from the year before', TIMES),
    growthShare: share('增长时占资产', 'Share of assets where they grew'),
  },
  'R-061': {
    share: share('占近四个季度营业收入', 'Against revenue of four quarters', TIMES),
  },
  'R-062': {
    days: limitLine('存货周转天数', 'Days of inventories', 'days', 1, [1, 3_650]),
    growth: share('期末存货较上年增长', 'Growth of inventories', TIMES),
  },
}
