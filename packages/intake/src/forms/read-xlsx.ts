import { IntakeError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import type { RawRow } from '../tables/raw-row.ts'
import { openSource } from '../tables/source.ts'
import { openWorkbook } from '../tables/xlsx/workbook.ts'
import { type GridSheet, gridOfTexts } from './grid.ts'

/** Sheets of an XLSX workbook, hidden ones left out. */
export async function gridsOfBook(bytes: Uint8Array): Promise<GridSheet[]> {
  const opened = await openSource(bytes)
  const grids: GridSheet[] = []
  let room: number = LIMITS.maxFormCells
  for (const sheet of await openWorkbook(await opened.random(), () => {}, true)) {
    const rows: RawRow[] = []
    for await (const batch of sheet.rows())
      for (const row of batch) {
        room -= row.cells.length
        if (room < 0) throw new IntakeError('TOO_LARGE')
        rows.push(row)
      }
    const grid = gridOfTexts(sheet.name ?? '', rows, 'TABLE', sheet.dateSystem)
    const { hidden } = sheet
    grids.push(hidden && hidden.size > 0 ? { ...grid, hidden } : grid)
  }
  return grids
}
