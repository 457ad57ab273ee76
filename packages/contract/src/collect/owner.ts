/** 我的授权 for good: a signer's own contracts by mobile and SMS, whichever company they were signed for. */
import * as z from 'zod/mini'
import { CONTRACT_CODES } from '../consent/consent-scopes.ts'
import { signerVisit } from '../consent/consent-visit.ts'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { ACCOUNT_FIELD_SAYS } from '../words/account.ts'
import { COLLECT_FIELD_SAYS } from '../words/collect.ts'

const own = { service: 'tax-collection', origin: 'own' as const, guard: 'public' as const }
const token = f.text(256, COLLECT_FIELD_SAYS.logAgain)

export const owner = {
  ownerCode: post('/tax/taxweb/consents/sms', {
    ...own,
    summary: '我的授权：向签署时的手机号发送登录验证码（未签署过的号码不发送，应答相同）',
    body: z.object({ mobile: f.mobile }),
    data: z.object({ resendAfterSeconds: z.number() }),
    perMinute: 5,
    perHour: 30,
  }),
  ownerLogin: post('/tax/taxweb/consents/login', {
    ...own,
    summary: '我的授权：凭手机号与验证码登录，令牌24小时有效',
    body: z.object({
      mobile: f.mobile,
      smsCode: z.string().check(z.regex(/^\d{6}$/, ACCOUNT_FIELD_SAYS.enterCode6Digits)),
    }),
    data: z.object({ token: z.string(), expiresAt: z.string() }),
    perMinute: 10,
  }),
  ownerConsents: post('/tax/taxweb/consents/list', {
    ...own,
    summary: '我的授权：本人签署的全部授权书、状态与查看记录',
    body: z.object({ token }),
    data: z.array(
      z.object({
        institution: z.string(),
        enterprise: z.object({ name: z.string(), taxNo: z.string() }),
        code: z.enum(CONTRACT_CODES),
        contractNo: z.string(),
        title: z.string(),
        status: z.enum(['EFFECTIVE', 'EXPIRED', 'REVOKED', 'SUPERSEDED']),
        signedAt: z.string(),
        validTo: z.string(),
        visits: z.array(signerVisit),
      }),
    ),
    perMinute: 30,
  }),
  ownerWithdraw: post('/tax/taxweb/consents/withdraw', {
    ...own,
    summary: '我的授权：撤回本人签署的一份授权书',
    body: z.object({ token, contractNo: f.text(40) }),
    data: z.null(),
    perMinute: 10,
  }),
  ownerPdf: post('/tax/taxweb/consents/pdf', {
    ...own,
    kind: 'download',
    summary: '我的授权：下载本人签署的一份授权书（PDF）',
    body: z.object({ token, contractNo: f.text(40) }),
    data: z.null(),
    perMinute: 10,
  }),
}
