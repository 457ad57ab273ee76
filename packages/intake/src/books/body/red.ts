/**
 * Figures that a sheet tells apart by red alone: an accounting program that writes negative amounts in red without a minus, or a person who marked
 * them. Neither is guessed: who uploaded it is asked.
 */
import { cellAt, type GridRow } from '../../forms/grid.ts'
import { readDecimal } from '../decimal.ts'
import { isTotal, plain } from './line-words.ts'

/** MINUS: red figures are negative. PLAIN: red says nothing of the sign. */
export type RedMeans = 'MINUS' | 'PLAIN'

/**
 * Of columns of figures those that have some in red that have no minus, and others that are not. A column that writes a minus anywhere needs no red
 * for it, and one that is red as a whole says nothing by it.
 */
export function redColumns(rows: readonly GridRow[], columns: readonly number[]): number[] {
  const body = rows.filter(
    ({ cells }) => !isTotal(cells.slice(0, 8).map(({ text }) => plain(text))),
  )
  return columns.filter((column) => {
    let [red, others] = [0, 0]
    for (const row of body) {
      const cell = cellAt(row, column)
      const figure = cell && readDecimal(cell.text)
      if (!figure) continue
      if (figure < 0n) return false
      if (cell.red) red++
      else others++
    }
    return red > 0 && others > 0
  })
}

/** Whether any of them does. */
export const tellsByRed = (rows: readonly GridRow[], columns: readonly number[]): boolean =>
  redColumns(rows, columns).length > 0
