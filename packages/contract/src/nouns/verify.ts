/** Verification of invoices by the national platform, one by one. Amounts of money paid are integers of 毫 (0.0001 yuan). */
import { INVOICE_KINDS } from '@xinjian/format/invoice/kind'
import { INVALID_MARKS, VERIFY_RESULTS } from '@xinjian/format/verify/result'
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { callCount, hao, quote, yuanText, yuanTyped } from '../money-fields.ts'
import { verifyArchives } from '../verify/archive.ts'
import { verifyPictures } from '../verify/picture.ts'
import { verifyReaders } from '../verify/readers.ts'

export type * from '../verify/archive.ts'
export type * from '../verify/picture.ts'
export type * from '../verify/readers.ts'
export type { ListedVoucher } from '../verify/vouchers.ts'

import { sentence } from '../said.ts'
import { VERIFY_FIELD_SAYS } from '../words/verify.ts'
import { batchNo, repeated } from './verify/batch.ts'

const checkNo = z.string().check(z.regex(/^FY\d{16}$/, VERIFY_FIELD_SAYS.notNumberCheck))
const text = z.string()

/** As typed; rules by kind are `@xinjian/format/verify`, judged by the service with their own messages. */
const typed = {
  invoiceCode: f.optionalText(24),
  invoiceNumber: f.text(40, VERIFY_FIELD_SAYS.enterInvoiceNumber),
  issueDate: f.text(20, VERIFY_FIELD_SAYS.chooseDateIssue),
  amount: yuanTyped,
  checkCode: f.optionalText(40),
}

const row = z.object({
  no: text,
  /** UNKNOWN = 数电票 that was not found, of which nothing tells 专 from 普. */
  kind: z.enum(INVOICE_KINDS),
  invoiceCode: text,
  invoiceNumber: text,
  issueDate: text,
  /** null = still being verified. */
  result: z.nullable(z.enum(VERIFY_RESULTS)),
  /** Of a consistent invoice; null = the vendor did not say. */
  invalidMark: z.nullable(z.enum(INVALID_MARKS)),
  sellerName: text,
  buyerName: text,
  /** Yuan as printed; '' = not known. */
  totalAmount: yuanText,
  /** 红字发票: number of the invoice that it reverses, as its remark says; absent = it is none, or does not say. */
  redOf: z.optional(text),
  /** When the platform said so; null = it was not asked, or has not answered. */
  verifiedAt: z.nullable(text),
  askedAt: text,
  madeBy: text,
  /** Shown from the company's own record: nothing was asked and nothing charged. */
  kept: z.boolean(),
  /** 毫; null = not settled. */
  charged: z.nullable(hao),
  /** Of a batch: its row of the table, and who had the invoice before. */
  line: z.nullable(z.number()),
  repeated: z.nullable(repeated),
})
export type VerifyRow = z.infer<typeof row>

const faceItem = z.object({
  name: text,
  spec: text,
  unit: text,
  quantity: text,
  price: yuanText,
  amount: yuanText,
  taxRate: text,
  tax: yuanText,
})

/** The invoice itself as the platform shows it, amounts in yuan as printed; '' = it shows none. Numbers of persons are masked. */
const face = z.object({
  checkCode: text,
  machineNo: text,
  buyerName: text,
  buyerTaxNo: text,
  buyerContact: text,
  buyerBank: text,
  sellerName: text,
  sellerTaxNo: text,
  sellerContact: text,
  sellerBank: text,
  amountExclTax: yuanText,
  taxAmount: yuanText,
  totalAmount: yuanText,
  remark: text,
  drawer: text,
  items: z.array(faceItem),
})
export type VerifyFace = z.infer<typeof face>

const whole = z.object({
  ...row.shape,
  /** What was typed besides code, number and date. */
  amount: yuanText,
  checkCode: text,
  /** What is to be said of the result, in Chinese; '' = the result says it. */
  note: sentence('对查验结果的说明'),
  face: z.nullable(face),
  /** The first time somebody of the company verified this invoice, where this was not it. */
  earlier: z.nullable(z.object({ at: text, madeBy: text })),
})
export type VerifyRecord = z.infer<typeof whole>

const spec = { service: 'invoice-verification', origin: 'spec' as const }

export const verify = {
  verifyCheck: post('/tradecredit/front/invoice/verify/check', {
    ...spec,
    guard: 'verify.check',
    summary:
      '查验一张发票：有效期内同一发票直接返回本公司的查验结果且不计费，again 为重新查验；同一 requestId 只查验一次、只计费一次',
    body: z.object({
      ...typed,
      again: z._default(z.boolean(), false),
      requestId: z.optional(
        z.string().check(z.regex(/^[\w-]{8,64}$/, VERIFY_FIELD_SAYS.requestIdForm)),
      ),
    }),
    data: whole,
    perMinute: 240,
  }),
  verifyLeft: post('/tradecredit/front/invoice/verify/ocr/hascheckcount', {
    ...spec,
    guard: 'verify.check',
    summary: '查验之前：该发票今日剩余查验次数、价格、本公司是否已有有效结果、能否查验',
    body: z.object(typed),
    data: z.object({
      left: z.number(),
      perDay: z.number(),
      /** null = the product has no price yet. */
      quote: z.nullable(quote),
      /** When the company's own result, still valid, was verified: shown again it is free. */
      keptAt: z.nullable(text),
      /** What the platform would refuse. */
      beforehand: z.nullable(
        z.object({ result: z.enum(VERIFY_RESULTS), why: sentence('不受理的原因') }),
      ),
    }),
  }),
  verifyDetail: post('/tradecredit/front/invoice/verify/invoice/detail', {
    ...spec,
    guard: 'verify.read',
    summary: '一次查验的结果与票面',
    body: z.object({ no: checkNo }),
    data: whole,
  }),
  verifyList: post('/invoice/verify/list', {
    ...spec,
    origin: 'own',
    guard: 'verify.read',
    summary: '查验结果列表，新的在前；各结果的张数与计费次数',
    body: z.object({
      keyword: f.optionalText(64),
      result: z.optional(z.enum(VERIFY_RESULTS)),
      /** Consistent and marked so; FLAWED = void, red or partly red. */
      mark: z.optional(z.enum(['N', 'FLAWED'])),
      from: z.optional(f.isoDate),
      to: z.optional(f.isoDate),
      /** Those of one batch alone, in the order of its table. */
      batch: z.optional(batchNo),
      page: f.page,
      size: f.size,
    }),
    data: z.object({
      ...f.paged(row).shape,
      /** Of all that the other filters let through, whatever `result` and `mark` are. */
      counts: z.object({
        byResult: z.array(z.object({ result: z.enum(VERIFY_RESULTS), count: z.number() })),
        /** Consistent ones that are void, red or partly red. */
        flawed: z.number(),
        charged: callCount,
        amount: hao,
      }),
    }),
  }),
  ...verifyPictures,
  ...verifyArchives,
  ...verifyReaders,
}
