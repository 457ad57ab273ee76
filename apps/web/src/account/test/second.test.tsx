// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { lostDevice } from '@xinjian/contract/nouns/account/lostDevice'
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

  it('has a door for whoever lost the device: said with the image, answered alike, and back', async () => {
    answer(lostDevice.lostDeviceReport, no(1002, '图形验证码不正确，请重新输入', 'code'), ok(null))
    await logIn(['TOTP'], [])
    await press('设备已丢失？')
    await settle()
    await press('提交申报')
    expect(text()).toContain('请输入您的姓名')
    expect(sent(lostDevice.lostDeviceReport)).toEqual([])
    type(/账号或手机号/, 'sole')
    type(/您的姓名/, '王示例')
    type(/手机号码/, '13700008888')
    type(/情况说明/, '手机遗失，没有恢复码')
    type(/图形验证码/, 'abcd')
    await press('提交申报')
    await settle()
    expect(text()).toContain('图形验证码不正确')
    type(/图形验证码/, 'efgh')
    await press('提交申报')
    await settle()
    expect(sent(lostDevice.lostDeviceReport).at(-1)).toEqual({
      ...{ username: 'sole', contactName: '王示例', phone: '13700008888' },
      ...{ note: '手机遗失，没有恢复码', code: 'efgh', randomStr: 'r' },
    })
    expect(text()).toContain('如账号存在且启用了二次验证')
    await press('返回二次验证')
    expect(text()).toContain('请输入验证器应用当前显示的')
  })

  it('has no such door where none is set up yet', async () => {
    answer(session.secondOffer, ok({ ticket: 'T', secret: 'ABCD', uri: 'otpauth://totp/x' }))
    await logIn([], [])
    expect(text()).not.toContain('设备已丢失？')
  })

  it('leads back to the first', async () => {
    await logIn(['TOTP'], [])
    await press('重新登录')
    expect(screen.getByRole('tab', { name: '密码登录' })).toBeTruthy()
  })
})
