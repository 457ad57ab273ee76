/**
 * The one verdict of an enterprise, of all its current reports, and what persons decide on the matters that stand against it. What
 * somebody explains away, somebody else agrees to.
 */
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { firmLine } from '../report/firm.ts'
import { said, sentence } from '../said.ts'
import { FIRM_FIELD_SAYS } from '../words/firm.ts'

/** CONFIRMED: it is so, and goes on deciding. EXPLAINED: it does not count, once another agreed. */
export const MATTER_ANSWERS = ['CONFIRMED', 'EXPLAINED'] as const
/** ASKED still counts until the other eyes agree. LAPSED: past its day, or a newer report tells the matter otherwise. */
export const ANSWER_STATUSES = ['ASKED', 'IN_FORCE', 'REFUSED', 'WITHDRAWN', 'LAPSED'] as const
export type AnswerStatus = (typeof ANSWER_STATUSES)[number]

/** An answer holds for so many days at most. */
export const ANSWER_DAYS = 180

const matter = z.object({
  /** Of a rule (`R-012`) or a gate (`G-COVERAGE-OUT`). */
  id: z.string(),
  level: z.enum(['REVIEW', 'UNRATABLE', 'REJECT']),
  /** Chinese sentence with its figures. */
  text: z.string(),
  /** Numbers of the reports that tell it. */
  reports: z.array(z.string()),
  /** What was decided on it so far; null = nobody answered. */
  state: z.nullable(z.enum(['ASKED', 'CONFIRMED'])),
  /** Data are missing, or nobody kept it one by one: no answer takes its place. */
  answerable: z.boolean(),
})
export type FirmMatterRow = z.infer<typeof matter>

const answerRow = z.object({
  id: z.number(),
  matter: z.string(),
  level: z.enum(['REVIEW', 'REJECT']),
  text: z.string(),
  answer: z.enum(MATTER_ANSWERS),
  status: z.enum(ANSWER_STATUSES),
  /** False = past its day, or a newer report tells the matter otherwise: it does not hold whatever its status. */
  holds: z.boolean(),
  reason: z.string(),
  until: z.string(),
  askedBy: z.string(),
  decidedBy: z.nullable(z.string()),
  createdAt: z.string(),
  /** Whoever asks answered it himself. */
  own: z.boolean(),
})
export type MatterAnswerRow = z.infer<typeof answerRow>

const eventRow = z.object({
  id: z.number(),
  at: z.string(),
  who: z.string(),
  matter: z.string(),
  /** As the matter was told. */
  text: z.string(),
  /** In Chinese: 确认属实, 申请排除, 同意排除… */
  action: sentence('处理动作'),
  note: z.string(),
})
export type MatterEventRow = z.infer<typeof eventRow>

/** Words for whoever asks later: not a few letters, and not one of them repeated. */
const reason = f.reason(200, FIRM_FIELD_SAYS.reasonTooShort, 8)
const matterId = z
  .string()
  .check(
    z.regex(/^[A-Z][A-Z0-9]*(?:[-:][A-Z0-9_]+)*$/, FIRM_FIELD_SAYS.numberMatterNotRight),
    z.maxLength(60),
  )

/** INCOMPLETE: looked up, but not all that its standing is read from was told. null = not looked up, or longer ago than an answer is used. */
export const PARTNER_STANDINGS = [
  'CLEAN',
  'INCOMPLETE',
  'CANCELLED',
  'REVOKED',
  'DISHONEST',
  'IRREGULAR_TAXPAYER',
] as const

const partnerRow = z.object({
  taxNo: z.string(),
  name: z.string(),
  amount: said(z.number(), '单位：元；近12个月价税合计净额'),
  /** Of the net of its side, 0–1. */
  share: z.number(),
  standing: z.nullable(z.enum(PARTNER_STANDINGS)),
  /** An objection is open to a record that it is irregular by. */
  disputed: z.boolean(),
  /** Whether the registry knows it by the name on its invoices; null = not told. */
  named: z.nullable(z.boolean()),
  /** Day of the answers. */
  toldOn: z.nullable(z.string()),
})
export type PartnerRow = z.infer<typeof partnerRow>

const own = { service: 'reports' as const, origin: 'own' as const }

export const firm = {
  firmVerdict: post('/firm/verdict', {
    ...own,
    guard: 'report.read',
    summary: '企业结论：一家企业全部现行报告的唯一结论，与待处理的事项（按税号或报告编号）',
    body: z.object({ taxId: z.optional(f.taxNo), reportNo: z.optional(f.reportNo) }),
    data: z.object({
      taxNo: z.string(),
      enterpriseName: z.string(),
      ...firmLine.shape,
      /** Weightiest first; what was explained away is not among them. */
      matters: z.array(matter),
      /** Ids of matters that were explained away, and do not count. */
      answered: z.array(z.string()),
    }),
  }),
  firmPartners: post('/firm/partners', {
    ...own,
    guard: 'report.read',
    summary:
      '往来企业核查：一家企业近12个月净额最大的客户（OUT）或供应商（IN），至多100家，与本公司所持的各家公示信息',
    body: z.object({ taxId: f.taxNo, side: z._default(z.enum(['OUT', 'IN']), 'OUT') }),
    data: z.object({
      enterpriseName: z.string(),
      /** First and last month, `2025-12`; null = no invoices. */
      months: z.nullable(z.tuple([z.string(), z.string()])),
      /** Share of the amount whose standing is wholly known, 0–1. */
      looked: z.number(),
      /** From which share on silence is taken for clean, 0–1. */
      least: z.number(),
      rows: z.array(partnerRow),
    }),
  }),
  matterAnswers: post('/firm/matter/answers', {
    ...own,
    guard: 'rules.read',
    summary: '事项处理：一家企业现有的处理（待复核与生效中）',
    body: z.object({ taxId: f.taxNo }),
    data: z.array(answerRow),
  }),
  matterHistory: post('/firm/matter/history', {
    ...own,
    guard: 'rules.read',
    summary: '事项处理记录：何人何时做了什么，只增不改',
    body: z.object({ taxId: f.taxNo, page: f.page, size: f.size }),
    data: f.paged(eventRow),
  }),
  matterAnswer: post('/firm/matter/answer', {
    ...own,
    guard: 'rules.write',
    summary: '处理一项事项：确认属实，或申请排除（须由另一位同事复核）',
    body: z.object({
      taxId: f.taxNo,
      matter: matterId,
      answer: z.enum(MATTER_ANSWERS, FIRM_FIELD_SAYS.chooseAnswer),
      reason,
      until: f.isoDate,
    }),
    data: answerRow,
  }),
  matterDecide: post('/firm/matter/decide', {
    ...own,
    guard: 'rules.approve',
    summary: '复核排除申请：同意或不同意；申请人不能复核自己的申请',
    body: z.object({
      id: f.id,
      approve: z.boolean(),
      note: f.reason(200, FIRM_FIELD_SAYS.giveYourOpinion),
    }),
    data: answerRow,
  }),
  matterWithdraw: post('/firm/matter/withdraw', {
    ...own,
    guard: 'rules.write',
    summary: '撤回处理：事项重新计入结论与待办',
    body: z.object({ id: f.id, note: f.reason(200, FIRM_FIELD_SAYS.sayWhyTakenBack) }),
    data: answerRow,
  }),
}
