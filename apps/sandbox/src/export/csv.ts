/** CSV as spreadsheet programs write it: UTF-8 with BOM, CRLF, quotes where needed. */
import type { Cell } from './columns.ts'

const CHUNK = 64 * 1024

/** Text chunks of about 64 KiB. */
export function* csv(
  columns: readonly string[],
  rows: Iterable<readonly Cell[]>,
): Generator<string> {
  let text = `\uFEFF${columns.join(',')}\r\n`
  for (const row of rows) {
    for (let i = 0; i < row.length; i++) {
      const cell = row[i]!
      text += (i === 0 ? '' : ',') + (typeof cell === 'string' ? quoted(cell) : cell.number)
    }
    text += '\r\n'
    if (text.length >= CHUNK) {
      yield text
      text = ''
    }
  }
  if (text) yield text
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
