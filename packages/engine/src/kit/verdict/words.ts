import { words } from '@xinjian/format/say/words'
import type { DecisionLevel } from '../../report/document.ts'

/** What verdicts come to, and what they say of the data as a whole. */
export const VERDICT_SAYS = words({
  admit: ['建议准入', 'Admit'],
  clear: ['未见须复核事项', 'Nothing to review'],
  review: ['人工复核', 'Review'],
  reject: ['建议拒绝', 'Reject'],
  unratable: ['数据不足，不评级', 'Too little data, not rated'],
  high: ['高', 'high'],
  medium: ['中', 'medium'],
  low: ['低', 'low'],
  yes: ['是', 'yes'],
  no: ['否', 'no'],
  monthRun: ['{from:code}至{to:code}', '{from} to {to}'],
})

/** The levels, as they are told. */
export const DECISION_WORDS: Record<DecisionLevel, string> = {
  ADMIT: VERDICT_SAYS.admit,
  CLEAR: VERDICT_SAYS.clear,
  REVIEW: VERDICT_SAYS.review,
  REJECT: VERDICT_SAYS.reject,
  UNRATABLE: VERDICT_SAYS.unratable,
}

export const RISK_WORDS = {
  HIGH: VERDICT_SAYS.high,
  MEDIUM: VERDICT_SAYS.medium,
  LOW: VERDICT_SAYS.low,
} as const

/** A figure past its line. Of a subject that stands within a window the English names the figure first. */
export const RED_SAYS = words({
  ofLedger: ['账套推算的{name:words}', '{name~} by the ledger'],
  inWindow: ['{when:span}{name:words}', '{name} in the {when}'],
  atCutOff: ['截至数据截止日，{name:words}', '{name} at the cut-off'],
  past: [
    '{subject:words}为{value:words}，达到预警线({line:words})。',
    '{subject}: {value}, past the alert line ({line}).',
  ],
  pastUntold: [
    '{subject:words}，达到预警线({line:words})。',
    '{subject} is past the alert line ({line}).',
  ],
  yes: ['{subject:words}：是。', '{subject}: yes.'],
  no: ['{subject:words}：否。', '{subject}: no.'],
  // 增长为-53.26% says two things at once, so growth is called a rate.
  growth: ['增长', 'growth'],
  growthRate: ['增长率', 'growth rate'],
  declaredGrowth: ['申报销售增长率', 'Growth of declared sales'],
  invoicedGrowth: ['开票同比增长率', 'Invoiced growth, year on year'],
  yearGrowth: ['年度增长率', 'Growth of the year'],
})

/** Where nothing stands against the enterprise: what was looked at, and what was not. Without a stop. */
export const NOTHING_SAYS = words({
  noneHit: ['已判断的{n:count}条规则均未命中', 'none of the {n|rule|rules} judged was hit'],
  noneHitSomeOpen: [
    '已判断的{n:count}条规则均未命中，另有{open:count}条无法判断',
    'none of the {n|rule|rules} judged was hit, and {open} could not be judged',
  ],
  lowHit: [
    '已判断{n:count}条规则，只有低风险提示{hits:count}条（{names:list}）',
    'of the {n|rule|rules} judged, only {hits|of low level was hit|of low level were hit} ({names})',
  ],
  lowHitSomeOpen: [
    '已判断{n:count}条规则，只有低风险提示{hits:count}条（{names:list}），另有{open:count}条无法判断',
    'of the {n|rule|rules} judged, only {hits|of low level was hit|of low level were hit} ({names}), and {open} could not be judged',
  ],
  found: [
    '就{data:words}数据看，{found:words}；收入与税务未一并评判，不作准入结论',
    'by the data on {data~}: {found}; income and taxes were not judged together, so nothing is said on admission',
  ],
  warned: [
    '就{data:words}数据看，{found:words}；{n:count}项指标达到预警线（{names:list}），未到须复核的程度；收入与税务未一并评判，不作准入结论',
    'by the data on {data~}: {found}; {n|figure is|figures are} past the alert line, though not so far as to need a review ({names}); income and taxes were not judged together, so nothing is said on admission',
  ],
  absent: [
    '就{data:words}数据看，{found:words}；{absent:list}未取得，不在结论之内；收入与税务未一并评判，不作准入结论',
    'by the data on {data~}: {found}; not obtained, and outside of this verdict: {absent}; income and taxes were not judged together, so nothing is said on admission',
  ],
  warnedAndAbsent: [
    '就{data:words}数据看，{found:words}；{n:count}项指标达到预警线（{names:list}），未到须复核的程度；{absent:list}未取得，不在结论之内；收入与税务未一并评判，不作准入结论',
    'by the data on {data~}: {found}; {n|figure is|figures are} past the alert line, though not so far as to need a review ({names}); not obtained, and outside of this verdict: {absent}; income and taxes were not judged together, so nothing is said on admission',
  ],
})
