import { IntakeError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import type { RawRow } from '../tables/raw-row.ts'
import { descendants, type XmlNode } from '../xml/tree.ts'
import { type GridSheet, gridOfTexts } from './grid.ts'

/** Sheets of a SpreadsheetML 2003 workbook, which programs like to name `.xls`. */
export function gridsOfBookXml(root: XmlNode): GridSheet[] {
  const sheets = root.children.filter((node) => node.name === 'Worksheet')
  if (sheets.length === 0) throw new IntakeError('UNSUPPORTED_FORMAT')
  let room: number = LIMITS.maxFormCells
  return sheets.slice(0, LIMITS.maxFormSheets).map((sheet) => {
    const rows: RawRow[] = []
    let last = 0
    for (const row of childrenOf(sheet, 'Table').flatMap((table) => childrenOf(table, 'Row'))) {
      last = Number(row.attributes.Index ?? last + 1)
      const cells = cellsOf(row)
      room -= cells.length
      if (room < 0) throw new IntakeError('TOO_LARGE')
      rows.push({ row: last, cells })
    }
    return gridOfTexts(sheet.attributes.Name ?? '', rows)
  })
}

const childrenOf = (node: XmlNode, name: string): XmlNode[] =>
  node.children.filter((child) => child.name === name)

/** What the format allows beside each other. */
const MAX_COLUMNS = 256

function cellsOf(row: XmlNode): string[] {
  const cells: string[] = []
  for (const cell of childrenOf(row, 'Cell')) {
    const at = Number(cell.attributes.Index ?? cells.length + 1) - 1
    if (!(at >= cells.length && at < MAX_COLUMNS)) continue
    while (cells.length < at) cells.push('')
    const [data] = childrenOf(cell, 'Data')
    cells.push(data ? [...descendants(data)].map((node) => node.text).join('') : '')
    const across = Math.min(Number(cell.attributes.MergeAcross ?? 0), MAX_COLUMNS - cells.length)
    for (let i = 0; i < across; i++) cells.push('')
  }
  return cells
}
