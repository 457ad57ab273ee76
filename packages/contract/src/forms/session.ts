/** Login and password. Secrets are judged as they are typed; they travel sealed, and the server judges them once opened. */
import * as z from 'zod/mini'
import * as f from '../fields.ts'
import { formOf } from '../form.ts'
import { session } from '../nouns/session.ts'

const image = f.text(16, '请输入图形验证码')
const smsCode = f.text(16, '请输入短信验证码')

export const passwordLogin = formOf(
  {
    body: z.object({
      username: f.text(64, '请输入账号或手机号'),
      password: z.string().check(z.minLength(1, '请输入密码')),
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
      newPassword: f.newPassword('请输入新密码'),
      repassword: f.newPassword('请输入确认密码'),
    }),
  },
  'oldPassword',
  'newPassword',
  'repassword',
)
/** Said where the two new passwords differ. */
export const MISMATCH = '密码不一致，请重新确认'

export const askForm = formOf(session.cryptoAsk, 'username', 'code')
export const newPasswordForm = formOf(
  {
    body: z.object({
      newPassword: f.newPassword('请输入新密码'),
      repassword: f.newPassword('请输入确认密码'),
    }),
  },
  'newPassword',
  'repassword',
)
