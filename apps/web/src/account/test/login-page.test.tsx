// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { session } from '@xinjian/contract/nouns/session'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cookie, newTab, show } from '../../shell/test/tab.tsx'
import {
  address,
  button,
  field,
  leaveForGood,
  NOON,
  pass,
  press,
  pressAt,
  text,
  type,
} from '../../test-support/page.tsx'
import { answer, no, ok, sent, serve } from '../../test-support/server.ts'

const login = (query = '') => {
  vi.doMock('../../shell/seal-secrets.ts', () => ({
    sealSecrets: async (secrets: string[]) => secrets.map((secret) => `sealed(${secret})`),
  }))
  return show(`/login${query}`, async () => {
    const { Component } = await import('../pages/Login.tsx')
    return <Component />
  })
}
async function enter() {
  await type('账号或手机号', 'demo')
  await type('密码', 'secret')
  await type('图形验证码', '12')
  await press('登录')
}

beforeEach(() => {
  newTab(null)
  answer(session.captcha, ok({ randomStr: 'r1', image: '<svg/>' }))
  const expiresAt = new Date(NOON + 3_600_000).toISOString()
  answer(session.login, ok({ token: 'T9', expiresAt, show: false }))
})
afterEach(leaveForGood)

describe('after the login', () => {
  it('the token is kept and one stands at the dashboard', async () => {
    await login()
    await enter()
    expect([cookie('token'), address()]).toEqual(['T9', '/app'])
  })

  it.each([
    ['?redirect=%2FqueryRecord%2FqueryPage%3FtaxId%3D9', '/queryRecord/queryPage?taxId=9'],
    ['?redirect=https%3A%2F%2Fevil.example', '/app'],
    ['?redirect=%2F%2Fevil.example', '/app'],
  ])('%s leads to %s', async (query, place) => {
    await login(query)
    await enter()
    expect(address()).toBe(place)
  })

  it('that was refused nothing is kept', async () => {
    answer(session.login, no(1001, '账号或密码不正确'))
    await login()
    await enter()
    expect([cookie('token'), address()]).toEqual([undefined, '/login'])
    expect(text()).toContain('账号或密码不正确')
  })
})

describe('accounts to try', () => {
  it('fill the form in a sandbox', async () => {
    serve('/api/environment', '{"sandbox":true,"sandboxUrl":null}')
    await login()
    await pressAt(screen.getAllByRole('button', { name: '填入' })[1] as HTMLElement)
    expect(field('账号或手机号').value).toBe('staff')
    expect(field('密码').value).not.toBe('')
  })

  it('are not there in production', async () => {
    serve('/api/environment', '{"sandbox":false,"sandboxUrl":null}')
    await login()
    expect(text()).not.toContain('staff')
  })
})

describe('a code by SMS', () => {
  it('can be had again after a minute', async () => {
    answer(session.smsCode, ok({ resendAfterSeconds: 60 }))
    await login()
    await pressAt(screen.getByText('短信登录'))
    await type('手机号', '19900000001')
    await press('获取验证码')
    await pass(59_000)
    expect(button(/秒后重发/).disabled).toBe(true)
    await pass(1_500)
    await press(/获取/)
    expect(sent(session.smsCode)).toHaveLength(2)
  })
})

it('an image that did not come can be asked for again', async () => {
  answer(session.captcha, no(500, 'x'), ok({ randomStr: 'r2', image: '<svg/>' }))
  await login()
  const before = sent(session.captcha).length
  await press(/重试|点击|换/)
  expect(sent(session.captcha).length).toBe(before + 1)
  await enter()
  expect(sent(session.login)[0]).toMatchObject({ code: '12', randomStr: 'r2' })
})

it('the page is there in English as well', async () => {
  await login()
  await press('Switch to English')
  expect(document.documentElement.lang).toBe('en')
  expect(button('切换到中文')).toBeTruthy()
})
