/** A list that people fill in, streamed from any XLSX, XLS or CSV: its sheets, its header by the columns it needs, its rows. */
import { sheetsOf } from '../open-sheets.ts'
import type { RawRow, RawSheet } from '../raw-row.ts'
import { openSource, type TableSource } from '../source.ts'
import type { TableError } from '../table-invoice.ts'

export interface ListShape<Columns, Row> {
  /** null = the row is no header of such a list. */
  columnsOf(cells: readonly string[]): Columns | null
  /** null = the row is blank. */
  rowOf(raw: RawRow, at: Columns, sheet: RawSheet): Row | null
  most: number
  tooLong(): TableError
  noList(): TableError
}

/** Titles and notices may stand above the header. */
const HEADER_WITHIN = 40
const BATCH = 1_000

/** Rows that are not blank, in batches; throws a `TableError` for what is no such list, or too long a one. */
export async function* readList<Columns, Row extends object>(
  shape: ListShape<Columns, Row>,
  source: TableSource,
  progress?: (read: number, total: number | null) => void,
): AsyncIterable<Row[]> {
  const opened = await openSource(source)
  try {
    let batch: Row[] = []
    let rows = 0
    let found = false
    for (const sheet of await sheetsOf(opened, progress)) {
      for await (const row of rowsOf(shape, sheet)) {
        found = true
        if (row === 'HEADER') continue
        if (++rows > shape.most) throw shape.tooLong()
        batch.push(row)
        if (batch.length < BATCH) continue
        yield batch
        batch = []
      }
    }
    if (!found) throw shape.noList()
    yield batch
  } finally {
    await opened.close()
  }
}

async function* rowsOf<Columns, Row extends object>(
  { columnsOf, rowOf }: ListShape<Columns, Row>,
  sheet: RawSheet,
): AsyncIterable<Row | 'HEADER'> {
  let at: Columns | null = null
  let seen = 0
  for await (const batch of sheet.rows())
    for (const raw of batch) {
      if (at) {
        const row = rowOf(raw, at, sheet)
        if (row) yield row
        continue
      }
      at = columnsOf(raw.cells)
      if (at) yield 'HEADER'
      else if (++seen >= HEADER_WITHIN) return
    }
}
