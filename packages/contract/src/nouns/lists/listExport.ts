/** A list as a workbook, made in the background: the whole filter, with the columns of the page. */
import * as z from 'zod/mini'
import { post } from '../../endpoint.ts'
import * as f from '../../fields.ts'
import { LIST_KEYS, MOST_PICKED, PACK_FORMS, SHEET_TYPES } from '../../lists/registry.ts'
import { sentence } from '../../said.ts'
import { LISTS_FIELD_SAYS } from '../../words/lists.ts'
import { VERIFY_FIELD_SAYS } from '../../words/verify.ts'

export const EXPORT_STATUSES = [
  'QUEUED',
  'RUNNING',
  'DONE',
  'FAILED',
  'CANCELLED',
  'EXPIRED',
] as const

const field = z
  .string()
  .check(z.regex(/^[a-zA-Z]{1,40}(\.[a-zA-Z]{1,40})?$/, VERIFY_FIELD_SAYS.notNameField))

const sheetColumn = z.object({
  title: f.text(60),
  field,
  type: z.optional(z.enum(SHEET_TYPES)),
  names: z.optional(
    z.record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(120))),
  ),
  instead: z.optional(z.object({ field, text: z.string().check(z.maxLength(60)) })),
})

const exportRow = z.object({
  no: z.string(),
  list: z.enum(LIST_KEYS),
  /** What the file is called, without its end. */
  name: z.string(),
  /** Files of the rows in an archive; null = the rows as a workbook. */
  pack: z.nullable(z.enum(PACK_FORMS)),
  status: z.enum(EXPORT_STATUSES),
  /** 0 … 100. */
  progress: z.number(),
  message: sentence('进度或未生成的原因'),
  rows: z.number(),
  /** Rows of the filter when it began. */
  total: z.number(),
  bytes: z.nullable(z.number()),
  createdAt: z.string(),
  /** Until when the file is kept; null while there is none. */
  expiresAt: z.nullable(z.string()),
})
export type ExportRow = z.infer<typeof exportRow>

const no = z.string().check(z.regex(/^EX\d{16}$/, LISTS_FIELD_SAYS.notNumberExport))
const self = { service: 'bss', origin: 'own' as const, guard: 'self' as const }

export const listExport = {
  exportAsk: post('/list/export', {
    ...self,
    summary:
      '导出列表（XLSX）：按筛选条件的全部记录，后台生成；权限与所导出的列表相同。带 pack 时改为打包各记录的文件（ZIP，附目录），每次最多100份',
    body: z.object({
      list: z.enum(LIST_KEYS, LISTS_FIELD_SAYS.noSuchList),
      name: f.text(60, LISTS_FIELD_SAYS.enterNameFile),
      /** Body of the list's call, without its page. */
      filter: z._default(z.record(z.string(), z.unknown()), {}),
      columns: z
        .array(sheetColumn)
        .check(
          z.minLength(1, LISTS_FIELD_SAYS.keepOneColumn),
          z.maxLength(60, LISTS_FIELD_SAYS.mostColumns),
        ),
      /** Their files in this form, instead of the rows. */
      pack: z.optional(z.enum(PACK_FORMS)),
      /** Only these rows of the filter. */
      only: z.optional(
        z
          .array(z.string().check(z.maxLength(120)))
          .check(z.minLength(1), z.maxLength(MOST_PICKED, LISTS_FIELD_SAYS.mostRecords)),
      ),
    }),
    data: exportRow,
    perMinute: 20,
  }),
  exportList: post('/list/exports', {
    ...self,
    summary: '本人的导出，新的在前',
    body: z.object({
      status: z.optional(z.enum(EXPORT_STATUSES)),
      page: f.page,
      size: f.size,
    }),
    data: f.paged(exportRow),
  }),
  exportCancel: post('/list/exports/cancel', {
    ...self,
    summary: '取消排队中或生成中的导出',
    body: z.object({ no }),
    data: exportRow,
  }),
  exportFile: post('/list/exports/file', {
    ...self,
    kind: 'download',
    summary: '下载本人导出的文件；生成后保留24小时',
    body: z.object({ no }),
    data: z.null(),
  }),
}
