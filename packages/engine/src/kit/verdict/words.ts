import type { DecisionLevel } from '../../report/document.ts'

/** The levels, as they are told. */
export const DECISION_WORDS: Record<DecisionLevel, string> = {
  ADMIT: '建议准入',
  CLEAR: '未见须复核事项',
  REVIEW: '人工复核',
  REJECT: '建议拒绝',
  UNRATABLE: '数据不足，不评级',
}

export const RISK_WORDS = { HIGH: '高', MEDIUM: '中', LOW: '低' } as const
