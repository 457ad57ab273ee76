/** Vouchers out of pictures and files: what was recognised, what a person made of it, and which check came of it. */
import { INVOICE_KINDS } from '@xinjian/format/invoice/kind'
import { TICKET_KINDS, type TicketKind } from '@xinjian/format/invoice/ticket-kinds'
import { INVALID_MARKS, VERIFY_RESULTS } from '@xinjian/format/verify/result'
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { hao, quote, yuanText } from '../money-fields.ts'
import { said, sentence } from '../said.ts'
import { FIRM_FIELD_SAYS } from '../words/firm.ts'
import { VERIFY_FIELD_SAYS } from '../words/verify.ts'
import { MOST_AT_ONCE, MOST_TO_COUNT } from './picture-limits.ts'
import { foundRight, verifyVouchers } from './vouchers.ts'

const text = z.string()
const TICKETS = Object.keys(TICKET_KINDS) as [TicketKind, ...TicketKind[]]

/** Shares (0…1) of the page as it is shown. */
const place = z.object({
  page: z.number(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  /** Degrees by which the page has to be turned clockwise for this to stand on it; absent = none. */
  turned: z.optional(z.number()),
})

const readField = z.object({
  value: text,
  source: text,
  /** 0…1; under 0.9 a person looks. */
  confidence: z.number(),
  /** null = it was read of no page (a structured file). */
  place: z.nullable(place),
  /** The vendor who read it; absent = this platform. */
  reader: z.optional(text),
  /** That vendor does not say how sure it is: the confidence means nothing. */
  unstated: z.optional(z.boolean()),
})

/** What became of a voucher at the platform. */
const check = z.object({
  no: text,
  result: z.enum(VERIFY_RESULTS),
  invalidMark: z.nullable(z.enum(INVALID_MARKS)),
  verifiedAt: z.nullable(text),
  note: sentence('对查验结果的说明'),
  kept: z.boolean(),
  /** 毫; null = nothing was held. */
  charged: z.nullable(hao),
  /** Fields of which the platform shows something else than what was read, and what it shows; absent = none. */
  differs: z.optional(z.record(text, text)),
})
export type VoucherCheck = z.infer<typeof check>

const voucher = z.object({
  id: z.number(),
  /** From 1, in the order in which they stand in the file. */
  n: z.number(),
  type: z.enum(['INVOICE', 'TICKET']),
  kind: z.enum([...INVOICE_KINDS, ...TICKETS]),
  /** As recognised; a field that was not read is absent. */
  fields: z.record(text, readField),
  /** What a person put in the place of what was read. */
  edited: z.record(text, text),
  /** What was read with doubt and found right, `sum` for amounts that do not agree: who said so, and when. */
  confirmed: z.record(text, z.object({ by: text, at: text })),
  /** Cross-checks that failed, in Chinese. */
  warnings: z.array(sentence('未通过的核对')),
  /** The part of the page that it takes, where one page shows several. */
  place: z.nullable(place),
  check: z.nullable(check),
  /** The first time the same voucher was verified or recognised before, outside this file. */
  before: z.nullable(
    z.object({
      at: text,
      madeBy: text,
      verified: z.boolean(),
      /** What came of it then: to have been asked about is not to be valid. Absent = it was only read. */
      result: z.optional(z.enum(VERIFY_RESULTS)),
    }),
  ),
})
export type Voucher = z.infer<typeof voucher>

const pictureRow = z.object({
  id: z.number(),
  fileName: text,
  bytes: z.number(),
  /** Whether it has a page that can be shown. */
  shown: z.boolean(),
  /** Chinese: why nothing was read. */
  error: z.nullable(sentence('未识别的原因')),
  /** Host of a vendor that the picture was sent to; null = it did not leave the platform. */
  sentTo: z.nullable(text),
  /** Chinese: what is to be said of who read it; '' = nothing. */
  note: sentence('由谁识别的说明'),
  /** Until then the original is kept. */
  keptUntil: text,
  /** The original is gone: what was read of it stays. */
  gone: z.boolean(),
  madeBy: text,
  madeAt: text,
})

export const picture = z.object({ ...pictureRow.shape, vouchers: z.array(voucher) })
export type VoucherPicture = z.infer<typeof picture>

const listedPicture = z.object({
  ...pictureRow.shape,
  invoices: z.number(),
  tickets: z.number(),
  /** Kinds with how many of each, the most first. */
  kinds: z.array(z.object({ kind: voucher.shape.kind, count: z.number() })),
  /** The same as a text, for a workbook. */
  kindNames: text,
  verified: z.number(),
})
export type ListedPicture = z.infer<typeof listedPicture>

const listedTicket = z.object({
  id: z.number(),
  pictureId: z.number(),
  fileName: text,
  kind: z.enum(TICKETS),
  number: text,
  /** ISO; '' = not read. */
  date: text,
  /** 分; null = not read. */
  amount: said(z.nullable(z.number()), '单位：分；空为没有读出'),
  /** The same in yuan, for a workbook; '' = not read. */
  amountYuan: yuanText,
  /** From where to where, or where it was given out. */
  where: text,
  /** Fields that a person should look at. */
  doubts: z.number(),
  ...foundRight,
  edited: z.boolean(),
  madeBy: text,
  madeAt: text,
})
export type ListedTicket = z.infer<typeof listedTicket>

/** As typed or recognised; judged row by row. */
const typed = {
  invoiceCode: z._default(text.check(z.maxLength(24, '不能超过24个字符')), ''),
  invoiceNumber: z._default(text.check(z.maxLength(40, '不能超过40个字符')), ''),
  issueDate: z._default(text.check(z.maxLength(20, '不能超过20个字符')), ''),
  amount: said(z._default(text.check(z.maxLength(24, '不能超过24个字符')), ''), '单位：元'),
  checkCode: z._default(text.check(z.maxLength(40, '不能超过40个字符')), ''),
}

const fieldName = z.string().check(z.regex(/^[a-zA-Z]{1,40}$/, VERIFY_FIELD_SAYS.notNameField))

const spec = { service: 'invoice-verification', origin: 'spec', guard: 'verify.check' } as const
const read = { ...spec, origin: 'own', guard: 'verify.read' } as const
const upload = { ...spec, kind: 'upload', body: f.nothing, perMinute: 600 } as const

const span = {
  keyword: f.optionalText(64),
  from: z.optional(f.isoDate),
  to: z.optional(f.isoDate),
  page: f.page,
  size: f.size,
}

export const verifyPictures = {
  verifyOcr: post('/tradecredit/front/invoice/verify/ocr', {
    ...upload,
    summary:
      '识别一张图片或一个文件（multipart，文件 file：PDF、OFD、XML、XBRL、图片）：其中的发票与票据，各字段的置信度与位置',
    data: picture,
  }),
  verifyOcrMore: post('/tradecredit/front/invoice/verify/ocr/more', {
    ...upload,
    summary: '识别多个文件（multipart，文件 file 可多个）：逐个返回，读不出的写明原因，不影响其余',
    data: z.array(picture),
  }),
  verifyTicketOcr: post('/tradecredit/front/invoice/verify/ticket/ocr', {
    ...upload,
    summary: '识别一张票据（火车票、出租车票、定额发票等，multipart，文件 file）：只返回其中的票据',
    data: picture,
  }),
  verifyMixedOcr: post('/tradecredit/front/invoice/verify/morethanone/ocr', {
    ...upload,
    summary: '识别一张贴有多张发票、票据的图片（multipart，文件 file）：逐张切分，各有位置',
    data: picture,
  }),
  verifyMany: post('/tradecredit/front/invoice/verify/invoice/morethanone', {
    ...spec,
    summary: `一起查验多张发票（至多${MOST_AT_ONCE}张）：逐张返回结果或原因，一张不成不影响其余；voucherId 为识别所得的票据，查验结果记在其上`,
    body: z.object({
      rows: z
        .array(
          z.object({
            ...typed,
            voucherId: z.optional(f.id),
            again: z._default(z.boolean(), false),
            requestId: z.optional(
              z.string().check(z.regex(/^[\w-]{8,64}$/, VERIFY_FIELD_SAYS.requestIdForm)),
            ),
          }),
        )
        .check(
          z.minLength(1, VERIFY_FIELD_SAYS.chooseInvoicesVerify),
          z.maxLength(MOST_AT_ONCE, VERIFY_FIELD_SAYS.mostAtOnce({ n: MOST_AT_ONCE })),
        ),
    }),
    data: z.object({
      rows: z.array(
        z.object({
          voucherId: z.nullable(z.number()),
          check: z.nullable(check),
          /** Why it was not verified; null = it was. */
          refusal: z.nullable(
            z.object({ code: z.number(), msg: sentence('未查验的原因'), field: z.nullable(text) }),
          ),
        }),
      ),
    }),
    perMinute: 240,
  }),
  verifyManyAsk: post('/invoice/verify/morethanone/ask', {
    ...spec,
    origin: 'own',
    summary: '一起查验之前：多少张会计费、多少张已有有效结果、多少张平台不受理，单价与最多费用',
    body: z.object({
      rows: z
        .array(z.object(typed))
        .check(z.minLength(1, VERIFY_FIELD_SAYS.chooseInvoicesVerify), z.maxLength(MOST_TO_COUNT)),
    }),
    data: z.object({
      /** Asked of the platform, for money as far as it judges. */
      asked: z.number(),
      /** Shown again from the own record, for nothing. */
      kept: z.number(),
      /** The platform would refuse, or fields are missing: nothing is charged. */
      refused: z.number(),
      /** null = the product has no price yet. */
      quote: z.nullable(quote),
      /** 毫, at most. */
      most: z.nullable(hao),
    }),
  }),
  verifyImage: post('/front/invoice/verify/invoice/img/{id}', {
    ...spec,
    guard: 'verify.read',
    kind: 'download',
    summary:
      '识别过的图片或文件的一页（图片原样，PDF 绘成图片，turned 为顺时针转正的度数）；original 为原件',
    body: z.object({
      id: f.id,
      page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(300)), 1),
      /** As a place says. */
      turned: z._default(z.number().check(z.gte(-360), z.lte(360)), 0),
      original: z._default(z.boolean(), false),
    }),
    data: z.null(),
  }),
  voucherSave: post('/invoice/verify/voucher/save', {
    ...spec,
    origin: 'own',
    summary:
      '保存对一张识别结果的修改：fields 为改过的全部字段，与识别一致的不必带；空对象为全部还原；confirmed 为核对无误的全部字段（sum 为金额不平），不带则不变',
    body: z.object({
      id: f.id,
      confirmed: z.optional(z.array(fieldName).check(z.maxLength(61))),
      fields: z.record(
        fieldName,
        z.string().check(z.overwrite(f.trimmed), z.maxLength(200, FIRM_FIELD_SAYS.tooLong)),
      ),
    }),
    data: voucher,
    perMinute: 600,
  }),
  pictureDetail: post('/invoice/verify/picture', {
    ...read,
    summary: '一个识别过的文件：其中的发票与票据、修改与查验结果',
    body: z.object({ id: f.id }),
    data: picture,
  }),
  pictureList: post('/invoice/verify/pictures', {
    ...read,
    summary:
      '混贴记录：贴有多张票据的图片与文件，各种票据的张数与已查验张数，新的在前；all 为 1 时包括只有一张的',
    body: z.object({ ...span, all: z.optional(z.enum(['1'])) }),
    data: f.paged(listedPicture),
  }),
  ticketList: post('/invoice/verify/tickets', {
    ...read,
    summary: '识别过的小票与票据：种类、日期、金额、地点，新的在前',
    body: z.object({ ...span, kind: z.optional(z.enum(TICKETS)) }),
    data: f.paged(listedTicket),
  }),
  ...verifyVouchers,
}
