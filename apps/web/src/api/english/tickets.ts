/** Why the national platform is not asked about a ticket, and where else one may ask. */
import type { TicketKind } from '@xinjian/format/invoice/ticket-kinds'

const BUREAU = 'ask in the electronic tax bureau of the place where it was issued'
const LOCAL = `is supervised by the local tax authority, not by the national platform: ${BUREAU}`

export const WHY_NOT_ENGLISH: Readonly<Record<TicketKind, string>> = {
  TRAIN:
    'A paper train ticket is no VAT invoice and is not verified; since October 2025 the fully digital rail e-ticket is: get and verify that',
  TAXI: `A taxi receipt ${LOCAL}`,
  QUOTA: `A fixed-amount invoice ${LOCAL}`,
  PRINTED: `A machine-printed invoice ${LOCAL}`,
  TOLL: `A paper toll receipt ${LOCAL}; an electronic toll invoice can be verified`,
  BUS: `A bus ticket ${LOCAL}`,
  SHIP: `A ship ticket ${LOCAL}`,
  AIR: 'A paper air itinerary is not verified: ask the airline, or get and verify the fully digital itinerary',
  RIDE: 'A list of ride-hailing trips proves trips and is no invoice: verify the electronic invoice that came with it',
  TAX_PAID:
    'A tax payment certificate is no invoice: the electronic tax bureau verifies such certificates',
  ACCEPTANCE: 'A bank acceptance is no invoice: ask the accepting bank or the bills system',
  RECEIPT: 'A shop receipt is no invoice: get an invoice from the shop and verify that',
}
