/** The bytes of a table → its sheets: XLSX, XLS, CSV in any encoding, CSV.gz. */
import { createGunzip } from 'node:zlib'
import { TABLE_SAYS } from '../table-words.ts'
import { csvRows } from './csv-rows.ts'
import { inflate } from './inflate.ts'
import type { RawSheet } from './raw-row.ts'
import { type OpenedSource, openSource } from './source.ts'
import { TableError } from './table-invoice.ts'
import { isBareWorkbook, isCompoundFile } from './xls/is-old-workbook.ts'
import { oldSheets } from './xls/old-sheets.ts'
import { openWorkbook } from './xlsx/workbook.ts'

/** gzip of repetitive rows reaches 40 to one. */
const MAX_GZIP_RATIO = 300
const GZIP_RATIO_FLOOR = 64 * 1024 ** 2

/** Sheets of a table in whichever format it came; `progress` hears of bytes read. Throws a `TableError` of what is no table. */
export async function sheetsOf(
  opened: OpenedSource,
  tell: ((read: number, total: number | null) => void) | undefined,
): Promise<RawSheet[]> {
  const { head, size } = opened
  let read = 0
  const progress = (bytes: number): void => {
    read += bytes
    tell?.(read, size)
  }
  if (head.length === 0) throw new TableError('EMPTY', TABLE_SAYS.tableEmpty)
  if (isCompoundFile(head) || isBareWorkbook(head))
    return oldSheets(await opened.random(), progress)
  if (head[0] === 0x50 && head[1] === 0x4b) return openWorkbook(await opened.random(), progress)
  const stream = counted(opened.stream(), progress)
  if (head[0] !== 0x1f || head[1] !== 0x8b) return [await csvSheet(stream)]
  return [await csvSheet(gunzipped(stream))]
}

async function* counted(
  stream: AsyncIterable<Uint8Array>,
  progress: (bytes: number) => void,
): AsyncIterable<Uint8Array> {
  for await (const chunk of stream) {
    progress(chunk.length)
    yield chunk
  }
}

async function* gunzipped(stream: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  let packed = 0
  const counting = counted(stream, (bytes) => {
    packed += bytes
  })
  let total = 0
  try {
    for await (const chunk of inflate(createGunzip({ chunkSize: 256 * 1024 }), counting)) {
      total += chunk.length
      if (total > GZIP_RATIO_FLOOR && total > packed * MAX_GZIP_RATIO)
        throw new TableError('ZIP_BOMB', TABLE_SAYS.archiveWouldBecomeHuge)
      yield chunk
    }
  } catch (error) {
    throw error instanceof TableError
      ? error
      : new TableError('CORRUPTED', TABLE_SAYS.archiveDamaged)
  }
}

async function csvSheet(stream: AsyncIterable<Uint8Array>): Promise<RawSheet> {
  const opened = await openSource(stream)
  if (opened.head.subarray(0, 4096).includes(0) && opened.head[0] !== 0xff)
    throw new TableError('UNSUPPORTED_FORMAT', TABLE_SAYS.fileNoTable)
  return { name: null, dateSystem: 1900, rows: () => csvRows(opened.head, opened.stream()) }
}
