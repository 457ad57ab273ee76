import type { TableBlock } from '@xinjian/engine/report/document'
import { type CsvValue, csvLines } from '@xinjian/format'

const said = (value: CsvValue): CsvValue =>
  typeof value === 'boolean' ? (value ? '是' : '否') : value

/** A table block as CSV with BOM (Excel reads UTF-8 only with it), raw numbers, units in the headers. */
export function tableCsv(table: Pick<TableBlock, 'columns' | 'rows'>): string {
  const head = table.columns.map((c) => (c.unit ? `${c.title}(${c.unit})` : c.title))
  const rows = table.rows.map((row) => table.columns.map((c) => said(row[c.key])))
  return `\uFEFF${csvLines([head, ...rows])}\r\n`
}

/** Hands the reader a file made in the browser. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers begin to read only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
