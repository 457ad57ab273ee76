/** What a version of the rules would have said of the company's enterprises: as a trial today, or as of any past month. */
import type { RuleLevel } from '@xinjian/engine/report/document'
import * as z from 'zod/mini'
import { post } from '../../endpoint.ts'
import * as f from '../../fields.ts'
import { reportKind } from '../../report/row.ts'
import { platformTrials } from '../../rules/platform-trials.ts'
import { sums } from '../../rules/sums.ts'
import { sentence } from '../../said.ts'
import { RULES_FIELD_SAYS } from '../../words/rules.ts'

export const BACKTEST_STATUSES = ['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'] as const

/** 0 = the table of the platform. */
const version = z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000))

/** What an enterprise comes to under one version; null = not judged. */
const side = z.object({
  decision: f.decision,
  risk: z.nullable(z.custom<RuleLevel>()),
  grade: z.nullable(z.string()),
})

const flip = z.object({
  rule: z.string(),
  name: z.string(),
  /** `HIT`, `MISS` or `UNKNOWN`, a hit with its level and star: `HIT HIGH★`. */
  before: z.string(),
  after: z.string(),
})

const row = z.object({
  no: z.string(),
  reportType: reportKind,
  /** The version tried, and the one it is set against. */
  version: z.number(),
  against: z.number(),
  /** As of this month; null = each enterprise as it stands today. */
  through: z.nullable(z.string()),
  status: z.enum(BACKTEST_STATUSES),
  /** 0…100, never goes backwards. */
  progress: z.number(),
  message: sentence('进度或未完成的原因'),
  total: z.number(),
  /** Without those that are sealed, as all sums. */
  judged: z.number(),
  /** Of those judged, enterprises whose decision, risk, grade or a rule is another. */
  flipped: z.number(),
  /** Told no more since a consent was taken back: among none of the sums, so that none says how these came out. */
  sealed: z.number(),
  createdBy: z.string(),
  createdAt: z.string(),
})
export type BacktestRow = z.infer<typeof row>

const result = z.object({
  enterpriseName: z.string(),
  taxNo: z.string(),
  /** NO_DATA: nothing to judge it by then; NO_CONSENT: its contract does not allow it; FAILED: its facts cannot be judged; null = sealed. */
  outcome: z.nullable(z.enum(['JUDGED', 'NO_DATA', 'NO_CONSENT', 'FAILED'])),
  /** A consent that what was found rests on was taken back since: it is told no more. */
  sealed: z.boolean(),
  before: z.nullable(side),
  after: z.nullable(side),
  flips: z.array(flip),
})
export type BacktestResult = z.infer<typeof result>

const common = { service: 'rules', origin: 'own' as const }
const read = { ...common, guard: 'rules.read' as const }
const no = z.string().check(z.regex(/^BT\d{8,20}$/, RULES_FIELD_SAYS.notNumberBacktest))

export const backtest = {
  backtestStart: post('/backtest/start', {
    ...common,
    guard: 'rules.write',
    summary: '试算或回测：一个版本与现行规则相比，哪些企业的结论会变；后台运行',
    body: z.object({
      reportType: reportKind,
      version,
      /** Absent = as each enterprise stands today. */
      through: z.optional(f.month),
      /** Absent = all enterprises of the company. */
      taxIds: z.optional(z.array(f.taxNo).check(z.minLength(1), z.maxLength(200))),
    }),
    data: row,
    perMinute: 20,
  }),
  backtestList: post('/backtest/list', {
    ...read,
    summary: '试算与回测记录，新的在前',
    body: z.object({
      reportType: z.optional(reportKind),
      version: z.optional(version),
      page: f.page,
      size: f.size,
    }),
    data: f.paged(row),
  }),
  backtestDetail: post('/backtest/detail', {
    ...read,
    summary: '一次回测：进度、汇总与逐条规则的变化数',
    body: z.object({ no }),
    data: z.object({
      row,
      ...sums,
    }),
  }),
  backtestRows: post('/backtest/rows', {
    ...read,
    summary: '一次回测的企业，分页；默认只列有变化的',
    body: z.object({
      no /** Those without a change, too: `true`. */,
      all: z.optional(z.union([z.boolean(), z.enum(['true'])])),
      page: f.page,
      size: f.size,
    }),
    data: f.paged(result),
  }),
  backtestCancel: post('/backtest/cancel', {
    ...common,
    guard: 'rules.write',
    summary: '停止一次未完成的回测，已算出的保留',
    body: z.object({ no }),
    data: row,
  }),
  backtestExport: post('/backtest/export', {
    ...read,
    kind: 'download',
    summary: '导出一次回测的全部企业：format 为 xlsx 或 csv',
    body: z.object({ no, format: z._default(z.enum(['xlsx', 'csv']), 'xlsx') }),
    data: z.null(),
    perMinute: 20,
  }),
  ...platformTrials,
}
