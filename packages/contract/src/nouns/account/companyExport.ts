/** Everything that is a company's, as one archive: for its administrators alone, and told to all of them. */
import * as z from 'zod/mini'
import { post } from '../../endpoint.ts'
import * as f from '../../fields.ts'
import { sentence } from '../../said.ts'
import { LISTS_FIELD_SAYS } from '../../words/lists.ts'
import { EXPORT_STATUSES } from '../lists/listExport.ts'

/** So long the archive is kept, hours. */
export const COMPANY_EXPORT_HOURS = 72

const companyExportRow = z.object({
  no: z.string(),
  status: z.enum(EXPORT_STATUSES),
  /** 0 … 100. */
  progress: z.number(),
  message: sentence('进度或未生成的原因'),
  askedBy: z.string(),
  reason: z.string(),
  /** Rows of tables, and stored files. */
  rows: z.number(),
  files: z.number(),
  bytes: z.nullable(z.number()),
  /** SHA-256 of the archive, hex; null while there is none. */
  sha256: z.nullable(z.string()),
  createdAt: z.string(),
  finishedAt: z.nullable(z.string()),
  /** Until when the archive is kept; null while there is none. */
  expiresAt: z.nullable(z.string()),
})
export type CompanyExportRow = z.infer<typeof companyExportRow>

const no = z.string().check(z.regex(/^CX\d{16}$/, LISTS_FIELD_SAYS.notNumberExport))
const own = { service: 'bss', origin: 'own' as const, guard: 'company.export' as const }

export const companyExport = {
  companyExportAsk: post('/company/export/ask', {
    ...own,
    summary:
      '导出贵公司的全部数据（ZIP：逐表 NDJSON、存储的文件、带签名的清单），后台生成；通知全体企业管理员。口令、密钥等不导出，他人的个人信息按页面口径脱敏',
    body: z.object({ reason: f.reason(200) }),
    data: companyExportRow,
    perMinute: 5,
  }),
  companyExportList: post('/company/export/list', {
    ...own,
    summary: '贵公司的全量导出，新的在前',
    body: z.object({ page: f.page, size: f.size }),
    data: f.paged(companyExportRow),
  }),
  companyExportCancel: post('/company/export/cancel', {
    ...own,
    summary: '取消排队中或生成中的全量导出',
    body: z.object({ no }),
    data: companyExportRow,
  }),
  companyExportFile: post('/company/export/file', {
    ...own,
    kind: 'download',
    summary: '下载全量导出的文件；生成后保留72小时',
    body: z.object({ no }),
    data: z.null(),
    perMinute: 10,
  }),
}
