/** Rows as columns: what a statement that takes many rows at once unnests. */
import { formatDay } from '@xinjian/engine/kit/calendar/window'
import { directionCode, type StoredRow } from '../stored-row.ts'
import { KIND_INDEX } from './copy-rows.ts'

interface Column {
  name: string
  type: string
  of(row: StoredRow): unknown
}

const COLUMNS: readonly Column[] = [
  { name: 'direction', type: 'smallint', of: (r) => directionCode(r.direction) },
  { name: 'key', type: 'text', of: (r) => r.key },
  { name: 'id', type: 'bigint', of: (r) => r.id },
  { name: 'party', type: 'int', of: (r) => r.counterparty },
  { name: 'day', type: 'date', of: (r) => formatDay(r.day) },
  { name: 'minute', type: 'smallint', of: (r) => r.minute },
  { name: 'kind', type: 'smallint', of: (r) => KIND_INDEX[r.kind] ?? 0 },
  { name: 'status', type: 'smallint', of: (r) => (r.status === 'VOID' ? 1 : 0) },
  { name: 'source', type: 'smallint', of: (r) => r.source },
  { name: 'abnormal', type: 'bool', of: (r) => r.abnormal === true },
  { name: 'amount', type: 'bigint', of: (r) => r.amount },
  { name: 'tax', type: 'bigint', of: (r) => r.tax },
  { name: 'total', type: 'bigint', of: (r) => r.total },
  { name: 'lines', type: 'bigint', of: (r) => r.linesHash },
  { name: 'blue_key', type: 'text', of: (r) => r.blueKey },
  { name: 'blue_month', type: 'int', of: (r) => r.blueMonth },
]

/** `unnest(…) as n (…)` over the values of `rowColumns`, the first of them parameter `first`. */
export const unnestRows = (first: number): string =>
  `unnest(${COLUMNS.map(({ type }, i) => `$${first + i}::${type}[]`).join(', ')}) as n (${COLUMNS.map((c) => c.name).join(', ')})`

/** Values for `unnestRows`. */
export const rowColumns = (rows: readonly StoredRow[]): unknown[][] =>
  COLUMNS.map((column) => rows.map((row) => column.of(row)))
