/** Templates that nobody has filled in: the header of a book, and nothing below it. */
import type { GridRow, GridSheet } from '../forms/grid.ts'
import { readDecimal } from './decimal.ts'
import { LOOKED, namedAt, namesInvoices, rolesNamed } from './header.ts'

/** True where a sheet begins with the header of a book, and no sheet holds a number: none of it can be read, and none is missing. */
export const isBlankBook = (sheets: readonly GridSheet[]): boolean =>
  sheets.some(({ rows }) => beginsBook(rows)) &&
  sheets.every(({ rows }) => !rows.some(({ cells }) => cells.some(isNumber)))

const isNumber = ({ text }: GridRow['cells'][number]): boolean => readDecimal(text) !== null

function beginsBook(rows: readonly GridRow[]): boolean {
  const looked = rows.slice(0, LOOKED)
  return (
    !namesInvoices(looked) &&
    looked.some((_, i) => namedAt(rows, i).some(([named]) => rolesNamed(named) > 0))
  )
}
