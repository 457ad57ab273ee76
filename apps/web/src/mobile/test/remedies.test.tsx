// @vitest-environment happy-dom
import { collect } from '@xinjian/contract/nouns/collect'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buttons, leaveForGood, NOON, press, text } from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import { at, failureOf, newPhone, taskIn, visit, welcome } from './phone.tsx'

const AREA = { code: '4403', name: '深圳' }
const door = (ways: string[]) =>
  ok({
    bureau: '深圳电子税务局',
    ways,
    identities: [],
    captcha: false,
    checks: [],
    accountLabel: '账号',
    appName: '税务APP',
    canOpenPassword: true,
  })
const failed = (code: string, next: Parameters<typeof failureOf>[1], over = {}) =>
  taskIn('FAILED', { area: AREA, failure: failureOf(code, next, over) })

beforeEach(() => {
  newPhone()
  answer(collect.loginLocation, door(['PASSWORD', 'SMS', 'QR']))
})
afterEach(leaveForGood)

describe('a button does what it says', () => {
  it.each([
    ['重新登录', 'TE-15', 'LOGIN', 'LOGIN', 'LOGIN', 'loginEtax'],
    ['换一个身份登录', 'TE-07', 'ROLE', 'LOGIN', 'LOGIN', 'loginEtax'],
    ['重新选择地区', 'TE-13', 'AREA', 'AREA', 'AREA', 'selectArea'],
    ['继续采集', 'TE-09', 'RETRY', 'RETRY', 'COLLECTING', 'collecting'],
    ['重新签署授权书', 'TE-18', 'AGREEMENT', 'RETRY', 'AGREEMENT', 'create'],
  ] as const)('%s after %s', async (name, code, next, to, state, page) => {
    answer(collect.restart, ok(taskIn(state, { area: AREA, version: 2 })))
    await visit('taskFailed', failed(code, next))
    await press(name)
    expect(sent(collect.restart)).toEqual([{ to }])
    expect(at()).toBe(page)
  })

  it('办理其他企业 leaves the task behind', async () => {
    await visit('taskFailed', failed('TE-10', 'END'))
    answer(collect.getChannelToken, welcome(taskIn('CREATED', { taskId: 'T2' }), 't2'))
    await press('办理其他企业')
    expect(sent(collect.restart)).toEqual([])
    expect(at()).toBe('index')
  })

  it('先离开，稍后再来 says that all is kept', async () => {
    await visit('taskFailed', failed('TE-19', 'WAIT'))
    await press('先离开，稍后再来')
    expect(text()).toContain('进度已保存。您可以关闭页面，稍后用同一链接回来继续。')
  })

  it('that is refused can be pressed again', async () => {
    answer(collect.restart, no(500, 'x'), ok(taskIn('LOGIN', { area: AREA, version: 2 })))
    await visit('taskFailed', failed('TE-15', 'LOGIN'))
    await press('重新登录')
    expect(at()).toBe('taskFailed?channel=demo')
    await press('重新登录')
    expect(at()).toBe('loginEtax')
  })
})

describe('at the door of the bureau', () => {
  const refused = (code: string, next: Parameters<typeof failureOf>[1]) =>
    taskIn('LOGIN', { area: AREA, failure: failureOf(code, next) })

  it.each([
    ['TE-01', 'EDIT', '找回密码', 'openPwdAccount?for=retrieve'],
    ['TE-14', 'OPEN_PASSWORD', '查看开通指引', 'openPwdAccount'],
    ['TE-12', 'ROLE', '重新选择地区', 'selectArea'],
  ] as const)('after %s (%s): %s', async (code, next, name, page) => {
    await visit('loginEtax', refused(code, next))
    await press(name)
    expect(at()).toBe(page)
  })

  it('offers no other way in while every further attempt makes the wait longer', async () => {
    await visit('loginEtax', refused('TE-19', 'WAIT'))
    expect(buttons()).toContain('先离开，稍后再来')
    expect(buttons()).not.toContain('改用扫码登录')
  })

  it('offers no way that this bureau lacks', async () => {
    answer(collect.loginLocation, door(['PASSWORD', 'SMS']))
    await visit('loginEtax', refused('TE-14', 'OPEN_PASSWORD'))
    expect(buttons()).toContain('改用短信登录')
    expect(buttons()).not.toContain('改用扫码登录')
  })

  it('turns to the code in the app, which is then asked for at once', async () => {
    answer(collect.getQRCode, no(500, 'x'))
    await visit('loginEtax', refused('TE-02', 'WAIT'))
    await press('改用扫码登录')
    expect(sent(collect.getQRCode)).toHaveLength(1)
  })
})

describe('what is said', () => {
  const retryAt = new Date(NOON + 2 * 3_600_000).toISOString()

  it('when it can be tried again, once', async () => {
    await visit('taskFailed', failed('TE-02', 'WAIT', { retryAt, message: '账号已锁定' }))
    expect(text()).toContain('14:00 后可再试')
    await visit('taskFailed', failed('TE-02', 'WAIT', { retryAt, message: '锁定至14:00' }))
    expect(text()).not.toContain('后可再试')
  })

  it('in English without the Chinese sentence, but with its figures', async () => {
    const failure = { attemptsLeft: 4, message: '还可尝试4次', bureauMessage: '密码错误' }
    await visit('taskFailed', failed('TE-01', 'EDIT', failure))
    await press('EN')
    expect(text()).toContain('4 attempts left')
    expect(text()).toContain('The bureau says密码错误')
    expect(text()).not.toContain('还可尝试4次')
  })

  it('of a failure that this build does not know: its number and the sentence of the server', async () => {
    await visit('taskFailed', failed('TE-55', 'RETRY', { message: '新的原因' }))
    expect(text()).toContain('暂时无法完成')
    expect(text()).toContain('新的原因')
    expect(text()).toContain('TE-55')
  })
})

describe('the guide', () => {
  const guide = ok({
    title: '开通密码登录',
    steps: ['打开税务APP', '设置密码'],
    url: 'https://etax.example/',
  })

  it('lists what to do, and where', async () => {
    answer(collect.openPasswordAccount, guide)
    await visit('openPwdAccount', taskIn('LOGIN', { area: AREA }))
    expect(text()).toContain('开通密码登录')
    expect(text()).toContain('打开税务APP设置密码')
    await press('返回登录')
    expect(at()).toBe('loginEtax')
  })

  it('to a forgotten password is another one, and is asked for again when it did not come', async () => {
    answer(collect.retrievePassword, no(500, '系统数据异常'), guide)
    await visit('openPwdAccount', taskIn('LOGIN', { area: AREA }), '?for=retrieve')
    await press('手机号已停用，或收不到验证码？')
    expect(text()).toContain('系统数据异常')
    await press('重试')
    expect(sent(collect.retrievePassword)).toHaveLength(2)
    expect(sent(collect.openPasswordAccount)).toEqual([])
    expect(text()).toContain('设置密码')
  })
})
