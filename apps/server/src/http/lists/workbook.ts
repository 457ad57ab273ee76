/** A workbook of one sheet, written while its rows are read. */
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { streamTableXlsx } from '@xinjian/report-files/xlsx'
import type { Download } from '../implement.ts'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Line = readonly (string | number | null)[]
export type Column = readonly [title: string, type?: 'number' | 'money']
type SheetColumns = Parameters<typeof streamTableXlsx>[1]

export const sheet = (
  [name, title]: readonly [name: string, title: string],
  columns: readonly Column[],
  lines: AsyncIterable<Line>,
): Download => ({
  fileName: `${name}.xlsx`,
  type: XLSX,
  body: Readable.fromWeb(
    streamTableXlsx(
      title,
      columns.map(([head, type = 'text'], i) => ({
        key: String(i),
        title: head,
        type,
      })) as SheetColumns,
      keyed(lines),
    ) as never,
  ),
})

async function* keyed(lines: AsyncIterable<Line>) {
  for await (const cells of lines) {
    // Rows of a batch are written without waiting: others are answered between them.
    await setImmediate()
    yield Object.fromEntries(cells.map((cell, i) => [String(i), cell]))
  }
}
