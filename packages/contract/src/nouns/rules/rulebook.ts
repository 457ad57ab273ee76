/**
 * The company's own rules: versions of limits and switches, which hold for every kind of report, and suppressions of single rules.
 * What somebody drafts or asks for, somebody else decides.
 */
import * as z from 'zod/mini'
import { post } from '../../endpoint.ts'
import * as f from '../../fields.ts'
import { reportKind } from '../../report/row.ts'
import {
  bookRow,
  catalogue,
  content,
  decision,
  draft,
  eventRow,
  listOf,
  paging,
  ruleId,
  version,
} from '../../rules/book.ts'
import { platformBooks } from '../../rules/platform-books.ts'
import { FIRM_FIELD_SAYS } from '../../words/firm.ts'
import { RULES_FIELD_SAYS } from '../../words/rules.ts'

/** LIFT_ASKED still holds until the other eyes agree that it ends. */
export const SUPPRESSION_STATUSES = [
  'ASKED',
  'IN_FORCE',
  'REFUSED',
  'LIFT_ASKED',
  'LIFTED',
] as const

const suppressionRow = z.object({
  id: z.number(),
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

/** Rules that the platform's table switches off and that the company has judged all the same. */
const on = z._default(z.array(ruleId), [])

const own = { service: 'rules', origin: 'own' as const }
const read = { ...own, guard: 'rules.read' as const }
const write = { ...own, guard: 'rules.write' as const }
const approve = { ...own, guard: 'rules.approve' as const }

export const rulebook = {
  rulebookCatalogue: post('/rulebook/catalogue', {
    ...read,
    summary: '规则目录：名称、级别、来源、文案与可设界限（含平台现行默认），以及用到它的报告类型',
    body: f.nothing,
    data: catalogue,
  }),
  rulebookList: post('/rulebook/list', {
    ...read,
    summary: '规则版本列表，新的在前',
    body: listOf,
    data: f.paged(bookRow),
  }),
  rulebookDetail: post('/rulebook/detail', {
    ...read,
    summary: '一个规则版本的界限与停用规则',
    body: z.object({ version }),
    data: z.object({ ...content, on: z.array(z.string()) }),
  }),
  rulebookSave: post('/rulebook/save', {
    ...write,
    summary: '保存草稿：不带版本号为新建；已提交的不能再改',
    body: z.object({ ...draft, on }),
    data: bookRow,
  }),
  rulebookSubmit: post('/rulebook/submit', {
    ...write,
    summary: '提交复核：此后不能再改，须由另一位同事复核',
    body: z.object({ version }),
    data: bookRow,
  }),
  rulebookDecide: post('/rulebook/decide', {
    ...approve,
    summary: '复核一个版本：通过或退回；起草人不能复核自己的版本',
    body: decision,
    data: bookRow,
  }),
  rulebookForce: post('/rulebook/force', {
    ...approve,
    summary: '启用已复核通过的版本：此后生成的各类报告按此版本判断，原版本停用',
    body: z.object({ version }),
    data: bookRow,
  }),
  rulebookHistory: post('/rulebook/history', {
    ...read,
    summary: '规则变更记录：何人何时做了什么，只增不改',
    body: z.object(paging),
    data: f.paged(
      z.object({
        ...eventRow.shape,
        /** Of what was done while each kind of report had a book of its own. */
        reportType: z.nullable(reportKind),
      }),
    ),
  }),
  suppressionList: post('/rulebook/suppression/list', {
    ...read,
    summary: '规则搁置列表',
    body: z.object({ status: z.optional(z.enum(SUPPRESSION_STATUSES)), ...paging }),
    data: f.paged(suppressionRow),
  }),
  suppressionAsk: post('/rulebook/suppression/ask', {
    ...write,
    summary: '申请搁置一条规则的命中：写明原因与有效期，须由另一位同事复核',
    body: z.object({
      rule: ruleId,
      taxId: z.optional(f.taxNo),
      reason: f.reason(200, RULES_FIELD_SAYS.sayWhyRuleSuppressed),
      until: f.isoDate,
    }),
    data: suppressionRow,
  }),
  suppressionDecide: post('/rulebook/suppression/decide', {
    ...approve,
    summary: '复核搁置或解除搁置的申请',
    body: z.object({
      id: f.id,
      approve: z.boolean(),
      note: f.reason(200, FIRM_FIELD_SAYS.giveYourOpinion),
    }),
    data: suppressionRow,
  }),
  suppressionLift: post('/rulebook/suppression/lift', {
    ...write,
    summary: '申请提前解除搁置，须由另一位同事复核',
    body: z.object({ id: f.id, note: f.reason(200, RULES_FIELD_SAYS.sayWhySuppressionEnds) }),
    data: suppressionRow,
  }),
  ...platformBooks,
}
