/**
 * Tables of invoices, streamed: the tax bureau's 全量发票 export (XLSX, heads and lines on two sheets), and any CSV, CSV.gz
 * or XLSX with Chinese headers. Constant memory for any number of rows; rows that cannot be read are named, never dropped
 * in silence.
 */
import { maskText } from '@xinjian/format/mask-text'
import { TABLE_SAYS } from '../table-words.ts'
import { wrongExtension } from '../wrong-extension.ts'
import { type HeaderRow, hasLines, knownColumns, missingColumns, readHeader } from './columns.ts'
import { groupLines, joinLines } from './lines.ts'
import { sheetsOf } from './open-sheets.ts'
import type { RawRow, RawSheet } from './raw-row.ts'
import { readRow, type TableOwner } from './read-row.ts'
import { type OpenedSource, openSource, type TableSource } from './source.ts'
import { type StatedPeriod, statedPeriod } from './stated-period.ts'
import { type BadRow, type TableBatch, TableError, type TableInvoice } from './table-invoice.ts'

export interface TableOptions extends TableOwner {
  /** Bytes of the file read so far; `total` is null for an upload of unknown length. */
  progress?: (read: number, total: number | null) => void
  /** Name the file came under: if it is no table of invoices, it may at least not be what its name says. */
  fileName?: string
}

/** Titles, notices and blank rows may stand above the header. */
const HEADER_WITHIN = 40
const BATCH = 1_000

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
    return await invoiceSheets(await sheetsOf(opened, options.progress), options)
  } catch (error) {
    const noTable =
      error instanceof TableError &&
      (error.code === 'NOT_AN_INVOICE' || error.code === 'UNSUPPORTED_FORMAT')
    const wrong = noTable ? wrongExtension(options.fileName ?? '', opened.head) : null
    throw wrong ? new TableError(wrong.code, wrong.message) : error
  }
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
        reason: TABLE_SAYS.sheetNoInvoices({ sheet: sheet.name ?? '' }),
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
  const found = maskText(titles.join('、')).slice(0, 200)
  const missing = missingColumns(nearest ?? { at: {}, titles: [] }).join('；')
  return new TableError(
    'NOT_AN_INVOICE',
    found === ''
      ? TABLE_SAYS.noListOfInvoices({ missing })
      : TABLE_SAYS.noListOfInvoicesFound({ missing, found }),
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
