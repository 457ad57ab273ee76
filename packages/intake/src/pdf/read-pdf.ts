import type { Draft } from '../draft.ts'
import { IntakeError } from '../errors.ts'
import { analysePage, type PageReading } from '../layout/analyse.ts'
import { groupPages } from '../layout/group.ts'
import { splitPage } from '../layout/split.ts'
import type { TextPage } from '../layout/text.ts'
import { LIMITS } from '../limits.ts'
import { readInvoiceXml } from '../xml/read-xml.ts'
import { openPdf, type PdfDocument, type PdfPage } from './engine.ts'
import { readPageText } from './page-text.ts'

/** Reads a page that has no text layer from its pixels; handed in so that the PDF reader does not know recognition. */
export interface PageFallback {
  /** QR payloads of the page's pictures, as drafts; cheap. */
  qr(page: PdfPage): Promise<Draft[]>
  /** Recognises a whole page; seconds. */
  recognise(page: PdfPage): Promise<Draft[][]>
}

/** Invoices of a PDF, one list of drafts per invoice. Errors: ENCRYPTED, CORRUPTED, NOT_AN_INVOICE, TOO_LARGE. */
export async function readPdf(bytes: Uint8Array, fallback: PageFallback): Promise<Draft[][]> {
  const doc = await openPdf(bytes)
  try {
    if (doc.numPages > LIMITS.maxPdfPages)
      throw new IntakeError('TOO_LARGE', `超过 ${LIMITS.maxPdfPages} 页`)
    const invoices = await readPages(doc, fallback)
    const attached = await readAttachments(doc)
    if (invoices.length === 1 && attached.length === 1) invoices[0]!.unshift(...attached)
    else if (invoices.length === 0) invoices.push(...attached.map((d) => [d]))
    if (invoices.length === 0) throw new IntakeError('NOT_AN_INVOICE')
    return invoices
  } finally {
    await doc.loadingTask.destroy()
  }
}

async function readPages(doc: PdfDocument, fallback: PageFallback): Promise<Draft[][]> {
  const readings = []
  let scanned = 0
  for (let n = 1; n <= doc.numPages; n++) {
    let page: PdfPage
    try {
      page = await doc.getPage(n)
    } catch {
      throw new IntakeError('CORRUPTED')
    }
    const text = await readPageText(page)
    const parts = splitPage(text).map((part) => analysePage(part, 'PDF_TEXT'))
    if (isPicture(text, parts) && ++scanned <= LIMITS.maxScannedPages)
      for (const drafts of await fallback.recognise(page))
        readings.push({ role: 'INVOICE' as const, drafts })
    else for (const { role, draft } of parts) readings.push({ role, drafts: [draft], page })
  }
  const invoices = groupPages(readings)
  for (const invoice of invoices) {
    if (!invoice.page) continue
    const drafts = await fallback.qr(invoice.page)
    const number = invoice.drafts[0]?.candidates.invoiceNumber?.map((c) => c.value) ?? []
    invoice.drafts.push(
      ...drafts.filter(
        (d) => drafts.length === 1 || number.includes(d.candidates.invoiceNumber?.[0]?.value ?? ''),
      ),
    )
  }
  return invoices.map((i) => i.drafts)
}

/** A scan may carry a line of text of the scanning program; a real page of any kind has more. */
const SCAN_TEXT = 120

/** No invoice in the text, and so little or so garbled text (fonts without a Unicode map) that pixels may say more. */
function isPicture(text: TextPage, parts: readonly PageReading[]): boolean {
  if (parts.some((p) => p.role !== 'OTHER')) return false
  const all = text.runs
    .map((r) => r.text)
    .join('')
    .replace(/\s/g, '')
  const unreadable = all.match(/[\p{Cc}\p{Co}\p{Cn}\ufffd]/gu)?.length ?? 0
  return all.length < SCAN_TEXT || unreadable > all.length * 0.2
}

/** An issuer embeds one or two; more are somebody's file collection. */
const MAX_ATTACHMENTS = 5

/** Some issuers embed the XML original in the PDF; it is the better source. */
async function readAttachments(doc: PdfDocument): Promise<Draft[]> {
  const attachments = await doc.getAttachments().catch(() => null)
  const drafts: Draft[] = []
  for (const id of [...(attachments?.keys() ?? [])].slice(0, MAX_ATTACHMENTS)) {
    try {
      const content = await doc.getAttachmentContent(id)
      if (content) drafts.push(...readInvoiceXml(content as Uint8Array))
    } catch {
      // Not an invoice XML: attachments of any kind are allowed beside the page, which stays the source.
    }
  }
  return drafts
}
