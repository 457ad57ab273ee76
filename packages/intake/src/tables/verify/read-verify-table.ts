/** A table of invoices to be verified, streamed: the template or any XLSX, CSV or CSV.gz with such columns. */
import { maskText } from '@xinjian/format/mask-text'
import { LIMITS } from '../../limits.ts'
import { TABLE_SAYS } from '../../table-words.ts'
import { wrongExtension } from '../../wrong-extension.ts'
import { sheetsOf } from '../open-sheets.ts'
import type { RawRow, RawSheet } from '../raw-row.ts'
import { type OpenedSource, openSource, type TableSource } from '../source.ts'
import { TableError } from '../table-invoice.ts'
import { missingVerifyColumns, readVerifyHeader, type VerifyColumns } from './columns.ts'
import { type DraftRow, draftOf, joined, judged, type VerifyTableRow } from './read-row.ts'

export interface VerifyTableOptions {
  /** ISO, in Beijing: later invoices are faulty, those of today cannot all be verified. */
  today: string
  fileName?: string
}

/** Titles, notices and blank rows may stand above the header. */
const HEADER_WITHIN = 40
const BATCH = 1_000

/** Rows that are not blank, in batches; throws a `TableError` (Chinese, says what to do) for what is no such table, or too long a one. */
export async function* readVerifyTable(
  source: TableSource,
  options: VerifyTableOptions,
  progress?: (read: number, total: number | null) => void,
): AsyncIterable<VerifyTableRow[]> {
  const opened = await openSource(source)
  try {
    const found = await sheetsUnder(opened, options, progress)
    let batch: VerifyTableRow[] = []
    let rows = 0
    for (const sheet of found)
      for await (const draft of draftsOf(sheet)) {
        if (++rows > LIMITS.verifyTableRows)
          throw new TableError(
            'TOO_LARGE',
            TABLE_SAYS.tooManyToVerify({ n: LIMITS.verifyTableRows / 10_000 }),
          )
        batch.push(judged(draft, sheet.name, options.today))
        if (batch.length < BATCH) continue
        yield batch
        batch = []
      }
    yield batch
  } finally {
    await opened.close()
  }
}

interface InvoiceSheet extends Pick<RawSheet, 'name' | 'dateSystem'> {
  at: VerifyColumns
  rows: AsyncIterable<RawRow>
}

async function sheetsUnder(
  opened: OpenedSource,
  { fileName }: VerifyTableOptions,
  progress: ((read: number, total: number | null) => void) | undefined,
): Promise<InvoiceSheet[]> {
  try {
    return await invoiceSheets(await sheetsOf(opened, progress))
  } catch (error) {
    const noTable =
      error instanceof TableError &&
      (error.code === 'NOT_AN_INVOICE' || error.code === 'UNSUPPORTED_FORMAT')
    const wrong = noTable ? wrongExtension(fileName ?? '', opened.head) : null
    throw wrong ? new TableError(wrong.code, wrong.message) : error
  }
}

async function invoiceSheets(sheets: RawSheet[]): Promise<InvoiceSheet[]> {
  const found: InvoiceSheet[] = []
  let nearest: { known: number; titles: string[]; at: VerifyColumns } | null = null
  for (const sheet of sheets) {
    const rows = sheet.rows()[Symbol.asyncIterator]()
    const seen: RawRow[] = []
    while (seen.length < HEADER_WITHIN) {
      const next = await rows.next()
      if (next.done) break
      for (const row of next.value) seen.push(row)
    }
    const headers = seen.slice(0, HEADER_WITHIN).map(({ cells }) => {
      const at = readVerifyHeader(cells)
      return { at, titles: cells, known: Object.keys(at).length }
    })
    const best = headers.reduce((b, { known }, i) => (known > headers[b]!.known ? i : b), 0)
    const header = headers[best]
    if (header && missingVerifyColumns(header.at).length === 0) {
      const { name, dateSystem } = sheet
      found.push({ name, dateSystem, at: header.at, rows: behind(seen.slice(best + 1), rows) })
      continue
    }
    await rows.return?.()
    if (header && header.known > (nearest?.known ?? 0)) nearest = header
  }
  if (found.length === 0) throw noInvoices(nearest)
  // Where heads and lines of the same invoices stand on two sheets, the heads say all that is compared.
  const heads = found.filter(({ at }) => at.goods === undefined)
  return heads.length > 0 ? heads : found
}

async function* behind(
  seen: readonly RawRow[],
  rest: AsyncIterator<RawRow[]>,
): AsyncIterable<RawRow> {
  try {
    yield* seen
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield* next.value
  } finally {
    await rest.return?.()
  }
}

/** Neighbouring lines of one invoice are one row, where the table is of lines. */
async function* draftsOf({ at, dateSystem, rows }: InvoiceSheet): AsyncIterable<DraftRow> {
  let open: DraftRow | null = null
  for await (const raw of rows) {
    const draft = draftOf(raw, at, dateSystem)
    if (!draft) continue
    if (at.goods === undefined) {
      yield draft
      continue
    }
    if (open && open.key !== '' && open.key === draft.key) {
      open = joined(open, draft)
      continue
    }
    if (open) yield open
    open = draft
  }
  if (open) yield open
}

function noInvoices(nearest: { titles: string[]; at: VerifyColumns } | null): TableError {
  // A row without one known title is no header: it is somebody's data, and the refusal does not repeat it.
  const titles = (nearest?.titles ?? []).filter((title) => title !== '').slice(0, 12)
  const found = maskText(titles.join('、')).slice(0, 200)
  const missing = missingVerifyColumns(nearest?.at ?? {}).join('；')
  return new TableError(
    'NOT_AN_INVOICE',
    found === ''
      ? TABLE_SAYS.noVerification({ missing })
      : TABLE_SAYS.noVerificationFound({ missing, found }),
  )
}
