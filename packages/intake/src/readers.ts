/** Who reads which format: a format without its reader does not compile. */
import type { FileFormat } from './detect.ts'
import type { Draft } from './draft.ts'
import { IntakeError } from './errors.ts'
import type { FormReading } from './forms/form-reading.ts'
import { decodePicture } from './image/decode.ts'
import { readQrInvoices } from './image/qr.ts'
import { readPicture } from './image/read-image.ts'
import { LIMITS } from './limits.ts'
import { readOfd } from './ofd/read-ofd.ts'
import { renderPage, squarePictures } from './pdf/pixels.ts'
import { type PageFallback, readPdf } from './pdf/read-pdf.ts'
import { readPictures } from './picture/pages.ts'
import { qrDraft } from './qr/draft.ts'
import type { TicketSearch } from './ticket/search.ts'
import { pixelsHere, type Watch } from './walk.ts'
import { READING_SAYS } from './words.ts'
import { readInvoiceXml } from './xml/read-xml.ts'

/** What is looked for besides invoices. */
export interface Besides {
  forms: FormReading | null
  tickets: TicketSearch | null
  /** Pages of a PDF that were recognised. */
  scanned: number[]
}

/**
 * The drafts of a document, page by page. Throws `NOT_AN_INVOICE` or `UNSUPPORTED_FORMAT` where it holds none, which leaves it to the
 * forms and tickets that were found besides.
 */
type Reader = (bytes: Uint8Array, watch: Watch, besides: Besides) => Draft[][] | Promise<Draft[][]>

const refuse =
  (code: 'EMPTY' | 'UNSUPPORTED_FORMAT', message?: string): Reader =>
  () => {
    throw new IntakeError(code, message)
  }
const noDocument = refuse('UNSUPPORTED_FORMAT')
const isTable = refuse('UNSUPPORTED_FORMAT', READING_SAYS.listHasItsOwnWay)

export const READERS: Readonly<Record<FileFormat, Reader>> = {
  pdf: (bytes, watch, besides) => readPdf(bytes, pdfFallback(watch, besides)),
  ofd: (bytes, _, { tickets }) =>
    readOfd(bytes, readQrOfPicture, {
      text: (page, n) => tickets?.take(page, 'OFD_TEXT', n),
      attached: (part) => tickets?.xml(part),
    }),
  xml(bytes, _, { tickets }) {
    tickets?.xml(bytes)
    return readInvoiceXml(bytes).map((draft) => [draft])
  },
  image(bytes, watch, { forms, tickets }) {
    pixelsHere(watch)
    return readPictures(
      bytes,
      (n) => ({
        seen: (page) => forms?.seen(n, page),
        ...tickets?.ofPicture(n),
      }),
      () => watch.page?.(),
    )
  },
  xlsx: isTable,
  xls: isTable,
  zip: noDocument,
  text: noDocument,
  empty: refuse('EMPTY'),
  unknown: noDocument,
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
