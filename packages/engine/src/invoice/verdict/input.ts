/** What gates and checks look at. */
import type { Freshness, LimitSuggestion, RiskResult, ScoreResult } from '../../report/document.ts'
import type { ReportBuild } from '../definition.ts'

/** What the data are, before anything is computed of them. */
export interface DataInput {
  build: Pick<ReportBuild, 'context'>
  freshness: Freshness
}

/** Before anything is rated: facts that need no rating. */
export interface GroundInput extends DataInput {
  build: ReportBuild
}

export interface RatedInput extends GroundInput {
  score: ScoreResult
  risk: RiskResult
  /** As the legs give it, before the verdict holds it. */
  limit: LimitSuggestion
}
