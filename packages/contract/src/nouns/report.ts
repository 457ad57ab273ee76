import type { ReportDocument } from '@xinjian/engine/report/document'
import * as z from 'zod/mini'
import { get, post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { datasetFreshness } from './collected.ts'
import { consentBrief } from './consent-brief.ts'

export const REPORT_STATUSES = ['QUEUED', 'GENERATING', 'READY', 'FAILED'] as const

export const reportRow = z.object({
  reportNo: z.string(),
  reportType: z.enum(['INVOICE']),
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
  /** SHA-256 of the canonical JSON, hex. */
  fingerprint: z.nullable(z.string()),
  createdBy: z.string(),
  createdAt: z.string(),
  /** The enterprise took its consent back: grade, score and document are not shown. */
  sealed: z.boolean(),
})
export type ReportRow = z.infer<typeof reportRow>

/** What a report rests on: consent, freshness, coverage. */
export const reportBasis = z.object({
  /** Contracts signed when it was ordered; the one that collection rests on comes first. Empty = files the company uploaded. */
  consents: z.array(consentBrief),
  dataCutoff: z.nullable(z.string()),
  /** Datasets of the report as last collected before it was ordered; `collectedAt` null = never from a bureau. */
  freshness: z.array(datasetFreshness),
  /** Newer data has come in since: ordering the report again would use it. */
  outdated: z.boolean(),
  /** Months that should be there, those that are, those that are missing; sales before purchases. */
  coverage: z.array(
    z.object({
      dataset: z.string(),
      have: z.number(),
      need: z.number(),
      missing: z.array(z.string()),
    }),
  ),
})
export type ReportBasis = z.infer<typeof reportBasis>

/** The document is made by our own engine and stored as bytes; its shape is a type, not re-validated on every read. */
const document = z.custom<ReportDocument>()

/** Of the lines that are meant, where the figure is made of lines (a rate, a category): they add up to it, invoices do not. */
const lineSums = z.optional(z.object({ amountExclTax: z.number(), taxAmount: z.number() }))

export const evidenceRow = z.object({
  key: z.string(),
  direction: z.enum(['OUT', 'IN']),
  issueDate: z.string(),
  issueTime: z.nullable(z.string()),
  kind: z.string(),
  status: z.string(),
  positive: z.boolean(),
  counterpartyName: z.string(),
  counterpartyTaxNo: z.nullable(z.string()),
  amountExclTax: z.number(),
  taxAmount: z.number(),
  totalAmount: z.number(),
  source: z.string(),
  lines: lineSums,
})
export type EvidenceRow = z.infer<typeof evidenceRow>

const evidenceOf = {
  reportNo: f.reportNo,
  /** Indicator key (`I-016.L12`), rule id (`R-030`), or `table:<block id>:<row index>`. */
  of: f.text(120, '请选择要查看明细的指标'),
  keyword: f.optionalText(64),
  sort: z.optional(z.enum(['date', '-date', 'total', '-total'])),
}

const shareRow = z.object({
  id: z.number(),
  reportNo: z.string(),
  url: z.nullable(z.string()),
  purpose: z.string(),
  createdBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  revokedAt: z.nullable(z.string()),
  views: z.number(),
  lastViewedAt: z.nullable(z.string()),
})

export const report = {
  reportQuery: post('/frontTax/front/report/tax/query', {
    service: 'reports',
    origin: 'spec',
    guard: 'report.create',
    summary: '生成报告：后台生成，返回报告编号',
    body: z.object({
      taxId: f.taxNo,
      reportType: z._default(z.enum(['INVOICE']), 'INVOICE'),
      /** Last complete month of the report; default: the last complete month the data covers. */
      through: z.optional(f.month),
    }),
    data: reportRow,
    perMinute: 60,
  }),
  reportResult: post('/frontTax/front/report/tax/result', {
    service: 'reports',
    origin: 'spec',
    guard: 'report.read',
    summary: '报告记录：按企业、类型、状态、日期筛选，分页',
    body: z.object({
      taxId: z.optional(z.string().check(z.maxLength(20))),
      reportType: z.optional(z.enum(['INVOICE'])),
      keyword: f.optionalText(64),
      status: z.optional(z.enum(REPORT_STATUSES)),
      from: z.optional(f.isoDate),
      to: z.optional(f.isoDate),
      page: f.page,
      size: f.size,
    }),
    data: f.paged(reportRow),
  }),
  reportDetail: post('/bss/order/report/getDetailReport', {
    service: 'reports',
    origin: 'spec',
    guard: 'report.read',
    summary: '一份报告：记录、依据（授权、时效、完整度）与全文',
    body: z.object({ reportNo: f.reportNo }),
    data: z.object({
      row: reportRow,
      institution: z.string(),
      basis: reportBasis,
      document: z.nullable(document),
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
  evidence: post('/report/evidence', {
    service: 'reports',
    origin: 'own',
    guard: 'report.read',
    summary: '证据：一个数字由哪些发票构成，分页、搜索、排序，附合计',
    body: z.object({ ...evidenceOf, page: f.page, size: f.size }),
    data: z.object({
      total: z.number(),
      page: z.number(),
      size: z.number(),
      rows: z.array(evidenceRow),
      sums: z.object({
        amountExclTax: z.number(),
        taxAmount: z.number(),
        totalAmount: z.number(),
        lines: lineSums,
      }),
      /** The same condition in Chinese words. */
      condition: z.string(),
    }),
  }),
  evidenceExport: post('/report/evidence/export', {
    service: 'reports',
    origin: 'own',
    guard: 'report.read',
    kind: 'download',
    summary: '导出证据全部行（XLSX）',
    body: z.object(evidenceOf),
    data: z.null(),
    perMinute: 20,
  }),
  shareCreate: post('/report/share/create', {
    service: 'reports',
    origin: 'own',
    guard: 'report.share',
    summary: '创建对外链接：签名、限期、可撤销；完整链接只在此时返回一次',
    body: z.object({
      reportNo: f.reportNo,
      days: z.coerce
        .number('请选择有效期')
        .check(z.int('有效期以天计'), z.gte(1, '有效期至少1天'), z.lte(90, '有效期最长90天')),
      purpose: f.text(100, '请填写分享给谁、作何用途'),
    }),
    data: shareRow,
  }),
  shareList: post('/report/share/list', {
    service: 'reports',
    origin: 'own',
    guard: 'report.share',
    summary: '一份报告的对外链接与查看次数',
    body: z.object({ reportNo: f.reportNo }),
    data: z.array(shareRow),
  }),
  shareRevoke: post('/report/share/revoke', {
    service: 'reports',
    origin: 'own',
    guard: 'report.share',
    summary: '撤销对外链接：立即失效',
    body: z.object({ id: f.id }),
    data: z.null(),
  }),
  shareOpen: post('/share/report', {
    service: 'reports',
    origin: 'own',
    guard: 'public',
    summary: '凭对外链接中的令牌查看报告（无需登录）',
    body: z.object({ token: f.text(256, '链接不完整') }),
    data: z.object({
      row: reportRow,
      institution: z.string(),
      purpose: z.string(),
      expiresAt: z.string(),
      document,
    }),
    perMinute: 60,
  }),
  sharePdf: get('/share/report/pdf', {
    service: 'reports',
    origin: 'own',
    guard: 'public',
    kind: 'download',
    summary: '凭对外链接中的令牌下载 PDF（无需登录）',
    body: z.object({ token: f.text(256, '链接不完整') }),
    data: z.null(),
    perMinute: 20,
  }),
  proof: post('/verify/proof', {
    service: 'reports',
    origin: 'own',
    guard: 'public',
    summary: '验真：按文件的 SHA-256 或报告编号核对是否本平台出具、是否被改动',
    body: z.object({
      sha256: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/, '指纹应为64位十六进制'))),
      reportNo: z.optional(f.reportNo),
    }),
    data: z.object({
      result: z.enum(['GENUINE', 'UNKNOWN']),
      /**
       * What matched: the PDF, the JSON, the spreadsheet, or the number alone (content not compared); CONTRACT = the PDF of a
       * signed authorisation: its number stands in `reportNo`, the fingerprint of its text in `fingerprint`.
       */
      matched: z.nullable(z.enum(['PDF', 'JSON', 'XLSX', 'NUMBER', 'CONTRACT'])),
      reportNo: z.nullable(z.string()),
      enterpriseName: z.nullable(z.string()),
      createdAt: z.nullable(z.string()),
      fingerprint: z.nullable(z.string()),
    }),
    perMinute: 60,
  }),
}
