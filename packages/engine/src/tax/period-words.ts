/** Periods of taxes, as every chapter calls them. */
import { words } from '@xinjian/format/say/words'

export const PERIOD_SAYS = words({
  yearOf: ['{year:year}年', '{year}'],
  annualOf: ['{year:year}年度', 'year {year}'],
  quarterOf: ['{year:year}年第{quarter:count}季度', 'Q{quarter} {year}'],
  spanOf: ['{from:code}至{to:code}', '{from} to {to}'],
})
