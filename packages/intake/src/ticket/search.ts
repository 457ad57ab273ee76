/** The tickets of one file, gathered page by page while its invoices are read. */
import type { FieldSource } from '../field-source.ts'
import type { PictureHearing, SeenPart } from '../image/read-image.ts'
import type { AreApart } from '../image/sheet/recognise-sheet.ts'
import { isGarbled } from '../layout/legible.ts'
import { mendLabels } from '../layout/mend-labels.ts'
import type { TextPage, TextRun } from '../layout/text.ts'
import type { TaxPayment } from '../return/model.ts'
import { readVoucherXml } from './evoucher.ts'
import { areRunsApart, piecesOf } from './pieces.ts'
import { isWhole, readTicket } from './read-ticket.ts'
import { ticketOfPayment } from './tax-paid.ts'
import { isDoubtful, readTaxiAgain } from './taxi/again.ts'
import { tell } from './tell.ts'
import { unblank } from './text-of.ts'
import type { ParsedTicket, Place } from './ticket.ts'
import { lacksClass, readClassAgain } from './train-again.ts'
import { turnBack } from './turn-back.ts'
import { placeOfRuns, type Voucher, voucherOf } from './voucher.ts'

/** A file of many pages is a book, not tickets. */
const MOST_PAGES = 40

export class TicketSearch {
  private readonly list: ParsedTicket[] = []
  private pages = 0

  /** Tickets so far; an electronic one that was read as data and from its page is one. */
  get found(): ParsedTicket[] {
    return this.list
  }

  /**
   * Takes the tickets out of a page; what is left may be invoices. Electronic tickets, which are invoices too, are told and left.
   * Null when nothing is left.
   */
  take(page: TextPage, source: FieldSource, number = 1): TextPage | null {
    const pieces = this.pieces(page, source, number)
    for (const { ticket } of pieces) if (ticket) this.add(ticket)
    return restOf(page, pieces)
  }

  /** As `take`, of recognised text: what was read doubtfully is looked at again. */
  async takeSeen({ page, turn, again, alone }: SeenPart, number = 1): Promise<TextPage | null> {
    const pieces = this.pieces(page, 'OCR', number, !alone)
    for (const piece of pieces) {
      if (again && piece.read?.kind === 'TAXI' && isDoubtful(piece.read)) {
        const { runs, voucher } = piece
        const read = await readTaxiAgain(piece.read, page, runs, voucher, again)
        if (isWhole(read)) piece.ticket = { ...read, place: piece.place }
      }
      if (again && piece.ticket && lacksClass(piece.ticket))
        piece.ticket = await readClassAgain(piece.ticket, piece.voucher, again)
      if (piece.ticket) this.add(turnBack(piece.ticket, turn))
    }
    return restOf(page, pieces)
  }

  /** Who listens while a picture is read. */
  ofPicture(number: number): Pick<PictureHearing, 'take' | 'areApart'> {
    return { take: (part) => this.takeSeen(part, number), areApart: arePagesApart }
  }

  private pieces(seen: TextPage, source: FieldSource, number: number, part = false): Piece[] {
    if (++this.pages > MOST_PAGES || isGarbled(seen)) return []
    const page = source === 'OCR' ? mendLabels(seen) : seen
    const lists = piecesOf(page.runs)
    return lists.map((runs) => {
      const told = tell(unblank(runs))
      const voucher = voucherOf(page, source, number, runs)
      const read = told ? readTicket(told.kind, voucher) : null
      const place = part || lists.length > 1 ? placeOfRuns(page, number, runs) : null
      const ticket = read && isWhole(read) ? { ...read, place } : null
      return { runs, voucher, read, place, ticket, invoice: told?.invoice ?? false }
    })
  }

  /** The ticket of an XML voucher, the file itself or attached to it. */
  xml(bytes: Uint8Array): void {
    const ticket = readVoucherXml(bytes)
    if (ticket) this.add(ticket)
  }

  payments(payments: readonly TaxPayment[]): void {
    for (const payment of payments) {
      const ticket = ticketOfPayment(payment)
      if (ticket) this.add(ticket)
    }
  }

  /** What is read as data is surer than the page, which may know more. */
  private add(ticket: ParsedTicket): void {
    const number = ticket.fields.invoiceNumber?.value
    const at = this.list.findIndex(
      (t) =>
        t.kind === ticket.kind && number?.length === 20 && t.fields.invoiceNumber?.value === number,
    )
    const known = this.list[at]
    if (!known) this.list.push(ticket)
    else {
      const [data, page] = isData(ticket) ? [ticket, known] : [known, ticket]
      const warnings = isData(data) ? data.warnings : [...data.warnings, ...page.warnings]
      this.list[at] = { ...page, fields: { ...page.fields, ...data.fields }, warnings }
    }
  }
}

/** One voucher's part of a page. */
interface Piece {
  runs: TextRun[]
  voucher: Voucher
  /** What was told and read, enough or not. */
  read: ParsedTicket | null
  place: Place | null
  ticket: ParsedTicket | null
  /** It is an invoice, ticket or not. */
  invoice: boolean
}

/** A page without its tickets; itself when it has none, null when nothing else is on it. */
function restOf(page: TextPage, pieces: readonly Piece[]): TextPage | null {
  if (!pieces.some((p) => p.ticket && !p.invoice)) return page
  const runs = pieces.flatMap((p) => (p.ticket && !p.invoice ? [] : p.runs))
  return runs.length > 0 ? { ...page, runs } : null
}

const arePagesApart: AreApart = (first, second) => {
  const runs = (pages: readonly TextPage[]) => pages.flatMap((page) => mendLabels(page).runs)
  return areRunsApart(runs(first), runs(second))
}

const isData = (ticket: ParsedTicket): boolean =>
  Object.values(ticket.fields).some((f) => f.source === 'XML')
