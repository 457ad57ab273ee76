/** Credit lines and loans as answers tell them. Money is whole fen (0.01 yuan), a rate whole millionths a year, a day `YYYY-MM-DD`. */
import { DAY_COUNTS, REPAYMENT_METHODS, ROUNDINGS } from '@xinjian/engine/loan/terms'
import * as z from 'zod/mini'
import { said } from '../said.ts'
import { LOAN_FIELD_SAYS as SAYS } from '../words/loan.ts'
import {
  DEED_KINDS,
  DEED_STATES,
  LINE_STATES,
  LOAN_STATES,
  PERIOD_STATES,
  SUBJECT_KINDS,
} from './states.ts'

const FEN = '单位：分（0.01 元），整数'
const MOST_FEN = 10 ** 14
const PPM = '年利率，百万分之一，整数（43500 为 4.35%）'

export const fen = () => said(z.number().check(z.int()), FEN)
/** Fen that somebody enters. */
export const fenTyped = () =>
  said(
    z
      .number(SAYS.enterAmount)
      .check(z.int(), z.gte(1, SAYS.amountAboveZero), z.lte(MOST_FEN, SAYS.amountTooHigh)),
    FEN,
  )
const ppm = () =>
  said(z.number().check(z.int(), z.gte(0, SAYS.rateRange), z.lte(360_000, SAYS.rateRange)), PPM)

export const lineNo = z.string().check(z.regex(/^CL\d{16}$/, SAYS.lineNumber))
export const loanNo = z.string().check(z.regex(/^LN\d{16}$/, SAYS.loanNumber))

export const terms = z.object({
  ratePpm: ppm(),
  dayCount: z.enum(DAY_COUNTS),
  method: z.enum(REPAYMENT_METHODS),
  rounding: z.enum(ROUNDINGS),
  graceDays: z.number().check(z.int(), z.gte(0, SAYS.graceRange), z.lte(30, SAYS.graceRange)),
  penaltyPpm: ppm(),
  compound: z.boolean(),
})

export const lineRow = z.object({
  no: z.string(),
  borrowerName: z.string(),
  borrowerTaxNo: z.string(),
  product: z.string(),
  limitFen: fen(),
  usedFen: fen(),
  frozenFen: fen(),
  /** limit − used − frozen; zero while the line is not ACTIVE. */
  availableFen: fen(),
  revolving: z.boolean(),
  fromDay: z.string(),
  toDay: z.string(),
  state: z.enum(LINE_STATES),
  reason: z.string(),
  askedBy: z.string(),
  askedAt: z.string(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  decision: z.nullable(z.string()),
  frozeBy: z.nullable(z.string()),
  frozeWhy: z.nullable(z.string()),
  /** Whoever asks proposed it, or froze it: another must decide, or release it. */
  own: z.boolean(),
  froze: z.boolean(),
})
export type CreditLineRow = z.infer<typeof lineRow>

export const loanRow = z.object({
  no: z.string(),
  lineNo: z.string(),
  borrowerName: z.string(),
  subjectKind: z.enum(SUBJECT_KINDS),
  subjectNo: z.string(),
  product: z.string(),
  amountFen: fen(),
  principalLeftFen: fen(),
  /** Due and not paid, as of the last day that was booked. */
  dueFen: fen(),
  nextDue: z.nullable(z.string()),
  overdueDays: z.number(),
  fromDay: z.string(),
  dueDay: z.string(),
  state: z.enum(LOAN_STATES),
  appliedBy: z.string(),
  appliedAt: z.string(),
  approvedBy: z.nullable(z.string()),
  approvedAt: z.nullable(z.string()),
  decision: z.nullable(z.string()),
  signedBy: z.nullable(z.string()),
  signedAt: z.nullable(z.string()),
  paidBy: z.nullable(z.string()),
  paidAt: z.nullable(z.string()),
  disbursedOn: z.nullable(z.string()),
  settledOn: z.nullable(z.string()),
  /** Whoever asks applied for it; approved it. */
  own: z.boolean(),
  approvedByMe: z.boolean(),
})
export type LoanRow = z.infer<typeof loanRow>

export const loanParts = () =>
  z.object({ FEE: fen(), PENALTY: fen(), INTEREST: fen(), PRINCIPAL: fen() })

export const periodRow = z.object({
  no: z.number(),
  from: z.string(),
  due: z.string(),
  state: z.enum(PERIOD_STATES),
  principalFen: fen(),
  interestFen: fen(),
  penaltyFen: fen(),
  paid: loanParts(),
  waived: loanParts(),
  left: loanParts(),
  overdueDays: z.number(),
})
export type PeriodRow = z.infer<typeof periodRow>

export const deedRow = z.object({
  id: z.number(),
  kind: z.enum(DEED_KINDS),
  part: z.nullable(z.enum(['FEE', 'PENALTY', 'INTEREST'])),
  fen: fen(),
  day: z.string(),
  reference: z.nullable(z.string()),
  reason: z.string(),
  state: z.enum(DEED_STATES),
  askedBy: z.string(),
  askedAt: z.string(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  own: z.boolean(),
})
export type LoanDeedRow = z.infer<typeof deedRow>

export const transferRow = z.object({
  no: z.string(),
  status: z.enum(['QUEUED', 'SENDING', 'BOOKED', 'REFUSED']),
  message: z.string(),
  bankNo: z.nullable(z.string()),
  asked: z.number(),
  at: z.string(),
})

export const contractText = z.object({
  title: z.string(),
  version: z.string(),
  /** SHA-256 of title, version and paragraphs, hex. */
  hash: z.string(),
  paragraphs: z.array(z.string()),
})

export const loanDetail = z.object({
  row: loanRow,
  terms,
  purpose: z.string(),
  /** The account masked but for its last four digits. */
  payee: z.object({ name: z.string(), bank: z.string(), account: z.string() }),
  /** As of this day. */
  asOf: z.string(),
  /** Before the money was paid out: as it would be, were it paid out on the day that was asked for. */
  periods: z.array(periodRow),
  /** Due on that day, and what settles all; null before the money was paid out. */
  due: z.nullable(loanParts()),
  settlement: z.nullable(loanParts()),
  /** Repaid before it was due. */
  earlyFen: fen(),
  deeds: z.array(deedRow),
  transfers: z.array(transferRow),
  /** `intact`: the row is what was sealed when it was signed. */
  contract: z.nullable(
    z.object({
      ...contractText.shape,
      contractNo: z.string(),
      signer: z.string(),
      signedAt: z.string(),
      intact: z.boolean(),
    }),
  ),
})
export type LoanDetail = z.infer<typeof loanDetail>

export const entryRow = z.object({
  id: z.number(),
  kind: z.enum(['DISBURSEMENT', 'ACCRUAL', 'REVERSAL', 'REPAYMENT', 'WAIVER']),
  debit: z.string(),
  credit: z.string(),
  fen: fen(),
  day: z.string(),
  period: z.nullable(z.number()),
  madeBy: z.string(),
  at: z.string(),
})
export type LoanEntryRow = z.infer<typeof entryRow>
