/** Supply-chain finance as answers tell it. Money is whole fen (0.01 yuan), a rate whole millionths a year, a day `YYYY-MM-DD`. */
import * as z from 'zod/mini'
import { AGREEMENT_KINDS } from '../agreement/kinds.ts'
import { said } from '../said.ts'
import { SCF_FIELD_SAYS as SAYS } from '../words/scf.ts'
import {
  ALERT_KINDS,
  ANCHOR_STATES,
  CHECK_STATES,
  CHECKS,
  CLOSINGS,
  DEBT_WORDS,
  PRODUCT_TYPES,
  RECEIVABLE_STATES,
  REGISTER_RESULTS,
  RELATION_ROLES,
  RELATION_STATES,
  SEAT_ROLES,
} from './states.ts'

const FEN = '单位：分（0.01 元），整数'
const MOST_FEN = 10 ** 14
export const fen = () => said(z.number().check(z.int()), FEN)
/** Fen that somebody enters. */
export const fenTyped = () =>
  said(
    z
      .number(SAYS.enterAmount)
      .check(z.int(), z.gte(1, SAYS.amountAboveZero), z.lte(MOST_FEN, SAYS.amountTooHigh)),
    FEN,
  )

const numbered = (mark: string, message: string = SAYS.number) =>
  z.string().check(z.regex(new RegExp(`^${mark}\\d{16}$`), message))
export const anchorNo = numbered('HX', SAYS.chooseAnchor)
export const relationNo = numbered('LS', SAYS.chooseMember)
export const productNo = numbered('CP', SAYS.chooseProduct)
export const receivableNo = numbered('YS')
export const orderNo = numbered('DD')

/** A seat of the caller's own company in a programme: funder and what it sits for. Absent = the caller's own programme, as the funder. */
export const seat = z.object({
  funderId: z.number().check(z.int(), z.gte(1)),
  role: z.enum(SEAT_ROLES),
  refNo: z.string().check(z.regex(/^(?:HX|LS)\d{16}$/, SAYS.number)),
})
export type Seat = z.infer<typeof seat>

export const seatRow = z.object({
  ...seat.shape,
  funderName: z.string(),
  anchorName: z.string(),
  takenBy: z.string(),
  takenAt: z.string(),
})
export type SeatRow = z.infer<typeof seatRow>

export const anchorRow = z.object({
  no: z.string(),
  name: z.string(),
  taxNo: z.string(),
  limitFen: fen(),
  usedFen: fen(),
  /** limit − used; zero while it is not ACTIVE. */
  availableFen: fen(),
  validTo: z.string(),
  contractNo: z.string(),
  state: z.enum(ANCHOR_STATES),
  /** Its own people accepted the invitation. */
  joined: z.boolean(),
  madeBy: z.string(),
  madeAt: z.string(),
  decidedBy: z.nullable(z.string()),
  frozeWhy: z.nullable(z.string()),
  /** Whoever asks made it, or froze it: another must decide. */
  own: z.boolean(),
  froze: z.boolean(),
})
export type AnchorRow = z.infer<typeof anchorRow>

export const relationRow = z.object({
  no: z.string(),
  anchorNo: z.string(),
  anchorName: z.string(),
  name: z.string(),
  taxNo: z.string(),
  role: z.enum(RELATION_ROLES),
  level: z.number(),
  since: z.nullable(z.string()),
  /** Months with trade, as invoices tell; null = not known. */
  coopMonths: z.nullable(z.number()),
  recommendBy: z.string(),
  state: z.enum(RELATION_STATES),
  disabledWhy: z.nullable(z.string()),
  madeBy: z.string(),
  madeAt: z.string(),
})
export type RelationRow = z.infer<typeof relationRow>

export const productRow = z.object({
  no: z.string(),
  name: z.string(),
  type: z.enum(PRODUCT_TYPES),
  ratePpm: said(z.number(), '年利率，百万分之一，整数（43500 为 4.35%）'),
  penaltyPpm: said(z.number(), '逾期部分的年利率，百万分之一，整数'),
  dayCount: z.string(),
  method: z.string(),
  graceDays: z.number(),
  maxTenorDays: z.number(),
  advanceBp: said(z.number(), '融资比例，万分之一，整数（8000 为 80%）'),
  open: z.boolean(),
  madeBy: z.string(),
  madeAt: z.string(),
})
export type ScfProductRow = z.infer<typeof productRow>

