/** What stands behind one record of a bureau: the return that a line is of, the statement that an item is of, else its own fields. */
import type { EvidenceColumn, EvidenceRow } from '@xinjian/contract'
import type { RecordDataset, RecordEvidence } from '@xinjian/engine/report/document'
import type { FoundRecord } from '../../evidence/read.ts'

/** Rows by a condition, in the order of the listing. */
type Read = (where: RecordEvidence['where']) => Promise<EvidenceRow[]>

/** What is the same in every line, so that it stands once, above them. */
const SHARED: Partial<Record<RecordDataset, readonly string[]>> = {
  VAT_RETURN: ['period_from', 'period_to', 'form', 'source'],
  CIT_RETURN: ['period_from', 'period_to', 'form', 'source'],
  FIN_STATEMENT: ['kind', 'period_to', 'source'],
}

/** The rows of the whole that a row is a part of. */
async function wholeOf(
  dataset: RecordDataset,
  row: EvidenceRow,
  read: Read,
): Promise<EvidenceRow[]> {
  if (dataset === 'FIN_STATEMENT') {
    const all = await read({ field: 'periodTo', in: [String(row.cells.period_to)] })
    return all.filter(({ cells }) => cells.kind === row.cells.kind)
  }
  // Lines are named after their return: `<return>/<line>`.
  return read({ field: 'returnKey', in: [row.id.slice(0, row.id.lastIndexOf('/'))] })
}

/** null = there is no such row. */
export async function recordBehind(
  dataset: RecordDataset,
  title: string,
  columns: readonly EvidenceColumn[],
  id: string,
  read: Read,
): Promise<FoundRecord | null> {
  const [row] = await read({ field: 'key', in: [id] })
  if (!row) return null
  const shared = SHARED[dataset]
  const factOf = ({ key, title: name, type }: EvidenceColumn) => ({
    title: name,
    type,
    value: row.cells[key] ?? null,
  })
  if (!shared)
    return { title, facts: columns.map(factOf), columns: [], rows: [], marked: null, partners: [] }
  const { kind, period_from: from, period_to: to } = row.cells
  const rest = columns.filter(({ key }) => !shared.includes(key))
  return {
    title: [kind ?? title, from ? `${from}至${to}` : to].join(' '),
    facts: columns.filter(({ key }) => shared.includes(key)).map(factOf),
    columns: rest.map(({ sum: _, ...column }) => column),
    rows: await wholeOf(dataset, row, read),
    marked: id,
    partners: [],
  }
}
