/** What doors of partners ask of whoever signs, beside the platform's own code: a partner's SMS by two names, and a bank card. */
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { CLEANERS, JUDGES } from '../form-rules.ts'
import { ACCOUNT_FIELD_SAYS } from '../words/account.ts'
import { COLLECT_FIELD_SAYS } from '../words/collect.ts'
import { collectTask } from './task.ts'

const ofTask = { service: 'tax-collection', origin: 'spec' as const, guard: 'task' as const }

const smsCode = z.string().check(z.regex(/^\d{6}$/, ACCOUNT_FIELD_SAYS.enterCode6Digits))
const sending = {
  ...ofTask,
  body: z.object({ mobile: f.mobile }),
  data: z.object({ to: z.string(), resendAfterSeconds: z.number() }),
  perMinute: 6,
  perHour: 30,
}
const checking = { ...ofTask, data: collectTask, perMinute: 20, perHour: 120 }

export const partner = {
  jdySendSms: post('/tax/taxweb/jdySendSms', {
    ...sending,
    summary: '精斗云：向精斗云账号的手机号发送验证码，每个任务最多十次',
  }),
  jdyAuthentication: post('/tax/taxweb/jdyAuthentication', {
    ...checking,
    summary: '精斗云：核验短信验证码，并由精斗云确认该手机号的账号属于所填企业',
    body: z.object({ mobile: f.mobile, smsCode }),
  }),
  rycSendSms: post('/tax/taxweb/rycSendSms', {
    ...sending,
    summary: '融易查：向签署人本人的手机号发送验证码（他人号码不发送），每个任务最多十次',
  }),
  rycCheckSmsCode: post('/tax/taxweb/rycCheckSmsCode', {
    ...checking,
    summary: '融易查：核验短信验证码',
    body: z.object({ mobile: f.mobile, smsCode }),
  }),
  rycAuthentication: post('/tax/taxweb/rycAuthentication', {
    ...checking,
    summary: '融易查：验证码通过后，由融易查核验签署人的姓名、身份证号码与手机号',
    body: z.object({ mobile: f.mobile }),
  }),
  verifyBankcard4: post('/tax/taxweb/verify/bankcard4', {
    ...checking,
    sealed: true,
    summary:
      '银行卡四要素（加密）：卡号与预留手机号，姓名与身份证号码取自已填写的签署人；卡号只用于本次核验，不保存',
    body: z.object({
      cardNo: z
        .string()
        .check(
          z.overwrite(CLEANERS.code),
          z.minLength(1, COLLECT_FIELD_SAYS.enterCardNo),
          z.refine(JUDGES.cardNo, COLLECT_FIELD_SAYS.cardNoNotRight),
        ),
      mobile: f.mobile,
    }),
  }),
}
