/**
 * What an institution may set of the rules: words, unit, bounds and sense of every number in `rule-thresholds.ts` that decides
 * something. Lists (sections, months) belong to the table.
 */

import { namesOf } from '@xinjian/format/say/words'
import { level, money, share, shares, YUAN } from '../../kit/rules/level-line.ts'
import { type LimitLine, type LimitTable, limitLine } from '../../kit/rules/limit-line.ts'
import { REGISTER_LINES } from '../../kit/rules/registration.ts'
import { RULE_THRESHOLDS } from './rule-thresholds.ts'
import { PARAMS_SAYS } from './words.ts'

/** Both languages as the makers of lines take them. */
const both = ({ zh, en }: { zh: string; en: string }) => [zh, en] as const

const TIMES = [0, 100] as const
const DAYS = [1, 730] as const

const atLeast = (zh: string, en: string): LimitLine => limitLine(zh, en, 'count', 1, [1, 1_000_000])

export const INVOICE_LIMITS: LimitTable = {
  'R-014': {
    ...shares(1, 'medium', 'high'),
    minInvoices: atLeast(...both(namesOf(PARAMS_SAYS, 'fewestValidTax'))),
  },
  'R-015': {
    usage: share(...both(namesOf(PARAMS_SAYS, 'useQuotaCounts'))),
    months: limitLine(...both(namesOf(PARAMS_SAYS, 'monthsLastSix')), 'months', 1, [1, 6]),
  },
  'R-016': {
    ...shares(1, 'medium', 'high'),
    minInvoices: atLeast(...both(namesOf(PARAMS_SAYS, 'fewestTaxDisk'))),
  },
  'R-017': {
    dayVoids: atLeast(...both(namesOf(PARAMS_SAYS, 'voidsOneDay'))),
    dayShare: share(...both(namesOf(PARAMS_SAYS, 'voidsAmongWhat'))),
    lastDays: limitLine(...both(namesOf(PARAMS_SAYS, 'daysAtEnd')), 'days', -1, [1, 10]),
    monthEndShare: share(...both(namesOf(PARAMS_SAYS, 'voidsAtEnd'))),
    minMonthVoids: atLeast(...both(namesOf(PARAMS_SAYS, 'fewestVoidsMonth'))),
  },
  'R-018': shares(1, 'medium', 'high', 'redLine'),
  'R-019': {
    share: share(...both(namesOf(PARAMS_SAYS, 'shareNetYear'))),
    lastMonth: limitLine(...both(namesOf(PARAMS_SAYS, 'lastMonthLooked')), 'months', -1, [1, 12]),
  },
  'R-020': {
    timesMedian: limitLine(...both(namesOf(PARAMS_SAYS, 'timesMedianMonth')), 'times', 1, [1, 100]),
    redShare: share(...both(namesOf(PARAMS_SAYS, 'redsAfterIt'))),
    days: limitLine(...both(namesOf(PARAMS_SAYS, 'daysWithinWhich')), 'days', -1, [1, 365]),
  },
  'R-021': shares(1, 'medium', 'high'),
  'R-022': shares(1, 'medium'),
  'R-023': shares(1, 'low'),
  'R-024': {
    ...shares(1, 'low'),
    run: limitLine(...both(namesOf(PARAMS_SAYS, 'invoicesOneRun')), 'count', 1, [5, 1_000]),
  },
  'R-025': {
    medium: level('medium', 'ratio', 1, TIMES),
    high: level('high', 'ratio', 1, TIMES),
    minBaseYuan: money(...both(namesOf(PARAMS_SAYS, 'leastMonthlySales')), [
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
    toleranceDays: limitLine(...both(namesOf(PARAMS_SAYS, 'moreDaysResting')), 'days', 1, [0, 90]),
  },
  'R-029': { high: level('high', 'ratio', 1, TIMES) },
  'R-030': {
    categories: limitLine(...both(namesOf(PARAMS_SAYS, 'categories')), 'index', 1, [1, 20]),
    minCategoryYuan: money(...both(namesOf(PARAMS_SAYS, 'leastSalesCategory'))),
  },
  'R-031': shares(-1, 'medium', 'high'),
  'R-032': shares(-1, 'medium', 'high'),
  'R-034': {
    redLineShare: share(...both(namesOf(PARAMS_SAYS, 'redLineShare'))),
    redLineYuan: money(...both(namesOf(PARAMS_SAYS, 'redLineAbnormal'))),
  },
  'R-035': shares(1, 'medium', 'high'),
  'R-036': shares(1, 'medium', 'high'),
  'R-037': shares(1, 'medium', 'high'),
  'R-038': {
    top1: share(...both(namesOf(PARAMS_SAYS, 'shareFirstCustomer'))),
    top3: share(...both(namesOf(PARAMS_SAYS, 'shareFirstThree'))),
    top1Manufacturing: share(...both(namesOf(PARAMS_SAYS, 'shareMakersFirst'))),
  },
  'R-039': shares(1, 'medium', 'high'),
  'R-041': {
    ...shares(1, 'medium'),
    minParties: limitLine(
      ...both(namesOf(PARAMS_SAYS, 'fewestEitherSide')),
      'parties',
      1,
      [1, 100],
    ),
  },
  'R-042': {
    ...shares(-1, 'medium', 'high'),
    minSalesYuan: money(...both(namesOf(PARAMS_SAYS, 'leastSalesTwelve'))),
  },
  'R-043': {
    ...shares(1, 'medium'),
    higher: share(...both(namesOf(PARAMS_SAYS, 'limitLeasingBusiness'))),
  },
  'R-044': REGISTER_LINES['R-044']!,
  'R-045': {
    medium: level('medium', 'days', -1, [1, 180]),
    high: level('high', 'days', -1, [1, 180]),
    firstMonths: limitLine(...both(namesOf(PARAMS_SAYS, 'firstMonths')), 'months', -1, [1, 12]),
    minFirstYuan: money(...both(namesOf(PARAMS_SAYS, 'netThoseMonths'))),
  },
  'R-046': REGISTER_LINES['R-046']!,
  'R-050': shares(-1, 'medium', 'high'),
  'R-051': shares(1, 'medium'),
  'R-052': { medium: level('medium', 'times', 1, TIMES) },
}
