/**
 * Vouchers of a bookkeeper that are no VAT invoice of the national platform, by the names under which they are filed. Motor-vehicle and
 * used-car invoices are not among them: those are invoices (kinds 03 and 15) and can be verified.
 */
export const TICKET_KINDS = {
  TRAIN: '火车票',
  TAXI: '出租车票',
  QUOTA: '定额发票',
  PRINTED: '机打发票',
  TOLL: '过路费发票',
  BUS: '汽车票',
  SHIP: '船票',
  AIR: '航空行程单',
  RIDE: '网约车行程单',
  TAX_PAID: '完税证明',
  ACCEPTANCE: '银行承兑汇票',
  RECEIPT: '购物小票',
} as const
export type TicketKind = keyof typeof TICKET_KINDS
