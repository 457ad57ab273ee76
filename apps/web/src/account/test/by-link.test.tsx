// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { register } from '@xinjian/contract/nouns/register'
import { session } from '@xinjian/contract/nouns/session'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newTab, show } from '../../shell/test/tab.tsx'
import { address, leaveForGood, press, settle, text } from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'

beforeEach(() => {
  newTab(null)
  // What is sealed is the seal's own business.
  vi.doMock('../../shell/seal-secrets.ts', () => ({
    sealSecrets: async (secrets: string[]) => secrets.map((one) => `sealed(${one})`),
  }))
  answer(session.captcha, ok({ randomStr: 'r', image: 'data:,x' }))
})
afterEach(() => {
  vi.doUnmock('../../shell/seal-secrets.ts')
  leaveForGood()
})

const open = (at: string) =>
  show(at, async () => {
    const { Component: ByLink } = await import('../pages/PasswordByLink.tsx')
    const { Component: Register } = await import('../pages/Register.tsx')
    return (
      <Routes>
        <Route path="/active/:id" element={<ByLink />} />
        <Route path="/changePwd" element={<ByLink />} />
        <Route path="/register" element={<Register />} />
        <Route path="*" element={null} />
      </Routes>
    )
  })
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const passwords = (first: string, again: string) => {
  type(/^新密码/, first)
  type(/^确认新密码/, again)
}
const ABOUT = { userName: 'clerk', companyName: '示例银行' }

describe('a password by link', () => {
  it('is judged as the server judges it, sent sealed, and leads to the login', async () => {
    answer(session.cryptoActive, ok({ ...ABOUT, purpose: 'RESET', expiresAt: '' }))
    answer(
      session.cryptoSave,
      no(1009, '新密码不能与最近使用过的密码相同', 'newPassword'),
      ok(null),
    )
    await open('/changePwd?code=C')
    expect(text()).toContain('示例银行 · 账号 clerk')
    passwords('short', 'short')
    await press('保存密码')
    expect(text()).toContain('8-20位需包含字母数字和符号')
    passwords('Quiet#Harbour7', 'Quiet#Harbour8')
    await press('保存密码')
    expect(text()).toContain('密码不一致，请重新确认')
    passwords('Quiet#Harbour7', 'Quiet#Harbour7')
    await press('保存密码')
    await settle()
    expect(text()).toContain('新密码不能与最近使用过的密码相同')
    await press('保存密码')
    await settle()
    expect(sent(session.cryptoSave).at(-1)).toEqual({
      crypto_code: 'C',
      newPassword: 'sealed(Quiet#Harbour7)',
      repassword: 'sealed(Quiet#Harbour7)',
    })
    expect(address()).toBe('/login')
  })

  it('that can be used no more says so before a password is thought of', async () => {
    answer(session.cryptoActive, no(1010, '链接无效、已使用或已过期，请重新获取'))
    await open('/active/C')
    expect(text()).toContain('链接无效、已使用或已过期，请重新获取')
    expect(text()).toContain('重新获取链接')
  })

  it('of a registration waits for the platform afterwards', async () => {
    answer(register.registerInfo, ok(ABOUT))
    answer(register.registerActivate, ok(null))
    await open('/active/r-C')
    passwords('Quiet#Harbour7', 'Quiet#Harbour7')
    await press('保存密码')
    await settle()
    expect(text()).toContain('正在等待平台审核')
  })

  it('is asked for by name, and the answer tells nobody whether there is one', async () => {
    answer(session.cryptoAsk, ok(null))
    await open('/changePwd')
    type(/账号或手机号/, 'clerk')
    type(/图形验证码/, 'abcd')
    await press('发送链接')
    await settle()
    expect(sent(session.cryptoAsk)).toEqual([{ username: 'clerk', code: 'abcd', randomStr: 'r' }])
    expect(text()).toContain('如账号存在')
  })
})

describe('a registration', () => {
  it('fills in what is read off the licence, and is not sent without one', async () => {
    const read = { name: '示例公司', taxNo: '91440399MAQ8Q5RN7G', doubtful: ['taxNo'] }
    answer(register.registerLicence, ok({ licence: 'L', read }))
    answer(register.registerCommit, ok({ sentTo: 'a***@example.com' }))
    await open('/register')
    for (const [label, value] of [
      [/企业名称/, '甲'],
      [/统一社会信用代码/, '91440399MAQ8Q5RN7G'],
      [/联系人/, '赵示例'],
      [/联系方式/, '13700001234'],
      [/电子邮箱/, 'a@example.com'],
      [/管理员账号/, 'first'],
      [/图形验证码/, 'abcd'],
    ] as const)
      type(label, value)
    await press('提交注册')
    expect(text()).toContain('请上传营业执照')
    const file = document.querySelector('input[type=file]') as HTMLInputElement
    fireEvent.change(file, { target: { files: [new File(['x'], 'a.png', { type: 'image/png' })] } })
    await settle()
    expect(text()).toContain('有看不清的字')
    expect(screen.getByLabelText<HTMLInputElement>(/企业名称/).value).toBe('示例公司')
    await press('提交注册')
    await settle()
    expect(sent(register.registerCommit)[0]).toMatchObject({
      companyName: '示例公司',
      licence: 'L',
    })
    expect(text()).toContain('提交成功。请到 a***@example.com 打开激活链接')
  })
})
