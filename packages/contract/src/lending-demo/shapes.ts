/** State of one visit to the lending demonstration as answers tell it. Money is whole fen, a day `YYYY-MM-DD`. */
import * as z from 'zod/mini'
import { fen, loanParts, periodRow } from '../loan/shapes.ts'
import { LINE_STATES, LOAN_STATES } from '../loan/states.ts'
import { sentence } from '../said.ts'
import { DEMO_FAULTS, DEMO_STEPS } from './world.ts'

export const demoLoan = z.object({
  /** Within the visit, from 1. */
  no: z.number(),
  orderNo: z.string(),
  product: z.string(),
  amountFen: fen(),
  months: z.number(),
  fromDay: z.string(),
  dueDay: z.string(),
  state: z.enum(LOAN_STATES),
  /** Why it is REJECTED or FAILED, or what the bank said last. */
  why: z.nullable(sentence()),
  /** Which contracts were read and signed. */
  signed: z.object({ LOAN: z.boolean(), PAYMENT: z.boolean() }),
  disbursedOn: z.nullable(z.string()),
  settledOn: z.nullable(z.string()),
  overdueDays: z.number(),
  /** Before the money was paid out: as it would be, were it paid out on the first day. */
  periods: z.array(periodRow),
  /** Due on the visit's day, and what settles all; null before the money was paid out. */
  due: z.nullable(loanParts()),
  dueFen: fen(),
  settlement: z.nullable(loanParts()),
  settlementFen: fen(),
  principalLeftFen: fen(),
  payments: z.array(z.object({ day: z.string(), fen: fen() })),
})
export type DemoLoan = z.infer<typeof demoLoan>

export const demoVisitState = z.object({
  endsAt: z.string(),
  /** Day of the visit: today and the days that it let pass. */
  today: z.string(),
  daysPassed: z.number(),
  fault: z.enum(DEMO_FAULTS),
  step: z.enum(DEMO_STEPS),
  consents: z.object({ ENTERPRISE: z.boolean(), PERSON: z.boolean() }),
  /** Why no line was given; null = nobody was refused. */
  refused: z.nullable(sentence()),
  /** The newest message to the invented phone; no code where the message was lost on the way. */
  inbox: z.nullable(
    z.object({
      code: z.nullable(z.string()),
      until: z.string(),
      /** From then on it may be sent again. */
      againAt: z.string(),
    }),
  ),
  line: z.nullable(
    z.object({
      state: z.enum(LINE_STATES),
      limitFen: fen(),
      usedFen: fen(),
      frozenFen: fen(),
      availableFen: fen(),
      fromDay: z.string(),
      toDay: z.string(),
    }),
  ),
  /** The newest first. */
  loans: z.array(demoLoan),
})
export type DemoVisitState = z.infer<typeof demoVisitState>

export const demoTrial = z.object({
  periods: z.array(
    z.object({ no: z.number(), due: z.string(), principalFen: fen(), interestFen: fen() }),
  ),
  interestFen: fen(),
  totalFen: fen(),
})
export type DemoTrial = z.infer<typeof demoTrial>

export const demoText = z.object({
  title: sentence(),
  paragraphs: z.array(sentence()),
  /** SHA-256 of the Chinese text, hex: what is signed. */
  hash: z.string(),
})
export type DemoText = z.infer<typeof demoText>
