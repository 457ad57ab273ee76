/** Which numbers of a table open to the rows they were made of. Pure. */
import type { TableBlock, TableColumn } from '@xinjian/engine/report/document'
import { isNumeric } from './format/value.ts'

/**
 * What a cell opens: rows of its own where it has them, else those of its table row, with the cell that was asked for; null = it is no
 * number, or not made of rows. A rank counts nothing.
 */
export function openingOf(block: TableBlock, row: number, column: TableColumn): string | null {
  const value = block.rows[row]?.[column.key]
  if (typeof value !== 'number' || !isNumeric(column.type) || column.key === 'rank') return null
  const rows = block.cells?.[row]?.[column.key] ?? block.evidence?.[row] ?? []
  return rows.length > 0 ? `table:${block.id}:${row}:${column.key}` : null
}
