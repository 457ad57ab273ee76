// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { collect } from '@xinjian/contract/nouns/collect'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { alerts, button, leaveForGood, NOON, pass, press, text } from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import { at, failureOf, newPhone, taskIn, visit } from './phone.tsx'

const AREA = { code: '4403', name: '深圳' }
const DOOR = {
  bureau: '深圳电子税务局',
  ways: ['QR'],
  identities: [],
  captcha: false,
  checks: [],
  accountLabel: '账号',
  appName: '税务APP',
  canOpenPassword: false,
}
const atLogin = taskIn('LOGIN', { area: AREA })
const shown = taskIn('LOGIN_QR', { area: AREA, version: 2 })
const code = (n: number, seconds = 120) =>
  ok({
    image: `data:image/png;base64,${n}`,
    expiresAt: new Date(NOON + seconds * 1000).toISOString(),
    task: { ...shown, version: 1 + n },
  })
const picture = () => screen.queryByRole('img', { name: '扫码登录' })?.getAttribute('src')

beforeEach(() => {
  newPhone()
  answer(collect.loginLocation, ok(DOOR))
  answer(collect.getQRCode, code(1), code(2, 300))
  answer(collect.getCollectStatus, ok(shown))
})
afterEach(leaveForGood)

describe('the code', () => {
  it('is not the first way of a phone that would have to scan itself', async () => {
    answer(collect.loginLocation, ok({ ...DOOR, ways: ['QR', 'SMS'] }))
    await visit('loginEtax', atLogin)
    expect(picture()).toBeUndefined()
    expect(sent(collect.getQRCode)).toEqual([])
    expect(button('获取短信验证码').disabled).toBe(false)
  })

  it('is there at once, with the app that reads it and how long it lives', async () => {
    await visit('loginEtax', atLogin)
    expect(picture()).toBe('data:image/png;base64,1')
    expect(text()).toContain('用税务APP扫描二维码，选择企业并确认登录')
    expect(text()).toContain('120 秒后失效')
    expect(text()).toContain('确认后本页会自动继续')
    await pass(20_000)
    expect(text()).toContain('100 秒后失效')
  })

  it('is watched every two seconds, and the page goes on by itself', async () => {
    answer(
      collect.getCollectStatus,
      ok(shown),
      ok(shown),
      ok(taskIn('ROLE', { area: AREA, version: 8 })),
    )
    await visit('loginEtax', atLogin)
    await pass(4_000)
    expect(sent(collect.getCollectStatus)).toHaveLength(2)
    await pass(2_000)
    expect(text()).toContain('请选择企业与身份')
    expect(picture()).toBeUndefined()
  })

  it('begins the collection as soon as it was confirmed', async () => {
    answer(collect.getCollectStatus, ok(taskIn('COLLECTING', { version: 8 })))
    answer(collect.sendCollect, ok(taskIn('COLLECTING', { version: 9 })))
    await visit('loginEtax', atLogin)
    await pass(2_000)
    expect(sent(collect.sendCollect)).toHaveLength(1)
    expect(at()).toBe('collecting')
  })

  it('that is over says so, cannot be saved, and is renewed by a tap', async () => {
    await visit('loginEtax', atLogin)
    expect(button('保存二维码').disabled).toBe(false)
    await pass(120_000)
    expect(button('保存二维码').disabled).toBe(true)
    await press(/点击刷新/)
    expect(picture()).toBe('data:image/png;base64,2')
    expect(text()).toContain('180 秒后失效')
  })

  it('cannot be had: said why, and a tap asks again', async () => {
    answer(collect.getQRCode, no(500, '税局暂时没有二维码'), code(1))
    await visit('loginEtax', atLogin)
    expect(alerts()).toEqual(['税局暂时没有二维码'])
    await press(/点击刷新/)
    expect(picture()).toBe('data:image/png;base64,1')
    expect(alerts()).toEqual([])
  })

  it('of before a reload is asked for anew', async () => {
    await visit('loginEtax', shown)
    expect(sent(collect.getQRCode)).toHaveLength(1)
    expect(picture()).toBe('data:image/png;base64,1')
  })
})

describe('a failure on coming here', () => {
  it('of this way is read first: no new code until it is asked for', async () => {
    const failure = failureOf('TE-06', 'REFRESH')
    await visit('loginEtax', { ...atLogin, failure })
    expect(alerts().join()).toContain('二维码已失效')
    expect(sent(collect.getQRCode)).toEqual([])
  })

  it('of another way is why one is here: the code comes at once', async () => {
    await visit('loginEtax', { ...atLogin, failure: failureOf('TE-02', 'WAIT') })
    expect(sent(collect.getQRCode)).toHaveLength(1)
  })
})

describe('watching', () => {
  const hide = (hidden: boolean) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  afterEach(() => void Reflect.deleteProperty(document, 'hidden'))

  it('rests while nobody looks, and looks at once when somebody does again', async () => {
    await visit('loginEtax', atLogin)
    hide(true)
    await pass(60_000)
    expect(sent(collect.getCollectStatus)).toEqual([])
    hide(false)
    await pass(0)
    expect(sent(collect.getCollectStatus)).toHaveLength(1)
  })

  it('goes on after a look that failed, and says meanwhile that the line is bad', async () => {
    answer(collect.getCollectStatus, null, ok(shown))
    await visit('loginEtax', atLogin)
    await pass(2_000)
    expect(text()).toContain('网络不稳定，正在自动重试')
    await pass(2_000)
    expect(text()).not.toContain('网络不稳定')
    expect(alerts()).toEqual([])
  })

  it('looks as soon as the line is back', async () => {
    await visit('loginEtax', atLogin)
    window.dispatchEvent(new Event('online'))
    await pass(0)
    expect(sent(collect.getCollectStatus)).toHaveLength(1)
  })
})
