/** What is told of outcomes of loans, and of score cards that were trained on them. */
import { ATTACK_IDS } from '@xinjian/engine/report/policy/attack-ids'
import * as z from 'zod/mini'
import { BOOK_STATUSES } from '../rules/statuses.ts'
import { said, sentence } from '../said.ts'
import { CARD_KINDS, LEFT_OUT, TRAINING_STATUSES } from './card-states.ts'

const count = z.number()

export const loanBatch = z.object({
  id: count,
  fileName: z.string(),
  total: count,
  added: count,
  /** Known loans whose outcome became another. */
  changed: count,
  bad: count,
  madeBy: z.string(),
  createdAt: z.string(),
})
export type LoanBatchRow = z.infer<typeof loanBatch>

export const loanRow = z.object({
  id: count,
  taxNo: z.string(),
  /** null = the company has no such enterprise. */
  name: z.nullable(z.string()),
  loanNo: z.string(),
  granted: z.string(),
  matured: z.string(),
  overdueDays: count,
  enteredBy: z.string(),
  enteredAt: z.string(),
})
export type LoanRow = z.infer<typeof loanRow>

/** Of all outcomes: how many there are, and how many were late by at least so many days. */
export const loanTotals = z.object({ all: count, late30: count, late60: count, late90: count })
export type LoanTotals = z.infer<typeof loanTotals>

export const cardRow = z.object({
  version: count,
  note: z.string(),
  defaultDays: count,
  /** null = not trained yet. */
  kind: z.nullable(z.enum(CARD_KINDS)),
  state: z.enum(BOOK_STATUSES),
  status: z.enum(TRAINING_STATUSES),
  progress: count,
  message: sentence('进度或未完成的原因'),
  author: z.string(),
  decidedBy: z.nullable(z.string()),
  decision: z.nullable(z.string()),
  createdAt: z.string(),
  finishedAt: z.nullable(z.string()),
  forcedAt: z.nullable(z.string()),
  /** Whoever asks trained it or entered outcomes of it, so that another must decide. */
  own: z.boolean(),
})
export type ScoreCardRow = z.infer<typeof cardRow>

const range = z.tuple([count, count])
const knots = z.array(
  z.object({ at: said(count, '指标值：月数为个月，销售额为元，比率为小数'), points: count }),
)
const variable = z.object({ id: z.string(), knots, weight: count })
const card = z.object({
  scale: z.object({ evenOddsScore: count, pointsToDoubleOdds: count, base: count }),
  variables: z.array(variable),
})
const distribution = z.object({
  edges: z.array(count),
  shares: z.array(count),
  missing: count,
  n: count,
})

const gains = z.object({
  mean: count,
  most: count,
  lifted: said(count, '分值提高的企业占比，0至1'),
})

export const cardResult = z.object({
  kind: z.enum(CARD_KINDS),
  card,
  /** The platform's, to set it against. */
  platform: card,
  /** Penalty that was chosen; null = a calibration. */
  ridge: z.nullable(count),
  cases: count,
  bad: count,
  leftOut: z.array(z.object({ why: z.enum(LEFT_OUT), n: count })),
  /** null = too few outcomes to say anything. */
  validation: z.nullable(
    z.object({
      auc: count,
      aucRange: range,
      ks: count,
      brier: count,
      platformAuc: count,
      platformRange: range,
      difference: range,
      reliability: z.array(z.object({ n: count, expected: count, bad: count })),
    }),
  ),
  /** Loans by the grade of either card. */
  moved: z.array(z.object({ platform: z.string(), own: z.string(), n: count })),
  score: distribution,
  figures: z.record(z.string(), distribution),
  /** Enterprises of the sample on whose invoices attacks were tried. */
  attacked: count,
  /** What each gains, in points, on either card; none where no invoices are held. */
  attacks: z.array(
    z.object({
      id: z.enum(ATTACK_IDS),
      /** null = none of them can then be scored. */
      gains: z.nullable(z.object({ own: gains, platform: gains })),
      unrated: count,
    }),
  ),
})
export type ScoreCardResult = z.infer<typeof cardResult>

export const cardCheck = z.object({
  month: z.string(),
  status: z.enum(TRAINING_STATUSES),
  /** null = not looked yet. */
  alarm: z.nullable(z.boolean()),
  result: z.nullable(
    z.object({
      /** Outcomes entered after the training that have a report; how many of them are bad. */
      cases: count,
      bad: count,
      /** null = fewer than five of either. */
      auc: z.nullable(count),
      /** Enterprises whose newest report was looked at, and stability of their score and figures; null = none. */
      firms: count,
      score: z.nullable(count),
      figures: z.record(z.string(), z.nullable(count)),
    }),
  ),
})
export type ScoreCardCheck = z.infer<typeof cardCheck>
