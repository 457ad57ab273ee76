import { readFile, stat } from 'node:fs/promises'
import { kindName } from '@xinjian/format/invoice/kinds'
import type { UnsureSheet } from '@xinjian/intake/books/book'
import { detectFormat } from '@xinjian/intake/detect'
import { IntakeError, toParseError } from '@xinjian/intake/errors'
import type { ParsedFile, ParsedInvoice, ParseError } from '@xinjian/intake/invoice'
import { closeIsolation, parseFileIsolated } from '@xinjian/intake/isolate'
import type { ReadOptions } from '@xinjian/intake/isolate/reading'
import { LIMITS } from '@xinjian/intake/limits'
import { readInvoiceTable } from '@xinjian/intake/tables/read-invoice-table'
import { TableError } from '@xinjian/intake/tables/table-invoice'
import { badRowText } from '../bad-rows.ts'
import { parsedInvoice } from '../parsed-invoice.ts'
import { print } from '../print.ts'
import { createProgress } from '../progress.ts'
import { ticketJson } from '../ticket-json.ts'

const TIMEOUT_MS = 60_000
const MEMORY_MB = 1_024
const TABLE_NAME = /\.(?:csv|tsv|xlsx?|gz)$/i
/** As many as the isolation keeps processes for. */
const AT_ONCE = 2

/** Writes the JSON array of all files, each as soon as it and all before it are done. */
export async function runParse(files: readonly string[]): Promise<void> {
  const progress = createProgress(process.stderr)
  const part = progress.part('files')
  let done = 0
  const pending = files.map((file) => ({
    file,
    parsed: null as Promise<ParsedFile[] | Table> | null,
  }))
  const start = (i: number): void => {
    const entry = pending[i]
    if (entry === undefined || entry.parsed !== null) return
    entry.parsed = parseAny(entry.file, { tickets: true, registry: true, books: 'SUMS' })
    entry.parsed.then(
      () => part(++done, files.length),
      () => {},
    )
  }
  try {
    await print('[')
    let first = true
    for (const [i, entry] of pending.entries()) {
      for (let k = 0; k < AT_ONCE; k++) start(i + k)
      const parsed = await entry.parsed!
      if (!first) await print(',')
      first = false
      await print('\n')
      if (Array.isArray(parsed)) await print(parsed.map(fileJson).join(',\n'))
      else await printTable(entry.file, parsed)
    }
    await print('\n]\n')
  } finally {
    progress.done()
    closeIsolation()
  }
}

const fileJson = ({ tickets, unsure, ...file }: ParsedFile): string =>
  JSON.stringify({
    ...file,
    invoices: file.invoices.map(named),
    ...(tickets && { tickets: tickets.map(ticketJson) }),
    ...(unsure && { unsure: unsureJson(file.file, unsure) }),
  })

/** Sheets that look like books and are not told apart. Nobody can be asked here: the page of imports does. */
function unsureJson(file: string, sheets: readonly UnsureSheet[]): object[] {
  return sheets.map(({ sheet, kind, power, columns }) => {
    const place = sheet === '' ? file : `${file}（${sheet}）`
    process.stderr.write(
      `${place}：可能是账簿，但不能确定是哪一种账或金额单位，没有读取；请在网页上选择企业后上传，并确认各列含义\n`,
    )
    return { sheet, kind, power, columns }
  })
}

/** The kind in the words of the form beside its code, for people and for programs that know only the words. */
function named({ invoiceKind, ...rest }: ParsedInvoice): object {
  return { invoiceKind, invoiceKindName: kindName(invoiceKind), ...rest }
}

/** A table, whose invoices are streamed to the output instead of being held; with the forms that it has besides. */
type Table = Omit<ParsedFile, 'file' | 'invoices' | 'error'>

/** Documents of a file, its tickets and books only where they are wanted; of a table the forms that it has, its invoices being streamed. */
export async function parseAny(
  file: string,
  wanted: Pick<ReadOptions, 'tickets' | 'registry' | 'books'> = {},
): Promise<ParsedFile[] | Table> {
  let bytes: Uint8Array
  try {
    const { size } = await stat(file)
    // A table is streamed whatever its size; only documents are read whole.
    if (size > LIMITS.maxDocumentBytes && TABLE_NAME.test(file)) return {}
    if (size > LIMITS.maxArchiveBytes)
      return [{ file, invoices: [], error: toParseError(new IntakeError('TOO_LARGE')) }]
    bytes = await readFile(file)
  } catch (error) {
    return [{ file, invoices: [], error: unreadable(file, error as NodeJS.ErrnoException) }]
  }
  const options = { timeoutMs: TIMEOUT_MS, memoryMb: MEMORY_MB, forms: true, ...wanted }
  if (!isTable(file, bytes)) return parseFileIsolated(file, bytes, options)
  if (bytes.length > LIMITS.maxFormBytes) return {}
  const [table] = await parseFileIsolated(file, bytes, options)
  if (!table) return {}
  const { file: _, invoices, error, ...forms } = table
  return forms
}

/** Spreadsheets by content; plain text only where the name says table, because an XML or a note is text too. */
function isTable(file: string, bytes: Uint8Array): boolean {
  const { format } = detectFormat(bytes)
  if (format === 'xlsx' || format === 'xls') return true
  return TABLE_NAME.test(file) && !['pdf', 'ofd', 'image', 'xml'].includes(format)
}

function unreadable(file: string, { code }: NodeJS.ErrnoException): ParseError {
  const reason =
    code === 'ENOENT' ? '找不到文件' : code === 'EISDIR' ? '这是一个文件夹' : '文件读不了'
  return { code: code === 'ENOENT' ? 'EMPTY' : 'UNSUPPORTED_FORMAT', message: `${reason}：${file}` }
}

async function printTable(file: string, forms: Table): Promise<void> {
  await print(`{"file":${JSON.stringify(file)},"invoices":[`)
  let error: ParseError | null = null
  let first = true
  let refused: string | null = null
  try {
    for await (const { rows, bad } of readInvoiceTable(file)) {
      refused ??= bad[0] ? badRowText(bad[0]) : null
      for (const row of bad) process.stderr.write(`${file}：${badRowText(row)}\n`)
      if (rows.length === 0) continue
      const text = rows.map((row) => JSON.stringify(named(parsedInvoice(row)))).join(',\n')
      await print(first ? `\n${text}` : `,\n${text}`)
      first = false
    }
    if (first && refused !== null)
      throw new TableError('NOT_AN_INVOICE', `表格里没有一行能作为发票读取，例如${refused}。`)
  } catch (thrown) {
    error = toParseError(thrown)
  }
  const { unsure, ...read } = forms
  // A table of forms alone need not be one of invoices too.
  if (Object.keys(read).length > 0 && first) error = null
  // Of an invoice table other sheets are notes.
  const asked = unsure && first ? { unsure: unsureJson(file, unsure) } : {}
  const told = Object.entries({ ...read, ...asked }).map(
    ([key, list]) => `,"${key}":${JSON.stringify(list)}`,
  )
  await print(`]${told.join('')},"error":${JSON.stringify(error)}}`)
}
