/**
 * Admission policies of a company: tables of 如果 … 则 … over its reports, in versions. What somebody drafts another decides, and an
 * order names the version that it was judged by.
 */
import type { Unit } from '@xinjian/engine/report/document'
import * as z from 'zod/mini'
import { post } from '../../endpoint.ts'
import * as f from '../../fields.ts'
import { reportKind } from '../../report/row.ts'
import { policyTable } from '../../risk/table.ts'
import { paging, version } from '../../rules/book.ts'
import { BOOK_STATUSES } from '../../rules/statuses.ts'
import { sentence } from '../../said.ts'
import { FIRM_FIELD_SAYS } from '../../words/firm.ts'
import { RISK_FIELD_SAYS } from '../../words/risk.ts'

/** Number of a policy within its company. */
export const policyCode = z.coerce
  .number(RISK_FIELD_SAYS.notPolicy)
  .check(
    z.int(RISK_FIELD_SAYS.notPolicy),
    z.gte(1, RISK_FIELD_SAYS.notPolicy),
    z.lte(100_000, RISK_FIELD_SAYS.notPolicy),
  )
export const policyVersion = version

const row = z.object({
  code: z.number(),
  version: z.number(),
  name: z.string(),
  status: z.enum(BOOK_STATUSES),
  /** What this version changes. */
  note: z.string(),
  reports: z.array(reportKind),
  lines: z.number(),
  author: z.string(),
  decidedBy: z.nullable(z.string()),
  decision: z.nullable(z.string()),
  updatedAt: z.string(),
  forcedAt: z.nullable(z.string()),
  /** Whoever asks drafted it, so that another must decide. */
  own: z.boolean(),
})
export type RiskPolicyRow = z.infer<typeof row>

/** Names of figures say their window: reports have one of a name for several. */
const named = { key: z.string(), name: z.string() }
/** What the lines of a policy may say of a report of one kind. */
const vocabulary = z.object({
  kind: reportKind,
  indicators: z.array(z.object({ ...named, unit: z.custom<Unit>() })),
  rules: z.array(z.object({ ...named })),
  /** `pack/check`, with the name of the pack. */
  checks: z.array(z.object({ ...named, pack: z.string() })),
  /** It comes to a score and grade, a limit, a level of risk, a verdict. */
  scored: z.boolean(),
  /** Its figures are those that own score cards are trained on. */
  ownScored: z.boolean(),
  lends: z.boolean(),
  risk: z.boolean(),
  decides: z.boolean(),
})
export type RiskVocabulary = z.infer<typeof vocabulary>

/** A policy to begin with, as it was published; to be verified with the bank. */
const sample = z.object({
  id: z.string(),
  name: z.string(),
  table: policyTable,
  /** What is asked for there and no report knows. */
  unjudged: z.array(sentence('未能判断的要求')),
})
export type RiskSample = z.infer<typeof sample>

const own = { service: 'risk-control' as const, origin: 'own' as const }
const read = { ...own, guard: 'rules.read' as const }
const write = { ...own, guard: 'rules.write' as const }
const approve = { ...own, guard: 'rules.approve' as const }
const one = { code: policyCode, version: policyVersion }

export const riskPolicy = {
  riskVocabulary: post('/risk/policy/vocabulary', {
    ...read,
    summary: '策略可以使用的指标、规则、准入检查与结论，按报告类型；以及公开准入方案的样板',
    body: f.nothing,
    data: z.object({ reports: z.array(vocabulary), samples: z.array(sample) }),
  }),
  riskPolicyList: post('/risk/policy/list', {
    ...own,
    guard: 'report.read',
    summary: '策略版本：新的在前；可按策略与状态筛选',
    body: z.object({
      code: z.optional(policyCode),
      status: z.optional(z.enum(BOOK_STATUSES)),
      ...paging,
    }),
    data: f.paged(row),
  }),
  riskPolicyDetail: post('/risk/policy/detail', {
    ...read,
    summary: '一个策略版本的全表：报告、如果…则…、评分与额度公式',
    body: z.object(one),
    data: z.object({ row, table: policyTable }),
  }),
  riskPolicySave: post('/risk/policy/save', {
    ...write,
    summary: '保存策略草稿：不带 code 为新策略，不带 version 为新版本；已提交的不能再改',
    body: z.object({
      code: z.optional(policyCode),
      version: z.optional(policyVersion),
      name: f.text(40, RISK_FIELD_SAYS.nameOfPolicy),
      note: f.text(200, RISK_FIELD_SAYS.sayWhatChanges),
      table: policyTable,
    }),
    data: row,
  }),
  riskPolicySubmit: post('/risk/policy/submit', {
    ...write,
    summary: '提交复核：此后不能再改，须由另一位同事复核',
    body: z.object(one),
    data: row,
  }),
  riskPolicyDecide: post('/risk/policy/decide', {
    ...approve,
    summary: '复核一个策略版本：通过或退回；起草人不能复核自己的版本',
    body: z.object({
      ...one,
      approve: z.boolean(),
      note: f.reason(200, FIRM_FIELD_SAYS.giveYourOpinion),
    }),
    data: row,
  }),
  riskPolicyForce: post('/risk/policy/force', {
    ...approve,
    summary: '启用已复核通过的策略版本：此后的订单按此版本判断，原版本停用',
    body: z.object(one),
    data: row,
  }),
}
