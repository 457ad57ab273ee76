/**
 * Consents of persons: the legal representative, his or her spouse and the actual controller each sign for themselves that lenders'
 * records of them are asked for. The office invites by a link; what the person does with it needs the link and a code by SMS.
 */
import { LENDING_PERSONS } from '@xinjian/format/lending/records'
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { ACCOUNT_FIELD_SAYS } from '../words/account.ts'
import { COLLECT_FIELD_SAYS } from '../words/collect.ts'

/** NONE = nobody was asked; INVITED = asked, not signed yet; the others as the newest consent of the role stands. */
const PERSON_CONSENT_STATES = ['NONE', 'INVITED', 'EFFECTIVE', 'EXPIRED', 'REVOKED'] as const

const personConsent = z.object({
  role: z.enum(LENDING_PERSONS),
  state: z.enum(PERSON_CONSENT_STATES),
  /** Masked; null = nobody was named. */
  name: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  /** The newest consent, in force or not; null = none was signed. */
  contractNo: z.nullable(z.string()),
  signedAt: z.nullable(z.string()),
  validTo: z.nullable(z.string()),
  revokedAt: z.nullable(z.string()),
  /** The invitation that waits to be signed; null = none. */
  inviteNo: z.nullable(z.string()),
  inviteEndsAt: z.nullable(z.string()),
})
export type PersonConsent = z.infer<typeof personConsent>

const token = f.text(256, ACCOUNT_FIELD_SAYS.linkNotWholeOpen)
const name = f.text(30, COLLECT_FIELD_SAYS.enterName)

const office = { service: 'consent', origin: 'own' as const }
const invited = { ...office, guard: 'public' as const }

export const personConsents = {
  personConsentList: post('/consent/person/list', {
    ...office,
    guard: 'consent.read',
    summary: '企业三类人员（法定代表人、配偶、实际控制人）本人授权的状态，姓名与手机号脱敏',
    body: z.object({ taxNo: f.taxNo }),
    data: z.object({ rows: z.array(personConsent) }),
  }),
  personInvite: post('/consent/person/invite', {
    ...office,
    guard: 'collect.link',
    summary:
      '邀请一名人员签署本人借贷信息查询授权：返回七天有效的链接，须本人用所填手机号验证后签署；同一身份的旧邀请随之作废',
    body: z.object({
      taxNo: f.taxNo,
      role: z.enum(LENDING_PERSONS, COLLECT_FIELD_SAYS.choosePersonRole),
      name,
      mobile: f.mobile,
    }),
    data: z.object({ row: personConsent, link: z.string() }),
    perMinute: 20,
  }),
  personInviteCancel: post('/consent/person/cancel', {
    ...office,
    guard: 'collect.link',
    summary: '作废一份尚未签署的邀请',
    body: z.object({ inviteNo: f.text(40) }),
    data: personConsent,
  }),
  personConsentOpen: post('/consent/person/open', {
    ...invited,
    summary: '本人授权：打开邀请链接，说明由谁邀请、为哪家企业、以何身份',
    body: z.object({ token }),
    data: z.object({
      institution: z.string(),
      contact: z.nullable(z.string()),
      enterprise: z.object({ name: z.string(), taxNo: z.string() }),
      role: z.enum(LENDING_PERSONS),
      /** Masked. */
      name: z.string(),
      mobile: z.string(),
      endsAt: z.string(),
    }),
    perMinute: 30,
  }),
  personConsentCode: post('/consent/person/sms', {
    ...invited,
    summary: '本人授权：向受邀手机号发送验证码',
    body: z.object({ token }),
    data: z.object({ to: z.string(), resendAfterSeconds: z.number() }),
    perMinute: 5,
    perHour: 30,
  }),
  personConsentText: post('/consent/person/text', {
    ...invited,
    summary: '本人授权：核对姓名与身份证号码后给出待签署的授权书；身份证号码不保存于此步',
    body: z.object({ token, name, idNo: f.idNo }),
    data: z.object({
      title: z.string(),
      version: z.string(),
      /** SHA-256 of the text as shown. */
      hash: z.string(),
      paragraphs: z.array(z.string()),
      consents: z.array(z.object({ key: z.string(), text: z.string() })),
      /** By the server: a signature before it has passed is refused. */
      readSecondsLeft: z.number(),
    }),
    perMinute: 10,
  }),
  personConsentSign: post('/consent/person/sign', {
    ...invited,
    summary: '本人授权：凭短信验证码签署，逐项勾选；链接随之用尽，撤回见“我的授权”',
    body: z.object({
      token,
      name,
      idNo: f.idNo,
      smsCode: z.string().check(z.regex(/^\d{6}$/, ACCOUNT_FIELD_SAYS.enterCode6Digits)),
      version: f.text(20),
      hash: f.text(64),
      consents: z.array(f.text(40)).check(z.maxLength(20)),
      device: f.optionalText(200),
    }),
    data: z.object({ contractNo: z.string(), validTo: z.string() }),
    perMinute: 10,
  }),
}
