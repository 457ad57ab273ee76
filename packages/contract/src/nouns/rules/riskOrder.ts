import * as z from 'zod/mini'
import { post } from '../../endpoint.ts'
import * as f from '../../fields.ts'
import {
  matrix,
  outcome,
  override,
  riskOrderNo,
  row,
  subject,
  subjectRow,
} from '../../risk/order-shapes.ts'
import { ORDER_SOURCES, RISK_ORDER_STATUSES, TRIAL_SOURCES } from '../../risk/statuses.ts'
import { paging } from '../../rules/book.ts'
import { FIRM_FIELD_SAYS } from '../../words/firm.ts'
import { RISK_FIELD_SAYS } from '../../words/risk.ts'
import { policyCode, policyVersion } from './riskPolicy.ts'

export type {
  RiskMatrix,
  RiskOrderRow,
  RiskOverride,
  RiskSubjectRow,
} from '../../risk/order-shapes.ts'

const spec = { service: 'reports' as const, origin: 'spec' as const }
const own = { service: 'risk-control' as const, origin: 'own' as const }
const AT = '/verify/risk/control/query/web'
const one = z.object({ no: riskOrderNo })
const policy = {
  policy: policyCode,
  /** HELD = stored reports alone. */
  source: z._default(z.enum(ORDER_SOURCES), 'HELD'),
}
const filter = {
  purpose: z.optional(z.enum(['ORDER', 'TRIAL'])),
  status: z.optional(z.enum(RISK_ORDER_STATUSES)),
  keyword: f.optionalText(64),
}
const subjectFilter = {
  outcome: z.optional(outcome),
  keyword: f.optionalText(64),
  /** Of a trial: those of which the versions say different things: `true`. */
  flipped: z.optional(z.union([z.boolean(), z.enum(['true'])])),
  /** Overrides that wait: `true`. */
  asked: z.optional(z.union([z.boolean(), z.enum(['true'])])),
}

export const riskOrder = {
  riskOrderStart: post('/risk/order/start', {
    ...own,
    guard: 'report.create',
    summary:
      '对一家企业下风控订单：按启用中的策略判断；source 为 MADE 时按需新出报告并按报告计费，否则只用已有报告',
    body: z.object({ ...policy, taxId: f.taxNo }),
    data: row,
    perMinute: 60,
  }),
  riskOrderUpload: post(`${AT}/upload`, {
    ...spec,
    guard: 'report.create',
    kind: 'upload',
    summary:
      '上传企业名单下风控订单（multipart：文件 file，XLSX 或 CSV，最多一万家）：检查后后台判断，有误的行可下载',
    body: z.object(policy),
    data: row,
    perMinute: 20,
  }),
  riskOrderTemplate: post('/risk/order/template', {
    ...own,
    guard: 'report.create',
    kind: 'download',
    summary: '企业名单模板（XLSX）',
    body: f.nothing,
    data: z.null(),
    perMinute: 60,
  }),
  riskOrderQuery: post(`${AT}/query`, {
    ...spec,
    guard: 'report.read',
    summary: '风控订单列表，新的在前；purpose 为 TRIAL 时列策略试算',
    body: z.object({ ...filter, ...paging }),
    data: f.paged(row),
  }),
  riskOrderDetail: post(`${AT}/detail`, {
    ...spec,
    guard: 'report.read',
    summary: '一个风控订单：进度、汇总与企业，可按结果筛选，分页；试算另列两版结论对照的企业数',
    body: z.object({ no: riskOrderNo, ...subjectFilter, ...paging }),
    data: z.extend(f.paged(subjectRow), { row, matrix }),
  }),
  riskSubject: post('/risk/order/subject', {
    ...own,
    guard: 'report.read',
    summary: '订单中一家企业的判断：命中与未能判断的策略行、依据的报告与数据行、额度各项、改判经过',
    body: z.object({ no: riskOrderNo, line: f.id }),
    data: subject,
  }),
  riskOrderPause: post('/risk/order/pause', {
    ...own,
    guard: 'report.create',
    summary: '暂停一个订单，已判断的保留',
    body: one,
    data: row,
  }),
  riskOrderResume: post('/risk/order/resume', {
    ...own,
    guard: 'report.create',
    summary: '继续一个暂停、余额不足或中断的订单',
    body: one,
    data: row,
  }),
  riskOrderCancel: post('/risk/order/cancel', {
    ...own,
    guard: 'report.create',
    summary: '取消一个未完成的订单，已判断的保留',
    body: one,
    data: row,
  }),
  riskOrderBad: post('/risk/order/bad', {
    ...own,
    guard: 'report.read',
    kind: 'download',
    summary: '名单中有误的行及原因（XLSX），改正后可再上传',
    body: one,
    data: z.null(),
    perMinute: 60,
  }),
  riskOrderExport: post(`${AT}/export`, {
    ...spec,
    guard: 'report.read',
    kind: 'download',
    summary: '导出风控订单列表（XLSX）',
    body: z.object(filter),
    data: z.null(),
    perMinute: 20,
  }),
  riskOrderExportDetail: post(`${AT}/export/detail`, {
    ...spec,
    guard: 'report.read',
    kind: 'download',
    summary: '导出一个订单的全部企业：结果、原因、依据、评分、额度与改判（XLSX）',
    body: one,
    data: z.null(),
    perMinute: 20,
  }),
  riskTrialStart: post('/risk/trial/start', {
    ...own,
    guard: 'rules.write',
    summary:
      '策略试算：以一个版本与另一个版本（缺省为启用中的版本）判断全部已存企业，可指定日期；按当日已有的报告，或按入库数据重算当日的报告；不改变任何结论',
    body: z.object({
      policy: policyCode,
      version: policyVersion,
      againstPolicy: z.optional(policyCode),
      againstVersion: z.optional(policyVersion),
      asOf: z.optional(f.isoDate),
      source: z._default(z.enum(TRIAL_SOURCES), 'HELD'),
    }),
    data: row,
    perMinute: 20,
  }),
  riskOverrideAsk: post('/risk/override/ask', {
    ...own,
    guard: 'report.create',
    summary: '提议改判一家企业：写明理由，须由另一位同事决定',
    body: z.object({
      no: riskOrderNo,
      line: f.id,
      to: z.enum(['PASS', 'REVIEW', 'REJECT'], RISK_FIELD_SAYS.chooseOutcome),
      reason: f.reason(500, RISK_FIELD_SAYS.sayWhyOverride, 8),
    }),
    data: override,
  }),
  riskOverrideDecide: post('/risk/override/decide', {
    ...own,
    guard: 'rules.approve',
    summary: '决定一个改判：同意或不同意；提议人不能决定自己的提议',
    body: z.object({
      id: f.id,
      approve: z.boolean(),
      answer: f.reason(500, FIRM_FIELD_SAYS.giveYourOpinion),
    }),
    data: override,
  }),
}
