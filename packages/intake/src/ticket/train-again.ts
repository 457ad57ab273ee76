/** A train ticket whose class of seats was not found, or not its thin first stroke: looked at again. */
import type { SecondPass } from '../image/second-pass.ts'
import { TicketReading, TRUST } from './reading.ts'
import type { ParsedTicket } from './ticket.ts'
import { SEAT, SEATS } from './train.ts'
import { findFirst, type Voucher, voucherOf } from './voucher.ts'

/** The class stands below the seat, so far in glyph heights, and hardly wider. */
const [BELOW, HIGH, WIDER] = [0.6, 2.4, 1]

/** Whether a ticket tells the seat and not its class. */
export const lacksClass = ({ kind, fields }: ParsedTicket): boolean =>
  kind === 'TRAIN' && fields.seat !== undefined && fields.seatClass === undefined

/** The ticket with its class, if the look shows one. */
export async function readClassAgain(
  ticket: ParsedTicket,
  voucher: Voucher,
  again: SecondPass,
): Promise<ParsedTicket> {
  const seat = findFirst(voucher, SEAT)?.cell
  if (!seat) return ticket
  const { x0, x1, y, height } = seat
  const looks = again({
    x: x0 - WIDER * height,
    y: y + BELOW * height,
    width: x1 - x0 + 2 * WIDER * height,
    height: HIGH * height,
  })
  const { source, page } = voucher
  for await (const runs of looks) {
    const hit = findFirst(voucherOf({ ...page, runs }, source, page.number), SEATS)
    if (!hit) continue
    const reading = new TicketReading('TRAIN', voucher)
    reading.put('seatClass', hit.match[0], hit.glyphs, TRUST.PLACED)
    return { ...ticket, fields: { ...ticket.fields, ...reading.fields } }
  }
  return ticket
}
