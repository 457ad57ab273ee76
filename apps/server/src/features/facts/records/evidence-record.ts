/** What stands behind one record: the return that a line is of, the statement that an item is of, else its own fields. */
import type { EvidenceColumn, EvidenceRow } from '@xinjian/contract'
import type { RecordEvidence } from '@xinjian/engine/report/document'
import type { FoundRecord } from '../evidence/read.ts'
import type { DatasetEvidence } from './dataset.ts'

/** Rows by a condition, in the order of the listing. */
type Read = (where: RecordEvidence['where']) => Promise<EvidenceRow[]>

/** The rows of the whole that a row is a part of. */
async function wholeOf(
  { where, of = () => true }: NonNullable<DatasetEvidence['whole']>,
  row: EvidenceRow,
  read: Read,
): Promise<EvidenceRow[]> {
  return (await read(where(row))).filter((other) => of(row, other))
}

/** null = there is no such row. */
export async function recordFound(
  { title, whole }: DatasetEvidence,
  columns: readonly EvidenceColumn[],
  id: string,
  read: Read,
): Promise<FoundRecord | null> {
  const [row] = await read({ field: 'key', in: [id] })
  if (!row) return null
  const factOf = ({ key, title: name, type }: EvidenceColumn) => ({
    title: name,
    type,
    value: row.cells[key] ?? null,
  })
  if (!whole)
    return { title, facts: columns.map(factOf), columns: [], rows: [], marked: null, partners: [] }
  const { shared } = whole
  const { kind, period_from: from, period_to: to } = row.cells
  const rest = columns.filter(({ key }) => !shared.includes(key))
  return {
    title: [kind ?? title, from ? `${from}至${to}` : to].join(' '),
    facts: columns.filter(({ key }) => shared.includes(key)).map(factOf),
    columns: rest.map(({ sum: _, ...column }) => column),
    rows: await wholeOf(whole, row, read),
    marked: id,
    partners: [],
  }
}
