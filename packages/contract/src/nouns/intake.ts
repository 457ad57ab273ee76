import * as z from 'zod/mini'
import { get, post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { importLabels } from '../intake/labels.ts'
import { importChecks } from '../intake/review.ts'
import { IMPORT_STATUSES, importRow } from '../intake/row.ts'
import { importSheets } from '../intake/sheets.ts'
import { sentence } from '../said.ts'
import { jobEvents } from './intake/job-events.ts'

export type { ImportLabel } from '../intake/labels.ts'
export type { ImportReview } from '../intake/review.ts'
export { IMPORT_STATUSES, type ImportRow } from '../intake/row.ts'
export type { BookLayoutRow, ImportSheet } from '../intake/sheets.ts'
export type { JobEvent } from './intake/job-events.ts'

/** The two standards that the number in the path names. */
const statementUpload = {
  service: 'reports',
  origin: 'spec',
  guard: 'invoice.import',
  kind: 'upload',
  body: z.object({ taxNo: f.taxNo }),
  data: z.array(importRow),
  perMinute: 60,
} as const

export const intake = {
  statementUploadGeneral: post('/front/financial/uploadCrt/1', {
    ...statementUpload,
    summary:
      '上传财务报表（企业会计准则）：multipart，字段 taxNo，文件 file 可多个；每个文件成为一个导入批次，只接收财务报表',
  }),
  statementUploadSmall: post('/front/financial/uploadCrt/2', {
    ...statementUpload,
    summary:
      '上传财务报表（小企业会计准则）：multipart，字段 taxNo，文件 file 可多个；每个文件成为一个导入批次，只接收财务报表',
  }),
  importUpload: post('/invoice/import/upload', {
    service: 'invoice-intake',
    origin: 'own',
    guard: 'invoice.import',
    kind: 'upload',
    summary:
      '上传发票或财务报表文件（multipart：字段 taxNo，文件 file 可多个）：每个文件成为一个导入批次，后台处理',
    body: z.object({ taxNo: f.taxNo, direction: z.optional(z.enum(['OUT', 'IN', ''])) }),
    data: z.array(importRow),
    perMinute: 60,
  }),
  dataCollection: post('/tax/queryCenter/dataCollection', {
    service: 'reports',
    origin: 'spec',
    guard: 'enterprise.read',
    summary: '数据采集：导入与采集批次，按企业、状态筛选，分页',
    body: z.object({
      taxNo: z.optional(z.string().check(z.maxLength(20))),
      keyword: f.optionalText(64),
      status: z.optional(z.enum(IMPORT_STATUSES)),
      /** Only these: what a page that sent files asks after. */
      ids: z.optional(z.array(f.id).check(z.maxLength(100))),
      page: f.page,
      size: f.size,
    }),
    data: f.paged(importRow),
  }),
  importDetail: post('/invoice/import/detail', {
    service: 'invoice-intake',
    origin: 'own',
    guard: 'enterprise.read',
    summary: '一个导入批次，连同前一百条错误',
    body: z.object({ id: f.id }),
    data: z.object({
      row: importRow,
      errors: z.array(
        z.object({
          place: sentence('文件中的位置'),
          column: z.nullable(z.string()),
          reason: sentence('未收入的原因'),
          raw: z.nullable(z.string()),
        }),
      ),
    }),
  }),
  importErrors: get('/invoice/import/errors/{id}', {
    service: 'invoice-intake',
    origin: 'own',
    guard: 'enterprise.read',
    kind: 'download',
    summary: '下载一个批次的全部错误（CSV）',
    body: z.object({ id: f.id }),
    data: z.null(),
  }),
  importRetry: post('/invoice/import/retry', {
    service: 'invoice-intake',
    origin: 'own',
    guard: 'invoice.import',
    summary: '重试失败的批次（原文件仍在）；已入库的发票不会重复',
    body: z.object({ id: f.id }),
    data: importRow,
  }),
  ...importChecks,
  ...importLabels,
  ...importSheets,
  jobEvents,
}
