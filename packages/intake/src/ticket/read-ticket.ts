import type { TicketKind } from '@xinjian/format/invoice/ticket-kinds'
import { readAcceptance } from './kinds/acceptance.ts'
import { readAir } from './kinds/air.ts'
import { readBus, readShip } from './kinds/coach.ts'
import { readPrinted } from './kinds/printed.ts'
import { readQuota } from './kinds/quota.ts'
import { readReceipt } from './kinds/receipt.ts'
import { readRide } from './kinds/ride.ts'
import { readToll } from './kinds/toll.ts'
import { readTaxi } from './taxi/taxi.ts'
import type { ParsedTicket } from './ticket.ts'
import { readTrain } from './train.ts'
import type { Voucher } from './voucher.ts'

/** Kinds that are read from their page; 完税证明 have a reader of their own among the tax documents. */
const READERS: Readonly<
  Record<Exclude<TicketKind, 'TAX_PAID'>, (voucher: Voucher) => ParsedTicket>
> = {
  TRAIN: readTrain,
  TAXI: readTaxi,
  QUOTA: readQuota,
  PRINTED: readPrinted,
  TOLL: readToll,
  BUS: readBus,
  SHIP: readShip,
  AIR: readAir,
  RIDE: readRide,
  ACCEPTANCE: readAcceptance,
  RECEIPT: readReceipt,
}
export type PrintedKind = keyof typeof READERS

/** Of these one at least must be there, and of all fields so many: else it is words of a ticket on a poster, in a manual. */
const VITAL = ['total', 'price', 'fare', 'invoiceNumber', 'ticketNo', 'serial']
const FEWEST = 3

/** One voucher of a kind that was told; it may be too little to be one. */
export const readTicket = (kind: PrintedKind, voucher: Voucher): ParsedTicket =>
  READERS[kind](voucher)

/** Whether enough of a ticket could be read for it to be one. */
export const isWhole = ({ fields }: ParsedTicket): boolean =>
  VITAL.some((name) => fields[name]) && Object.keys(fields).length >= FEWEST
