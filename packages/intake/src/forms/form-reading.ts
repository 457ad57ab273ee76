/** What a file holds besides invoices: statements and tax documents of any grid, or of its printed or scanned pages. */
import { isBlankBook } from '../books/blank.ts'
import { bankLinesOf } from '../books/page-table.ts'
import { readBooks } from '../books/read-books.ts'
import { slipsOf } from '../books/slip/read-slips.ts'
import { unsureSheets } from '../books/unsure.ts'
import { IntakeError } from '../errors.ts'
import type { FieldSource } from '../field-source.ts'
import { recognisePicture } from '../image/ocr.ts'
import type { ParsedFile } from '../invoice.ts'
import { isGarbled } from '../layout/legible.ts'
import type { TextPage } from '../layout/text.ts'
import { LIMITS } from '../limits.ts'
import { readOfdPages } from '../ofd/read-ofd.ts'
import { openPdf, type PdfPage } from '../pdf/engine.ts'
import { readPageText } from '../pdf/page-text.ts'
import { renderPage } from '../pdf/pixels.ts'
import { guidance } from '../return/guidance.ts'
import { readTaxJson } from '../return/json/read-json.ts'
import type { TaxDocuments } from '../return/model.ts'
import { taxDocumentsOf } from '../return/read-documents.ts'
import { readStatements } from '../statement/read-statement.ts'
import { isRuleFile } from '../statement/rule-file.ts'
import { pixelsHere, type Watch } from '../walk.ts'
import { decodeText } from '../xml/decode.ts'
import type { GridSheet } from './grid.ts'
import { gridFormat, readGrids } from './read-grids.ts'
import { gridsOfJson } from './read-json.ts'
import { gridsOfPages } from './read-pages.ts'
import { FORM_SAYS } from './words.ts'

export type FoundForms = Partial<Pick<ParsedFile, 'statements' | 'books' | 'unsure'> & TaxDocuments>

/** A page of a scan has less text than this: a line of the scanning program. */
const SCAN_TEXT = 120
/** Tables of invoices have a way of their own, which says what is wrong with them. */
const OF_INVOICES: ReadonlySet<string> = new Set(['xlsx', 'xls', 'csv'])

/** What is said of printed papers of a bank that are not relied on, and of books without a row. */
const UNREAD = {
  BLANK: FORM_SAYS.bookWithoutRows,
  STATEMENT: FORM_SAYS.statementNotWhole,
  SLIP: FORM_SAYS.slipNotSure,
} as const

type Hearing = Pick<Watch, 'page' | 'needsPixels' | 'books' | 'layouts' | 'holder'>

/** One file on its way; pages that were recognised in search of an invoice are not recognised again. */
export class FormReading {
  private readonly bytes: Uint8Array
  private readonly watch: Hearing
  private readonly pages = new Map<number, TextPage>()
  /** A statement or a slip of a bank was seen and not read so that it can be relied on, or a book holds nothing. */
  private unread: keyof typeof UNREAD | null = null

  constructor(bytes: Uint8Array, watch: Hearing) {
    this.bytes = bytes
    this.watch = watch
  }

  /** A page was recognised; numbers begin with 1. */
  seen(number: number, page: TextPage): void {
    this.pages.set(number, page)
  }

  /** Forms of a spreadsheet, CSV, page or answer; null where the file is none of these, or holds none. */
  async ofGrid(): Promise<FoundForms | null> {
    const format = gridFormat(this.bytes)
    if (format === null) return null
    try {
      if (format === 'json') return this.ofJson()
      const sheets = await readGrids(this.bytes)
      const { books: wanted, layouts } = this.watch
      const books = wanted ? readBooks(sheets, wanted, layouts) : []
      const told = new Set(books.map(({ source }) => source.sheet))
      // A sheet that is a book is no statement, though it names the same accounts.
      const others = books.length > 0 ? sheets.filter(({ name }) => !told.has(name)) : sheets
      const forms = formsOf(others)
      const unsure = wanted && forms === null ? unsureSheets(others, layouts) : []
      if (books.length > 0 || unsure.length > 0)
        return {
          ...forms,
          ...(books.length > 0 && { books }),
          ...(unsure.length > 0 && { unsure }),
        }
      if (wanted && forms === null && isBlankBook(sheets)) this.unread = 'BLANK'
      return forms ?? (format === 'html' ? guidance(sheets) : null)
    } catch (thrown) {
      // A large or broken table may be one of invoices: their reader says so itself. One with a password is neither.
      const closed = thrown instanceof IntakeError && thrown.code === 'ENCRYPTED'
      if (OF_INVOICES.has(format) && !closed) return null
      throw thrown
    }
  }

