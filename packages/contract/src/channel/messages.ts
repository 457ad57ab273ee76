/** Messages that the system of a channel is sent, signed (docs/callbacks.md): documentation and sender are made of these. */
import { REPORT_KINDS, type ReportKind } from '@xinjian/engine/report/kinds'
import { INVOICE_KINDS } from '@xinjian/format/invoice/kind'
import { INVALID_MARKS, VERIFY_RESULTS } from '@xinjian/format/verify/result'
import * as z from 'zod/mini'
import { CONSENT_CODES, CONSENT_SCOPES } from '../consent/consent-scopes.ts'
import { completeThrough, dataCutoff } from '../report/data-times.ts'
import { said } from '../said.ts'
import { SAMPLES } from './message-samples.ts'

const of = <const E extends string>(event: E) => ({
  event: z.literal(event),
  channel: said(z.string(), '渠道编码'),
})
/** Of everything but a test. */
const once = <const E extends string>(event: E) => ({
  ...of(event),
  idempotencyKey: said(z.string(), '消息编号，与请求头相同；重发时不变'),
})
const enterprise = z.object({
  name: said(z.string(), '企业名称'),
  taxNo: said(z.string(), '统一社会信用代码'),
})
const instant = (text: string) => said(z.string(), `${text}（ISO 8601，UTC）`)
const taskNumbers = {
  finTaskId: said(z.nullable(z.string()), '办理编号；不来自采集时为空'),
  taskId: said(z.nullable(z.string()), '采集任务编号；不来自采集时为空'),
}

const collectResult = z.object({
  ...once('collect.result'),
  finTaskId: said(z.string(), '办理编号'),
  taskId: said(z.string(), '采集任务编号'),
  source: said(z.nullable(z.string()), '生成链接时填写的来源'),
  platform: said(
    z.nullable(z.object({ orderNo: z.string(), reference: z.nullable(z.string()) })),
    'send/collectZfPlat 提交的平台订单号与回传标识',
  ),
  state: said(
    z.enum(['SUCCESS', 'PARTIAL', 'FAILED', 'CANCELLED', 'EXPIRED']),
    'SUCCESS 完成，PARTIAL 部分取到，FAILED 未完成，CANCELLED 企业不同意签署或放弃，EXPIRED 超时未操作',
  ),
  result: said(z.union([z.literal(1), z.literal(2)]), '1 有数据，2 无数据'),
  enterprise: said(z.nullable(enterprise), '签署授权之前为空'),
  areaCode: said(z.nullable(z.string()), '主管税务机关所在地；签署授权之前为空'),
  contractNo: said(z.nullable(z.string()), '采集授权书编号；未签署为空'),
  reportNo: said(z.nullable(z.string()), '随采集生成的报告；生成后另发 report.ready'),
  dataCutoff,
  completeThrough,
  failure: said(
    z.nullable(z.object({ code: z.string(), message: z.string() })),
    '未完成或缺失的原因；code 为 TE- 编号',
  ),
  finishedAt: said(z.nullable(z.string()), '结束时刻'),
})
export type CollectResult = z.infer<typeof collectResult>

const consentRevoked = z.object({
  ...once('consent.revoked'),
  contractNo: said(z.string(), '被撤回的授权书编号'),
  code: said(
    z.enum(CONSENT_CODES),
    'ENT_TAX 涉税数据采集授权，ENT_ERP 账簿数据采集授权，ENT_BANK 银行流水采集授权，ENT_QUERY 报告查询授权',
  ),
  scopes: said(z.array(z.enum(CONSENT_SCOPES)), '随之失效的授权范围'),
  enterprise,
  ...taskNumbers,
  revokedAt: instant('撤回时刻'),
})
export type ConsentRevoked = z.infer<typeof consentRevoked>

