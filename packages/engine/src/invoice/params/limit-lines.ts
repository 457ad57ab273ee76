/**
 * What an institution may set of the rules: words, unit, bounds and sense of every number in `rule-thresholds.ts` that decides
 * something. Lists (sections, months) belong to the table.
 */

import { level, money, share, shares, YUAN } from '../../kit/rules/level-line.ts'
import { type LimitLine, type LimitTable, limitLine } from '../../kit/rules/limit-line.ts'
import { REGISTER_LINES } from '../../kit/rules/registration.ts'
import { RULE_THRESHOLDS } from './rule-thresholds.ts'

const TIMES = [0, 100] as const
const DAYS = [1, 730] as const

const atLeast = (zh: string, en: string): LimitLine => limitLine(zh, en, 'count', 1, [1, 1_000_000])

export const INVOICE_LIMITS: LimitTable = {
  'R-014': {
    ...shares(1, 'medium', 'high'),
    minInvoices: atLeast('税控有效发票最少张数', 'Fewest valid tax-disk invoices'),
  },
  'R-015': {
    usage: share('视为用尽的额度使用率', 'Use of the quota that counts as exhausted'),
    months: limitLine('近6个月中的月数', 'Months of the last six', 'months', 1, [1, 6]),
  },
  'R-016': {
    ...shares(1, 'medium', 'high'),
    minInvoices: atLeast('税控发票最少张数', 'Fewest tax-disk invoices'),
  },
  'R-017': {
    dayVoids: atLeast('单日作废张数', 'Voids of one day'),
    dayShare: share('单日作废占当日开票', 'Voids among what was issued that day'),
    lastDays: limitLine('月末天数', 'Days at the end of the month', 'days', -1, [1, 10]),
    monthEndShare: share('月末作废占当月作废', 'Voids at the end among those of the month'),
    minMonthVoids: atLeast('当月作废最少张数', 'Fewest voids of the month'),
  },
  'R-018': shares(1, 'medium', 'high', 'redLine'),
  'R-019': {
    share: share('占上年净额', 'Share of the net of the year before'),
    lastMonth: limitLine('看到次年几月', 'Last month looked at', 'months', -1, [1, 12]),
  },
  'R-020': {
    timesMedian: limitLine('为月中位数的倍数', 'Times the median month', 'times', 1, [1, 100]),
    redShare: share('其后红冲占当月', 'Reds after it among that month'),
    days: limitLine('红冲期限', 'Days within which they are issued', 'days', -1, [1, 365]),
  },
  'R-021': shares(1, 'medium', 'high'),
  'R-022': shares(1, 'medium'),
  'R-023': shares(1, 'low'),
  'R-024': {
    ...shares(1, 'low'),
    run: limitLine('一段连号的张数', 'Invoices of one run', 'count', 1, [5, 1_000]),
  },
  'R-025': {
    medium: level('medium', 'ratio', 1, TIMES),
    high: level('high', 'ratio', 1, TIMES),
    minBaseYuan: money('此前月均开票最少', 'Least monthly sales before', [
      RULE_THRESHOLDS['R-025'].minBaseYuan,
      YUAN[1],
    ]),
  },
  'R-026': { high: level('high', 'ratio', -1, [-1, 0]) },
  'R-027': {
    medium: level('medium', 'months', 1, [1, 12]),
    high: level('high', 'months', 1, [1, 12]),
  },
  'R-028': {
    medium: level('medium', 'days', 1, DAYS),
    high: level('high', 'days', 1, DAYS),
    toleranceDays: limitLine('休业月份放宽', 'More days in resting months', 'days', 1, [0, 90]),
  },
  'R-029': { high: level('high', 'ratio', 1, TIMES) },
  'R-030': {
    categories: limitLine('品类个数', 'Categories', 'index', 1, [1, 20]),
    minCategoryYuan: money('该品类销售额最少', 'Least sales of the category'),
  },
  'R-031': shares(-1, 'medium', 'high'),
  'R-032': shares(-1, 'medium', 'high'),
  'R-034': {
    redLineShare: share('红线：异常税额占比', 'Red line: share of abnormal tax'),
    redLineYuan: money('红线：异常税额', 'Red line: abnormal tax'),
  },
  'R-037': shares(1, 'medium', 'high'),
  'R-038': {
    top1: share('第一大客户占比', 'Share of the first customer'),
    top3: share('前三大客户占比', 'Share of the first three customers'),
    top1Manufacturing: share('制造业第一大客户占比', 'Share of a maker’s first customer'),
  },
  'R-039': shares(1, 'medium', 'high'),
  'R-041': {
    ...shares(1, 'medium'),
    minParties: limitLine(
      '客户、供应商各自最少家数',
      'Fewest of either side',
      'parties',
      1,
      [1, 100],
    ),
  },
  'R-042': {
    ...shares(-1, 'medium', 'high'),
    minSalesYuan: money('近12个月开票最少', 'Least sales of twelve months'),
  },
  'R-043': {
    ...shares(1, 'medium'),
    higher: share('租赁和商务服务业界限', 'Limit of leasing and business services'),
  },
  'R-044': REGISTER_LINES['R-044']!,
  'R-045': {
    medium: level('medium', 'days', -1, [1, 180]),
    high: level('high', 'days', -1, [1, 180]),
    firstMonths: limitLine('首开票后月数', 'First months', 'months', -1, [1, 12]),
    minFirstYuan: money('其间净额', 'Net of those months'),
  },
  'R-046': REGISTER_LINES['R-046']!,
  'R-050': shares(-1, 'medium', 'high'),
  'R-051': shares(1, 'medium'),
  'R-052': { medium: level('medium', 'times', 1, TIMES) },
}
