/** What gates and checks look at. */
import type { Freshness, LimitSuggestion, RiskResult, ScoreResult } from '../../report/document.ts'
import type { ReportBuild } from '../definition.ts'

/** Before anything is rated: what the data can carry, and facts that need no rating. */
export interface GroundInput {
  build: ReportBuild
  freshness: Freshness
}

export interface RatedInput extends GroundInput {
  score: ScoreResult
  risk: RiskResult
  /** As the legs give it, before the verdict holds it. */
  limit: LimitSuggestion
}
