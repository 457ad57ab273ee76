import { detectFormat, extensionOf, type FileFormat } from './detect.ts'
import type { Draft } from './draft.ts'
import { IntakeError, toParseError } from './errors.ts'
import { FormReading, type FoundForms } from './forms/form-reading.ts'
import type { ParsedFile, ParseError } from './invoice.ts'
import { LIMITS } from './limits.ts'
import { readRegistryFile } from './public-records/registry-file.ts'
import { READERS } from './readers.ts'
import { resolveInvoice } from './resolve/resolve.ts'
import { TicketSearch } from './ticket/search.ts'
import { adviceOf } from './unread-picture.ts'
import { NeedsPixels, Walk, type Watch } from './walk.ts'
import { READING_SAYS } from './words.ts'
import { wrongExtension } from './wrong-extension.ts'

export interface ParsedFiles {
  files: ParsedFile[]
  /** Concerns the file as a whole: a hostile or broken archive gives nothing. */
  error: ParseError | null
  /** There is more behind what was read. */
  rest: boolean
}

/**
 * Parses a file in this process: one element, or one per entry of a ZIP (named `a.zip!/b.pdf`). Never throws; what went
 * wrong is in `error`. Content decides the format. A wrong extension over readable content is a warning on each invoice; over
 * unreadable content it is the error WRONG_EXTENSION. For files of strangers use `parseFileIsolated`.
 */
export async function parseDocument(
  name: string,
  bytes: Uint8Array,
  watch: Watch = {},
): Promise<ParsedFile[]> {
  const { files, error } = await parseFile(name, bytes, watch)
  return error ? [{ file: name, invoices: [], error }] : files
}

/** As `parseDocument`, for a caller that reads a file in several processes. */
export async function parseFile(
  name: string,
  bytes: Uint8Array,
  watch: Watch = {},
): Promise<ParsedFiles> {
  const walk = new Walk(watch, parseOne)
  try {
    if (detectFormat(bytes).format === 'zip') await walk.archive(name, bytes, 1)
    else await walk.document(name, () => bytes)
    return { files: walk.files, error: null, rest: walk.left }
  } catch (thrown) {
    return { files: walk.files, error: toParseError(thrown), rest: false }
  }
}

async function parseOne(
  name: string,
  content: () => Uint8Array,
  watch: Watch,
): Promise<ParsedFile> {
  const scanned: number[] = []
  const { error, ...parsed } = await parseKnown(name, content, watch, scanned)
  return { ...parsed, ...(scanned.length > 0 && { scannedPages: scanned }), error }
}

/** @param scanned hears the pages that are recognised from their pixels */
async function parseKnown(
  name: string,
  content: () => Uint8Array,
  watch: Watch,
  scanned: number[],
): Promise<ParsedFile> {
  let bytes: Uint8Array | null = null
  try {
    bytes = content()
    const { format, extensions } = detectFormat(bytes)
    if (bytes.length > LIMITS.maxDocumentBytes) throw new IntakeError('TOO_LARGE')
    const forms = watch.forms ? new FormReading(bytes, watch) : null
    const tickets = watch.tickets ? new TicketSearch() : null
    const found = (await forms?.ofGrid()) ?? null
    if (found) return { file: name, invoices: [], ...found, ...told(tickets, found), error: null }
    const drafts = await read(format, bytes, watch, { forms, tickets, scanned }).catch(
      async (thrown) => {
        if (isNoInvoice(thrown) && tickets && tickets.found.length > 0) return []
        const pages = isNoInvoice(thrown) ? await forms?.ofPages(format) : null
        if (pages) return pages
        throw (isNoInvoice(thrown) && forms?.refusal()) || thrown
      },
    )
    if (!Array.isArray(drafts))
      return { file: name, invoices: [], ...drafts, ...told(tickets, drafts), error: null }
    const settled = drafts.some(hasNumber) || (tickets?.found.length ?? 0) > 0
    const form = settled ? null : ((await forms?.ofPages(format)) ?? null)
    if (form) return { file: name, invoices: [], ...form, ...told(tickets, form), error: null }
    const invoices = drafts.map(resolveInvoice)
    const extension = extensionOf(name)
    if (extension !== '' && extensions.length > 0 && !extensions.includes(extension))
      for (const invoice of invoices)
        invoice.warnings.push(
          READING_SAYS.extensionNotContent({
            extension,
            content: extensions[0]?.toUpperCase() ?? '',
          }),
        )
    return { file: name, invoices, ...told(tickets, {}), error: null }
  } catch (thrown) {
    if (thrown instanceof NeedsPixels) throw thrown
    const error = toParseError(thrown)
    const registry =
      isNoInvoice(thrown) && watch.registry && bytes && (await readRegistryFile(bytes))
    if (registry) return { file: name, invoices: [], registry, error: null }
    if (bytes === null || error.code !== 'UNSUPPORTED_FORMAT')
      return { file: name, invoices: [], error }
    const advice = adviceOf(bytes)
    if (advice) return { file: name, invoices: [], error: { ...error, message: `${advice}。` } }
    const wrong = wrongExtension(name, bytes)
    return { file: name, invoices: [], error: wrong ? toParseError(wrong) : error }
  }
}

/** What a file tells of tickets, those among its tax documents too; nothing where none were asked for or found. */
function told(tickets: TicketSearch | null, { payments = [] }: FoundForms): Partial<ParsedFile> {
  tickets?.payments(payments)
  return tickets && tickets.found.length > 0 ? { tickets: tickets.found } : {}
}

/** A return names invoices and has amounts of tax, but no number of an invoice. */
const hasNumber = (drafts: readonly Draft[]): boolean =>
  drafts.some(({ candidates }) => (candidates.invoiceNumber ?? []).length > 0)

const isNoInvoice = (thrown: unknown): boolean =>
  thrown instanceof IntakeError &&
  (thrown.code === 'NOT_AN_INVOICE' || thrown.code === 'UNSUPPORTED_FORMAT')

/** A reader that refuses at once refuses as one that has begun. */
const read = async (format: FileFormat, ...told: Parameters<(typeof READERS)[FileFormat]>) =>
  READERS[format](...told)
