import { IntakeError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import { csvRows } from '../tables/csv-rows.ts'
import type { RawRow } from '../tables/raw-row.ts'
import { openSource } from '../tables/source.ts'
import { type GridSheet, gridOfTexts } from './grid.ts'

/** `="12.50"`: a text that no spreadsheet program shall take for a number. */
const AS_TEXT = /^="([^"]*)"$/

/** The one sheet of a CSV in UTF-8, GBK or UTF-16, whatever separates its cells. */
export async function gridOfCsv(bytes: Uint8Array): Promise<GridSheet[]> {
  const opened = await openSource(bytes)
  const rows: RawRow[] = []
  let room: number = LIMITS.maxFormCells
  for await (const batch of csvRows(opened.head, opened.stream()))
    for (const row of batch) {
      room -= row.cells.length
      if (room < 0) throw new IntakeError('TOO_LARGE')
      rows.push({ ...row, cells: row.cells.map((cell) => AS_TEXT.exec(cell)?.[1] ?? cell) })
    }
  return [gridOfTexts('', rows)]
}
