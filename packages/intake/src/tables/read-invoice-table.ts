/**
 * Tables of invoices, streamed: the tax bureau's 全量发票 export (XLSX, heads and lines on two sheets), and any CSV, CSV.gz
 * or XLSX with Chinese headers. Constant memory for any number of rows; rows that cannot be read are named, never dropped
 * in silence.
 */
import { createGunzip } from 'node:zlib'
import { maskText } from '@xinjian/format/mask-text'
import { wrongExtension } from '../wrong-extension.ts'
import { type HeaderRow, hasLines, knownColumns, missingColumns, readHeader } from './columns.ts'
import { csvRows } from './csv-rows.ts'
import { inflate } from './inflate.ts'
import { groupLines, joinLines } from './lines.ts'
import type { RawRow, RawSheet } from './raw-row.ts'
import { readRow, type TableOwner } from './read-row.ts'
import { type OpenedSource, openSource, type TableSource } from './source.ts'
import { type StatedPeriod, statedPeriod } from './stated-period.ts'
import { type BadRow, type TableBatch, TableError, type TableInvoice } from './table-invoice.ts'
import { openBook } from './xlsx/book.ts'

export interface TableOptions extends TableOwner {
  /** Bytes of the file read so far; `total` is null for an upload of unknown length. */
  progress?: (read: number, total: number | null) => void
  /** Name the file came under: if it is no table of invoices, it may at least not be what its name says. */
  fileName?: string
}

/** Titles, notices and blank rows may stand above the header. */
const HEADER_WITHIN = 40
const BATCH = 1_000
/** gzip of repetitive rows reaches 40 to one. */
const MAX_GZIP_RATIO = 300
const GZIP_RATIO_FLOOR = 64 * 1024 ** 2

/**
 * Invoices of a table in batches of about a thousand. Throws a `TableError` (Chinese, says what to do) when the file is no
 * table, or no table of invoices.
 */
export async function* readInvoiceTable(
  source: TableSource,
  options: TableOptions = {},
): AsyncIterable<TableBatch> {
  const opened = await openSource(source)
  try {
    const { sheets, other } = await sheetsUnder(opened, options)
    const covers = sheets.find((s) => s.covers !== null)?.covers
    yield { rows: [], bad: other, ...(covers && { covers }) }
    const heads = sheets.filter((s) => !s.lines)
    const lines = sheets.filter((s) => s.lines)
    if (heads.length > 0 && lines.length > 0) yield* joinLines(chain(heads), chain(lines))
    else if (lines.length > 0) yield* groupLines(chain(lines))
    else yield* chain(heads)
  } finally {
    await opened.close()
  }
}

async function sheetsUnder(
  opened: OpenedSource,
  options: TableOptions,
): Promise<{ sheets: InvoiceSheet[]; other: BadRow[] }> {
  try {
    return await invoiceSheets(await sheetsOf(opened, options), options)
  } catch (error) {
    const noTable =
      error instanceof TableError &&
      (error.code === 'NOT_AN_INVOICE' || error.code === 'UNSUPPORTED_FORMAT')
    const wrong = noTable ? wrongExtension(options.fileName ?? '', opened.head) : null
    throw wrong ? new TableError(wrong.code, wrong.message) : error
  }
}

async function sheetsOf(opened: OpenedSource, options: TableOptions): Promise<RawSheet[]> {
  const { head, size } = opened
  let read = 0
  const progress = (bytes: number): void => {
    read += bytes
    options.progress?.(read, size)
  }
  if (head.length === 0) throw new TableError('EMPTY', '表格文件是空的，请重新选择文件。')
  if (head[0] === 0xd0 && head[1] === 0xcf && head[2] === 0x11)
    throw new TableError(
      'UNSUPPORTED_FORMAT',
      '这是旧版 XLS 或加密的表格，请在表格软件中另存为不加密的 XLSX 或 CSV 后再导入。',
    )
  if (head[0] === 0x50 && head[1] === 0x4b) return openBook(await opened.random(), progress)
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
        throw new TableError('ZIP_BOMB', '压缩文件解压后异常庞大，已拒绝处理。')
      yield chunk
    }
  } catch (error) {
    throw error instanceof TableError
      ? error
      : new TableError('CORRUPTED', '压缩文件已损坏或不完整，请重新导出后再导入。')
  }
}