  /** An answer of a bureau may hold a taxpayer's registration beside his statements. */
  private ofJson(): FoundForms | null {
    const text = decodeText(this.bytes)
    if (!JSON_HEAD.test(text)) return null
    const tax = readTaxJson(text)
    const told = [...tax.returns, ...tax.filings, ...tax.payments].length > 0
    return filled({ ...tax, statements: told ? [] : readStatements(gridsOfJson(text)) })
  }

  /** Forms of printed pages, after no invoice was found on them. */
  async ofPages(format: string): Promise<FoundForms | null> {
    if (format === 'image') return this.ofTexts(textsOf([...this.pages.values()], 'OCR'))
    if (format === 'ofd') return this.ofTexts(textsOf(readOfdPages(this.bytes), 'OFD_TEXT'))
    return format === 'pdf' ? this.ofTexts(await this.pdfPages()) : null
  }

  private ofTexts(pages: readonly PageOfText[]): FoundForms | null {
    const forms = formsOf(pages.flatMap(({ text, source, n }) => gridsOfPages([text], source, n)))
    if (forms || !this.watch.books) return forms
    const texts = pages.map(({ text }) => text)
    const lines = bankLinesOf(texts, this.watch.books)
    const book = lines ?? slipsOf(texts, this.watch.books, this.watch.holder)
    if (book === 'UNSURE') this.unread = lines === null ? 'SLIP' : 'STATEMENT'
    return book === null || book === 'UNSURE' ? null : { books: [book] }
  }

  /** What is said of a file that is neither, where more can be said than that it is no invoice. */
  refusal(): IntakeError | null {
    if (this.unread) {
      const error = new IntakeError('NOT_AN_INVOICE')
      error.message = UNREAD[this.unread]
      return error
    }
    const format = gridFormat(this.bytes)
    if (format === null || OF_INVOICES.has(format)) return null
    const error = new IntakeError('NOT_AN_INVOICE')
    error.message =
      format === 'json' && isRuleFile(decodeText(this.bytes))
        ? FORM_SAYS.rulesOfStatements
        : FORM_SAYS.nothingKnown
    return error
  }

  private async recognised(page: PdfPage): Promise<TextPage> {
    pixelsHere(this.watch)
    return recognisePicture(await renderPage(page, LIMITS.ocrMaxEdge))
  }

  private async pdfPages(): Promise<PageOfText[]> {
    const doc = await openPdf(this.bytes)
    try {
      const pages: PageOfText[] = []
      let scanned = 0
      for (let n = 1; n <= Math.min(doc.numPages, LIMITS.maxPdfPages); n++) {
        const page = await doc.getPage(n)
        let text = await readPageText(page)
        const scan = isGarbled(text) || lengthOf(text) < SCAN_TEXT
        if (scan && scanned >= LIMITS.maxScannedPages) continue
        if (scan) {
          scanned++
          text = this.pages.get(n) ?? (await this.recognised(page))
          this.watch.page?.()
        }
        pages.push({ text, source: scan ? 'OCR' : 'PDF_TEXT', n })
      }
      return pages
    } finally {
      await doc.loadingTask.destroy()
    }
  }
}

/** A page, and which of its file it is. */
interface PageOfText {
  text: TextPage
  source: FieldSource
  n: number
}

const textsOf = (pages: readonly TextPage[], source: FieldSource): PageOfText[] =>
  pages.map((text, i) => ({ text, source, n: i + 1 }))

const lengthOf = (page: TextPage): number =>
  page.runs.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0)

/** A note may begin with a bracket too. */
const JSON_HEAD = /^\ufeff?\s*(?:\{\s*["}]|\[\s*[[{"\]])/

/** A form of a bureau is no statement, though it names the same items. */
function formsOf(sheets: readonly GridSheet[]): FoundForms | null {
  const { documents, others } = taxDocumentsOf(sheets)
  return filled({ ...documents, statements: others.length > 0 ? readStatements(others) : [] })
}

/** Lists that are empty are left out; null when all are. */
function filled(found: Required<Omit<FoundForms, 'books' | 'unsure'>>): FoundForms | null {
  const told = Object.entries(found).filter(([, list]) => list.length > 0)
  return told.length > 0 ? Object.fromEntries(told) : null
}
