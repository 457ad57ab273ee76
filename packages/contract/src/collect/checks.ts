/** What some bureaus judge before a login is sent, so that neither a password nor a try is spent on what would fail anyhow. */
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { ACCOUNT_FIELD_SAYS } from '../words/account.ts'
import { COLLECT_FIELD_SAYS } from '../words/collect.ts'

const ofTask = { service: 'tax-collection', origin: 'spec' as const, guard: 'task' as const }

export const checks = {
  checkChineseVerifyCode: post('/tax/taxweb/checkChinesVerifyCode', {
    ...ofTask,
    summary:
      '先行核验税局的图形验证码（有此步骤的税局，含汉字图形）：不符时换一张，登录时带同一答案',
    body: z.object({ captcha: f.text(12, ACCOUNT_FIELD_SAYS.enterImageCode) }),
    data: z.null(),
    perMinute: 40,
  }),
  hubeiCheckLogin: post('/tax/taxweb/hubei/check/login', {
    ...ofTask,
    sealed: true,
    summary:
      '登录校验（加密，湖北）：账号是否已在税局登记、是否被锁定、是否与该企业绑定；通过后再提交密码',
    body: z.object({ account: f.text(64, COLLECT_FIELD_SAYS.enterBureauAccount) }),
    data: z.null(),
    perMinute: 20,
    perHour: 60,
  }),
}
