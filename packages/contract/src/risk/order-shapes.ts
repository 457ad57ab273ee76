/** What is told of risk orders: the order, its firms with what was found, proposals of another outcome. */
import type { Unit } from '@xinjian/engine/report/document'
import { MISSING_REPORTS, OUTCOMES } from '@xinjian/engine/report/policy/table'
import * as z from 'zod/mini'
import { reportKind } from '../report/row.ts'
import {
  OVERRIDE_STATES,
  REPORT_SOURCES,
  RISK_ORDER_STATUSES,
  RISK_PURPOSES,
} from '../risk/statuses.ts'
import { condition, policyTable } from '../risk/table.ts'
import { said, sentence } from '../said.ts'
import { RISK_FIELD_SAYS } from '../words/risk.ts'

export const riskOrderNo = z.string().check(z.regex(/^RO\d{16}$/, RISK_FIELD_SAYS.notNumberOrder))

export const count = z.number()
export const outcome = z.enum(OUTCOMES)

export const row = z.object({
  no: z.string(),
  purpose: z.enum(RISK_PURPOSES),
  policyCode: count,
  policyVersion: count,
  policyName: z.string(),
  /** Of a trial: the version that it is set against, of which policy; null = none. */
  againstCode: z.nullable(count),
  againstVersion: z.nullable(count),
  /** Of a trial: reports as they stood at the end of this day; null = as they stand. */
  asOf: z.nullable(z.string()),
  source: z.enum(REPORT_SOURCES),
  fileName: z.nullable(z.string()),
  status: z.enum(RISK_ORDER_STATUSES),
  progress: count,
  message: sentence('进度或未完成的原因'),
  /** Enterprises; `bad` rows of the list name none and are not among them. */
  total: count,
  bad: count,
  done: count,
  /** Outcomes as they hold now, overrides included; without those that are sealed. */
  pass: count,
  review: count,
  reject: count,
  unjudged: count,
  /** Judged, and told no more since a consent was taken back: among none of the outcomes, so that no sum says how these came out. */
  sealed: count,
  /** Of a trial: enterprises of which the two versions say different things; null = no version was held against it. */
  flipped: z.nullable(count),
  /** Overrides that wait for another person. */
  asked: count,
  /** Version of the institution's own score card that 自有评分 is by; null = none was in force, or the policy has no line on it. */
  scoreCard: z.nullable(count),
  /** When that card was withdrawn: enterprises are not judged by it from then on; null = it was not. */
  cardWithdrawnAt: z.nullable(z.string()),
  /** Enterprises that were judged after that, so without it. */
  withoutCard: count,
  madeBy: z.string(),
  createdAt: z.string(),
  finishedAt: z.nullable(z.string()),
})
export type RiskOrderRow = z.infer<typeof row>

export const override = z.object({
  id: count,
  state: z.enum(OVERRIDE_STATES),
  /** Outcomes and what was written of them; null = a consent was taken back since: they are told no more, and it can only be refused. */
  from: z.nullable(outcome),
  to: z.nullable(outcome),
  reason: z.nullable(z.string()),
  askedBy: z.string(),
  askedAt: z.string(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  /** Whoever asks proposed it, and cannot decide it. */
  own: z.boolean(),
})
export type RiskOverride = z.infer<typeof override>

/** Reasons in the words of the report, each with what opens its rows there; without it there are none, and the words say what it is. */
const because = z.array(z.object({ text: z.string(), of: z.optional(z.string()) }))

export const found = z.object({
  condition,
  holds: z.nullable(z.boolean()),
  name: z.string(),
  value: z.nullable(z.union([z.string(), z.number(), z.boolean()])),
  unit: z.optional(z.custom<Unit>()),
  why: z.optional(z.string()),
  detail: z.optional(z.string()),
  /** Report that says so, and the figure of it that opens to rows. */
  reportNo: z.optional(z.string()),
  of: z.optional(z.string()),
  /** Of a verdict of the report: its reasons, weightiest first, each with what opens its rows. */
  because: z.optional(because),
})

export const foundLine = z.object({
  nth: count,
  verdict: z.enum(['REJECT', 'REVIEW']),
  /** null = it cannot be said. */
  holds: z.nullable(z.literal(true)),
  conditions: z.array(found),
})

/** A report that the policy needs and that is not there, with the reason. */
export const missing = z.object({ kind: reportKind, why: z.enum(MISSING_REPORTS) })

export const subjectRow = z.object({
  line: count,
  name: z.string(),
  taxNo: z.string(),
  /** As it holds now; null = not judged yet. */
  outcome: z.nullable(outcome),
  /** As the policy said. */
  judged: z.nullable(outcome),
  /** Of a trial: what the other version says. */
  against: z.nullable(outcome),
  /** The weightiest of its reasons; null = there is none, or it may not be told. */
  first: z.nullable(foundLine),
  missing: z.array(missing),
  /** A consent that what was found rests on was taken back since: it is told no more. */
  sealed: z.boolean(),
  score: z.nullable(count),
  grade: z.nullable(z.string()),
  /** Yuan; a reference, no promise. */
  limit: z.nullable(count),
  override: z.nullable(z.enum(OVERRIDE_STATES)),
})
export type RiskSubjectRow = z.infer<typeof subjectRow>

/** Of a trial: how many enterprises come out as which by either version; empty of an order. */
export const matrix = z.array(z.object({ against: outcome, outcome, n: count }))
export type RiskMatrix = z.infer<typeof matrix>

/** Where a score comes from: what its card begins with, the points of each figure, and what holds the grade. */
export const scored = z.object({
  report: reportKind,
  /** absent = reckoned for a trial, and kept nowhere. */
  reportNo: z.optional(z.string()),
  parts: because,
})

export const limit = z.object({
  amount: said(z.nullable(count), '单位：元'),
  /** Whether the least or the most of the legs counts, the ceiling (万元) and the share by grade: numbers of the policy. */
  take: z.enum(['MIN', 'MAX']),
  capWan: z.optional(said(count, '单位：万元')),
  share: z.optional(z.nullable(count)),
  legs: z.array(
    z.object({
      report: reportKind,
      /** absent = the suggestion of the report. */
      key: z.optional(z.string()),
      /** A number of the policy. */
      times: count,
      name: z.string(),
      /** Yuan. */
      base: z.nullable(count),
      value: z.nullable(count),
      reportNo: z.optional(z.string()),
      of: z.optional(z.string()),
      detail: z.optional(z.string()),
      because: z.optional(because),
    }),
  ),
})

/** What one version said of an enterprise. */
export const judgement = z.object({
  outcome,
  /** Lines that hold, then those that cannot be said. */
  lines: z.array(foundLine),
  /** Lines that do not hold, with what was found; null = a report that the judgement rests on was reckoned for a trial, or cannot be read any more. */
  cleared: z.nullable(z.array(z.extend(foundLine, { holds: z.literal(false) }))),
  missing: z.array(missing),
  score: z.nullable(count),
  grade: z.nullable(z.string()),
  scored: z.optional(scored),
  limit: z.optional(limit),
})

export const subject = z.object({
  order: row,
  row: subjectRow,
  /** `reportNo` null: reckoned for a trial, and kept nowhere. */
  reports: z.array(
    z.object({ kind: reportKind, reportNo: z.nullable(z.string()), asOf: z.string() }),
  ),
  /** null = not judged yet, or the enterprise took its consent back since. */
  judgement: z.nullable(judgement),
  against: z.nullable(judgement),
  overrides: z.array(override),
  table: policyTable,
})
