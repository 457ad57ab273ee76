/** Who signs, what is signed, and taking it back. */
import * as z from 'zod/mini'
import { CONSENT_CODES } from '../consent/consent-scopes.ts'
import { signerVisit } from '../consent/consent-visit.ts'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { ACCOUNT_FIELD_SAYS } from '../words/account.ts'
import { COLLECT_FIELD_SAYS } from '../words/collect.ts'
import { collectTask } from './task.ts'

const ofTask = { service: 'tax-collection', origin: 'spec' as const, guard: 'task' as const }

const contractText = z.object({
  code: z.string(),
  title: z.string(),
  version: z.string(),
  /** SHA-256 of the text as shown. */
  hash: z.string(),
  paragraphs: z.array(z.string()),
  /** Must be ticked separately. */
  consents: z.array(z.object({ key: z.string(), text: z.string() })),
})

/** Contracts in force that another person signed, or for others: the signer says whether the new one takes their place. */
const standing = z.array(
  z.object({
    contractNo: z.string(),
    title: z.string(),
    signer: z.string(),
    signedAt: z.string(),
    validTo: z.string(),
    grantees: z.array(z.string()),
  }),
)

/** The time to read, by the server: a signature before it has passed is refused. */
const readingTime = {
  minimumReadSeconds: z.number(),
  /** Of it left when this answer was made. */
  readSecondsLeft: z.number(),
}

/** The person who signs for the enterprise. */
export const signer = z.object({
  name: f.text(30, COLLECT_FIELD_SAYS.enterName),
  idNo: f.idNo,
  mobile: f.mobile,
  role: z.enum(['LEGAL_REP', 'FINANCE', 'TAX_AGENT'], COLLECT_FIELD_SAYS.chooseWhichRoleYou),
})

export const smsCode = z.object({
  smsCode: z.string().check(z.regex(/^\d{6}$/, ACCOUNT_FIELD_SAYS.enterCode6Digits)),
})

export const signedTexts = z.array(
  z.object({
    code: f.text(40),
    version: f.text(20),
    hash: f.text(64),
    consents: z.array(f.text(40)),
  }),
)
/** Standing contracts that the signer said are to be replaced. */
export const replaces = z.optional(z.array(f.text(40)).check(z.maxLength(20)))

/** The right code opens the texts. */
export const authorized = z.object({
  task: collectTask,
  contracts: z.array(contractText),
  standing,
  ...readingTime,
})

export const signing = {
  authEnterprise: post('/tax/taxweb/authEnterprise', {
    ...ofTask,
    sealed: true,
    summary: '确认企业与签署人（加密）',
    body: z.object({
      name: f.text(100, COLLECT_FIELD_SAYS.enterNameEnterprise),
      taxNo: f.taxNo,
      signer,
    }),
    data: collectTask,
    perMinute: 20,
  }),
  sendMsg: post('/tax/taxweb/send/msg', {
    ...ofTask,
    sealed: true,
    summary: '发送验证码（加密）：SIGNER 发给签署人，BUREAU 由税局发给登记手机号',
    body: z.object({ purpose: z.enum(['SIGNER', 'BUREAU']) }),
    data: z.object({ to: z.string(), resendAfterSeconds: z.number() }),
    perMinute: 10,
    perHour: 120,
  }),
  authorize: post('/tax/taxweb/authorize', {
    ...ofTask,
    summary: '核验签署人的验证码，返回待签署的授权书',
    body: smsCode,
    data: authorized,
    perMinute: 20,
  }),
  agreementShow: post('/tax/taxweb/agreement/show', {
    service: 'tax-collection',
    origin: 'own',
    guard: 'task',
    summary: '待签署的授权书（签署人已核验；离开后回来时用）',
    body: f.nothing,
    data: z.object({ contracts: z.array(contractText), standing, ...readingTime }),
  }),
  agreementSign: post('/tax/taxweb/agreement/sign', {
    ...ofTask,
    summary: '签署授权书：逐份确认版本与指纹，逐项勾选',
    body: z.object({
      contracts: signedTexts,
      replaces,
      device: f.optionalText(200),
    }),
    data: collectTask,
    perMinute: 20,
  }),
  agreementPdf: post('/tax/taxweb/agreement/pdf', {
    service: 'tax-collection',
    origin: 'own',
    guard: 'task',
    kind: 'download',
    summary: '下载本任务已签署的授权书（PDF）',
    body: z.object({ code: z.enum(CONSENT_CODES) }),
    data: z.null(),
    perMinute: 20,
  }),
  getAuthInfoWithToken: post('/tax/taxweb/getAuthInfoWithToken', {
    ...ofTask,
    summary: '本任务的授权信息',
    body: f.nothing,
    data: z.nullable(
      z.object({
        contractNo: z.string(),
        status: z.string(),
        signedAt: z.string(),
        validTo: z.string(),
        grantees: z.array(z.string()),
        scopes: z.array(z.string()),
      }),
    ),
  }),
  consentMine: post('/tax/taxweb/consent/mine', {
    service: 'tax-collection',
    origin: 'own',
    guard: 'task',
    summary: '我的授权：本任务签署的授权书、状态与查看记录',
    body: f.nothing,
    data: z.array(
      z.object({
        code: z.enum(CONSENT_CODES),
        contractNo: z.string(),
        title: z.string(),
        status: z.enum(['EFFECTIVE', 'EXPIRED', 'REVOKED', 'SUPERSEDED']),
        signedAt: z.string(),
        validTo: z.string(),
        visits: z.array(signerVisit),
      }),
    ),
  }),
  consentWithdraw: post('/tax/taxweb/consent/withdraw', {
    service: 'tax-collection',
    origin: 'own',
    guard: 'task',
    summary:
      '签署人撤回本任务签署的一份授权：采集授权停止采集并封存采集的数据及据此出具的报告，查询授权只封存报告；机构自行上传的资料不受影响',
    body: z.object({ contractNo: f.text(40) }),
    data: collectTask,
    perMinute: 20,
  }),
}
