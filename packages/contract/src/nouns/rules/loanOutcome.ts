/** Outcomes of a company's own loans: entered by lists, put right by another list, taken out by nobody. */
import * as z from 'zod/mini'
import { post } from '../../endpoint.ts'
import * as f from '../../fields.ts'
import { loanBatch, loanRow, loanTotals } from '../../risk/card-shapes.ts'
import { DEFAULT_DAYS_WORDS } from '../../risk/card-states.ts'
import { paging } from '../../rules/book.ts'

export type { LoanBatchRow, LoanRow, LoanTotals } from '../../risk/card-shapes.ts'

const own = { service: 'risk-control' as const, origin: 'own' as const }
const read = { ...own, guard: 'rules.read' as const }
const write = { ...own, guard: 'rules.write' as const }
const filter = {
  keyword: f.optionalText(64),
  /** Late by at least so many days. */
  late: z.optional(z.enum(DEFAULT_DAYS_WORDS)),
}

export const loanOutcome = {
  loanTemplate: post('/risk/loan/template', {
    ...write,
    kind: 'download',
    summary: '贷款结果模板（XLSX）',
    body: f.nothing,
    data: z.null(),
    perMinute: 60,
  }),
  loanUpload: post('/risk/loan/upload', {
    ...write,
    kind: 'upload',
    summary:
      '上传贷款结果（multipart：文件 file，XLSX 或 CSV，最多一万笔）：同一笔贷款以新的结果为准，有误的行可下载',
    body: f.nothing,
    data: loanBatch,
    perMinute: 20,
  }),
  loanList: post('/risk/loan/list', {
    ...read,
    summary: '已录入的贷款结果，放款日期新的在前；可按企业、借据与逾期天数筛选',
    body: z.object({ ...filter, ...paging }),
    data: z.extend(f.paged(loanRow), { totals: loanTotals }),
  }),
  loanBatches: post('/risk/loan/batches', {
    ...read,
    summary: '上传过的贷款结果名单，新的在前',
    body: z.object(paging),
    data: f.paged(loanBatch),
  }),
  loanBad: post('/risk/loan/bad', {
    ...read,
    kind: 'download',
    summary: '名单中有误的行及原因（XLSX），改正后可再上传',
    body: z.object({ id: f.id }),
    data: z.null(),
    perMinute: 60,
  }),
  loanExport: post('/risk/loan/export', {
    ...read,
    kind: 'download',
    summary: '导出贷款结果（XLSX）',
    body: z.object(filter),
    data: z.null(),
    perMinute: 20,
  }),
}
