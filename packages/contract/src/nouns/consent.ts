/** The consent register: what enterprises signed, who looked, and taking it back. */
import * as z from 'zod/mini'
import { CONSENT_SCOPES, CONSENT_STATES, consentScope } from '../consent/consent-scopes.ts'
import { consentVisit } from '../consent/consent-visit.ts'
import { personConsents } from '../consent/person-consents.ts'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { ACCOUNT_FIELD_SAYS } from '../words/account.ts'
import { CHANNEL_FIELD_SAYS } from '../words/channel.ts'
import { FIRM_FIELD_SAYS } from '../words/firm.ts'

const consentRow = z.object({
  contractNo: z.string(),
  enterpriseName: z.string(),
  taxNo: z.string(),
  title: z.string(),
  version: z.string(),
  hash: z.string(),
  purposes: z.array(z.string()),
  scopes: z.array(z.string()),
  grantees: z.array(z.string()),
  signer: z.string(),
  signedAt: z.string(),
  validFrom: z.string(),
  validTo: z.string(),
  status: z.enum(['EFFECTIVE', 'EXPIRED', 'REVOKED', 'SUPERSEDED']),
  revokedAt: z.nullable(z.string()),
  views: z.number(),
})
export type ConsentRow = z.infer<typeof consentRow>

const own = { service: 'consent', origin: 'own' as const }

export const consent = {
  hadValidContract: post('/tax/machine/auth/contract/record/hadValidContract', {
    service: 'tax-collection',
    origin: 'spec',
    guard: 'consent.read',
    summary:
      '企业的授权现在是否有效：逐项说明所需范围，全部有效 valid 才为真；不填 scopes 为全部范围（采集授权与查询授权），授权撤回后立即为假',
    body: z.object({
      taxNo: f.taxNo,
      scopes: z.optional(
        z
          .array(consentScope)
          .check(z.maxLength(CONSENT_SCOPES.length, CHANNEL_FIELD_SAYS.scopeStandsTwice)),
      ),
    }),
    data: z.object({
      /** Every scope that was asked for is in force. */
      valid: z.boolean(),
      /** The contract that the first of them rests on, and when the first of them ends; null unless `valid`. */
      contractNo: z.nullable(z.string()),
      validTo: z.nullable(z.string()),
      scopes: z.array(
        z.object({
          scope: z.enum(CONSENT_SCOPES),
          name: z.string(),
          valid: z.boolean(),
          state: z.enum(CONSENT_STATES),
          /** The newest contract that holds it, in force or not. */
          contractNo: z.nullable(z.string()),
          validTo: z.nullable(z.string()),
        }),
      ),
    }),
  }),
  consentList: post('/consent/list', {
    ...own,
    guard: 'consent.read',
    summary: '本公司名下的授权书：按企业、状态、关键词筛选，分页',
    body: z.object({
      taxNo: z.optional(z.string().check(z.maxLength(20))),
      /** Part of a contract number, an enterprise's name or tax number. */
      keyword: f.optionalText(64),
      status: z.optional(z.enum(['EFFECTIVE', 'EXPIRED', 'REVOKED', 'SUPERSEDED'])),
      page: f.page,
      size: f.size,
    }),
    data: f.paged(consentRow),
  }),
  consentDetail: post('/consent/detail', {
    ...own,
    guard: 'consent.read',
    summary: '一份授权书：正文、签署证据、谁查看过数据',
    body: z.object({ contractNo: f.text(40) }),
    data: z.object({
      row: consentRow,
      paragraphs: z.array(z.string()),
      consents: z.array(z.string()),
      evidence: z.array(z.object({ label: z.string(), value: z.string() })),
      /** The newest first. */
      visits: z.array(consentVisit),
    }),
  }),
  consentPdf: post('/consent/pdf', {
    ...own,
    guard: 'consent.read',
    kind: 'download',
    summary: '下载已签署的授权书（PDF）；同一份授权书再次下载字节相同，可在验真页核对',
    body: z.object({ contractNo: f.text(40) }),
    data: z.null(),
    perMinute: 20,
  }),
  consentPaper: post('/consent/paper', {
    ...own,
    guard: 'public',
    summary: '授权书打印页的内容，凭平台打印程序的两分钟凭据',
    body: z.object({ ticket: f.text(256, ACCOUNT_FIELD_SAYS.linkNotWholeOpen) }),
    data: z.object({
      contractNo: z.string(),
      title: z.string(),
      version: z.string(),
      hash: z.string(),
      /** HMAC of the platform over everything that is shown. */
      seal: z.string(),
      enterprise: z.object({ name: z.string(), taxNo: z.string() }),
      grantees: z.array(z.string()),
      signedAt: z.string(),
      validTo: z.string(),
      paragraphs: z.array(z.string()),
      consents: z.array(z.string()),
      evidence: z.array(z.object({ label: z.string(), value: z.string() })),
    }),
  }),
  consentRevoke: post('/consent/revoke', {
    ...own,
    guard: 'consent.revoke',
    summary: '撤回授权：停止查询，封存据此采集的数据和报告，立即生效；自行上传的资料不受影响',
    body: z.object({
      contractNo: f.text(40),
      reason: f.reason(200, FIRM_FIELD_SAYS.sayWhyTakenBack),
    }),
    data: consentRow,
  }),
  ...personConsents,
}