async function csvSheet(stream: AsyncIterable<Uint8Array>): Promise<RawSheet> {
  const opened = await openSource(stream)
  if (opened.head.subarray(0, 4096).includes(0) && opened.head[0] !== 0xff)
    throw new TableError('UNSUPPORTED_FORMAT', '文件不是表格，请上传 XLSX、CSV 或 CSV.gz。')
  return { name: null, dateSystem: 1900, rows: () => csvRows(opened.head, opened.stream()) }
}

interface InvoiceSheet {
  lines: boolean
  covers: StatedPeriod | null
  batches: AsyncIterable<TableBatch>
}

/** Looks for the header of each sheet. Sheets that are no invoices are named, unless none is: then that is the error. */
async function invoiceSheets(
  sheets: RawSheet[],
  owner: TableOwner,
): Promise<{ sheets: InvoiceSheet[]; other: BadRow[] }> {
  const found: InvoiceSheet[] = []
  const other: BadRow[] = []
  let nearest: HeaderRow | null = null
  for (const sheet of sheets) {
    const rows = sheet.rows()[Symbol.asyncIterator]()
    const seen: RawRow[] = []
    while (seen.length < HEADER_WITHIN) {
      const next = await rows.next()
      if (next.done) break
      for (const row of next.value) seen.push(row)
    }
    const headers = seen.slice(0, HEADER_WITHIN).map((row) => readHeader(row.cells))
    const best = headers.reduce<number>(
      (b, header, i) => (b < 0 || knownColumns(header) > knownColumns(headers[b]!) ? i : b),
      -1,
    )
    const header = headers[best]
    if (header !== undefined && missingColumns(header).length === 0) {
      const context = { sheet: sheet.name, header, dateSystem: sheet.dateSystem, owner }
      found.push({
        lines: hasLines(header),
        covers: statedPeriod(seen.slice(0, best)),
        batches: batchesOf(seen.slice(best + 1), rows, (raw) => readRow(raw, context)),
      })
      continue
    }
    await rows.return?.()
    if (header && (!nearest || knownColumns(header) > knownColumns(nearest))) nearest = header
    if (seen.length > 0)
      other.push({
        sheet: sheet.name,
        row: 0,
        column: null,
        reason: `工作表“${sheet.name ?? ''}”不是发票清单，未读取`,
        raw: '',
        kept: false,
      })
  }
  if (found.length === 0) throw notInvoices(nearest)
  return { sheets: found, other }
}

function notInvoices(nearest: HeaderRow | null): TableError {
  // A row without one known title is no header: it is somebody's data, and the refusal does not repeat it.
  const header = nearest && knownColumns(nearest) > 0 ? nearest.titles : []
  const titles = header.filter((t) => t !== '').slice(0, 12)
  const found =
    titles.length > 0 ? `找到的表头是：${maskText(titles.join('、')).slice(0, 200)}。` : ''
  const missing = missingColumns(nearest ?? { at: {}, titles: [] }).join('；')
  return new TableError(
    'NOT_AN_INVOICE',
    `这个表格不是发票清单，缺少列：${missing}。${found}请使用税务数字账户导出的“全量发票”文件，或补齐这些列后再导入。`,
  )
}

async function* batchesOf(
  seen: RawRow[],
  rest: AsyncIterator<RawRow[]>,
  read: (raw: RawRow) => { invoice: TableInvoice | null; bad: BadRow | null },
): AsyncIterable<TableBatch> {
  try {
    for (let rows: RawRow[] | null = seen; rows !== null; ) {
      for (let at = 0; at < rows.length; at += BATCH) {
        const batch: TableBatch = { rows: [], bad: [] }
        for (const raw of rows.slice(at, at + BATCH)) {
          const { invoice, bad } = read(raw)
          if (invoice) batch.rows.push(invoice)
          if (bad) batch.bad.push(bad)
        }
        yield batch
      }
      const next = await rest.next()
      rows = next.done ? null : next.value
    }
  } finally {
    await rest.return?.()
  }
}

async function* chain(sheets: InvoiceSheet[]): AsyncIterable<TableBatch> {
  for (const sheet of sheets) yield* sheet.batches
}
