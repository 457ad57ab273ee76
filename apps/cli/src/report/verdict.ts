import type { DecisionLevel, ReportDocument } from '@xinjian/engine/report/document'

/** The verdict of a report as the command line tells it. */
export interface ToldVerdict {
  level: DecisionLevel
  /** 建议准入, 人工复核, 建议拒绝, 数据不足，不评级, with what it stands on. */
  text: string
  /** Weightiest first. */
  reasons: { id: string; level: DecisionLevel; text: string }[]
  /** Day on which freshness was judged. */
  judgedOn: string
}

/** undefined: a document from before verdicts. */
export function toldVerdict({ verdict: { decision } }: ReportDocument): ToldVerdict | undefined {
  if (decision === undefined) return undefined
  return {
    level: decision.level,
    text: decision.text,
    reasons: decision.reasons.map(({ id, level, text }) => ({ id, level, text })),
    judgedOn: decision.freshness.judgedOn,
  }
}
