/** A report as a row of a list. */
import { REPORT_KIND_NAMES } from '@xinjian/engine/report/kinds'
import * as z from 'zod/mini'
import * as f from '../fields.ts'
import { USAGE_STATES, USAGE_WHYS } from '../money.ts'
import { hao } from '../money-fields.ts'
import { sentence } from '../said.ts'
import { REPORT_FIELD_SAYS } from '../words/report.ts'
import { dataCutoff } from './data-times.ts'
import { DECISIONS, MOST_SCORE, REPORT_GRADES, REPORT_SORTS } from './verdicts.ts'

export const REPORT_STATUSES = ['QUEUED', 'GENERATING', 'READY', 'FAILED'] as const

/** Kinds of the registry: `packages/engine/src/report/kinds.ts`. */
export const reportKind = z.enum(REPORT_KIND_NAMES)

export const reportRow = z.object({
  reportNo: z.string(),
  reportType: reportKind,
  enterpriseName: z.string(),
  taxNo: z.string(),
  status: z.enum(REPORT_STATUSES),
  progress: z.number(),
  message: sentence('进度或未生成的原因'),
  through: z.string(),
  dataCutoff,
  engineVersion: z.nullable(z.string()),
  score: z.nullable(z.number()),
  grade: z.nullable(z.string()),
  riskLevel: z.nullable(z.string()),
  decision: f.decision,
  /** SHA-256 of the canonical JSON, hex. */
  fingerprint: z.nullable(z.string()),
  createdBy: z.string(),
  createdAt: z.string(),
  /** What it cost and why; absent = it was made before calls were metered. */
  charge: z.optional(
    z.object({
      state: z.enum(USAGE_STATES),
      why: z.nullable(z.enum(USAGE_WHYS)),
      /** 毫: held, or charged. */
      amount: hao,
    }),
  ),
  /** The enterprise took its consent back: grade, score and document are not shown. */
  sealed: z.boolean(),
})
export type ReportRow = z.infer<typeof reportRow>

const score = z.optional(
  z.coerce
    .number('评分请填数字')
    .check(
      z.gte(0, REPORT_FIELD_SAYS.scoreCannotLessThan),
      z.lte(MOST_SCORE, REPORT_FIELD_SAYS.scoreTooHigh({ n: MOST_SCORE })),
    ),
)

/**
 * What every list of reports is narrowed by, its order and its page. By decision, grade or score only those are found whose row tells
 * it: a sealed report is not (docs/decisions/0119).
 */
export const reportFilters = {
  taxId: z.optional(z.string().check(z.maxLength(20))),
  keyword: f.optionalText(64),
  status: z.optional(z.enum(REPORT_STATUSES)),
  decision: z.optional(z.enum(DECISIONS)),
  grade: z.optional(z.enum(REPORT_GRADES)),
  /** Lowest and highest score, both included. */
  scoreFrom: score,
  scoreTo: score,
  from: z.optional(f.isoDate),
  to: z.optional(f.isoDate),
  /** Default: the newest first. */
  sort: z.optional(z.enum(REPORT_SORTS)),
  page: f.page,
  size: f.size,
}