const reportReady = z.object({
  ...once('report.ready'),
  reportNo: said(z.string(), '报告编号'),
  reportType: said(z.enum(Object.keys(REPORT_KINDS) as [ReportKind, ...ReportKind[]]), '报告种类'),
  enterprise,
  ...taskNumbers,
  fingerprint: said(z.string(), '报告指纹（SHA-256），可在验真页核对'),
  readyAt: instant('生成时刻'),
})
export type ReportReady = z.infer<typeof reportReady>

const state = z.object({
  result: said(z.enum(VERIFY_RESULTS), 'CONSISTENT 一致，INCONSISTENT 不一致，NOT_FOUND 查无此票'),
  invalidMark: said(
    z.nullable(z.enum(INVALID_MARKS)),
    'N 正常，Y 作废，H 红冲，7 部分红冲，8 全额红冲；空为平台未告知',
  ),
})

const invoiceChanged = z.object({
  ...once('invoice.changed'),
  watchNo: said(z.string(), '关注编号'),
  checkNo: said(z.string(), '发现变化的那次查验'),
  invoice: z.object({
    kind: z.enum(INVOICE_KINDS),
    code: said(z.nullable(z.string()), '发票代码；数电票为空'),
    number: said(z.string(), '发票号码'),
    issueDate: said(z.string(), '开票日期'),
  }),
  before: state,
  after: state,
  verifiedAt: instant('查验平台给出该状态的时刻'),
  last: said(z.boolean(), '不会再有变化，关注已结束'),
})
export type InvoiceChanged = z.infer<typeof invoiceChanged>

const auditCheckpoint = z.object({
  ...once('audit.checkpoint'),
  companyId: said(z.number(), '审计日志编号'),
  seq: said(z.number(), '存证截至的条目序号'),
  hash: said(z.string(), '该条目的哈希（SHA-256，十六进制）'),
  at: instant('签名时刻'),
  key: said(z.string(), '平台公钥（Ed25519，SPKI，base64）'),
  signature: said(
    z.string(),
    '对 {"at","companyId","hash","kind":"xinjian.audit.checkpoint","seq"} 规范 JSON 的签名（base64）',
  ),
})
export type AuditCheckpoint = z.infer<typeof auditCheckpoint>

const channelTest = z.object({ ...of('channel.test'), at: instant('发送时刻') })
export type ChannelTest = z.infer<typeof channelTest>

/** What is queued, repeated and kept; a test is sent once, while somebody waits. */
export type ChannelMessage =
  | CollectResult
  | ConsentRevoked
  | ReportReady
  | InvoiceChanged
  | AuditCheckpoint

interface Documented {
  summary: string
  body: z.ZodMiniType
  /** As a receiver of the sandbox got one; a test holds its form against what is sent. */
  sample: object
}

/** Every event that is sent: one that stands not here does not compile. */
export const CHANNEL_MESSAGES: Record<(ChannelMessage | ChannelTest)['event'], Documented> = {
  'collect.result': {
    summary: '采集任务结束：完成、部分取到、未完成、企业不同意或放弃、超时',
    body: collectResult,
    sample: SAMPLES['collect.result'],
  },
  'consent.revoked': {
    summary: '企业撤回授权，立即通知：据此采集的数据与报告已封存，请停止使用',
    body: consentRevoked,
    sample: SAMPLES['consent.revoked'],
  },
  'report.ready': {
    summary: '报告已生成，可以取回：由本渠道的密钥查询，或随本渠道的采集生成',
    body: reportReady,
    sample: SAMPLES['report.ready'],
  },
  'invoice.changed': {
    summary: '关注的发票状态变化：作废、红冲、查验不一致或查无此票，及其恢复',
    body: invoiceChanged,
    sample: SAMPLES['invoice.changed'],
  },
  'audit.checkpoint': {
    summary:
      '本机构审计日志的存证：截至某条的哈希与平台签名，请妥善保存，日后可据此核对日志是否完整；须在渠道设置中开启',
    body: auditCheckpoint,
    sample: SAMPLES['audit.checkpoint'],
  },
  'channel.test': {
    summary: '渠道设置中“发送测试消息”：只发一次，不重发',
    body: channelTest,
    sample: SAMPLES['channel.test'],
  },
}
