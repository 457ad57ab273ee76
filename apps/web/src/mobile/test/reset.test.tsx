// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { collect } from '@xinjian/contract/nouns/collect'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  alerts,
  button,
  leaveForGood,
  press,
  pressAt,
  text,
  type,
} from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import { at, newPhone, taskIn, visit } from './phone.tsx'

const ACCOUNT = '居民身份证号码 / 手机号码'
const MOBILES = [
  { id: '0', mobile: '199****0003' },
  { id: '1', mobile: '130****0003' },
]

beforeEach(() => {
  newPhone()
  answer(collect.resetMobiles, ok({ mobiles: MOBILES }))
  answer(collect.resetSendCode, ok({ to: '130****0003', resendAfterSeconds: 60 }))
  answer(collect.resetVerifyCode, ok(null))
  answer(collect.resetByMobile, ok(null))
})
afterEach(leaveForGood)

const open = () =>
  visit(
    'openPwdAccount',
    taskIn('LOGIN', { area: { code: '5000', name: '重庆' } }),
    '?for=retrieve',
  )
const toCode = async () => {
  await type(ACCOUNT, '500101199001010017')
  await press('下一步')
  await pressAt(screen.getByRole('radio', { name: '130****0003' }))
  await press('发送验证码')
}

describe('a forgotten password of the bureau', () => {
  it('is set anew by the mobile that was chosen, and leads back to the login', async () => {
    await open()
    expect(text()).toContain('重置重庆税局密码')
    await toCode()
    expect(sent(collect.resetMobiles)).toEqual([{ account: '500101199001010017' }])
    expect(sent(collect.resetSendCode)).toEqual([{ mobileId: '1' }])
    expect(text()).toContain('税局已发送验证码至 130****0003')
    expect(button('60 秒后可重发').disabled).toBe(true)
    await type('6位短信验证码', '123456')
    expect(sent(collect.resetVerifyCode)).toEqual([{ smsCode: '123456' }])
    await type('新密码', 'Xinmima#2026')
    await press('重置密码')
    expect(sent(collect.resetByMobile)).toEqual([
      { account: '500101199001010017', password: 'Xinmima#2026' },
    ])
    expect(at()).toBe('loginEtax')
  })

  it('asks for a choice among several mobiles, and for none where there is one', async () => {
    await open()
    await type(ACCOUNT, '500101199001010017')
    await press('下一步')
    expect(button('发送验证码').disabled).toBe(true)
    answer(collect.resetMobiles, ok({ mobiles: MOBILES.slice(0, 1) }))
    await open()
    await type(ACCOUNT, '500101199001010017')
    await press('下一步')
    expect(button('发送验证码').disabled).toBe(false)
  })

  it('says at its step what the bureau refuses, and goes on there', async () => {
    answer(collect.resetByMobile, no(1009, '税局不接受这个新密码'), ok(null))
    await open()
    await toCode()
    await type('6位短信验证码', '123456')
    await type('新密码', 'abcd1234')
    await press('重置密码')
    expect(alerts()).toContain('税局不接受这个新密码')
    await press('重置密码')
    expect(at()).toBe('loginEtax')
  })

  it('begins again with the account when the bureau has forgotten it', async () => {
    answer(collect.resetVerifyCode, no(3002, '本次重置已失效，请从输入账号重新开始'))
    await open()
    await toCode()
    await type('6位短信验证码', '123456')
    expect(alerts()).toContain('本次重置已失效，请从输入账号重新开始')
    expect(screen.getByLabelText(ACCOUNT)).toBeTruthy()
  })

  it('shows what to do without such a mobile', async () => {
    answer(
      collect.retrievePassword,
      ok({ title: '找回重庆电子税务局密码', steps: ['打开“税务”APP'], url: null }),
    )
    await open()
    await press('手机号已停用，或收不到验证码？')
    expect(text()).toContain('打开“税务”APP')
  })
})
