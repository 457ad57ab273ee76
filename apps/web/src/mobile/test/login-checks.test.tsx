// @vitest-environment happy-dom
import { collect } from '@xinjian/contract/nouns/collect'
import { SEALED_HEADER } from '@xinjian/contract/sealed-body'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { leaveForGood, press, text, type } from '../../test-support/page.tsx'
import { answer, headersOf, no, ok, sent } from '../../test-support/server.ts'
import { at, newPhone, taskIn, visit } from './phone.tsx'

const DOOR = {
  bureau: '湖北电子税务局',
  ways: ['PASSWORD'],
  identities: [],
  captcha: true,
  accountLabel: '居民身份证号码/手机号码',
  appName: '税务APP',
  canOpenPassword: true,
}
const atLogin = taskIn('LOGIN', { area: { code: '4200', name: '湖北' } })

async function fill() {
  await type(DOOR.accountLabel, '19900000001')
  await type('个人用户密码', 'geheim')
  await type('图形验证码', 'ab12')
}
const login = () => press('登录并开始采集')

beforeEach(() => {
  newPhone()
  answer(collect.getChineseVerifyCode, ok({ image: 'data:image/png;base64,1', expiresAt: '' }))
})
afterEach(leaveForGood)

it('where the bureau judges account and image beforehand, is sent after both were right', async () => {
  answer(collect.loginLocation, ok({ ...DOOR, checks: ['CAPTCHA', 'ACCOUNT'] }))
  answer(collect.hubeiCheckLogin, no(1001, '税局未登记该账号', 'account'), ok(null))
  answer(collect.checkChineseVerifyCode, no(1002, '图形验证失败，请重试', 'captcha'), ok(null))
  answer(collect.loginEtax, ok(taskIn('COLLECTING', { version: 2 })))
  answer(collect.sendCollect, ok(taskIn('COLLECTING', { version: 3 })))
  await visit('loginEtax', atLogin)
  await fill()
  await login()
  expect(text()).toContain('税局未登记该账号')
  expect(sent(collect.checkChineseVerifyCode)).toEqual([])
  await fill()
  await login()
  expect(text()).toContain('图形验证失败，请重试')
  expect(sent(collect.loginEtax)).toEqual([])
  await fill()
  await login()
  expect(sent(collect.hubeiCheckLogin).at(-1)).toEqual({ account: '19900000001' })
  expect(headersOf(collect.hubeiCheckLogin)[0]?.[SEALED_HEADER]).toBe('sealed')
  expect(sent(collect.checkChineseVerifyCode).at(-1)).toEqual({ captcha: 'ab12' })
  expect(sent(collect.loginEtax)).toHaveLength(1)
  expect(at()).toBe('collecting')
})
