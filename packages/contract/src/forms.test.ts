import { describe, expect, it } from 'vitest'
import { cleanField, type FieldRule, judgeField } from './form-rules.ts'
import { bureauLogin } from './forms/bureau/login.ts'
import { linkForm, noticeForm } from './forms/channel.ts'
import { registerForm } from './forms/register.ts'
import { proofForm } from './forms/report.ts'
import { passwordChange, passwordLogin, smsLogin } from './forms/session.ts'
import { signerForm } from './forms/signing.ts'

const told = (rule: FieldRule, typed: string) => judgeField(rule, typed)

describe('product spec §5, word for word', () => {
  it.each([
    ['', '联系方式不能为空'],
    ['   ', '联系方式不能为空'],
    ['1990000000', '请输入正确格式的11位手机号码'],
    ['12900000001', '请输入正确格式的11位手机号码'],
    ['199 0000 0001', null],
  ])('phone %j: %s', (typed, words) => expect(told(registerForm.rules.phone, typed)).toBe(words))

  it.each([
    ['', '请输入旧密码'],
    ['abcdef', '6-20位至少包含数字和字母'],
    ['ab123', '6-20位至少包含数字和字母'],
    ['abc123', null],
    ['a1'.repeat(11), '6-20位至少包含数字和字母'],
  ])('old password %j: %s', (typed, words) =>
    expect(told(passwordChange.rules.oldPassword, typed)).toBe(words),
  )

  it.each([
    ['newPassword', '', '请输入新密码'],
    ['repassword', '', '请输入确认密码'],
    ['newPassword', 'Abcdef12', '8-20位需包含字母数字和符号'],
    ['newPassword', 'Abc-12', '8-20位需包含字母数字和符号'],
    ['newPassword', 'Abcd ef-12', '8-20位需包含字母数字和符号'],
    ['repassword', 'Abcdef-12', null],
  ] as const)('%s %j: %s', (name, typed, words) =>
    expect(told(passwordChange.rules[name], typed)).toBe(words),
  )
})

describe('the other forms', () => {
  it.each<[FieldRule, string, string | null]>([
    [passwordLogin.rules.username, '  ', '请输入账号或手机号'],
    [passwordLogin.rules.password, '', '请输入密码'],
    // A blank may be part of a password.
    [passwordLogin.rules.password, ' ', null],
    [passwordLogin.rules.code, ' ', '请输入图形验证码'],
    [smsLogin.rules.smsCode, '', '请输入短信验证码'],
    [proofForm.rules.reportNo, '', '请输入报告编号'],
    [proofForm.rules.reportNo, ' inv202610080000000427 ', null],
    [proofForm.rules.reportNo, 'INV1', '报告编号为三位字母加十八位数字，请核对'],
    [noticeForm.rules.url, '', '请填写通知地址'],
    [linkForm.rules.source, '', null],
    [linkForm.rules.source, 'x'.repeat(41), '不能超过40个字符'],
  ])('%#: %j', (rule, typed, words) => expect(told(rule, typed)).toBe(words))
})

it('typing is forgiven its spaces, dashes and country code', () => {
  const { mobile, idNo, role } = signerForm.rules
  expect(cleanField(mobile, '+86 138-0013-8000')).toBe('13800138000')
  expect(cleanField(mobile, '86')).toBe('86')
  expect(cleanField(idNo, ' 1101 0519491231002x ')).toBe('11010519491231002X')
  expect(told(idNo, '11010519491231002x')).toBeNull()
  expect(told(idNo, '440399198311145539')).toBe('身份证号码有误，请逐位核对')
  expect(told(role, '')).toBe('请选择签署人身份')
  expect(told(bureauLogin.rules.account, '138')).toBe('请输入身份证号码或手机号码')
})
