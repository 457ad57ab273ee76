/** What the tax payment report praises, what its rules speak for, and what could not be judged. */

import { percent } from '@xinjian/format/say/figures'
import { findingsOf, type Praise, type SpokenBy, type Topic } from '../kit/findings.ts'
import type { Claim, ReportDocument } from '../report/document.ts'
import type { ReportBuild } from './definition.ts'

/** In order of weight for a lender. How much was paid is no strength here: the sales that it was paid on are not known. */
const PRAISES: readonly Praise[] = [
  {
    key: 'T-020.asOf',
    say: (v) => (v === 0 ? '最近一次采集时，税务机关未显示欠税余额。' : null),
  },
  {
    key: 'T-041.L24',
    say: (v) => (v === 24 ? '近24个月每月均有税款入库，纳税连续。' : null),
  },
  {
    key: 'T-011.L12',
    say: (v) =>
      v >= 0.05 && v <= 1 ? `近12个月增值税与企业所得税实缴同比增长${percent(v)}。` : null,
  },
  {
    key: 'T-019.L12',
    say: (v) => (v === 0 ? '近12个月缴款记录中没有滞纳金。' : null),
  },
]

export const SPOKEN_BY: SpokenBy = {
  'T-020': ['R-001'],
  'T-021': ['R-001'],
  'T-038': ['R-064'],
  'T-019': ['R-068'],
  'T-019.AMOUNT': ['R-068'],
}

const TOPICS: readonly Topic[] = [
  { indicators: ['T-011'], grave: ['T-011'] },
  { indicators: ['T-041'], grave: ['T-041'] },
]

/** Keys of the figures that are for a person where they are red. */
export const PAYMENT_GRAVE: readonly (readonly string[])[] = [['T-011.L12'], ['T-041.L24']]

/** What a lender must not take for good: said among the risks, behind what was found. */
const UNJUDGED: readonly { key: string; text: string }[] = [
  { key: 'T-020.asOf', text: '欠税情况无法判断：' },
  { key: 'T-008.L12', text: '近12个月纳税总额无法计算：' },
]

export function taxFindings(build: ReportBuild): ReportDocument['findings'] {
  const taxed = Number(build.indicator('T-008.L12').value) > 0
  // A year without tax has no late fees either: nothing to praise.
  const praises = taxed ? PRAISES : PRAISES.filter((praise) => praise.key !== 'T-019.L12')
  const open = UNJUDGED.flatMap(({ key, text }): Claim[] => {
    const { value, reason, detail } = build.indicator(key)
    if (value !== null) return []
    const why = reason === 'PARTIAL' ? `仅采集到${detail}个月` : (detail ?? '没有数据')
    return [{ id: `open:${key}`, args: { why }, text: `${text}${why}。` }]
  })
  return findingsOf(build, praises, SPOKEN_BY, { topics: TOPICS, open })
}
