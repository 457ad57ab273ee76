import type { MissingReason } from '@xinjian/engine/report/document'
import type { Lang } from '../labels.ts'
import { noted } from './marks.ts'

/** What stands in the place of a number that does not exist, and why it does not. */
export interface Missing {
  text: string
  why: string
}

const ZH: Record<MissingReason, Missing> = {
  NO_DATA: { text: '未采集', why: '所需数据未采集，不等于零，也不表示没有风险' },
  UNTOLD: { text: '未查得', why: '所用来源不提供此项，不等于零，也不表示没有风险' },
  FAILED: { text: '未取到', why: '已查询但未取到结果，不等于零，也不表示没有风险' },
  PARTIAL: { text: '--', why: '统计窗口内有月份未采集，不作计算' },
  ZERO_ZERO: { text: '--', why: '分子与分母均为零，比率没有意义' },
  NO_BASE: { text: '新增', why: '上期为零或金额过小，无法计算变化率' },
  ZERO_BASE: { text: '--', why: '分母为零，比率没有意义' },
  INSUFFICIENT_HISTORY: { text: '--', why: '经营或开票历史不足，暂不能计算' },
  NOT_APPLICABLE: { text: '不适用', why: '该指标不适用于此情形' },
}

const EN: Record<MissingReason, Missing> = {
  NO_DATA: { text: 'not collected', why: 'The data was not collected; this is not zero' },
  UNTOLD: { text: 'not told', why: 'No source in use tells this; it is not zero' },
  FAILED: { text: 'no answer', why: 'The source was asked and gave no answer; this is not zero' },
  PARTIAL: { text: '--', why: 'Months of the window were not collected' },
  ZERO_ZERO: { text: '--', why: 'Zero divided by zero has no meaning' },
  NO_BASE: {
    text: 'new',
    why: 'Nothing, or next to nothing, in the earlier period to compare with',
  },
  ZERO_BASE: { text: '--', why: 'A share of zero has no meaning' },
  INSUFFICIENT_HISTORY: { text: '--', why: 'Not enough history yet' },
  NOT_APPLICABLE: { text: 'n/a', why: 'Does not apply here' },
}

/** What a reason says by itself, whatever the document adds to it. */
export const reasonWords = (reason: MissingReason | undefined, lang: Lang): string =>
  missing(reason, undefined, lang).why

/** `detail` of the document (k/n months and the like) is added to the reason. Without a reason: an unexplained gap. */
export function missing(
  reason: MissingReason | undefined,
  detail: string | undefined,
  lang: Lang,
): Missing {
  const base = reason
    ? (lang === 'en' ? EN : ZH)[reason]
    : { text: '--', why: lang === 'en' ? 'No value' : '没有数值' }
  if (!detail) return base
  return {
    text: base.text,
    why: noted(base.why, detail, lang),
  }
}
