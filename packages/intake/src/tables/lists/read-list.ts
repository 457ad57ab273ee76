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
  /** A row as only such a list has it. */
  isOne(row: Row): boolean
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
    // Columns of the sheet that was read last, and of the last of which a row was one of such a list.
    let header: Columns | null = null
    let above: Columns | null = null
    for (const sheet of await sheetsOf(opened, progress)) {
      for await (const row of rowsOf(shape, sheet, above)) {
        if ('header' in row) {
          header = row.header
          continue
        }
        if (shape.isOne(row)) above = header
        if (++rows > shape.most) throw shape.tooLong()
        batch.push(row)
        if (batch.length < BATCH) continue
        yield batch
        batch = []
      }
    }
    if (header === null) throw shape.noList()
    yield batch
  } finally {
    await opened.close()
  }
}

/**
 * @param above columns of a sheet before: a list that goes on in a sheet of its own has its header in the first alone. Notes in a sheet beside
 * it hold no row of the list, and are left alone.
 */
async function* rowsOf<Columns, Row extends object>(
  { columnsOf, rowOf, isOne }: ListShape<Columns, Row>,
  sheet: RawSheet,
  above: Columns | null,
): AsyncIterable<Row | { header: Columns }> {
  let at: Columns | null = null
  let headless: RawRow[] = []
  const goOn = (): Row[] => {
    const rows = above ? headless.flatMap((raw) => rowOf(raw, above, sheet) ?? []) : []
    return rows.some(isOne) ? rows : []
  }
  for await (const batch of sheet.rows())
    for (const raw of batch) {
      if (at) {
        const row = rowOf(raw, at, sheet)
        if (row) yield row
        continue
      }
      at = columnsOf(raw.cells)
      if (at) yield { header: at }
      else if (headless.push(raw) >= HEADER_WITHIN) {
        const rows = goOn()
        if (rows.length === 0) return
        yield* rows
        at = above
        headless = []
      }
    }
  if (!at) yield* goOn()
}
