import { LIMITS } from '../limits.ts'
import { openOldWorkbook } from '../tables/xls/open-old-workbook.ts'
import { type GridSheet, gridOfTexts } from './grid.ts'

/** Sheets of an old workbook, hidden ones left out. Errors: those of `openOldWorkbook`. */
export function gridsOfXls(bytes: Uint8Array): GridSheet[] {
  const bounds = { cells: LIMITS.maxFormCells, sheets: LIMITS.maxFormSheets }
  return openOldWorkbook(bytes, bounds, true).map(({ name, rows, dateSystem, hidden }) => {
    const grid = gridOfTexts(name, rows, 'TABLE', dateSystem)
    return hidden.size > 0 ? { ...grid, hidden } : grid
  })
}
