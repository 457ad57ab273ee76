/** Whether what we read of a voucher is sure enough to stand as it is, or somebody else is asked (docs/decisions/0101). */
import type { TicketKind } from '../invoice/ticket-kinds.ts'
import { isSumWrong, type ReadValues, typedOfRead } from './from-read.ts'
import { SURE } from './sure.ts'
import { TICKET_FIELDS } from './ticket-fields.ts'
import { formOfTyped } from './typed.ts'

export interface ReadField {
  value: string
  /** XML, OFD_TAG, …, QR, OCR, DERIVED. */
  source: string
  /** 0…1; sums and capitals have raised or lowered it. */
  confidence: number
}

export interface ReadVoucher {
  type: 'INVOICE' | 'TICKET'
  /** Kind of invoice or ticket. */
  kind: string
  fields: Readonly<Record<string, ReadField>>
}

/** What is needed of a voucher: `there` must have been read, `right` must be right if it was. */
interface Needed {
  there: readonly string[]
  right: readonly string[]
}

const AMOUNTS = ['amountExclTax', 'taxAmount', 'totalAmount']
const TAX_NUMBERS = ['buyerTaxNo', 'sellerTaxNo']

/** What the national platform compares of an invoice of this kind, and whose it is. Names are read again from the platform's answer. */
function neededOfInvoice(values: ReadValues): Needed {
  const typed = typedOfRead(values)
  const form = formOfTyped(typed)
  const always = ['invoiceNumber', 'issueDate']
  if (form === null || form === 'UNSUPPORTED')
    return { there: ['invoiceCode', ...always, 'totalAmount'], right: TAX_NUMBERS }
  const head = form.digital ? always : ['invoiceCode', ...always]
  if (form.needs === 'CHECK_CODE') return { there: [...head, 'checkCode'], right: TAX_NUMBERS }
  const whole = form.amountMeant === 'GROSS' || form.amountMeant === 'VEHICLE_TOTAL'
  return { there: [...head, whole ? 'totalAmount' : 'amountExclTax'], right: TAX_NUMBERS }
}

const NUMBERS = ['invoiceCode', 'invoiceNumber', 'ticketNo', 'certNo']
const DATE = 'date'
/** The first that was read is the amount of a ticket. */
const TICKET_AMOUNTS = ['total', 'price', 'fare']
/** Their number is of the shop's own, and many print none. */
const NUMBER_MAY_LACK: readonly string[] = ['RECEIPT']

/** What a ticket is booked by: its numbers, day and amount. */
function neededOfTicket(kind: string, values: ReadValues): Needed {
  const printed = TICKET_FIELDS[kind as TicketKind] ?? []
  const numbers = printed.filter((name) => NUMBERS.includes(name))
  const amounts = printed.filter((name) => TICKET_AMOUNTS.includes(name))
  const amount = TICKET_AMOUNTS.find((name) => values[name]) ?? amounts[0]
  const there = [
    ...(NUMBER_MAY_LACK.includes(kind) ? [] : numbers),
    ...(printed.includes(DATE) ? [DATE] : []),
    ...(amount ? [amount] : []),
  ]
  return { there, right: numbers }
}

const valuesOf = (fields: ReadVoucher['fields']): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))

/** Tells of each field whether our reading of it stands; one that was not read does not. */
export function reliable({ type, fields }: ReadVoucher): (name: string) => boolean {
  const adds = type === 'INVOICE' && isSumWrong(valuesOf(fields)) === false
  return (name) => {
    const field = fields[name]
    if (!field?.value) return false
    // What a QR says is not guessed, and three amounts that add up were not misread alike.
    return field.confidence >= SURE || field.source === 'QR' || (adds && AMOUNTS.includes(name))
  }
}

/** Fields for which somebody would have to look: needed and not read, or read with too little confidence. */
export function neededInDoubt(voucher: ReadVoucher): string[] {
  const { type, kind, fields } = voucher
  const values = valuesOf(fields)
  const { there, right } =
    type === 'INVOICE' ? neededOfInvoice(values) : neededOfTicket(kind, values)
  const stands = reliable(voucher)
  const read = [...there, ...right].filter((name) => values[name] && !stands(name))
  return [...new Set([...there.filter((name) => !values[name]), ...read])]
}
