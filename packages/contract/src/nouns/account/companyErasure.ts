/** One company erased for good: ordered by its administrators, confirmed by two operators, proved by a certificate. */
import * as z from 'zod/mini'
import { get, post } from '../../endpoint.ts'
import * as f from '../../fields.ts'
import { sentence } from '../../said.ts'
import { LISTS_FIELD_SAYS } from '../../words/lists.ts'

/** So long any administrator of the company may withdraw, before operators can confirm. */
export const ERASURE_DAYS = 30
/** Between the last word and the first row: what was under way when the company was closed has ended by then. */
export const ERASURE_SETTLE_MINUTES = 60
/** So long the link to the certificate works that is sent to who ordered. */
export const ERASURE_LINK_DAYS = 90

export const ERASURE_STATUSES = [
  'WAITING',
  'WITHDRAWN',
  'REFUSED',
  'QUEUED',
  'RUNNING',
  'FAILED',
  'DONE',
] as const

const companyErasureRow = z.object({
  no: z.string(),
  status: z.enum(ERASURE_STATUSES),
  /** 0 … 100. */
  progress: z.number(),
  message: sentence('进度或停下的原因'),
  askedBy: z.string(),
  reason: z.string(),
  /** Until then it can be withdrawn, and nobody can confirm it. */
  waitsUntil: z.string(),
  /** Who withdrew or refused it. */
  endedBy: z.nullable(z.string()),
  endedNote: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  firstBy: z.nullable(z.string()),
  firstAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  createdAt: z.string(),
  finishedAt: z.nullable(z.string()),
})
export type CompanyErasureRow = z.infer<typeof companyErasureRow>

const operateErasureRow = z.object({
  ...companyErasureRow.shape,
  companyId: z.number(),
  companyName: z.string(),
  firstNote: z.nullable(z.string()),
  decidedNote: z.nullable(z.string()),
})
export type OperateErasureRow = z.infer<typeof operateErasureRow>

const kept = z.object({
  table: z.string(),
  why: sentence('保留的原因'),
  /** Columns that are emptied. */
  emptied: z.array(z.string()),
  /** Some rows of it. */
  inPart: z.boolean(),
})
export type KeptRow = z.infer<typeof kept>

const no = z.string().check(z.regex(/^CE\d{16}$/, LISTS_FIELD_SAYS.notNumberErasure))
const own = { service: 'bss', origin: 'own' as const, guard: 'company.erase' as const }
const operate = { service: 'bss', origin: 'own' as const, guard: 'erasure.decide' as const }
const of = { companyId: f.id, no }

export const companyErasure = {
  companyErasureState: post('/company/erasure/state', {
    ...own,
    summary: '清除贵公司全部数据：现有的申请、目前有什么阻碍、清除后保留什么及原因',
    body: f.nothing,
    data: z.object({
      companyName: z.string(),
      /** Days of the waiting time. */
      days: z.number(),
      orders: z.array(companyErasureRow),
      /** Each in words; none = nothing stands in the way. */
      obstacles: z.array(sentence('阻碍')),
      kept: z.array(kept),
    }),
  }),
  companyErasureAsk: post('/company/erasure/ask', {
    ...own,
    summary:
      '申请清除贵公司的全部数据：须完整输入企业名称；通知全体企业管理员与平台；等待期内任一管理员可撤回，期满经平台两人确认后执行，不可恢复',
    body: z.object({
      companyName: f.text(100, LISTS_FIELD_SAYS.typeCompanyName),
      reason: f.reason(200),
    }),
    data: companyErasureRow,
    perMinute: 5,
  }),
  companyErasureWithdraw: post('/company/erasure/withdraw', {
    ...own,
    summary: '撤回清除申请：平台确认之前，任一企业管理员都可撤回',
    body: z.object({ no, note: f.reason(200) }),
    data: companyErasureRow,
  }),
  operateErasureList: post('/operate/erasure/list', {
    ...operate,
    summary: '清除客户数据的申请（运营）：待处理的在前，新的在前',
    body: z.object({ page: f.page, size: f.size }),
    data: f.paged(operateErasureRow),
  }),
  operateErasureDecide: post('/operate/erasure/decide', {
    ...operate,
    summary:
      '确认或拒绝清除客户数据（运营）：期满后须由两位相互独立、也独立于申请人的运营先后确认；第二次确认后客户即停用，稍后开始清除，不可恢复',
    body: z.object({ ...of, approve: z.boolean(), note: f.reason(200) }),
    data: operateErasureRow,
    perMinute: 10,
  }),
  operateErasureRetry: post('/operate/erasure/retry', {
    ...operate,
    summary: '继续失败的清除（运营）：从停下之处继续',
    body: z.object(of),
    data: operateErasureRow,
    perMinute: 10,
  }),
  operateErasureCertificate: post('/operate/erasure/certificate', {
    ...operate,
    kind: 'download',
    summary: '下载清除证明（运营；JSON，含平台签名）',
    body: z.object(of),
    data: z.null(),
    perMinute: 30,
  }),
  erasureCertificate: get('/erasure/certificate', {
    ...operate,
    guard: 'public' as const,
    kind: 'download',
    summary: '凭邮件中的链接下载清除证明（JSON，含平台签名）；链接90天内有效',
    body: z.object({
      companyId: f.id,
      no,
      /** Seconds since 1970. */
      ends: z.string().check(z.regex(/^\d{10}$/)),
      mark: z.string().check(z.maxLength(64)),
    }),
    data: z.null(),
    perMinute: 30,
  }),
}
