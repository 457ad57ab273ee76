import type { TaxPayment } from '../return/model.ts'
import type { ParsedTicket, TicketField } from './ticket.ts'

/** A certificate of tax paid as the voucher that it is; lists of payments are none. */
export function ticketOfPayment(payment: TaxPayment): ParsedTicket | null {
  if (!/完税证明|缴款书|缴[款税].{0,4}凭证/.test(payment.formName)) return null
  const values = {
    title: payment.formName,
    ticketNo: payment.certificateNo,
    date: payment.issuedOn,
    total: payment.total,
    authority: payment.authority,
    company: payment.taxpayer.name,
  }
  const fields: Record<string, TicketField> = {}
  for (const [name, value] of Object.entries(values))
    if (value)
      fields[name] = { value, source: 'DERIVED', confidence: payment.confidence, place: null }
  return fields.total || fields.ticketNo
    ? { kind: 'TAX_PAID', fields, place: null, warnings: [...payment.warnings] }
    : null
}
