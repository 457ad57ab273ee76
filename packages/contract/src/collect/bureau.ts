/** At the door of the bureau: which one, and the login in all its ways. */
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { sentence } from '../said.ts'
import { ACCOUNT_FIELD_SAYS } from '../words/account.ts'
import { COLLECT_FIELD_SAYS } from '../words/collect.ts'
import { collectTask } from './task.ts'

const base = { service: 'tax-collection', origin: 'spec' as const }
const ofTask = { ...base, guard: 'task' as const }

const guide = z.object({
  title: sentence(),
  steps: z.array(sentence()),
  url: z.nullable(z.string()),
})

export const bureau = {
  getAllTaxAreas: post('/tax/taxweb/getAllTaxAreas', {
    ...base,
    guard: 'public',
    summary: '36 个税局：代码、名称、状态',
    body: f.nothing,
    data: z.array(z.object({ code: z.string(), name: z.string(), pinyin: z.string() })),
  }),
  getAllTaxAreaStatus: post('/tax/taxweb/getAllTaxAreaStatus', {
    ...base,
    guard: 'public',
    summary: '各税局当前状态：正常、拥挤、维护，附原因与时间',
    body: f.nothing,
    data: z.array(
      z.object({
        code: z.string(),
        status: z.enum(['OPEN', 'BUSY', 'UNSTABLE', 'MAINTENANCE', 'CLOSED']),
        reason: z.nullable(sentence('状态的原因')),
        until: z.nullable(z.string()),
        successRate: z.nullable(z.number()),
      }),
    ),
  }),
  listCity: post('/tax/taxweb/listCity', {
    ...base,
    guard: 'public',
    summary: '按税局列出城市（供用户确认所在地）',
    body: z.object({ areaCode: f.text(6) }),
    data: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  chooseArea: post('/tax/taxweb/chooseArea', {
    ...ofTask,
    summary: '选择主管税务机关所在地',
    body: z.object({
      areaCode: z.string().check(z.regex(/^\d{4}$/, COLLECT_FIELD_SAYS.chooseWhereYourTax)),
    }),
    data: collectTask,
  }),
  loginLocation: post('/tax/taxweb/login/location', {
    ...ofTask,
    summary: '所选税局的登录方式与表单',
    body: f.nothing,
    data: z.object({
      bureau: sentence(),
      ways: z.array(z.enum(['PASSWORD', 'SMS', 'QR'])),
      identities: z.array(z.object({ code: z.string(), name: z.string() })),
      captcha: z.boolean(),
      /** What the bureau judges before a login is sent: `checkChinesVerifyCode`, `hubei/check/login`. */
      checks: z.array(z.enum(['CAPTCHA', 'ACCOUNT'])),
      accountLabel: sentence(),
      appName: sentence(),
      canOpenPassword: z.boolean(),
    }),
  }),
  getChineseVerifyCode: post('/tax/taxweb/getChinesVerifyCode', {
    ...ofTask,
    summary: '税局的图形验证码',
    body: f.nothing,
    data: z.object({ image: z.string(), expiresAt: z.string() }),
    perMinute: 40,
  }),
  loginEtax: post('/tax/taxweb/loginEtax', {
    ...ofTask,
    sealed: true,
    summary: '登录电子税务局（加密）：密码、短信验证码、或在多个身份中选择',
    body: z.object({
      way: z.enum(['PASSWORD', 'SMS', 'CHOICE']),
      account: f.optionalText(64),
      password: z.optional(z.string().check(z.maxLength(128))),
      captcha: f.optionalText(12),
      identity: f.optionalText(20),
      smsCode: z.optional(z.string().check(z.regex(/^\d{4,8}$/, ACCOUNT_FIELD_SAYS.enterSmsCode))),
      choice: f.optionalText(64),
      /** The person says that the password was reset since the wrong ones: without it none is tried after two of those. */
      passwordReset: z.optional(z.boolean()),
    }),
    data: collectTask,
    perMinute: 20,
  }),
  getQRCode: post('/tax/taxweb/getQRCode', {
    ...ofTask,
    summary: '税务 APP 扫码登录的二维码；扫码结果由 getCollectStatus 给出',
    body: f.nothing,
    data: z.object({ image: z.string(), expiresAt: z.string(), task: collectTask }),
    perMinute: 20,
  }),
  openPasswordAccount: post('/tax/taxweb/sendBj/openPwdAccount', {
    ...ofTask,
    summary: '开通密码登录的指引（有此步骤的地区）',
    body: f.nothing,
    data: guide,
  }),
  retrievePassword: post('/tax/taxweb/sendBj/retrievePwd', {
    ...ofTask,
    summary: '找回密码的指引',
    body: f.nothing,
    data: guide,
  }),
}
