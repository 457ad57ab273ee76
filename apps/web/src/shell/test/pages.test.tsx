// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { address, buttons, leaveForGood, press, settle, text } from '../../test-support/page.tsx'
import { newTab } from './tab.tsx'

/** The whole program at an address, as the browser loads it. */
async function open(at: string) {
  cleanup()
  vi.resetModules()
  history.replaceState(null, '', at)
  const { AppRoutes } = await import('../../app-routes.tsx')
  const { startTransport } = await import('../transport.ts')
  startTransport()
  render(
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>,
  )
  await settle()
}
beforeEach(() => newTab(null))
afterEach(leaveForGood)

describe('an address that nothing stands at', () => {
  it('leads to 404, whose way home is there for everybody', async () => {
    await open('/no/such/page')
    expect(address()).toBe('/404')
    expect(text()).toContain('没有找到这个页面')
    expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('/')
    expect(buttons()).toEqual([])
  })

  it('offers the office to whoever is logged in', async () => {
    newTab('T')
    await open('/404')
    expect(buttons()).toEqual(['返回工作台'])
  })
})

describe('401', () => {
  it('leads back where one came from', async () => {
    await open('/401')
    expect(text()).toContain('您没有查看此页面的权限')
    expect(buttons()).toEqual(['返回上一页'])
  })

  it('keeps whoever is logged in inside: the way on is the office, not the site for everybody', async () => {
    newTab('T')
    await open('/401?noGoBack=true')
    expect(buttons()).toEqual(['返回工作台'])
    expect(screen.queryByRole('link', { name: '返回首页' })).toBeNull()
  })

  it('does not where that would only lead here again', async () => {
    await open('/401?noGoBack=true')
    expect(buttons()).toEqual([])
  })
})

describe('redirecting', () => {
  it('goes to the path behind it, same query, without a step in the history', async () => {
    const before = history.length
    await open('/redirect/404?a=1&b=%E4%B8%AD')
    expect(address()).toBe('/404?a=1&b=%E4%B8%AD')
    expect(history.length).toBe(before)
  })

  it('never leaves this site', async () => {
    await open('/redirect//evil.example/x')
    expect(location.host).not.toContain('evil')
    expect(location.pathname).toBe('/404')
  })
})

it('a page of the office without a token leads to the login, and back in mind', async () => {
  await open('/app')
  expect(address()).toBe('/login?redirect=%2Fapp')
  await press('登录')
  expect(text()).toContain('请输入账号或手机号')
})
