import { TICKET_KINDS, ticketVerifiability } from '@xinjian/format/invoice/ticket-kinds'
import type { ParsedTicket } from '@xinjian/intake/ticket/ticket'

/** A ticket as `parse` prints it: the kind in words, each field by its name, then how sure it is and where it stands. */
export function ticketJson({ kind, fields, place, warnings }: ParsedTicket): object {
  const named = Object.entries(fields)
  return {
    ticketKind: TICKET_KINDS[kind],
    ...Object.fromEntries(named.map(([name, { value }]) => [name, value])),
    ...ticketVerifiability(kind, fields.invoiceNumber?.value),
    fields: Object.fromEntries(
      named.map(([name, { source, confidence, place: at }]) => [
        name,
        { source, confidence, ...(at && { place: at }) },
      ]),
    ),
    ...(place && { place }),
    warnings,
  }
}
