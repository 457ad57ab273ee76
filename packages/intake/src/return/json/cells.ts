import { IntakeError } from '../../errors.ts'
import { cleanText, type GridCell, type GridSheet } from '../../forms/grid.ts'
import { LIMITS } from '../../limits.ts'
import { isRecords, type JsonRecord, pick, textOf } from './value.ts'

/** Sheets of a page that was captured cell by cell: `{sheetName, cells: [{row, col, text}]}`. null when the record is none. */
export function sheetOfCells(record: JsonRecord, path: string): GridSheet | null {
  const { cells } = record
  if (!isRecords(cells) || cells.length < 2) return null
  const rows = new Map<number, GridCell[]>()
  if (cells.length > LIMITS.maxFormCells) throw new IntakeError('TOO_LARGE')
  for (const [i, cell] of cells.entries()) {
    const row = Number(pick(cell, 'ROW', 'ROWINDEX') ?? Number.NaN)
    const column = Number(pick(cell, 'COL', 'COLUMN', 'COLINDEX') ?? Number.NaN)
    if (!Number.isInteger(row) || !Number.isInteger(column)) return null
    const text = cleanText((textOf(cell.text) || textOf(cell.value)) ?? '').replace(/\s+/g, ' ')
    if (text === '') continue
    const name = pick(cell, 'ID')
    const place = `${path}.cells[${i}]${name ? `（${name}）` : ''}`
    const line = rows.get(row) ?? []
    line.push({ column, text, confidence: 1, place })
    rows.set(row, line)
  }
  const sorted = [...rows].sort(([a], [b]) => a - b)
  return {
    name: pick(record, 'SHEETNAME', 'NAME', 'TITLE', 'SHEETID') ?? '',
    source: 'TABLE',
    dateSystem: 1900,
    rows: sorted.map(([row, line]) => ({
      row: row + 1,
      cells: line.sort((a, b) => a.column - b.column),
    })),
  }
}
