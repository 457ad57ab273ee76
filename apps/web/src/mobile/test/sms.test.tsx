// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { collect } from '@xinjian/contract/nouns/collect'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  alerts,
  button,
  field,
  leaveForGood,
  pass,
  press,
  text,
  type,
} from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import { at, failureOf, newPhone, taskIn, visit } from './phone.tsx'

const AREA = { code: '4403', name: '深圳' }
const DOOR = {
  bureau: '深圳电子税务局',
  ways: ['SMS', 'QR'],
  identities: [],
  captcha: false,
  checks: [],
  accountLabel: '账号',
  appName: '税务APP',
  canOpenPassword: false,
}
const CODE = '6位短信验证码'
const waiting = taskIn('LOGIN_SMS', { area: AREA, smsTo: '138****0000', version: 3 })

beforeEach(() => {
  newPhone()
  answer(collect.loginLocation, ok(DOOR))
  answer(collect.sendMsg, ok({ to: '138****0000', resendAfterSeconds: 60 }))
})
afterEach(leaveForGood)

describe('asking the bureau for a code', () => {
  it('needs the mobile only, and leads to where the code is entered', async () => {
    answer(collect.loginEtax, ok(waiting))
    await visit('loginEtax', taskIn('LOGIN', { area: AREA }))
    await type('手机号码', '138 0000 0000')
    await press('获取短信验证码')
    expect(sent(collect.loginEtax)).toEqual([{ way: 'SMS', account: '13800000000' }])
    expect(at()).toBe('msgCode')
    await visit('msgCode', waiting)
    expect(button('60 秒后可重发').disabled).toBe(true)
  })

  it('is under way already: on to the code, or a new beginning', async () => {
    answer(collect.restart, ok(taskIn('LOGIN', { area: AREA, version: 4 })))
    await visit('loginEtax', waiting)
    expect(text()).toContain('验证码已发送至 138****0000')
    expect(screen.queryByLabelText('手机号码')).toBeNull()
    await press('换一个账号登录')
    expect(sent(collect.restart)).toEqual([{ to: 'LOGIN' }])
    expect(field('手机号码')).toBeTruthy()
  })
})

describe('the code of the bureau', () => {
  it('is sent with its sixth digit, and what it opens follows', async () => {
    answer(collect.loginEtax, ok(taskIn('ROLE', { version: 4 })))
    await visit('msgCode', waiting)
    expect(text()).toContain('深圳电子税务局已发送至登记手机 138****0000')
    await type(CODE, '123456')
    expect(sent(collect.loginEtax)).toEqual([{ way: 'SMS', smsCode: '123456' }])
    expect(at()).toBe('loginEtax')
  })

  it('that is wrong is told with the words of the bureau, and the boxes are empty', async () => {
    const failure = failureOf('TE-03', 'EDIT', { bureauMessage: '验证码错误' })
    answer(collect.loginEtax, ok({ ...waiting, version: 4, failure }))
    await visit('msgCode', waiting)
    await type(CODE, '123456')
    expect(alerts().join()).toContain('短信验证码未通过')
    expect(alerts().join()).toContain('税局原话验证码错误')
    expect(field(CODE).value).toBe('')
    expect(at()).toBe('msgCode?channel=demo')
  })

  it('is refused by us: the sentence stands there until something is typed', async () => {
    answer(collect.loginEtax, no(429, '操作过于频繁'))
    await visit('msgCode', waiting)
    await type(CODE, '123456')
    expect(alerts()).toEqual(['操作过于频繁'])
    await type(CODE, '1')
    expect(alerts()).toEqual([])
  })

  it('can be sent again once the minute is over', async () => {
    await visit('msgCode', waiting)
    await press('重新获取')
    expect(sent(collect.sendMsg)).toEqual([{ purpose: 'BUREAU' }])
    expect(button('60 秒后可重发').disabled).toBe(true)
    await pass(60_000)
    expect(button('重新获取').disabled).toBe(false)
  })

  it('was asked for too soon: the wait is shown, and why', async () => {
    answer(collect.sendMsg, no(1005, '验证码已发送，请60秒后再试'))
    answer(collect.getRoute, ok(waiting))
    await visit('msgCode', waiting)
    await press('重新获取')
    expect(alerts()).toEqual(['验证码已发送，请60秒后再试'])
    expect(button('60 秒后可重发').disabled).toBe(true)
  })

  it('cannot be had any more: the page goes back to where the login stands', async () => {
    answer(collect.sendMsg, no(500, '税局登录已超时'))
    answer(collect.getRoute, ok(taskIn('LOGIN', { area: AREA, version: 9 })))
    await visit('msgCode', waiting)
    await press('重新获取')
    expect(at()).toBe('loginEtax?channel=demo')
  })

  it('did not arrive: what to look at, and the way by the app', async () => {
    await visit('msgCode', waiting)
    await press('没有收到短信？')
    expect(alerts().join()).toContain('请确认登记手机号为 138****0000，或改用扫码登录。')
    await press('改用扫码登录')
    expect(at()).toBe('loginEtax')
  })
})
