// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { collect } from '@xinjian/contract/nouns/collect'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { button, leaveForGood, pass, press, pressAt, type } from '../../test-support/page.tsx'
import { answer, ok, sent } from '../../test-support/server.ts'
import { failureOf, newPhone, taskIn, visit } from './phone.tsx'

const AREA = { code: '4403', name: '深圳' }
const DOOR = {
  bureau: '深圳电子税务局',
  ways: ['PASSWORD', 'SMS', 'QR'],
  identities: [
    { code: 'LEGAL_REP', name: '法定代表人' },
    { code: 'FINANCE', name: '财务负责人' },
  ],
  captcha: true,
  checks: [],
  accountLabel: '居民身份证号码/手机号码',
  appName: '税务APP',
  canOpenPassword: true,
}
const image = (n: number) => ok({ image: `data:image/png;base64,${n}`, expiresAt: '' })
const atLogin = taskIn('LOGIN', { area: AREA })
const ACCOUNT = DOOR.accountLabel
const PASSWORD = '个人用户密码'
const CAPTCHA = '图形验证码'
const tab = (name: string) =>
  [...screen.queryAllByRole('radio'), ...screen.queryAllByRole('tab')].find(
    (one) => one.textContent === name || one.parentElement?.textContent === name,
  )

async function fill() {
  await type(ACCOUNT, '19900000001')
  await type(PASSWORD, 'geheim')
  await type(CAPTCHA, 'ab12')
}
const login = (name = '登录并开始采集') => press(name)

beforeEach(() => {
  newPhone()
  answer(collect.loginLocation, ok(DOOR))
  answer(collect.getChineseVerifyCode, image(1), image(2), image(3))
})
afterEach(leaveForGood)

describe('an attempt that failed', () => {
  const refused = (code: string, over = {}) =>
    ok(
      taskIn('LOGIN', {
        area: AREA,
        version: 2,
        failure: failureOf(code, 'EDIT', { message: '账号或密码不正确，还可尝试4次', ...over }),
      }),
    )

  it('on a locked account: the password waits out the lock, by the clock, on other tabs, too', async () => {
    const retryAt = new Date(Date.now() + 90_000).toISOString()
    answer(collect.loginEtax, refused('TE-02', { next: 'WAIT', retryAt }))
    await visit('loginEtax', atLogin)
    await fill()
    await login()
    expect(button('账号已锁定，1:30 后可再试').disabled).toBe(true)
    await pressAt(tab('短信登录') as HTMLElement)
    expect(button('获取短信验证码').disabled).toBe(false)
    await pressAt(tab('密码登录') as HTMLElement)
    expect(button('账号已锁定，1:30 后可再试').disabled).toBe(true)
    await pass(60_000)
    expect(button('账号已锁定，0:30 后可再试').disabled).toBe(true)
    await pass(31_000)
    expect(button('登录并开始采集').disabled).toBe(false)
  })

  it('twice by its password: other ways are offered, and only who has reset it goes on', async () => {
    answer(collect.loginEtax, refused('TE-22', { next: 'RESET_PASSWORD' }))
    await visit('loginEtax', atLogin)
    await fill()
    await login()
    expect(button('登录并开始采集').disabled).toBe(true)
    for (const way of ['改用扫码登录', '改用短信登录', '找回密码']) expect(button(way)).toBeTruthy()
    await pressAt(screen.getByRole('checkbox', { name: /已在税务APP重置密码/ }))
    await type(PASSWORD, 'neu')
    await type(CAPTCHA, 'cd34')
    await login()
    expect(sent(collect.loginEtax)[1]).toMatchObject({ password: 'neu', passwordReset: true })
  })
})
