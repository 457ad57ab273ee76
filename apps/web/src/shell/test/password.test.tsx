// @vitest-environment happy-dom
import { session } from '@xinjian/contract/nouns/session'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  alerts,
  button,
  field,
  leaveForGood,
  noteOf,
  press,
  text,
  type,
} from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import { cookie, newTab, reload, show } from './tab.tsx'

const onClose = vi.fn()
const open = () => {
  vi.doMock('../seal-secrets.ts', () => ({
    sealSecrets: async (secrets: string[]) => secrets.map((secret) => `sealed(${secret})`),
  }))
  return show('/app', async () => {
    const { PasswordDialog } = await import('../frame/PasswordDialog.tsx')
    return <PasswordDialog open onClose={onClose} />
  })
}
async function fill(old = 'abc123', fresh = 'Abcd1234!', again = fresh) {
  await type(/^旧密码/, old)
  await type(/^新密码/, fresh)
  await type(/^确认密码/, again)
}

beforeEach(() => {
  newTab()
  onClose.mockReset()
  answer(session.updatePassword, ok(null))
})
afterEach(leaveForGood)

it('sends all three sealed, says so, logs out and loads the page anew', async () => {
  await open()
  await fill()
  await press('确定')
  expect(sent(session.updatePassword)).toEqual([
    {
      oldPassword: 'sealed(abc123)',
      newPassword: 'sealed(Abcd1234!)',
      repassword: 'sealed(Abcd1234!)',
    },
  ])
  expect(onClose).toHaveBeenCalledOnce()
  expect(text()).toContain('密码已修改，请用新密码重新登录')
  expect(reload).not.toHaveBeenCalled()
  const [, agree] = [...document.querySelectorAll('button')].filter((b) => b.textContent === '确定')
  agree?.click()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), 20_000)
  expect(sent(session.logout)).toEqual([{ token: 'T' }])
  expect(cookie('token')).toBeUndefined()
})

it('asks for what is missing', async () => {
  await open()
  await press('确定')
  expect([noteOf(/^旧密码/), noteOf(/^新密码/), noteOf(/^确认密码/)]).toEqual([
    '请输入旧密码',
    '请输入新密码',
    '请输入确认密码',
  ])
  expect(document.activeElement).toBe(field(/^旧密码/))
  expect(sent(session.updatePassword)).toEqual([])
})

it.each([
  ['abc12', 'Abcd1234!', 'Abcd1234!', '6-20位至少包含数字和字母'],
  ['abc123', 'Abcd12345', 'Abcd12345', '8-20位需包含字母数字和符号'],
  ['abc123', 'Abcd1234!', 'Abcd1234?', '密码不一致，请重新确认'],
])('%s, %s, %s: %s', async (old, fresh, again, fault) => {
  await open()
  await fill(old, fresh, again)
  await press('确定')
  expect(alerts()).toContain(fault)
  expect(sent(session.updatePassword)).toEqual([])
})

it('a wrong old password is told by the server at its field, and nobody is logged out', async () => {
  answer(session.updatePassword, no(1001, '旧密码不正确', 'oldPassword'))
  await open()
  await fill()
  await press('确定')
  expect(noteOf(/^旧密码/)).toBe('旧密码不正确')
  expect(onClose).not.toHaveBeenCalled()
  expect([cookie('token'), reload.mock.calls.length]).toEqual(['T', 0])
})

it('any other refusal stands above the button', async () => {
  answer(session.updatePassword, no(500, '系统数据异常'))
  await open()
  await fill()
  await press('确定')
  expect(alerts()).toEqual(['系统数据异常'])
  expect(button('确定').disabled).toBe(false)
})
