/** What the finance part praises, what its rules speak for, and what a lender must not take for good. */
import type { Praise, SpokenBy } from '../kit/findings.ts'
import { percent } from '../kit/format.ts'
import type { FinanceBuild } from './definition.ts'
import { FINANCE_PARAM } from './params.ts'
import { absence } from './sections/statements.ts'

const { leverage, growth, growthMost, margin, cash } = FINANCE_PARAM.praise

/** In order of weight for a lender. What is red or yellow is never praised. */
export const FINANCE_PRAISES: readonly Praise[] = [
  {
    key: 'F-01.FY',
    say: (value) =>
      value <= leverage
        ? `最近年度资产负债率为${percent(value)}，不高于${leverage * 100}%。`
        : null,
  },
  {
    key: 'F-21.FY',
    say: (value) =>
      value >= cash ? `最近年度经营活动现金流量净额为净利润的${value.toFixed(2)}倍。` : null,
  },
  {
    key: 'F-15.REVENUE.FY',
    say: (value) =>
      value >= growth && value <= growthMost ? `最近年度营业收入同比增长${percent(value)}。` : null,
  },
  {
    key: 'F-08.FY',
    say: (value) => (value >= margin ? `最近年度净利率为${percent(value)}。` : null),
  },
]

export const FINANCE_SPOKEN_BY: SpokenBy = {
  'F-06': ['R-059'],
  'F-07': ['R-057'],
  'F-08': ['R-057'],
  'F-11': ['R-062'],
  'F-17': ['R-060'],
  'F-26': ['R-061'],
}

const UNJUDGED: readonly { key: string; text: string }[] = [
  { key: 'F-01.LATEST', text: '资产负债情况无法判断：' },
  { key: 'F-08.FY', text: '最近年度盈利情况无法判断：' },
]

/** Sentences on what could not be said; one where nothing was collected at all. */
export function financeOpen({ context, indicator }: FinanceBuild): string[] {
  if (context.latest === null) return [absence(context)]
  return UNJUDGED.flatMap(({ key, text }) => {
    const { value, detail } = indicator(key)
    return value === null ? [`${text}${detail ?? '没有数据'}。`] : []
  })
}
