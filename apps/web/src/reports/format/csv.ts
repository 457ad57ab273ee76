import type { TableBlock } from '@xinjian/engine/report/document'
import { type CsvValue, csvLines } from '@xinjian/format'

const said = (value: CsvValue, say: (text: string) => string): CsvValue =>
  typeof value === 'boolean'
    ? say(value ? '是' : '否')
    : typeof value === 'string'
      ? say(value)
      : value

/**
 * A table block as CSV with BOM (Excel reads UTF-8 only with it), raw numbers, units in the headers. `say` puts its words into
 * the reader's language.
 */
export function tableCsv(
  table: Pick<TableBlock, 'columns' | 'rows'>,
  say: (text: string) => string = (text) => text,
): string {
  const head = table.columns.map((c) => (c.unit ? `${say(c.title)}(${say(c.unit)})` : say(c.title)))
  const rows = table.rows.map((row) => table.columns.map((c) => said(row[c.key], say)))
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
