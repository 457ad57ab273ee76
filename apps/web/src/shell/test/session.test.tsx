// @vitest-environment happy-dom
import { session } from '@xinjian/contract/nouns/session'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  address,
  button,
  buttons,
  leaveForGood,
  pass,
  press,
  text,
} from '../../test-support/page.tsx'
import { answer, DEAD, headersOf, no, ok, sent } from '../../test-support/server.ts'
import { cookie, newTab, putCookie, reload, replace, show, userAs, visit } from './tab.tsx'

beforeEach(() => newTab())
afterEach(leaveForGood)

describe('a page that asks for a login', () => {
  it('shows once the user is known, with the token as bearer', async () => {
    await visit('/app')
    expect(text()).toContain('PAGE /app')
    expect(headersOf(session.userInfo)[0]?.Authorization).toBe('Bearer T')
    expect(document.title).toBe('工作台 · 信鉴')
  })

  it('shows nothing of itself before', async () => {
    const gate = Promise.withResolvers<object>()
    answer(session.userInfo, gate.promise)
    await visit('/app')
    expect(text()).not.toContain('PAGE')
    gate.resolve(ok(userAs('ROLE_COMPANY_STAFF')))
    await pass(0)
    expect(text()).toContain('PAGE /app')
  })

  it('leads to the login without a token, and remembers where one wanted to go', async () => {
    newTab(null)
    await visit('/queryRecord/queryPage?taxId=9')
    expect(address()).toBe('/login?redirect=%2FqueryRecord%2FqueryPage%3FtaxId%3D9')
    expect(sent(session.userInfo)).toEqual([])
  })

  it('leads to 401 where the roles do not reach', async () => {
    answer(session.userInfo, ok(userAs('ROLE_OPERATOR')))
    await visit('/queryCenter/consents')
    expect(address()).toBe('/401?noGoBack=true')
    expect(text()).not.toContain('PAGE')
  })

  it('of the demo knows nothing of a login that the same tab has loaded', async () => {
    putCookie('demoToken', 'D')
    await show('/demoSystem/home', async () => {
      const store = await import('../session.ts')
      const office = new Set(userAs('ROLE_COMPANY_ADMIN').permissions)
      store.session.set((now) => ({ ...now, permissions: office, kind: 'main' }))
      const { EVERY_ROUTE } = await import('../../every-route.ts')
      const { Guarded } = await import('../Guarded.tsx')
      const route = EVERY_ROUTE.find((r) => r.path === '/demoSystem/home')
      return route && <Guarded route={route}>PAGE</Guarded>
    })
    expect(headersOf(session.userInfo).map((sent) => sent?.Authorization)).toEqual(['Bearer D'])
  })

  it('of the demo asks with the demo token, for the demo user', async () => {
    putCookie('demoToken', 'D')
    answer(session.userInfo, ok(userAs('ROLE_DEMO')))
    await visit('/demoSystem/home')
    expect(sent(session.userInfo)).toEqual([{ system: 'SHOW' }])
    expect(headersOf(session.userInfo)[0]?.Authorization).toBe('Bearer D')
  })

  it('is named in the language of the reader', async () => {
    putCookie('language', 'en')
    await visit('/app')
    expect(document.title).toBe('Dashboard · 信鉴')
  })
})

describe('a user who cannot be had', () => {
  it('is told why, loses the token, and stands at the login after a moment, which leads back to where one was', async () => {
    answer(session.userInfo, no(500, '系统数据异常'))
    await visit('/queryRecord/queryPage?taxId=9')
    expect(text()).toContain('系统数据异常')
    expect(cookie('token')).toBeUndefined()
    await pass(1_799)
    expect(address()).toBe('/queryRecord/queryPage?taxId=9')
    await pass(1)
    expect(address()).toBe('/login?redirect=%2FqueryRecord%2FqueryPage%3FtaxId%3D9')
    expect(replace).not.toHaveBeenCalled()
  })

  it.each([
    ['a dead line', DEAD],
    ['a server that is starting', no(503, '服务繁忙，请稍后再试')],
    ['too many questions', no(429, '操作过于频繁，请稍后再试')],
  ])('for %s is asked for again, and stays logged in', async (_, refusal) => {
    answer(session.userInfo, refusal, refusal, ok(userAs('ROLE_COMPANY_STAFF')))
    await visit('/app')
    if (refusal === DEAD) await press('确定')
    expect(cookie('token')).toBe('T')
    await pass(10_000)
    expect(address()).toBe('/app')
    await press('重试')
    if (refusal === DEAD) await press('确定')
    await press('重试')
    expect(text()).toContain('PAGE /app')
  })

  it('has no roles: the sentence of the specification, word for word', async () => {
    answer(session.userInfo, ok(userAs()))
    await visit('/app')
    expect(text()).toContain('getInfo: roles must be a non-null array !')
    expect(cookie('token')).toBeUndefined()
  })

  it('of the demo loses the demo token and keeps the own one', async () => {
    putCookie('demoToken', 'D')
    answer(session.userInfo, no(500, 'x'))
    await visit('/demoSystem/home')
    expect([cookie('token'), cookie('demoToken')]).toEqual(['T', undefined])
  })
})

it('a menu that cannot be had is told, and the page shows all the same', async () => {
  answer(session.userMenu, no(500, '菜单获取失败'))
  await visit('/app')
  expect(text()).toContain('菜单获取失败')
  expect(text()).toContain('PAGE /app')
  expect(cookie('token')).toBe('T')
})

describe('a session that has ended', () => {
  it.each([
    [6212, '登录已过期，请重新登录'],
    [6218, '您的账号已在别处登录'],
    [6220, '账号已冻结'],
  ])('%d: a box that can only be agreed to, then out', async (status, words) => {
    answer(session.userInfo, no(status, words))
    answer(session.userMenu, no(status, words))
    await visit('/app')
    expect(text()).toContain(`提示${words}`)
    expect(buttons()).toEqual(['确定'])
    await pass(60_000)
    expect([cookie('token'), replace.mock.calls]).toEqual(['T', []])
    await press('确定')
    expect(sent(session.logout)).toEqual([{ token: 'T' }])
    expect([cookie('token'), reload.mock.calls.length]).toEqual([undefined, 1])
  })

  it('ends here even when the server is dead', async () => {
    answer(session.userInfo, no(6212, '登录已过期'))
    answer(session.logout, DEAD)
    await visit('/app')
    await press('确定')
    expect(cookie('token')).toBeUndefined()
    expect(reload).toHaveBeenCalledOnce()
  })
})

it('a lost line is told in one box, however many calls it met', async () => {
  answer(session.userInfo, DEAD)
  answer(session.userMenu, DEAD)
  await visit('/app')
  expect(text().split('网络连接异常，请检查网络后重试')).toHaveLength(2)
  expect(button('确定')).toBeTruthy()
})
