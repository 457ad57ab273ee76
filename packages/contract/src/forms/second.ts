import * as z from 'zod/mini'
import * as f from '../fields.ts'
import { formOf } from '../form.ts'
import { second } from '../session/second.ts'

/** An authenticator that is being set up: its own code alone. */
export const totpForm = formOf(second.secondTotpConfirm, 'code')
export const passkeyForm = formOf(second.secondPasskeyAdd, 'name')

/** Where there is one: its code, or one of those that stand in for it. */
const code = f.text(40, '请输入6位动态验证码或恢复码')
export const secondForm = formOf({ body: z.object({ code }) }, 'code')
export const proofForm = formOf(
  { body: z.object({ password: z.string().check(z.minLength(1, '请输入登录密码')), code }) },
  'password',
  'code',
)
