// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { session } from '@xinjian/contract/nouns/session'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { button, buttons, leaveForGood, press, pressAt, text } from '../../test-support/page.tsx'
import { sent } from '../../test-support/server.ts'
import { cookie, newTab, putCookie, reload, show } from './tab.tsx'

const bar = () =>
  show('/app', async () => {
    const { loadUser } = await import('../session.ts')
    const { TopBar } = await import('../frame/TopBar.tsx')
    await loadUser('main')
    return <TopBar lead={null} />
  })
const choose = async (name: string) => {
  await press(/demo/)
  await pressAt(screen.getByRole('menuitem', { name }))
}

beforeEach(() => newTab())
afterEach(leaveForGood)

it('names the company and the user', async () => {
  await bar()
  expect(text()).toContain('示例银行')
  expect(button(/demo/)).toBeTruthy()
})

describe('preferences', () => {
  it('the language changes at once, and is there after a reload', async () => {
    await bar()
    await press('Switch to English')
    expect([document.documentElement.lang, cookie('language')]).toEqual(['en', 'en'])
    await bar()
    await press('切换到中文')
    expect([document.documentElement.lang, cookie('language')]).toEqual(['zh-CN', 'zh'])
  })

  it('the dark theme', async () => {
    await bar()
    await press('切换到深色')
    expect([document.documentElement.dataset.theme, cookie('theme')]).toEqual(['dark', 'dark'])
    await bar()
    expect(button('切换到浅色')).toBeTruthy()
  })

  it('the theme is that of the system, and turns with it, until one is chosen', async () => {
    const turn: (() => void)[] = []
    const system = { matches: true, addEventListener: (_: string, to: () => void) => turn.push(to) }
    vi.stubGlobal('matchMedia', () => system)
    const theme = () => document.documentElement.dataset.theme
    await bar()
    expect([theme(), cookie('theme')]).toEqual(['dark', undefined])
    system.matches = false
    act(() => turn.at(-1)?.())
    expect(theme()).toBe('light')
    await press('切换到深色')
    act(() => turn.at(-1)?.())
    expect([theme(), cookie('theme')]).toEqual(['dark', 'dark'])
  })

  it('a page that is light only stays so when the system turns', async () => {
    const turn: (() => void)[] = []
    const system = { matches: true, addEventListener: (_: string, to: () => void) => turn.push(to) }
    vi.stubGlobal('matchMedia', () => system)
    await bar()
    const { stayLight } = await import('../../i18n/stay-light.ts')
    stayLight()
    turn.at(-1)?.()
    expect(document.documentElement.dataset.theme).toBe('light')
    delete document.documentElement.dataset.only
  })

  it('the size, round its three steps', async () => {
    await bar()
    for (const [before, after] of [
      ['标准', 'small'],
      ['紧凑', 'mini'],
      ['最紧凑', 'medium'],
    ]) {
      await press(`界面大小: ${before}`)
      expect(cookie('size')).toBe(after)
    }
  })

  it('that nobody knows are the usual ones', async () => {
    putCookie('language', 'klingon')
    await bar()
    expect(button('Switch to English')).toBeTruthy()
  })
})

describe('logging out', () => {
  it('asks, and stays when told so', async () => {
    await bar()
    await choose('退出登录')
    expect(text()).toContain('确定退出当前账号吗？')
    await press('取消')
    expect([cookie('token'), sent(session.logout)]).toEqual(['T', []])
  })

  it('ends the session there and here, and loads the page anew', async () => {
    await bar()
    await choose('退出登录')
    await press('确定')
    expect(sent(session.logout)).toEqual([{ token: 'T' }])
    expect(cookie('token')).toBeUndefined()
    expect(reload).toHaveBeenCalledOnce()
  })
})

it('who leaves in another tab has left in this one', async () => {
  await bar()
  const hears = (newValue: string) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'left', newValue }))
  hears('demo 1')
  expect([cookie('token'), reload.mock.calls.length]).toEqual(['T', 0])
  hears('main 1')
  expect(cookie('token')).toBeUndefined()
  expect(reload).toHaveBeenCalled()
})

it('the password is changed in a dialog', async () => {
  await bar()
  await choose('修改密码')
  expect(screen.getByLabelText(/^旧密码/)).toBeTruthy()
})

describe('the error log', () => {
  it('is offered once there is an error, lists it, and can be cleared', async () => {
    await bar()
    expect(buttons()).not.toContain('错误日志')
    const { watchErrors } = await import('../errors/error-log.ts')
    watchErrors()
    await act(async () => {
      window.dispatchEvent(new ErrorEvent('error', { error: new Error('x is not a function') }))
      window.dispatchEvent(
        new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }),
      )
    })
    await press('错误日志')
    expect(
      screen
        .getAllByRole('row')
        .slice(1)
        .map((r) => r.textContent),
    ).toEqual([`x is not a functionwindow${location.href}`])
    await press('全部清除')
    expect(text()).not.toContain('x is not a function')
  })
})

describe('full screen', () => {
  const can = (enabled: boolean) =>
    Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: enabled })
  afterEach(() => void Reflect.deleteProperty(document, 'fullscreenEnabled'))

  it('that the browser cannot is told in the words of the specification', async () => {
    can(false)
    await bar()
    await press('全屏')
    expect(text()).toContain('you browser can not work')
  })

  it('that it can is asked of the browser', async () => {
    can(true)
    const asked = vi.fn(async () => undefined)
    document.documentElement.requestFullscreen = asked
    await bar()
    await press('全屏')
    expect(asked).toHaveBeenCalledOnce()
    expect(text()).not.toContain('you browser')
  })
})
