/** The tickets of one file, gathered page by page while its invoices are read. */
import type { FieldSource } from '../field-source.ts'
import type { Turn } from '../image/direction.ts'
import { isGarbled } from '../layout/legible.ts'
import type { TextPage, TextRun } from '../layout/text.ts'
import type { TaxPayment } from '../return/model.ts'
import { readVoucherXml } from './evoucher.ts'
import { piecesOf } from './pieces.ts'
import { readTicket } from './read-ticket.ts'
import { ticketOfPayment } from './tax-paid.ts'
import { tell } from './tell.ts'
import { unblank } from './text-of.ts'
import type { ParsedTicket } from './ticket.ts'
import { turnBack } from './turn-back.ts'
import { placeOfRuns, voucherOf } from './voucher.ts'

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
   * Null when nothing is left. `turn` = the page was turned clockwise to be read.
   */
  take(page: TextPage, source: FieldSource, number = 1, turn: Turn = 0): TextPage | null {
    if (++this.pages > MOST_PAGES || isGarbled(page)) return page
    const pieces = piecesOf(page.runs)
    const rest: TextRun[] = []
    for (const runs of pieces) {
      const told = tell(unblank(runs))
      const ticket = told && readTicket(told.kind, voucherOf(page, source, number, runs))
      if (ticket) {
        if (pieces.length > 1 || turn !== 0) ticket.place = placeOfRuns(page, number, runs)
        this.add(turnBack(ticket, turn))
      }
      if (!ticket || told?.invoice) rest.push(...runs)
    }
    if (rest.length === page.runs.length) return page
    return rest.length === 0 ? null : { ...page, runs: rest }
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

const isData = (ticket: ParsedTicket): boolean =>
  Object.values(ticket.fields).some((f) => f.source === 'XML')
