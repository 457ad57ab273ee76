// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { session } from '@xinjian/contract/nouns/session'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cookie, newTab, show } from '../../shell/test/tab.tsx'
import { leaveForGood, press, settle, text } from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import type { LoginCard as TheCard } from '../LoginCard.tsx'
import type { useLogin as UseLogin } from '../useLogin.ts'

beforeEach(() => {
  newTab(null)
  answer(session.captcha, ok({ randomStr: 'r', image: 'data:,x' }))
})
afterEach(leaveForGood)

const LATER = '2099-01-01T00:00:00Z'
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

interface Parts {
  useLogin: typeof UseLogin
  LoginCard: typeof TheCard
}

function Card({ useLogin, LoginCard, done }: Parts & { done: string[] }) {
  return <LoginCard login={useLogin(() => done.push('in'))} />
}

/** The card on its own, after the right SMS code of somebody who has a second factor. */
async function logIn(ways: string[], done: string[]): Promise<void> {
  answer(
    session.login,
    ok({ token: '', expiresAt: '', show: false, second: { ticket: 'T', ways } }),
  )
  await show('/login', async () => {
    const { useLogin } = await import('../useLogin.ts')
    const { LoginCard } = await import('../LoginCard.tsx')
    return <Card {...{ useLogin, LoginCard, done }} />
  })
  await act(async () => screen.getByRole('tab', { name: '短信登录' }).click())
  type(/手机号/, '13800000001')
  type(/短信验证码/, '123456')
  await press('登录')
  await settle()
}

describe('the second step of the login', () => {
  it('asks for a code, says what is wrong with it at its field, and lets in', async () => {
    const done: string[] = []
    await logIn(['TOTP'], done)
    expect([done, cookie('token')]).toEqual([[], undefined])
    await press('验证并登录')
    expect(text()).toContain('请输入6位动态验证码或恢复码')
    answer(
      session.secondEnter,
      no(1012, '动态验证码不正确或已使用，请等待下一个'),
      ok({ token: 'S', expiresAt: LATER }),
    )
    type(/动态验证码/, '111111')
    await press('验证并登录')
    await settle()
    expect(text()).toContain('动态验证码不正确或已使用')
    type(/动态验证码/, '222222')
    await press('验证并登录')
    await settle()
    expect(sent(session.secondEnter).at(-1)).toEqual({ ticket: 'T', code: '222222' })
    expect([done, cookie('token')]).toEqual([['in'], 'S'])
  })

  it('sets one up where there is none and one is needed', async () => {
    answer(session.secondOffer, ok({ ticket: 'T', secret: 'ABCD', uri: 'otpauth://totp/x' }))
    await logIn([], [])
    expect(text()).toContain('启用二次验证')
    expect(text()).toContain('ABCD')
  })

  it('leads back to the first', async () => {
    await logIn(['TOTP'], [])
    await press('重新登录')
    expect(screen.getByRole('tab', { name: '密码登录' })).toBeTruthy()
  })
})
