/** Tickets beside invoices: what makes two of them the same, their date, amount and place, and why they cannot be verified. */
import { parseFen } from '../index.ts'
import type { TicketKind } from '../invoice/ticket-kinds.ts'
import type { ReadValues } from './from-read.ts'
import { TICKET_SAYS } from './words.ts'

/** Why the national platform cannot be asked, and where else one may. */
export const WHY_NOT: Readonly<Record<TicketKind, string>> = TICKET_SAYS

const first = (values: ReadValues, ...names: string[]): string =>
  names.map((name) => values[name]?.trim() ?? '').find((value) => value !== '') ?? ''

export interface TicketFacts {
  /** As printed; '' = not read. */
  number: string
  /** ISO; '' = not read. */
  date: string
  /** 分; null = not read. */
  amount: number | null
  /** From where to where, or where it was given out; '' = not read. */
  where: string
}

export function ticketFacts(values: ReadValues): TicketFacts {
  const date = first(values, 'date', 'issueDate')
  const from = first(values, 'from')
  const to = first(values, 'to')
  return {
    number: first(values, 'ticketNo', 'invoiceNumber', 'certNo'),
    date: /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : '',
    amount: parseFen(
      first(values, 'total', 'price', 'fare', 'sumFare', 'amount', 'totalAmount').replace(
        /[\s,¥元]/g,
        '',
      ) || null,
    ),
    where: from && to ? `${from} → ${to}` : from || to || first(values, 'company', 'acceptor'),
  }
}

/** The same for the same ticket, whoever photographs it; null where its number was not read. */
export function ticketKey(kind: TicketKind, values: ReadValues): string | null {
  const { number, date } = ticketFacts(values)
  if (number === '') return null
  return [kind, first(values, 'invoiceCode'), number, date].join('/')
}
