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

/** What cannot be verified with the national platform, and what can be done instead; in Chinese, for the person who files it. */
const UNVERIFIABLE: Readonly<Record<TicketKind, string>> = {
  TRAIN:
    '纸质火车票不在发票查验平台的查验范围内，请核对票面与行程；铁路电子客票可凭 20 位发票号码查验。',
  TAXI: '出租车票不在全国发票查验平台的查验范围内，可凭发票代码和号码在开票地税务局网站核对。',
  QUOTA: '定额发票不在全国发票查验平台的查验范围内，可凭发票代码和号码在开票地税务局网站核对。',
  PRINTED:
    '通用机打发票不在全国发票查验平台的查验范围内，可凭发票代码和号码在开票地税务局网站核对。',
  TOLL: '纸质通行费票据不在发票查验平台的查验范围内；通行费电子发票请按发票上传查验。',
  BUS: '汽车票不在发票查验平台的查验范围内，请核对票面与行程。',
  SHIP: '船票不在发票查验平台的查验范围内，请核对票面与行程。',
  AIR: '纸质航空行程单不在发票查验平台的查验范围内，可凭电子客票号向航空公司核对；电子行程单可凭 20 位发票号码查验。',
  RIDE: '行程单只说明行程，不是发票，请与平台开具的发票一并归档，并查验发票。',
  TAX_PAID: '完税证明不在发票查验平台的查验范围内，可凭票号在电子税务局核验。',
  ACCEPTANCE: '承兑汇票不是发票，请向承兑人或在票据系统中查询。',
  RECEIPT: '购物小票不是发票，没有可以查验的号码；需要查验请向商家索取发票。',
}

interface Verifiability {
  verifiable: boolean
  /** Why not; null of what can be verified. */
  reason: string | null
}

/** Whether a ticket can be verified: only an electronic one that is an invoice too, by its number of 20 digits. */
export function ticketVerifiability(
  kind: TicketKind,
  invoiceNumber: string | undefined,
): Verifiability {
  const invoice = (kind === 'TRAIN' || kind === 'AIR') && /^\d{20}$/.test(invoiceNumber ?? '')
  return { verifiable: invoice, reason: invoice ? null : UNVERIFIABLE[kind] }
}
