/**
 * A signer's login by mobile and SMS (docs/decisions/0216): 我的授权 for good, whichever company the contracts were signed for, and the way
 * back to collections of one's own that are under way, on any phone.
 */
import * as z from 'zod/mini'
import { CONTRACT_CODES } from '../consent/consent-scopes.ts'
import { signerVisit } from '../consent/consent-visit.ts'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { ACCOUNT_FIELD_SAYS } from '../words/account.ts'
import { COLLECT_FIELD_SAYS } from '../words/collect.ts'
import { COLLECT_KINDS, COLLECT_STATES } from './states.ts'

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
  login: post('/tax/taxweb/login', {
    ...own,
    origin: 'spec',
    summary: '签署人登录：凭签署时的手机号与验证码，令牌24小时有效，用于查看授权与继续办理',
    body: z.object({
      mobile: f.mobile,
      smsCode: z.string().check(z.regex(/^\d{6}$/, ACCOUNT_FIELD_SAYS.enterCode6Digits)),
    }),
    data: z.object({ token: z.string(), expiresAt: z.string() }),
    perMinute: 10,
  }),
  ownerTasks: post('/tax/taxweb/consents/tasks', {
    ...own,
    summary: '签署人登录后：本人签署过、24小时内打开的采集任务，新的在前',
    body: z.object({ token }),
    data: z.array(
      z.object({
        finTaskId: z.string(),
        institution: z.string(),
        kind: z.enum(COLLECT_KINDS),
        enterprise: z.object({ name: z.string(), taxNo: z.string() }),
        state: z.enum(COLLECT_STATES),
        openedAt: z.string(),
      }),
    ),
    perMinute: 30,
  }),
  ownerGoOn: post('/tax/taxweb/consents/goOn', {
    ...own,
    summary:
      '签署人登录后：在本设备继续本人的一个采集任务，返回一次性短码（作 getChannelToken 的 back）',
    body: z.object({ token, finTaskId: f.text(40) }),
    data: z.object({ back: z.string(), kind: z.enum(COLLECT_KINDS), expiresAt: z.string() }),
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
