/** What the data lack, and what the checks of the data found: reasons of figures and rules that say nothing, with their own figures. */
import type { Sentence } from './sentences.ts'

export const DATA_SENTENCES: readonly Sentence[] = [
  [/^不能划分客户等级：([\d/]+)。$/, 'Customers cannot be graded: $1 months known.'],
  [/^近45日是否有开票：否。$/, 'No invoice within 45 days.'],
  [
    /^没有完整采集进项发票，或没有可比的稳定销售，无法计算进销比，不计分。$/,
    'Purchases not all collected, or no steady sales to compare: the ratio cannot be computed and gives no points.',
  ],
  [/^(经营月数|月均稳定销售额)无法计算，不计分。$/, '@1 cannot be computed and gives no points.'],
  [/^经营月数$/, 'Months in business'],
  [/^月均稳定销售额$/, 'Mean monthly steady sales'],
  // What few documents say: stored data that cannot tell, one side without lines, goods and records in their own words.
  [
    /^上年同期环比([\d.]+)倍，属季节性变化$/,
    'a year ago it was $1 times the months before: seasonal',
  ],
  [
    /^与最近的法定税率相差(.+)个百分点，以此判定$/,
    'judged on $1 percentage points from the nearest rate of law',
  ],
  [/^上年同期环比(.+)，属季节性变化$/, 'a year ago it was $1 on the months before: seasonal'],
  [/^进项$/, 'purchase'],
  [/^销项$/, 'sales'],
  [/^品类$/, 'category'],
  [/^供应商$/, 'suppliers'],
  [/^客户$/, 'customers'],
]