export const receivableRow = z.object({
  no: z.string(),
  anchorNo: z.string(),
  relationNo: z.string(),
  productNo: z.string(),
  productName: z.string(),
  seller: z.string(),
  debtor: z.string(),
  contractNo: z.string(),
  amountFen: fen(),
  dueDay: z.string(),
  state: z.enum(RECEIVABLE_STATES),
  madeBy: z.string(),
  madeAt: z.string(),
  submittedAt: z.nullable(z.string()),
  /** Day by which the debt is to be confirmed, and whether it passed without an answer. */
  confirmBy: z.nullable(z.string()),
  late: z.boolean(),
  recorded: z.nullable(z.enum(DEBT_WORDS)),
  recordedBy: z.nullable(z.string()),
  /** Whoever asks recorded it: another decides. */
  recordedByMe: z.boolean(),
  confirmedBy: z.nullable(z.string()),
  loanNo: z.nullable(z.string()),
  financedFen: z.nullable(fen()),
  closedAs: z.nullable(z.enum(CLOSINGS)),
  /** Whoever said that it was bought back, until another agrees; and whether that is who asks. */
  closingBy: z.nullable(z.string()),
  closingByMe: z.boolean(),
})
export type ReceivableRow = z.infer<typeof receivableRow>

export const heldInvoice = z.object({
  key: z.string(),
  number: z.string(),
  issueDay: z.string(),
  totalFen: fen(),
  seller: z.string(),
  buyer: z.string(),
  verifyNo: z.string(),
  verifiedAt: z.string(),
})
export type HeldInvoice = z.infer<typeof heldInvoice>

export const check = z.object({
  code: z.enum(CHECKS),
  state: z.enum(CHECK_STATES),
  /** What it was judged by: days of the term, fen of the sum, how many invoices. */
  value: z.nullable(z.number()),
})
export type ScfCheck = z.infer<typeof check>

/** What one side gave the other, as it was sealed. */
export const paper = z.object({
  /** In the register of agreements. */
  contractNo: z.string(),
  kind: z.enum(AGREEMENT_KINDS),
  title: z.string(),
  version: z.string(),
  paragraphs: z.array(z.string()),
  hash: z.string(),
  signer: z.string(),
  signedAt: z.string(),
  /** The row is what was sealed. */
  intact: z.boolean(),
})

/** What the register of movables was asked, and what it answered. */
export const registration = z.object({
  act: z.enum(['SEARCH', 'REGISTER']),
  requestNo: z.string(),
  result: z.enum(REGISTER_RESULTS),
  regNo: z.nullable(z.string()),
  message: z.string(),
  hash: z.nullable(z.string()),
  by: z.string(),
  at: z.string(),
})
export type RegistrationRow = z.infer<typeof registration>

/** What turned after the money. */
export const alert = z.object({
  kind: z.enum(ALERT_KINDS),
  /** Invoice, number of the court's case, or nothing. */
  about: z.string(),
  /** Days, or percent of one debtor; null = nothing is counted. */
  value: z.nullable(z.number()),
  at: z.string(),
})

export const event = z.object({
  kind: z.string(),
  note: z.nullable(z.string()),
  by: z.string(),
  side: z.enum(['FUNDER', 'ANCHOR', 'MEMBER']),
  at: z.string(),
})

export const receivableDetail = z.object({
  row: receivableRow,
  contractBuyer: z.nullable(z.string()),
  recordNote: z.nullable(z.string()),
  closedWhy: z.nullable(z.string()),
  /** Most that may be financed now; zero while it may not be. */
  availableFen: fen(),
  invoices: z.array(heldInvoice),
  checks: z.array(check),
  papers: z.array(paper),
  registrations: z.array(registration),
  alerts: z.array(alert),
  events: z.array(event),
})
export type ReceivableDetail = z.infer<typeof receivableDetail>
