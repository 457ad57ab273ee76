import { csvLines } from '@xinjian/format'
import type { BadRow } from './table-invoice.ts'

const HEAD = ['工作表', '行号', '列', '原因', '原内容', '是否收入']

/** The list of bad rows to download: UTF-8 with a mark, so that Excel shows Chinese. */
export function badRowsCsv(rows: readonly BadRow[]): string {
  const lines = rows.map((bad) => [
    bad.sheet ?? '',
    bad.row,
    bad.column ?? '',
    bad.reason,
    bad.raw,
    bad.kept ? '是' : '否',
  ])
  return `\ufeff${csvLines([HEAD, ...lines])}\r\n`
}
