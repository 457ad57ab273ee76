/** All that was recognised, invoices and tickets side by side, as the list that a bookkeeper takes with him. */
import { INVOICE_KINDS } from '@xinjian/format/invoice/kind'
import { TICKET_KINDS, type TicketKind } from '@xinjian/format/invoice/ticket-kinds'
import { INVALID_MARKS, VERIFY_RESULTS } from '@xinjian/format/verify/result'
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { yuanText } from '../money-fields.ts'
import { sentence } from '../said.ts'

const text = z.string()
const TICKETS = Object.keys(TICKET_KINDS) as [TicketKind, ...TicketKind[]]

/** How many of its doubts somebody looked at and found right, and who did so last. */
export const foundRight = {
  confirmed: z.number(),
  confirmedBy: text,
  confirmedAt: z.nullable(text),
}

/** As it holds: corrected, else as read; '' = not read. Amounts in yuan. */
const listedVoucher = z.object({
  id: z.number(),
  pictureId: z.number(),
  fileName: text,
  /** From 1, in the order in which they stand in the file. */
  n: z.number(),
  type: z.enum(['INVOICE', 'TICKET']),
  kind: z.enum([...INVOICE_KINDS, ...TICKETS]),
  invoiceCode: text,
  number: text,
  date: text,
  amountExclTax: yuanText,
  taxAmount: yuanText,
  total: yuanText,
  checkCode: text,
  buyerName: text,
  buyerTaxNo: text,
  sellerName: text,
  sellerTaxNo: text,
  /** Of a ticket: from where to where, or where it was given out. */
  where: text,
  /** Fields that a person should look at, amounts that do not agree among them. */
  doubts: z.number(),
  ...foundRight,
  edited: z.boolean(),
  /** Fields of which the platform shows something else. */
  differs: z.number(),
  /** A result of the platform, nothing yet, or a ticket that no platform knows. */
  state: z.enum([...VERIFY_RESULTS, 'NOT_VERIFIED', 'CANNOT_VERIFY']),
  invalidMark: z.nullable(z.enum(INVALID_MARKS)),
  verifiedAt: z.nullable(text),
  checkNo: z.nullable(text),
  /** Chinese: what is to be said of the result, or why it cannot be verified. */
  note: sentence('对查验结果的说明，或不能查验的原因'),
  /** The first file in which the same voucher stood; '' = this is it. */
  sameAs: text,
  madeBy: text,
  madeAt: text,
})
export type ListedVoucher = z.infer<typeof listedVoucher>

export const verifyVouchers = {
  voucherList: post('/invoice/verify/vouchers', {
    service: 'invoice-verification',
    origin: 'own',
    guard: 'verify.read',
    summary:
      '识别过的全部发票与票据：票面各栏（以修改后的为准）、查验结果或不能查验的原因、是否重复，新的在前，order 为 read 时按识别先后；from、to 为识别日期',
    body: z.object({
      keyword: f.optionalText(64),
      type: z.optional(z.enum(['INVOICE', 'TICKET'])),
      from: z.optional(f.isoDate),
      to: z.optional(f.isoDate),
      /** As they were read, the earliest first; absent = the latest first. */
      order: z.optional(z.enum(['read'])),
      page: f.page,
      size: f.size,
    }),
    data: f.paged(listedVoucher),
  }),
}
