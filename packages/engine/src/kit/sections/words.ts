import { words } from '@xinjian/format/say/words'

/** Blocks that every kind of report has. */
export const BLOCK_SAYS = words({
  coverage: ['采集范围', 'Collected months'],
  coverageNote: [
    '2 有{rows:words}，1 已采集但无{rows}，0 未采集，−1 企业成立前',
    '2 {rows~}, 1 collected without {rows~}, 0 not collected, −1 before the founding',
  ],
  allIndicators: ['全部指标', 'All indicators'],
  allRules: ['全部规则', 'All rules'],
  rulesHit: ['命中的风险规则', 'Rules hit'],
})

/** A table of months by years. */
export const YEARS_SAYS = words({
  month: ['月份', 'Month'],
  monthOf: ['{n:count}月', 'Month {n}'],
  year: ['{year:code}年', '{year}'],
  change: ['{year:code}年同比', '{year} on the year before'],
  total: ['合计', 'Total'],
  yuan: ['元', 'yuan'],
  thisMonth: ['本月', 'This month'],
  sameOfLastYear: ['上年同月', 'Same month of last year'],
})
