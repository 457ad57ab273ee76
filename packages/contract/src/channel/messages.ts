/** Messages that the system of a channel is sent, signed (docs/callbacks.md): documentation and sender are made of these. */
import { INVOICE_KINDS } from '@xinjian/format/invoice/kind'
import { INVALID_MARKS, VERIFY_RESULTS } from '@xinjian/format/verify/result'
import * as z from 'zod/mini'

const state = z.object({
  result: z.enum(VERIFY_RESULTS),
  /** N, Y void, H reversed, 7 in part, 8 wholly; null = not told. */
  invalidMark: z.nullable(z.enum(INVALID_MARKS)),
})

const invoiceChanged = z.object({
  event: z.literal('invoice.changed'),
  /** As in the header: the same message has the same. */
  idempotencyKey: z.string(),
  channel: z.string(),
  watchNo: z.string(),
  /** The check that showed it. */
  checkNo: z.string(),
  invoice: z.object({
    kind: z.enum(INVOICE_KINDS),
    /** null of 数电票. */
    code: z.nullable(z.string()),
    number: z.string(),
    issueDate: z.string(),
  }),
  before: state,
  after: state,
  /** When the platform said so. */
  verifiedAt: z.string(),
  /** Nothing more can change: the watch is over. */
  last: z.boolean(),
})
export type InvoiceChanged = z.infer<typeof invoiceChanged>

export const CHANNEL_MESSAGES = {
  'invoice.changed': {
    summary: '关注的发票状态变化：作废、红冲、查验不一致或查无此票，及其恢复',
    body: invoiceChanged,
  },
} as const
