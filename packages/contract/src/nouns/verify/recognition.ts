/** How well vouchers are read: what people corrected, and one picture read by several. Shares are 0…1; null = too few to be a figure. */
import * as z from 'zod/mini'
import { post } from '../../endpoint.ts'
import * as f from '../../fields.ts'
import { VERIFY_FIELD_SAYS } from '../../words/verify.ts'

const text = z.string()
const share = z.nullable(z.number())
const name = (max: number) => z.string().check(z.regex(/^[\w.-]+$/), z.maxLength(max))

const filter = {
  from: z.optional(f.isoDate),
  to: z.optional(f.isoDate),
  /** Of the invoice or of the ticket. */
  kind: z.optional(name(40)),
  field: z.optional(name(60)),
  /** OWN, or a vendor. */
  source: z.optional(name(40)),
}
const figure = { n: z.number(), right: share }

const operate = {
  service: 'invoice-verification',
  origin: 'own' as const,
  guard: 'system.operate' as const,
}

const correctionRow = z.object({
  id: z.number(),
  kind: text,
  field: text,
  source: text,
  confidence: share,
  outcome: z.enum(['RIGHT', 'WRONG', 'MISSED', 'EXTRA']),
  /** null = nothing was read. */
  read: z.nullable(text),
  /** '' = there is nothing. */
  corrected: text,
  /** Where both differ, or their shape alone. */
  shownAs: z.enum(['DIFFERENCE', 'SHAPE']),
  at: text,
})
export type CorrectionRow = z.infer<typeof correctionRow>

const readField = z.nullable(z.object({ value: text, confidence: share }))
const side = z.object({
  ms: z.number(),
  /** Code of whoever refused; null = it was read. */
  error: z.nullable(text),
  /** Vouchers that were seen and not read. */
  unread: z.array(text),
})
const comparison = z.object({
  own: side,
  theirs: side,
  vendor: text,
  host: text,
  /** The vendor says how sure it is of each field. */
  statesConfidence: z.boolean(),
  pairs: z.array(
    z.object({
      /** null = only the other saw it. */
      ownKind: z.nullable(text),
      theirKind: z.nullable(text),
      fields: z.array(
        z.object({
          name: text,
          own: readField,
          theirs: readField,
          verdict: z.enum(['AGREE', 'DIFFER', 'OWN_ONLY', 'VENDOR_ONLY']),
        }),
      ),
    }),
  ),
})
export type Comparison = z.infer<typeof comparison>

const quality = z.object({
  /** Fewer fields than these are no figure. */
  least: z.number(),
  sources: z.array(z.object({ source: text, ...figure })),
  cells: z.array(z.object({ kind: text, field: text, source: text, ...figure, missed: share })),
  /** How often a field was right that its reader was so sure of. */
  reliability: z.array(z.object({ source: text, low: z.number(), high: z.number(), ...figure })),
  /** By the Monday of the week, in Beijing. */
  weeks: z.array(z.object({ source: text, week: text, ...figure })),
})
export type RecognitionQuality = z.infer<typeof quality>

export const recognition = {
  recognitionQuality: post('/operate/recognition/quality', {
    ...operate,
    summary:
      '识别质量（运营）：由人工确认与更正得出的准确率，按票种与字段、置信度、来源、周；不足10个字段不给比例',
    body: z.object(filter),
    data: quality,
  }),
  recognitionCorrections: post('/operate/recognition/corrections', {
    ...operate,
    summary: '识别更正明细（运营）：只显示误读之处，其余遮盖；不含企业与票据编号',
    body: z.object({ ...filter, page: f.page, size: f.size }),
    data: f.paged(correctionRow),
  }),
  recognitionCases: post('/operate/recognition/cases', {
    ...operate,
    kind: 'download',
    summary: '导出识别更正为回归用例（运营，JSON）：与明细同样遮盖，不含图片',
    body: z.object(filter),
    data: z.null(),
    perMinute: 10,
  }),
  recognitionCase: post('/operate/recognition/case', {
    ...operate,
    kind: 'download',
    summary:
      '导出一条更正为含图片的回归用例（运营，JSON）：须填写事由，其他栏目中的个人信息遮盖；记入双方的审计日志',
    body: z.object({ id: f.id, reason: f.reason(200, VERIFY_FIELD_SAYS.sayWhyYouExport) }),
    data: z.null(),
    perMinute: 10,
  }),
  recognitionVendors: post('/operate/recognition/vendors', {
    ...operate,
    summary: '已配置的外部识别服务（运营）：图片发往何处，本月已发送多少张',
    body: z.object({}),
    data: z.array(
      z.object({
        name: text,
        host: text,
        statesConfidence: z.boolean(),
        sentThisMonth: z.number(),
        lastSentAt: z.nullable(text),
      }),
    ),
  }),
  recognitionCompare: post('/operate/recognition/compare', {
    ...operate,
    kind: 'upload',
    summary:
      '同图对比（运营，multipart：字段 vendor，文件 file）：把图片发送给所选外部识别服务，与本平台的识别逐字段对照；每次发送均记录',
    body: z.object({ vendor: name(40) }),
    data: comparison,
    perMinute: 20,
  }),
  recognitionPropose: post('/invoice/recognition/propose', {
    service: 'invoice-verification',
    origin: 'own',
    guard: 'verify.check',
    summary:
      '识别更正建议：同一开票方、票种、字段曾有同样误读的，建议当时更正的值；仅供选择，不自动采用',
    body: z.object({
      kind: name(40),
      /** Tax number of the seller, or the company of a ticket, as read. */
      issuer: f.optionalText(100),
      fields: z
        .array(z.object({ name: name(60), read: z.string().check(z.maxLength(200)) }))
        .check(z.maxLength(100)),
    }),
    data: z.array(
      z.object({
        field: text,
        read: text,
        proposed: text,
        /** The same was read before, or the same sign was misread at the same place. */
        why: z.enum(['SAME_VALUE', 'SAME_SLIP']),
        times: z.number(),
        lastAt: text,
      }),
    ),
  }),
}
