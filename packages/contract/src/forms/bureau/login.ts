import * as z from 'zod/mini'
import * as f from '../../fields.ts'
import { formOf } from '../../form.ts'
import { CLEANERS } from '../../form-rules.ts'
import { ACCOUNT_FIELD_SAYS } from '../../words/account.ts'
import { COLLECT_FIELD_SAYS } from '../../words/collect.ts'

const login = {
  body: z.object({
    account: z
      .string()
      .check(
        z.overwrite(CLEANERS.code),
        z.minLength(4, COLLECT_FIELD_SAYS.enterIdNumberMobile),
        z.maxLength(64, '不能超过64个字符'),
      ),
    mobile: f.mobile,
    password: z
      .string()
      .check(
        z.minLength(1, ACCOUNT_FIELD_SAYS.enterPassword),
        z.maxLength(128, '不能超过128个字符'),
      ),
    captcha: f.text(12, ACCOUNT_FIELD_SAYS.enterImageCode),
  }),
}
/** By password or by a code; each way leaves out what is the other's, and the image where the bureau has none. */
export const bureauLogin = formOf(login, 'account', 'mobile', 'password', 'captcha')
