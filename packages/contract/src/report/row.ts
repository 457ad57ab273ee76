/** A report as a row of a list. */
import { REPORT_KIND_NAMES } from '@xinjian/engine/report/kinds'
import * as z from 'zod/mini'
import * as f from '../fields.ts'
import { USAGE_STATES, USAGE_WHYS } from '../money.ts'
import { hao } from '../money-fields.ts'

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
  message: z.string(),
  through: z.string(),
  dataCutoff: z.nullable(z.string()),
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

/** What every list of reports is narrowed by, and its page. */
export const reportFilters = {
  taxId: z.optional(z.string().check(z.maxLength(20))),
  keyword: f.optionalText(64),
  status: z.optional(z.enum(REPORT_STATUSES)),
  from: z.optional(f.isoDate),
  to: z.optional(f.isoDate),
  page: f.page,
  size: f.size,
}
