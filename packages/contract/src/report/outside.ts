/** A report outside the company: links to it, and the proof that it is ours and unaltered. */
import type { ReportDocument } from '@xinjian/engine/report/document'
import * as z from 'zod/mini'
import { get, post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { ACCOUNT_FIELD_SAYS } from '../words/account.ts'
import { REPORT_FIELD_SAYS } from '../words/report.ts'
import { firmLine } from './firm.ts'
import { reportRow } from './row.ts'
import { reportView } from './view.ts'

const document = z.custom<ReportDocument>()

const shareRow = z.object({
  id: z.number(),
  reportNo: z.string(),
  url: z.nullable(z.string()),
  purpose: z.string(),
  /** It is shown in frames of this channel's sites; null = a link to send. */
  channel: z.nullable(z.string()),
  createdBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  revokedAt: z.nullable(z.string()),
  /** Whoever gave it out was frozen or deleted, or may not share any more: it opens nothing until he may again. */
  sleeping: z.boolean(),
  views: z.number(),
  lastViewedAt: z.nullable(z.string()),
})

export const outside = {
  shareCreate: post('/report/share/create', {
    service: 'reports',
    origin: 'own',
    guard: 'report.share',
    summary: '创建对外链接：签名、限期、可撤销；完整链接只在此时返回一次',
    body: z.object({
      reportNo: f.reportNo,
      days: z.coerce
        .number(REPORT_FIELD_SAYS.chooseHowLong)
        .check(
          z.int(REPORT_FIELD_SAYS.enterHowManyDays),
          z.gte(1, REPORT_FIELD_SAYS.leastDaysValid),
          z.lte(90, REPORT_FIELD_SAYS.mostDaysValid),
        ),
      purpose: f.text(100, REPORT_FIELD_SAYS.sayWithWhomShared),
    }),
    data: shareRow,
  }),
  shareList: post('/report/share/list', {
    service: 'reports',
    origin: 'own',
    guard: 'report.share',
    summary: '一份报告的对外链接与查看次数；创建人已停用或不再有权限的为休眠',
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
    body: z.object({ token: f.text(256, ACCOUNT_FIELD_SAYS.linkNotWholeOpen) }),
    data: z.object({
      row: reportRow,
      institution: z.string(),
      purpose: z.string(),
      expiresAt: z.string(),
      view: reportView,
      /** Of the enterprise, as of now; the reports it rests on are not named outside. */
      firm: firmLine,
      /** How the channel looks in whose frame it is shown; null = a link to send. */
      channel: z.nullable(
        z.object({ title: z.string(), color: z.string(), logo: z.nullable(z.string()) }),
      ),
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
    body: z.object({ token: f.text(256, ACCOUNT_FIELD_SAYS.linkNotWholeOpen) }),
    data: z.null(),
    perMinute: 20,
  }),
  proof: post('/verify/proof', {
    service: 'reports',
    origin: 'own',
    guard: 'public',
    summary: '验真：按文件的 SHA-256 或报告编号核对是否本平台出具、是否被改动',
    body: z.object({
      sha256: z.optional(
        z.string().check(z.regex(/^[0-9a-f]{64}$/, REPORT_FIELD_SAYS.fingerprintForm)),
      ),
      reportNo: z.optional(f.reportNo),
    }),
    data: z.object({
      /** UNJUDGED = sealed by a key that the platform keeps no more: neither confirmed nor refuted. */
      result: z.enum(['GENUINE', 'UNKNOWN', 'UNJUDGED']),
      /**
       * What matched: the PDF, the JSON, the spreadsheet, or the number alone (content not compared); CONTRACT = the PDF of a
       * signed authorisation: its number stands in `reportNo`, the fingerprint of its text in `fingerprint`.
       */
      matched: z.nullable(z.enum(['PDF', 'JSON', 'XLSX', 'NUMBER', 'CONTRACT'])),
      reportNo: z.nullable(z.string()),
      enterpriseName: z.nullable(z.string()),
      createdAt: z.nullable(z.string()),
      fingerprint: z.nullable(z.string()),
      /** Id of the platform's key that sealed it; null = nothing was found. */
      sealKey: z.nullable(z.string()),
      /** The file shows these many of the sections of the report, by a template of the institution; null = it is whole. */
      sections: z.nullable(z.object({ shown: z.number(), of: z.number() })),
    }),
    perMinute: 60,
  }),
}
