import { DECISION_WORDS } from '@xinjian/engine/kit/verdict/words'
import type { DecisionLevel, TableColumn } from '@xinjian/engine/report/document'

export type PlanCell = string | number | boolean | null

/** Where a cell leads to: a sheet by its title, and there the first row whose first cell is `row`; none = its head. */
export interface PlanLink {
  sheet: string
  row?: string
}

/** One sheet to be: a table whose cells may each have a type of their own (`types`, by row and column key). */
export interface SheetPlan {
  title: string
  columns: TableColumn[]
  rows: Record<string, PlanCell>[]
  /** Where a cell is not of its column's type: a column of values in many units. */
  types?: ((row: number, key: string) => TableColumn['type'] | null) | undefined
  /** Where cells lead to. */
  link?: ((row: number, key: string) => PlanLink | null) | undefined
}

export const column = (
  key: string,
  title: string,
  type: TableColumn['type'] = 'text',
): TableColumn => ({ key, title, type })

export const DECISIONS: Record<DecisionLevel, string> = DECISION_WORDS

export const LEVELS: Record<string, string> = { HIGH: '高', MEDIUM: '中', LOW: '低' }
