import type { DecisionLevel, TableColumn } from '@xinjian/engine/report/document'

export type PlanCell = string | number | boolean | null

/** One sheet to be: a table whose cells may each have a type of their own (`types`, by row and column key). */
export interface SheetPlan {
  title: string
  columns: TableColumn[]
  rows: Record<string, PlanCell>[]
  /** Where a cell is not of its column's type: a column of values in many units. */
  types?: ((row: number, key: string) => TableColumn['type'] | null) | undefined
}

export const column = (
  key: string,
  title: string,
  type: TableColumn['type'] = 'text',
): TableColumn => ({ key, title, type })

export const DECISIONS: Record<DecisionLevel, string> = {
  ADMIT: '建议准入',
  REVIEW: '人工复核',
  REJECT: '建议拒绝',
  UNRATABLE: '数据不足，不评级',
}

export const LEVELS: Record<string, string> = { HIGH: '高', MEDIUM: '中', LOW: '低' }
