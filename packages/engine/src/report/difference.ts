/** What changed between two reports of one enterprise and one kind, and why. */
import type { Unit } from './unit.ts'

/**
 * RULES: another version of the engine on the same rows and months gives another value. ROWS: other rows (corrections, more
 * data). WINDOW: the last month moved.
 */
export type ChangeCause = 'RULES' | 'ROWS' | 'WINDOW'

export interface ReportChange {
  what: 'SCORE' | 'LIMIT' | 'RISK' | 'INDICATOR' | 'RULE' | 'COVERAGE'
  /** Key of the indicator, id of the rule, `dataset month` of the coverage; of a verdict its own name. */
  key: string
  name: string
  unit: Unit | null
  before: number | string | boolean | null
  after: number | string | boolean | null
  /** In the order of the steps; several where several moved it. */
  causes: ChangeCause[]
}
