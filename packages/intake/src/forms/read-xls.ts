import { LIMITS } from '../limits.ts'
import { openOldBook } from '../tables/xls/open-old-book.ts'
import { type GridSheet, gridOfTexts } from './grid.ts'

/** Sheets of an old workbook, hidden ones left out. Errors: those of `openOldBook`. */
export function gridsOfXls(bytes: Uint8Array): GridSheet[] {
  const bounds = { cells: LIMITS.maxFormCells, sheets: LIMITS.maxFormSheets }
  return openOldBook(bytes, bounds, true).map(({ name, rows, dateSystem, hidden }) => {
    const grid = gridOfTexts(name, rows, 'TABLE', dateSystem)
    return hidden.size > 0 ? { ...grid, hidden } : grid
  })
}
