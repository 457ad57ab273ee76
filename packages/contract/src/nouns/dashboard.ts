/** The work bench: what waits to be done, and the latest reports and imports. */
import * as z from 'zod/mini'
import { get, post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { reportKind } from '../report/row.ts'

/**
 * RED_FLAG: firms of which current reports tell matters that refuse, or that a rule of high level sends to review, and that nobody has
 * answered.
 * CHECK: documents that a person must look at. IMPORT, COLLECT: failed, and not made good since. CONSENT: ends within 30 days, and in the last third
 * of its life.
 * STALE: the last invoice, or the last collection, is old.
 */
export const WORK_KINDS = ['RED_FLAG', 'CHECK', 'IMPORT', 'COLLECT', 'CONSENT', 'STALE'] as const
export type TodoKind = (typeof WORK_KINDS)[number]

const todoRow = z.object({
  /** Number of the import, the task or the contract it is about; of RED_FLAG and STALE the tax number. */
  key: z.string(),
  enterpriseName: z.string(),
  taxNo: z.string(),
  /** Chinese: rules by name, a file, a reason. Empty where figures say it all. */
  what: z.string(),
  /** When it came up, of RED_FLAG the last of its matters; of CONSENT the end; of STALE the last collection, if there was one. */
  at: z.nullable(z.string()),
  /** Of STALE the last month with invoices, `2026-02`. */
  month: z.nullable(z.string()),
  /** Of RED_FLAG the number of matters, of CHECK of documents; of CONSENT the days left. */
  count: z.nullable(z.number()),
})
export type TodoRow = z.infer<typeof todoRow>

/** What waits for operators. CALLBACK: messages of the last 30 days that no system took, and none of their channel since. */
export const PENDING_KINDS = [
  'VOUCHER',
  'ORDER',
  'TERMS',
  'DISPUTE',
  'RULES',
  'CALLBACK',
  'REGISTRATION',
  'CUSTOMER',
  'LOST_DEVICE',
  'LEAD',
  'INSTITUTION',
  'SENSITIVE',
] as const
export type PendingKind = (typeof PENDING_KINDS)[number]

const common = { service: 'enterprise' as const, origin: 'own' as const }

export const dashboard = {
  dashboard: post('/dashboard/summary', {
    ...common,
    guard: 'enterprise.read',
    summary: '工作台：待办各类的前几条，与最近的报告、导入',
    body: f.nothing,
    data: z.object({
      /** Kinds that the user may act on, in the order of weight; each with its first rows, `total` in all. */
      todo: z.array(
        z.object({
          kind: z.enum(WORK_KINDS),
          total: z.number(),
          /** There are more than `total`. */
          more: z.optional(z.literal(true)),
          rows: z.array(todoRow),
        }),
      ),
      recentReports: z.array(
        z.object({
          reportNo: z.string(),
          reportType: reportKind,
          enterpriseName: z.string(),
          taxNo: z.string(),
          decision: f.decision,
          grade: z.nullable(z.string()),
          score: z.nullable(z.number()),
          sealed: z.boolean(),
          status: z.string(),
          createdAt: z.string(),
        }),
      ),
      recentImports: z.array(
        z.object({
          id: z.number(),
          enterpriseName: z.string(),
          fileName: z.string(),
          status: z.string(),
          invoices: z.number(),
          createdAt: z.string(),
        }),
      ),
    }),
  }),
  dashboardTodo: post('/dashboard/todo', {
    ...common,
    guard: 'enterprise.read',
    summary: '工作台：一类待办，分页',
    body: z.object({ kind: z.enum(WORK_KINDS), page: f.page, size: f.size }),
    data: f.paged(todoRow),
  }),
  operatePending: get('/operate/pending', {
    ...common,
    guard: 'system.operate',
    summary: '运营：待处理事项，按类的数量与最早的时间，等候最久的在前；没有的类不列出',
    body: f.nothing,
    data: z.array(z.object({ kind: z.enum(PENDING_KINDS), count: z.number(), oldest: z.string() })),
  }),
}
