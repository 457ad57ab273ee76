/** What a phone asks for on the way to a collection. */
import * as z from 'zod/mini'
import * as f from '../fields.ts'
import { formOf } from '../form.ts'
import { collect, signer } from '../nouns/collect.ts'

export const firmForm = formOf(collect.authEnterprise, 'name', 'taxNo')
export const signerForm = formOf({ body: signer }, 'role', 'name', 'idNo', 'mobile')

const login = {
  body: z.object({
    account: f
      .text(64, '请输入身份证号码或手机号码')
      .check(z.minLength(4, '请输入身份证号码或手机号码')),
    mobile: f.mobile,
    password: z.string().check(z.minLength(1, '请输入密码'), z.maxLength(128, '不能超过128个字符')),
    captcha: f.text(12, '请输入图形验证码'),
  }),
}
export const bureauByPassword = formOf(login, 'account', 'password', 'captcha')
export const bureauBySms = formOf(login, 'mobile', 'captcha')
