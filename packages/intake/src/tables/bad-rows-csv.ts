import type { BadRow } from './table-invoice.ts'

/** A spreadsheet program evaluates a cell that begins so; an apostrophe in front makes it text (OWASP CSV injection). */
export function safeCell(text: string): string {
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}

/** The list of bad rows to download: UTF-8 with a mark, so that Excel shows Chinese. */
export function badRowsCsv(rows: readonly BadRow[]): string {
  const lines = rows.map((bad) =>
    [
      bad.sheet ?? '',
      String(bad.row),
      bad.column ?? '',
      bad.reason,
      bad.raw,
      bad.kept ? '是' : '否',
    ]
      .map(safeCell)
      .join(','),
  )
  return `\ufeff${['工作表,行号,列,原因,原内容,是否收入', ...lines].join('\r\n')}\r\n`
}
