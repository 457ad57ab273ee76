/** Login and password. Secrets are judged as they are typed; they travel sealed, and the server judges them once opened. */
import * as z from 'zod/mini'
import * as f from '../fields.ts'
import { formOf } from '../form.ts'
import { session } from '../nouns/session.ts'
import { ACCOUNT_FIELD_SAYS } from '../words/account.ts'

const image = f.text(16, ACCOUNT_FIELD_SAYS.enterImageCode)
const smsCode = f.text(16, ACCOUNT_FIELD_SAYS.enterSmsCode)

export const passwordLogin = formOf(
  {
    body: z.object({
      username: f.text(64, ACCOUNT_FIELD_SAYS.enterAccountOrMobile),
      password: z.string().check(z.minLength(1, ACCOUNT_FIELD_SAYS.enterPassword)),
      code: image,
    }),
  },
  'username',
  'password',
  'code',
)

/** Another code for a number that has had several needs the image, too; logging in does not. */
export const smsLogin = formOf(
  { body: z.object({ mobile: f.mobile, code: image, smsCode }) },
  'mobile',
  'code',
  'smsCode',
)

export const passwordChange = formOf(
  {
    body: z.object({
      oldPassword: f.oldPassword,
      newPassword: f.newPassword(ACCOUNT_FIELD_SAYS.enterNewPassword),
      repassword: f.newPassword(ACCOUNT_FIELD_SAYS.repeatNewPassword),
    }),
  },
  'oldPassword',
  'newPassword',
  'repassword',
)
/** Said where the two new passwords differ. */
export const MISMATCH = ACCOUNT_FIELD_SAYS.twoPasswordsDifferEnter

export const askForm = formOf(session.cryptoAsk, 'username', 'code')
export const newPasswordForm = formOf(
  {
    body: z.object({
      newPassword: f.newPassword(ACCOUNT_FIELD_SAYS.enterNewPassword),
      repassword: f.newPassword(ACCOUNT_FIELD_SAYS.repeatNewPassword),
    }),
  },
  'newPassword',
  'repassword',
)
