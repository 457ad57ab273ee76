/** A new password at the bureau, by a mobile that it has on record: four steps from the login form, and back to it. */
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { ACCOUNT_FIELD_SAYS } from '../words/account.ts'
import { COLLECT_FIELD_SAYS } from '../words/collect.ts'

const ofTask = { service: 'tax-collection', origin: 'spec' as const, guard: 'task' as const }

const account = f.text(64, COLLECT_FIELD_SAYS.enterBureauAccount)

export const reset = {
  resetMobiles: post('/tax/newReset/changePwd/selectMobileList', {
    ...ofTask,
    sealed: true,
    summary: '重置税局密码（加密）：按登录账号列出税局登记的手机号（脱敏）',
    body: z.object({ account }),
    data: z.object({ mobiles: z.array(z.object({ id: z.string(), mobile: z.string() })) }),
    perMinute: 6,
    perHour: 30,
  }),
  resetSendCode: post('/tax/newReset/changePwd/sendSmsCode', {
    ...ofTask,
    summary: '重置税局密码：税局向所选登记手机号发送验证码',
    body: z.object({ mobileId: f.text(64, COLLECT_FIELD_SAYS.chooseMobile) }),
    data: z.object({ to: z.string(), resendAfterSeconds: z.number() }),
    perMinute: 6,
    perHour: 30,
  }),
  resetVerifyCode: post('/tax/newReset/changePwd/verifySmsCode', {
    ...ofTask,
    summary: '重置税局密码：核验短信验证码；三次不符须从账号重新开始',
    body: z.object({
      smsCode: z.string().check(z.regex(/^\d{4,8}$/, ACCOUNT_FIELD_SAYS.enterSmsCode)),
    }),
    data: z.null(),
    perMinute: 20,
  }),
  resetByMobile: post('/tax/newReset/changePwd/resetByMobile', {
    ...ofTask,
    sealed: true,
    summary:
      '重置税局密码（加密）：设置新密码，由税局判断是否合规；密码只转交税局，不保存。成功后账号解锁，回到登录',
    body: z.object({
      /** As given to `selectMobileList`: wrong passwords that were counted for it are forgotten. */
      account,
      password: z
        .string()
        .check(
          z.minLength(8, COLLECT_FIELD_SAYS.newPasswordLength),
          z.maxLength(20, COLLECT_FIELD_SAYS.newPasswordLength),
        ),
    }),
    data: z.null(),
    perMinute: 10,
  }),
}
