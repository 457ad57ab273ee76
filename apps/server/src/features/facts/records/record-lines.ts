/** What stands behind one row of the list: its facts and its lines, as the office shows them. */
import { Refusal } from '../../../http/refusal.ts'
import { cellsOf, column, type StoredColumn, wireColumn } from './columns.ts'
import type { CollectedRecord } from './dataset.ts'
import { UPLOAD } from './source.ts'
import { RECORDS_SAYS } from './words.ts'

type Fact = CollectedRecord['facts'][number]

export const record = (
  columns: readonly StoredColumn[],
  rows: readonly Record<string, unknown>[],
  facts: Fact[] = [],
): CollectedRecord => ({
  facts: facts.filter((f) => f.value !== ''),
  columns: columns.map(wireColumn),
  rows: rows.map((row) => cellsOf(columns, row)),
})

export const fact = (zh: string, en: string, value: unknown): Fact => ({
  zh,
  en,
  value: value === null || value === undefined ? '' : String(value),
})

export const unknownRow = () => new Refusal('UNKNOWN', RECORDS_SAYS.recordNotFoundBeen)

/** Of an upload: where each amount stands in the file, and how surely it was read. */
const FOUND = [
  column('place', '原件位置', 'Place in the file'),
  column('confidence', '识别可信度', 'Confidence', 'percent'),
]
export const foundColumns = (rows: readonly Record<string, unknown>[]): readonly StoredColumn[] =>
  rows.some(({ source }) => source === UPLOAD) ? FOUND : []

/** A row with the certainty of its reading as a percentage. */
export const percented = <Row extends Record<string, unknown>>(row: Row) => ({
  ...row,
  confidence: typeof row.confidence === 'number' ? Math.round(row.confidence * 100) : null,
})
