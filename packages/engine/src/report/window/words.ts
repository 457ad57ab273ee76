import { words } from '@xinjian/format/say/words'

/**
 * Stretches of time, as reports name them. A sentence names one as `{when:span}`: whatever it is, and however long the firm has lived
 * of it. English without an article, so that `in the {when}` can be said.
 */
export const WINDOW_SAYS = words({
  lastMonth: ['最近1个月', 'last month'],
  last: ['近{n:count}个月', 'last {n|month|months}'],
  before: ['此前{n:count}个月', '{n|month|months} before'],
  yearBefore: ['上一个12个月', '12 months before'],
  sameOfLastYear: ['上年同期{n:count}个月', 'same {n|month|months} of the year before'],
  nineBeforeThree: ['近3个月之前的9个月', '9 months before the last 3 months'],
  year: ['最近完整年度', 'last full year'],
  lastYear: ['上一完整年度', 'full year before'],
  twoYearsBefore: ['前两个完整年度', 'full year two years before'],
  toDate: ['本年累计', 'year to date'],
  toDateBefore: ['上年同期累计', 'same months of last year to date'],
  statement: ['最近一期报表', 'latest statement'],
  statementFiled: ['最近一期报送报表', 'latest filed statement'],
  yearStatementFiled: ['最近年度报送报表', 'latest filed annual statement'],
  yearStatement: ['最近年度报表', 'latest annual statement'],
  yearStatementBefore: ['上一年度报表', 'annual statement before'],
  yearStatementTwoBefore: ['前两年度报表', 'annual statement two years before'],
  cutOff: ['截至数据截止日', 'at the cut-off'],
})

/** What they are called where they began before the firm did. */
export const LIVED_SAYS = words({
  since: ['成立以来{n:count}个月', '{n|month|months} since the founding'],
  sinceTo: ['成立至{month:code}的{n:count}个月', '{n|month|months} from the founding to {month}'],
  firstYear: ['成立当年', 'year of the founding'],
  partOfYearBefore: ['上一个12个月中的{n:count}个月', 'last {n} of the 12 months before'],
  firstStatement: [
    '最近年度报表（自{month:code}成立起）',
    'latest annual statement (from the founding in {month})',
  ],
  firstFiled: [
    '最近年度报送报表（自{month:code}成立起）',
    'latest filed annual statement (from the founding in {month})',
  ],
})

export const INSTANT_SAYS = words({
  none: [
    '数据截止时间不是有效的时间: {instant:text}',
    'The cut-off of the data is no point in time: “{instant}”',
  ],
})
