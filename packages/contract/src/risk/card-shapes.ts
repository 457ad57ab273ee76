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
  /** As it stands: by whoever brought it, or corrected it last. */
  enteredBy: z.string(),
  enteredAt: z.string(),
  /** What it said before, the newest first; empty = it was never corrected. */
  history: z.array(
    z.object({
      matured: z.string(),
      overdueDays: count,
      enteredBy: z.string(),
      enteredAt: z.string(),
    }),
  ),
  /** Corrections before those of `history` that are not told. */
  earlier: count,
  /** Who brought it first; of one that was never corrected whoever entered it. */
  firstBy: z.string(),
  firstAt: z.string(),
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
  /** Since then nobody is judged by it, nor by an order that names it; null = it was not withdrawn, though a newer one may have superseded it. */
  withdrawnAt: z.nullable(z.string()),
  withdrawnBy: z.nullable(z.string()),
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

/** How many of what are there. */
const whole = z.number().check(z.int(), z.gte(0))

const sampleCounts = z.object({
  cases: said(whole, '可用的贷款笔数'),
  bad: said(whole, '其中违约的笔数'),
  firms: said(whole, '这些贷款的企业数'),
  badFirms: said(whole, '其中有违约贷款的企业数'),
  goodFirms: said(whole, '其中有正常贷款的企业数；两种贷款都有的企业两边都计'),
})

export const cardResult = z.object({
  ...sampleCounts.shape,
  kind: z.enum(CARD_KINDS),
  card,
  /** The platform's, to set it against. */
  platform: card,
  /** Penalty that was chosen; null = a calibration. */
  ridge: z.nullable(count),
  /** Cases of which no report stood at the grant, so that their figures were reckoned of the invoices up to it; absent = of a card of before that was done. */
  reckoned: z.optional(whole),
  leftOut: z.array(z.object({ why: z.enum(LEFT_OUT), n: count })),
  /** Out of fold, an enterprise wholly in one; null = fewer than five enterprises with a bad loan or with a good one, or fewer than ten. */
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

const area = z.number().check(z.gte(0), z.lte(1))

/** Loans out of time, and how the card ranks them; null = too few enterprises, as in the validation. */
const ranked = z.object({
  ...sampleCounts.shape,
  auc: z.nullable(area),
  aucRange: z.nullable(z.tuple([area, area])),
})

/** Whether a part of a check is an alarm; null = there was too little data to judge it by. */
const part = z.nullable(z.boolean())

export const cardCheck = z.object({
  month: z.string(),
  status: z.enum(TRAINING_STATUSES),
  /** null = not looked yet, or too little data to judge each part by, and no alarm of those that were. */
  alarm: z.nullable(z.boolean()),
  result: z.nullable(
    z.object({
      /** null = it was not kept on which loans the version was trained. */
      outOfTime: z.nullable(
        z.object({
          granted: said(z.string(), '训练样本中最晚的放款日；其后放款的贷款才计入跨期检验'),
          all: ranked,
          fresh: said(ranked, '其中企业不在训练样本中的贷款'),
          notCounted: said(whole, '训练后录入或更正、但不计入的贷款笔数'),
        }),
      ),
      /** Enterprises whose newest report was looked at, and stability of their score and figures; null = none. */
      firms: count,
      score: z.nullable(count),
      figures: z.record(z.string(), z.nullable(count)),
      judged: z.object({
        /** Loans out of time; those of new enterprises; stability of score and figures. */
        later: part,
        fresh: part,
        stability: part,
      }),
    }),
  ),
})
export type ScoreCardCheck = z.infer<typeof cardCheck>
