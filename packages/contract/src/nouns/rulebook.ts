/**
 * The company's own rules: versions of limits and switches for each kind of report, and suppressions of single rules. What somebody
 * drafts or asks for, somebody else decides.
 */
import type { CatalogueRule } from '@xinjian/engine/report/rulebook'
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { reportKind } from '../report/row.ts'

/** DRAFT may be changed; SUBMITTED waits for another's eyes; APPROVED may be put in force; RETIRED was in force. */
export const BOOK_STATUSES = [
  'DRAFT',
  'SUBMITTED',
  'APPROVED',
  'REFUSED',
  'IN_FORCE',
  'RETIRED',
] as const
/** LIFT_ASKED still holds until the other eyes agree that it ends. */
export const SUPPRESSION_STATUSES = [
  'ASKED',
  'IN_FORCE',
  'REFUSED',
  'LIFT_ASKED',
  'LIFTED',
] as const

const ruleId = z.string().check(z.regex(/^[A-Z]{1,3}-\d{2,3}$/, '规则编号有误'))
/** Rule → limit → number; ratios are fractions, money is yuan. */
const limits = z.record(ruleId, z.record(z.string().check(z.maxLength(40)), z.number()))
/** Rule → why it is switched off. */
const off = z.record(ruleId, f.text(200, '请填写停用原因'))
const version = z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))

const bookRow = z.object({
  reportType: reportKind,
  version: z.number(),
  status: z.enum(BOOK_STATUSES),
  /** What it is for. */
  note: z.string(),
  /** Rules whose limits it sets, and rules it switches off. */
  changed: z.number(),
  off: z.number(),
  author: z.string(),
  decidedBy: z.nullable(z.string()),
  decision: z.nullable(z.string()),
  updatedAt: z.string(),
  forcedAt: z.nullable(z.string()),
  /** Whoever asks drafted it, so that another must decide. */
  own: z.boolean(),
})
export type BookRow = z.infer<typeof bookRow>

const suppressionRow = z.object({
  id: z.number(),
  reportType: reportKind,
  rule: z.string(),
  ruleName: z.string(),
  /** null = every enterprise of the company. */
  enterpriseName: z.nullable(z.string()),
  taxNo: z.nullable(z.string()),
  reason: z.string(),
  until: z.string(),
  status: z.enum(SUPPRESSION_STATUSES),
  /** Its last day has passed. */
  expired: z.boolean(),
  askedBy: z.string(),
  decidedBy: z.nullable(z.string()),
  createdAt: z.string(),
  own: z.boolean(),
})
export type SuppressionRow = z.infer<typeof suppressionRow>

const eventRow = z.object({
  id: z.number(),
  at: z.string(),
  who: z.string(),
  reportType: reportKind,
  /** `第3版`, `R-014 顶额开票(税控)`. */
  about: z.string(),
  /** In Chinese: 保存草稿, 提交复核, 复核通过… */
  action: z.string(),
  note: z.string(),
})
export type RuleEventRow = z.infer<typeof eventRow>

const of = { reportType: reportKind, version }
const own = { service: 'rules', origin: 'own' as const }
const read = { ...own, guard: 'rules.read' as const }
const write = { ...own, guard: 'rules.write' as const }
const approve = { ...own, guard: 'rules.approve' as const }
const paging = { page: f.page, size: f.size }

export const rulebook = {
  rulebookCatalogue: post('/rulebook/catalogue', {
    ...read,
    summary: '规则目录：名称、级别、来源、文案与可设界限（含平台默认）',
    body: z.object({ reportType: reportKind }),
    data: z.object({
      engineVersion: z.string(),
      rules: z.array(z.custom<CatalogueRule>()),
    }),
  }),
  rulebookList: post('/rulebook/list', {
    ...read,
    summary: '规则版本列表，新的在前',
    body: z.object({
      reportType: z.optional(reportKind),
      status: z.optional(z.enum(BOOK_STATUSES)),
      ...paging,
    }),
    data: f.paged(bookRow),
  }),
  rulebookDetail: post('/rulebook/detail', {
    ...read,
    summary: '一个规则版本的界限与停用规则',
    body: z.object(of),
    data: z.object({ row: bookRow, limits, off }),
  }),
  rulebookSave: post('/rulebook/save', {
    ...write,
    summary: '保存草稿：不带版本号为新建；已提交的不能再改',
    body: z.object({
      reportType: reportKind,
      version: z.optional(version),
      note: f.text(200, '请填写本版说明'),
      limits,
      off,
    }),
    data: bookRow,
  }),
  rulebookSubmit: post('/rulebook/submit', {
    ...write,
    summary: '提交复核：此后不能再改，须由另一位同事复核',
    body: z.object(of),
    data: bookRow,
  }),
  rulebookDecide: post('/rulebook/decide', {
    ...approve,
    summary: '复核一个版本：通过或退回；起草人不能复核自己的版本',
    body: z.object({ ...of, approve: z.boolean(), note: f.text(200, '请填写复核意见') }),
    data: bookRow,
  }),
  rulebookForce: post('/rulebook/force', {
    ...approve,
    summary: '启用已复核通过的版本：此后生成的报告按此版本判断，原版本停用',
    body: z.object(of),
    data: bookRow,
  }),
  rulebookHistory: post('/rulebook/history', {
    ...read,
    summary: '规则变更记录：何人何时做了什么，只增不改',
    body: z.object({ reportType: z.optional(reportKind), ...paging }),
    data: f.paged(eventRow),
  }),
  suppressionList: post('/rulebook/suppression/list', {
    ...read,
    summary: '规则搁置列表',
    body: z.object({
      reportType: z.optional(reportKind),
      status: z.optional(z.enum(SUPPRESSION_STATUSES)),
      ...paging,
    }),
    data: f.paged(suppressionRow),
  }),
  suppressionAsk: post('/rulebook/suppression/ask', {
    ...write,
    summary: '申请搁置一条规则的命中：写明原因与有效期，须由另一位同事复核',
    body: z.object({
      reportType: reportKind,
      rule: ruleId,
      taxId: z.optional(f.taxNo),
      reason: f.text(200, '请填写搁置原因'),
      until: f.isoDate,
    }),
    data: suppressionRow,
  }),
  suppressionDecide: post('/rulebook/suppression/decide', {
    ...approve,
    summary: '复核搁置或解除搁置的申请',
    body: z.object({ id: f.id, approve: z.boolean(), note: f.text(200, '请填写复核意见') }),
    data: suppressionRow,
  }),
  suppressionLift: post('/rulebook/suppression/lift', {
    ...write,
    summary: '申请提前解除搁置，须由另一位同事复核',
    body: z.object({ id: f.id, note: f.text(200, '请填写解除原因') }),
    data: suppressionRow,
  }),
}
