import type { TableBlock } from '@xinjian/engine/report/document'

/** A spreadsheet would run a text cell that begins like this as a formula; a leading apostrophe makes it text. */
const FORMULA = /^[=+\-@\t\r]/

function field(value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = typeof value === 'boolean' ? (value ? '是' : '否') : value
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A table block as CSV with BOM (Excel reads UTF-8 only with it), raw numbers, units in the headers. */
export function tableCsv(table: Pick<TableBlock, 'columns' | 'rows'>): string {
  const head = table.columns.map((c) => field(c.unit ? `${c.title}(${c.unit})` : c.title))
  const lines = table.rows.map((row) => table.columns.map((c) => field(row[c.key])).join(','))
  return `\uFEFF${[head.join(','), ...lines].join('\r\n')}\r\n`
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
