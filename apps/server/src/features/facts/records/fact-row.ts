/** A fact as it is stored, and what makes facts of one row of a source. */
import { hash } from 'node:crypto'
import { canonicalJson } from '@xinjian/format'
import type { TABLES } from '../../../db/rows/tables.ts'
import type { SourceRow } from '../../../outside/source/connector.ts'

export type FactTable = (typeof TABLES)[number]

export interface FactRow {
  table: FactTable
  /** What makes it the same fact as last time. */
  key: string
  columns: Record<string, unknown>
  /** Of an upload: where it stands in the file, 0…1 how surely it was read. The same fact found elsewhere is not another. */
  found?: { place: string; confidence: number }
}

/** Where facts come from. */
export interface Provenance {
  enterpriseId: number
  contractNo: string
  taskId: string
  /** `ETAX:4403`; `UPLOAD` = a file of the enterprise, whose import is the task. */
  source: string
}

export type Lister = (row: SourceRow) => FactRow[]

/** What tells a row that is as it was. */
export const hashOf = (columns: Record<string, unknown>): string =>
  hash('sha256', canonicalJson(columns), 'hex').slice(0, 32)
