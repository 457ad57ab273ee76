/** Where a report comes to stand: what its first screen may show. Pure; what was not judged is absent. */

import type {
  Decision,
  DecisionLevel,
  DecisionReason,
  ReportDocument,
} from '@xinjian/engine/report/document'
import { judgedOf, type RiskTone, riskTone } from '@xinjian/engine/report/judged'
import { bindingReason } from '@xinjian/engine/report/limit/binding'
import { withoutStop } from '@xinjian/engine/report/limit/without-stop'
import { coverageShare } from './coverage-share.ts'

export interface CoverageLine {
  dataset: string
  /** The engine's own name of it; null = known by its key only. */
  name: string | null
  known: number
  months: number
  /** Of the known ones, those that only files of the enterprise tell. */
  fromFiles?: number
}

export interface Stand {
  decision: Decision | null
  /** null = a document from before the verdict. */
  level: DecisionLevel | null
  /** False when the data do not carry a rating: no grade, no score, no limit and nothing green is shown then. */
  rated: boolean
  grade: { grade: string; score: number | null } | null
  risk: { tone: RiskTone; judged: number; total: number } | null
  /** `by` is the reason that voided or capped it. */
  limit: { suggest: number | null; by: DecisionReason | null } | null
  coverage: CoverageLine[]
}

export function standOf(document: ReportDocument): Stand {
  const { decision, score, limit, risk } = document.verdict
  const rated = decision?.level !== 'UNRATABLE'
  return {
    decision: decision ?? null,
    level: decision?.level ?? null,
    rated,
    grade: rated && score ? { grade: score.grade, score: score.value } : null,
    risk: risk
      ? {
          tone: rated
            ? riskTone(risk, document.rules)
            : toneUnrated(riskTone(risk, document.rules)),
          judged: risk.judged ?? judgedOf(document.rules).judged,
          total: risk.rules ?? judgedOf(document.rules).total,
        }
      : null,
    limit: rated && limit ? { suggest: limit.suggest, by: bindingReason(document.verdict) } : null,
    coverage: decision
      ? decision.coverage
      : Object.entries(document.coverage).map(([dataset, months]) => {
          const { have, missing } = coverageShare(months)
          return { dataset, name: null, known: have, months: have + missing.length }
        }),
  }
}

/** Whether the line of the verdict tells this reason already: one sentence stands once. */
export const isTold = (decision: Decision | null | undefined, { text }: DecisionReason): boolean =>
  decision?.text.includes(withoutStop(text)) ||
  decision?.text.includes(text.replace(/。$/, '')) ||
  false

/** What was found stays found; but nothing is low, and so green, where nothing can be rated. */
const toneUnrated = (tone: RiskTone): RiskTone => (tone === 'LOW' ? 'UNJUDGED' : tone)
