/** Verification by table: a file is read and judged, then its rows are verified in the background, each once. */
import * as z from 'zod/mini'
import { post } from '../../endpoint.ts'
import * as f from '../../fields.ts'
import { hao, quote } from '../../money-fields.ts'
import { sentence } from '../../said.ts'
import { VERIFY_BATCH_STATUSES, VERIFY_REPEATS } from '../../verify/batch-status.ts'
import { VERIFY_FIELD_SAYS } from '../../words/verify.ts'

export const batchNo = z.string().check(z.regex(/^PC\d{16}$/, VERIFY_FIELD_SAYS.notNumberBatch))
const text = z.string()
const count = z.number()

const row = z.object({
  no: text,
  fileName: text,
  status: z.enum(VERIFY_BATCH_STATUSES),
  /** READ: the file is read; CHECK: its rows are verified. */
  phase: z.enum(['READ', 'CHECK']),
  /** Will be done between two rows. */
  wanted: z.nullable(z.enum(['PAUSE', 'CANCEL'])),
  progress: count,
  message: sentence('进度或未完成的原因'),
  /** Rows that are not blank; `bad` of them cannot be verified, `done` have their result. */
  total: count,
  bad: count,
  done: count,
  madeBy: text,
  createdAt: text,
  startedAt: z.nullable(text),
  finishedAt: z.nullable(text),
})
export type VerifyBatchRow = z.infer<typeof row>

/** Who had a row before, and when; a scope that does not see it is told none. */
export const repeated = z.object({
  kind: z.enum(VERIFY_REPEATS),
  /** Exactly the same fields: it is not verified again unless that is asked for. */
  same: z.boolean(),
  /** FILE: row of the table. */
  line: z.nullable(count),
  /** Number of the check or of the batch. */
  no: z.nullable(text),
  by: z.nullable(text),
  at: z.nullable(text),
})

const plan = z.object({
  file: count,
  check: count,
  batch: count,
  /** Of these, what is not verified again unless that is asked for. */
  same: count,
  /** What the platform would refuse (older than five years, of today, no VAT invoice): not sent, not charged. */
  notYet: count,
  /** Rows that will be asked about, and what that costs at most, 毫: without and with what is the same. */
  asked: count,
  askedAgain: count,
  most: z.nullable(hao),
  mostAgain: z.nullable(hao),
  quote: z.nullable(quote),
  /** 毫 that may be spent, credit included. */
  balance: hao,
})
export type VerifyBatchPlan = z.infer<typeof plan>

const retry = z.object({
  /** Rows that ended without a judgement, uncharged, and may be verified again now; `later`: not before tomorrow. */
  rows: count,
  later: count,
  /** What that costs at most, 毫; null = no price yet. */
  most: z.nullable(hao),
})
export type VerifyBatchRetry = z.infer<typeof retry>

const whole = z.object({
  ...row.shape,
  /** While it waits for its start, for whoever may start it. */
  plan: z.nullable(plan),
  /** Of one that is done; null = every row was judged. */
  retry: z.nullable(retry),
})
export type VerifyBatch = z.infer<typeof whole>

const repeat = z.object({
  ...repeated.shape,
  line: count,
  sheet: z.nullable(text),
  invoiceCode: text,
  invoiceNumber: text,
  /** Row of the table that it repeats. */
  of: z.nullable(count),
})
export type VerifyBatchRepeat = z.infer<typeof repeat>

const own = { service: 'invoice-verification', origin: 'own' as const }
const check = { ...own, guard: 'verify.check' as const }
const read = { ...own, guard: 'verify.read' as const }
const one = z.object({ no: batchNo })
const AT = '/tradecredit/front/invoice/verify/batch'

export const verifyBatch = {
  verifyBatchTemplate: post(`${AT}/template`, {
    ...check,
    kind: 'download',
    summary: '批量查验模板（XLSX，第二个工作表为填写说明）',
    body: f.nothing,
    data: z.null(),
    perMinute: 60,
  }),
  verifyBatchUpload: post(`${AT}/upload`, {
    ...check,
    kind: 'upload',
    summary:
      '上传待查验的发票表格（multipart：文件 file，XLSX、CSV 或 CSV.gz，最多10万行）：先读取并检查，不查验、不计费',
    body: f.nothing,
    data: whole,
    perMinute: 30,
  }),
  verifyBatchDetail: post(`${AT}/detail`, {
    ...read,
    summary:
      '一个批次的进度；待开始时另有可查验、有误、重复的行数、单价、最多费用与余额，完成后另有可重新查验的行数',
    body: one,
    data: whole,
  }),
  verifyBatchRepeats: post(`${AT}/repeats`, {
    ...read,
    summary: '批次内重复的行：表内重复、本公司已查验过、在其他批次中待查验，及何人何时',
    body: z.object({ no: batchNo, page: f.page, size: f.size }),
    data: f.paged(repeat),
  }),
  verifyBatchStart: post(`${AT}/start`, {
    ...check,
    summary: '开始查验；again 为重复的行也重新查验并计费，否则直接采用已有结果、不计费',
    body: z.object({ no: batchNo, again: z._default(z.boolean(), false) }),
    data: whole,
  }),
  verifyBatchPause: post(`${AT}/pause`, {
    ...check,
    summary: '暂停：正在查验的几张查完即停',
    body: one,
    data: whole,
  }),
  verifyBatchResume: post(`${AT}/resume`, {
    ...check,
    summary: '继续暂停或余额不足的批次',
    body: one,
    data: whole,
  }),
  verifyBatchRetry: post(`${AT}/retry`, {
    ...check,
    summary:
      '重新查验已完成的批次中未成功的行（平台繁忙、服务故障，及隔日的次数用完或当日开具）；其余的结果不变，未成功的未曾计费',
    body: one,
    data: whole,
  }),
  verifyBatchCancel: post(`${AT}/cancel`, {
    ...check,
    summary: '取消：已有结果的保留，其余不再查验、不计费；重新查验中的批次恢复为已完成',
    body: one,
    data: whole,
  }),
  verifyBatchBad: post(`${AT}/bad`, {
    ...read,
    kind: 'download',
    summary: '有误的行（XLSX，含行号与原因）：改正后可直接再次上传',
    body: one,
    data: z.null(),
    perMinute: 60,
  }),
  verifyBatchList: post('/tradecredit/front/invoice/verify/invoice/batch/record', {
    ...read,
    origin: 'spec',
    summary: '批量查验的批次，新的在前',
    body: z.object({
      status: z.optional(z.enum(VERIFY_BATCH_STATUSES)),
      page: f.page,
      size: f.size,
    }),
    data: f.paged(row),
  }),
}
