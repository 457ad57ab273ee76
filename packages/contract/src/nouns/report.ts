import type { BesideRow } from '@xinjian/engine/report/beside'
import type { ReportChange } from '@xinjian/engine/report/difference'
import * as z from 'zod/mini'
import { get, post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { reportAnswer, reportBasis } from '../report/answer.ts'
import { evidenceCalls } from '../report/evidence.ts'
import { justice } from '../report/justice.ts'
import { ordering } from '../report/order.ts'
import { outside } from '../report/outside.ts'
import { reportFilters, reportKind, reportRow } from '../report/row.ts'
import { institutionTerms } from '../report/terms.ts'
import { reportView } from '../report/view.ts'
import { REPORT_FIELD_SAYS } from '../words/report.ts'

export type { ReportBasis } from '../report/answer.ts'
export type {
  EvidenceColumn,
  EvidenceProof,
  EvidenceRecord,
  EvidenceRow,
} from '../report/evidence.ts'
export { REPORT_STATUSES, type ReportRow } from '../report/row.ts'

export const report = {
  reportQuery: post('/frontTax/front/report/tax/query', {
    service: 'reports',
    origin: 'spec',
    guard: 'report.create',
    summary: '生成报告：后台生成，返回报告编号',
    body: z.object({
      taxId: f.taxNo,
      reportType: z._default(reportKind, 'INVOICE'),
      /** Last complete month of the report; default: the last complete month the data covers. */
      through: z.optional(f.month),
      ...institutionTerms,
    }),
    data: reportRow,
    perMinute: 60,
  }),
  reportResult: post('/frontTax/front/report/tax/result', {
    service: 'reports',
    origin: 'spec',
    guard: 'report.read',
    summary: '报告记录：按企业、类型、状态、结论、等级、评分、日期筛选和排序，分页',
    body: z.object({ ...reportFilters, reportType: z.optional(reportKind) }),
    data: f.paged(reportRow),
  }),
  reportDetail: post('/bss/order/report/getDetailReport', {
    service: 'reports',
    origin: 'spec',
    guard: 'report.read',
    summary: '一份报告：记录、依据（授权、时效、完整度）与全文',
    body: z.object({ reportNo: f.reportNo }),
    data: reportAnswer,
  }),
  reportHead: post('/report/head', {
    service: 'reports',
    origin: 'own',
    guard: 'report.read',
    summary: '核对浏览器里的报告副本：记录与依据的现状，全文是否仍是同一份（不含全文）',
    body: z.object({
      reportNo: f.reportNo,
      fingerprint: z.string().check(z.regex(/^[0-9a-f]{64}$/, REPORT_FIELD_SAYS.fingerprintForm)),
    }),
    data: z.object({
      row: reportRow,
      institution: z.string(),
      basis: reportBasis,
      view: reportView,
      /** The document that the fingerprint is of is the one that would be shown now. */
      same: z.boolean(),
    }),
  }),
  reportDownload: post('/frontTax/front/report/taxReport/download', {
    service: 'reports',
    origin: 'spec',
    guard: 'report.read',
    kind: 'download',
    summary: '下载报告：format 为 pdf、xlsx 或 json；同一编号再次下载字节相同',
    body: z.object({
      reportNo: f.reportNo,
      format: z._default(z.enum(['pdf', 'xlsx', 'json']), 'pdf'),
    }),
    data: z.null(),
  }),
  reportPdf: get('/frontTax/front/report/tax/download/{id}', {
    service: 'reports',
    origin: 'spec',
    guard: 'report.read',
    kind: 'download',
    summary: '按报告编号下载 PDF',
    body: z.object({ id: f.reportNo }),
    data: z.null(),
  }),
  reportReplay: post('/report/replay', {
    service: 'reports',
    origin: 'own',
    guard: 'report.read',
    summary: '重算：用当时的数据快照、参数与引擎版本再算一遍，比对指纹',
    body: z.object({ reportNo: f.reportNo }),
    data: z.object({
      same: z.boolean(),
      fingerprint: z.string(),
      recomputed: z.string(),
      engineVersion: z.string(),
    }),
    perMinute: 30,
  }),
  reportCompare: post('/report/compare', {
    service: 'reports',
    origin: 'own',
    guard: 'report.read',
    summary: '对比两份报告：哪些数值变了，因数据、口径还是期间而变',
    body: z.object({ reportNo: f.reportNo, other: f.reportNo }),
    data: z.object({
      before: reportRow,
      after: reportRow,
      /** False = the earlier engine or its facts cannot be run any more: changes are told without causes. */
      explained: z.boolean(),
      changes: z.array(z.custom<ReportChange>()),
      /** Values that are the same in both. */
      unchanged: z.number(),
    }),
    perMinute: 30,
  }),
  reportBeside: post('/report/beside', {
    service: 'reports',
    origin: 'own',
    guard: 'report.read',
    summary: '并列两份同种报告（可为两家企业）：结论、评分、风险、额度、规则、指标及其差额',
    body: z.object({ reportNo: f.reportNo, other: f.reportNo }),
    data: z.object({
      one: reportRow,
      other: reportRow,
      rows: z.array(z.custom<BesideRow>()),
    }),
    perMinute: 30,
  }),
  ...evidenceCalls,
  ...ordering,
  ...justice,
  ...outside,
}
