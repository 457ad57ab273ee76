/** How sheets of a workbook look and print: widths, filters, paper, links. */
import type { TableColumn } from '@xinjian/engine/report/document'
import type { CellStyle, CellValue, ColumnDef, WriteSheet } from 'hucre/xlsx'
import { columnDef } from './xlsx-cells.ts'

/** A4 across, as wide as the sheet and as long as it takes, the heads repeated. */
export const PAGE: WriteSheet['pageSetup'] & object = {
  paperSize: 'a4',
  orientation: 'landscape',
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
  printTitlesRow: '$1:$1',
}

export const FOOTER: WriteSheet['headerFooter'] & object = { oddFooter: '&L&A&R&P / &N' }

export const LINK: CellStyle = { font: { color: { rgb: '0B6B73' }, underline: true } }

const WIDEST = 60
const NARROWEST = 8

/** Of a text in a cell: a Chinese character is as wide as two others. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character > '\u2e7f' ? 2 : 1), 0)

/** A column as wide as its title and what stands in it; texts that are longer than the widest go on in the next line. */
export function fittedColumn(column: TableColumn, cells: readonly CellValue[]): ColumnDef {
  const { header: _, ...def } = columnDef(column)
  if (column.type !== 'text') return def
  const widest = Math.max(
    widthOf(column.title),
    ...cells.map((cell) => widthOf(String(cell ?? ''))),
  )
  return {
    ...def,
    width: Math.min(WIDEST, Math.max(NARROWEST, widest + 2)),
    style: { alignment: { wrapText: true, vertical: 'top' } },
  }
}

/** `A`, …, `Z`, `AA`, … of a column from 0. */
export function letterOf(column: number): string {
  const rest = column % 26
  const before = Math.floor(column / 26)
  return (before > 0 ? letterOf(before - 1) : '') + String.fromCharCode(65 + rest)
}
