import { type Draft, putOnPage } from '../draft.ts'
import { IntakeError } from '../errors.ts'
import { analysePage, type PageReading } from '../layout/analyse.ts'
import { groupPages, type ReadPage } from '../layout/group.ts'
import { countHan, isGarbled } from '../layout/legible.ts'
import { sheetOf } from '../layout/page.ts'
import { splitPage } from '../layout/split.ts'
import type { TextPage } from '../layout/text.ts'
import { LIMITS } from '../limits.ts'
import { READING_SAYS } from '../words.ts'
import { readInvoiceXml } from '../xml/read-xml.ts'
import { openPdf, type PdfDocument, type PdfPage } from './engine.ts'
import { readPageText } from './page-text.ts'

/** Reads a page that has no text layer from its pixels; handed in so that the PDF reader does not know recognition. */
export interface PageFallback {
  /** QR payloads of the page's pictures, as drafts; cheap. */
  qr(page: PdfPage): Promise<Draft[]>
  /** Recognises a whole page; seconds. */
  recognise(page: PdfPage): Promise<Draft[][]>
  /** Hears the text layer of each page. */
  text?(page: TextPage, number: number): void
  /** Hears what is attached. */
  attached?(bytes: Uint8Array): void
}

/** Invoices of a PDF, one list of drafts per invoice. Errors: ENCRYPTED, CORRUPTED, NOT_AN_INVOICE, TOO_LARGE. */
export async function readPdf(bytes: Uint8Array, fallback: PageFallback): Promise<Draft[][]> {
  const doc = await openPdf(bytes)
  try {
    if (doc.numPages > LIMITS.maxPdfPages)
      throw new IntakeError('TOO_LARGE', READING_SAYS.moreThanPages({ n: LIMITS.maxPdfPages }))
    const invoices = await readPages(doc, fallback)
    const attached = await readAttachments(doc, fallback)
    if (invoices.length === 1 && attached.length === 1) invoices[0]!.unshift(...attached)
    else if (invoices.length === 0) invoices.push(...attached.map((d) => [d]))
    if (invoices.length === 0) throw new IntakeError('NOT_AN_INVOICE')
    return invoices
  } finally {
    await doc.loadingTask.destroy()
  }
}

async function readPages(doc: PdfDocument, fallback: PageFallback): Promise<Draft[][]> {
  const readings: ReadPage<PdfPage>[] = []
  let scanned = 0
  let fruitless = 0
  let unseen = 0
  for (let n = 1; n <= doc.numPages; n++) {
    let page: PdfPage
    try {
      page = await doc.getPage(n)
    } catch {
      throw new IntakeError('CORRUPTED')
    }
    const text = await readPageText(page)
    fallback.text?.(text, n)
    const parts = splitPage({ ...text, sheet: { ...sheetOf(text), page: n } }).map((part) =>
      analysePage(part, 'PDF_TEXT'),
    )
    const found = parts.some((p) => p.role !== 'OTHER')
    const garbled = isGarbled(text)
    const pixels = garbled || (!found && (await isPicture(text, page, fallback)))
    const look = pixels && scanned < LIMITS.maxScannedPages && fruitless < MAX_FRUITLESS
    if (pixels && !look) unseen++
    const seen = look ? await fallback.recognise(page) : null
    if (seen) {
      scanned++
      fruitless = seen.length === 0 ? fruitless + 1 : 0
    }
    if (seen) for (const draft of seen.flat()) putOnPage(draft, n)
    if (seen && seen.length > 0) readings.push(...withText(seen, garbled ? parts : [], page))
    else for (const { role, draft } of parts) readings.push({ role, drafts: [draft], page })
  }
  const invoices = groupPages(readings)
  for (const invoice of invoices) {
    if (unseen > 0) invoice.drafts[0]!.warnings.push(READING_SAYS.scansUnread({ n: unseen }))
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

/** After so many pictures in a row without an invoice the rest of a book is not looked at. */
const MAX_FRUITLESS = 4
/** A scan may carry a line of text of the scanning program; a real page of any kind has more. */
const SCAN_TEXT = 120
/** A page of a Chinese form has more characters than this even when it is nearly empty. */
const FEW_HAN = 20

/**
 * Whether pixels say more than a text without invoice: little of it, or numbers without the words around them (rail tickets
 * embed their Chinese fonts as shapes) where the numbers or the QR are an invoice's.
 */
async function isPicture(text: TextPage, page: PdfPage, fallback: PageFallback): Promise<boolean> {
  const all = text.runs.map((r) => r.text).join(' ')
  if (all.replace(/\s/g, '').length < SCAN_TEXT) return true
  if (countHan(text) >= FEW_HAN) return false
  return /(?<!\d)2\d{19}(?!\d)/.test(all) || (await fallback.qr(page)).length > 0
}

/**
 * Recognised invoices with what a garbled text layer adds, each by its number: its digits are sharper than pixels, its
 * words worth nothing.
 */
function withText(
  seen: readonly Draft[][],
  parts: readonly PageReading[],
  page: PdfPage,
): ReadPage<PdfPage>[] {
  return seen.map((drafts) => {
    const numbers = drafts.flatMap((d) => d.candidates.invoiceNumber ?? []).map((c) => c.value)
    const text = parts
      .map((p) => weakened(p.draft))
      .find((d) => d.candidates.invoiceNumber?.some((c) => numbers.includes(c.value)))
    return { role: 'INVOICE', drafts: text ? [...drafts, text] : drafts, page }
  })
}

function weakened(draft: Draft): Draft {
  const { buyerName: _, sellerName: __, invoiceKind: ___, ...candidates } = draft.candidates
  const weak = Object.entries(candidates).map(([field, list]) => [
    field,
    list.map((c) => ({ ...c, confidence: c.confidence * GARBLED_TRUST })),
  ])
  return { ...draft, candidates: Object.fromEntries(weak), items: [], remark: null }
}

/** Digits of a garbled text layer need a second witness. */
const GARBLED_TRUST = 0.85

/** An issuer embeds one or two; more are somebody's file collection. */
const MAX_ATTACHMENTS = 5

/** Some issuers embed the XML original in the PDF; it is the better source. */
async function readAttachments(doc: PdfDocument, hearing: PageFallback): Promise<Draft[]> {
  const attachments = await doc.getAttachments().catch(() => null)
  const drafts: Draft[] = []
  for (const id of [...(attachments?.keys() ?? [])].slice(0, MAX_ATTACHMENTS)) {
    try {
      const content = await doc.getAttachmentContent(id)
      if (!content) continue
      hearing.attached?.(content as Uint8Array)
      drafts.push(...readInvoiceXml(content as Uint8Array))
    } catch {
      // Not an invoice XML: attachments of any kind are allowed beside the page, which stays the source.
    }
  }
  return drafts
}
