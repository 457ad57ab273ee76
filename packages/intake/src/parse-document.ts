import { detectFormat, extensionOf, type FileFormat } from './detect.ts'
import type { Draft } from './draft.ts'
import { IntakeError, toParseError } from './errors.ts'
import { FormReading, type FoundForms } from './forms/form-reading.ts'
import { decodePicture } from './image/decode.ts'
import { readQrInvoices } from './image/qr.ts'
import { readPicture } from './image/read-image.ts'
import type { ParsedFile, ParseError } from './invoice.ts'
import { LIMITS } from './limits.ts'
import { readOfd } from './ofd/read-ofd.ts'
import { renderPage, squarePictures } from './pdf/pixels.ts'
import { type PageFallback, readPdf } from './pdf/read-pdf.ts'
import { readPictures } from './picture/pages.ts'
import { qrDraft } from './qr/draft.ts'
import { resolveInvoice } from './resolve/resolve.ts'
import { TicketSearch } from './ticket/search.ts'
import { adviceOf } from './unread-picture.ts'
import { NeedsPixels, pixelsHere, Walk, type Watch } from './walk.ts'
import { wrongExtension } from './wrong-extension.ts'
import { readInvoiceXml } from './xml/read-xml.ts'

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
    const drafts = await readDrafts(format, bytes, watch, { forms, tickets, scanned }).catch(
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
          `文件扩展名 .${extension} 与内容（${extensions[0]?.toUpperCase()}）不符`,
        )
    return { file: name, invoices, ...told(tickets, {}), error: null }
  } catch (thrown) {
    if (thrown instanceof NeedsPixels) throw thrown
    const error = toParseError(thrown)
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

/** What is looked for besides invoices. */
interface Besides {
  forms: FormReading | null
  tickets: TicketSearch | null
  /** Pages of a PDF that were recognised. */
  scanned: number[]
}

async function readDrafts(
  format: FileFormat,
  bytes: Uint8Array,
  watch: Watch,
  besides: Besides,
): Promise<Draft[][]> {
  const { forms, tickets } = besides
  switch (format) {
    case 'pdf':
      return readPdf(bytes, pdfFallback(watch, besides))
    case 'ofd':
      return readOfd(bytes, readQrOfPicture, {
        text: (page, n) => tickets?.take(page, 'OFD_TEXT', n),
        attached: (part) => tickets?.xml(part),
      })
    case 'xml':
      tickets?.xml(bytes)
      return readInvoiceXml(bytes).map((draft) => [draft])
    case 'image':
      pixelsHere(watch)
      return readPictures(
        bytes,
        (n) => ({
          seen: (page) => forms?.seen(n, page),
          ...tickets?.ofPicture(n),
        }),
        () => watch.page?.(),
      )
    case 'empty':
      throw new IntakeError('EMPTY')
    case 'xlsx':
    case 'xls':
      throw new IntakeError('UNSUPPORTED_FORMAT', '发票清单表格请从表格导入入口上传')
    // No default: a new format without its reader does not compile.
    case 'zip':
    case 'text':
    case 'unknown':
      throw new IntakeError('UNSUPPORTED_FORMAT')
  }
}

const pdfFallback = (watch: Watch, { forms, tickets, scanned }: Besides): PageFallback => ({
  text: (page, n) => tickets?.take(page, 'PDF_TEXT', n),
  attached: (part) => tickets?.xml(part),
  qr: async (page) => {
    for (const picture of await squarePictures(page).catch(() => [])) {
      const found = await readQrInvoices(picture, false)
      if (found.length > 0) return found.map(qrDraft)
    }
    return []
  },
  recognise: async (page) => {
    pixelsHere(watch)
    const n = page.pageNumber
    scanned.push(n)
    const picture = await renderPage(page, LIMITS.ocrMaxEdge)
    const invoices = await readPicture(picture, {
      seen: (text) => forms?.seen(n, text),
      ...tickets?.ofPicture(n),
    })
    watch.page?.()
    return invoices
  },
})

/** A QR is a cross-check here: a picture that cannot be decoded (JBIG2, broken) is no reason to refuse the invoice. */
async function readQrOfPicture(bytes: Uint8Array): Promise<Draft | null> {
  try {
    const [first] = await readQrInvoices(await decodePicture(bytes, 1200), false)
    return first ? qrDraft(first) : null
  } catch {
    return null
  }
}
