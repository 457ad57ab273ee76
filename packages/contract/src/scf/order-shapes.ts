/** Orders that are financed before delivery, as answers tell them. Money is whole fen, a day `YYYY-MM-DD`. */
import * as z from 'zod/mini'
import { alert, event, fen, heldInvoice, paper, registration } from './shapes.ts'
import { DEBT_WORDS, ORDER_STATES, ORDER_TYPES } from './states.ts'

export const orderRow = z.object({
  no: z.string(),
  type: z.enum(ORDER_TYPES),
  anchorNo: z.string(),
  relationNo: z.string(),
  productNo: z.string(),
  productName: z.string(),
  seller: z.string(),
  buyer: z.string(),
  /** Number of the purchase order, as the buyer has it. */
  purchaseNo: z.string(),
  goods: z.string(),
  amountFen: fen(),
  deliveryDay: z.string(),
  state: z.enum(ORDER_STATES),
  madeBy: z.string(),
  madeAt: z.string(),
  recorded: z.nullable(z.enum(DEBT_WORDS)),
  recordedBy: z.nullable(z.string()),
  /** Whoever asks recorded it: another decides. */
  recordedByMe: z.boolean(),
  verifiedBy: z.nullable(z.string()),
  loanNo: z.nullable(z.string()),
  financedFen: z.nullable(fen()),
  /** Its loan was not repaid in time. */
  overdue: z.boolean(),
  deliveredOn: z.nullable(z.string()),
  /** The day of delivery has passed, and nobody said that the goods came. */
  late: z.boolean(),
})
export type OrderRow = z.infer<typeof orderRow>

export const orderDetail = z.object({
  row: orderRow,
  recordNote: z.nullable(z.string()),
  /** Most that may be financed now; zero while it may not be. */
  availableFen: fen(),
  invoices: z.array(heldInvoice),
  papers: z.array(paper),
  registrations: z.array(registration),
  alerts: z.array(alert),
  events: z.array(event),
})
export type OrderDetail = z.infer<typeof orderDetail>
