// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { session } from '@xinjian/contract/nouns/session'
import type { RoleCode } from '@xinjian/contract/roles'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { button, buttons, leaveForGood, press, text } from '../../test-support/page.tsx'
import { answer, ok, serve } from '../../test-support/server.ts'
import { newTab, show, userAs } from './tab.tsx'

beforeEach(() => newTab())
afterEach(leaveForGood)

describe('the footer', () => {
  const footer = (role: RoleCode) => {
    answer(session.userInfo, ok(userAs(role)))
    return show('/app', async () => {
      const { loadUser } = await import('../session.ts')
      const { Footer } = await import('../frame/Footer.tsx')
      await loadUser('main')
      return <Footer />
    })
  }
  const links = () => screen.getAllByRole('link').map((a) => a.getAttribute('href'))

  it('leads to what the user may open', async () => {
    await footer('ROLE_COMPANY_ADMIN')
    expect(links()).toEqual([
      '/queryCenter/queryReport',
      '/queryCenter/dataCollection',
      '/verify',
      '/legal/third-party-notices.txt',
    ])
  })

  it('leaves out what would only lead to 401', async () => {
    await footer('ROLE_OPERATOR')
    expect(links()).toEqual(['/verify', '/legal/third-party-notices.txt'])
  })
})

describe('what floats at the edge', () => {
  const panel = () =>
    show('/app', async () => {
      const { SidePanel } = await import('../frame/SidePanel.tsx')
      return <SidePanel />
    })
  const scroll = (to: number) =>
    act(async () => {
      Object.defineProperty(window, 'scrollY', { configurable: true, value: to })
      window.dispatchEvent(new Event('scroll'))
    })
  afterEach(() => scroll(0))

  it('calls, writes and chats', async () => {
    await panel()
    const hrefs = screen.getAllByRole('link').map((a) => a.getAttribute('href'))
    expect(hrefs).toEqual([
      expect.stringMatching(/^tel:/),
      expect.stringMatching(/^mailto:/),
      expect.stringMatching(/^https:/),
    ])
    expect(screen.getByRole('link', { name: '在线客服' }).getAttribute('rel')).toBe('noreferrer')
  })

  it('leads back to the top once 400 px are scrolled', async () => {
    const went = vi.fn()
    window.scrollTo = went as typeof window.scrollTo
    await panel()
    await scroll(400)
    expect(buttons()).not.toContain('回到顶部')
    await scroll(401)
    await press('回到顶部')
    expect(went).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' })
    await scroll(10)
    expect(buttons()).not.toContain('回到顶部')
  })
})

describe('the environment', () => {
  const tag = (json: string) => {
    serve('/api/environment', json)
    return show('/app', async () => {
      vi.stubEnv('DEV', false)
      const { EnvironmentTag } = await import('../frame/EnvironmentTag.tsx')
      return <EnvironmentTag />
    })
  }
  afterEach(() => vi.unstubAllEnvs())

  it('is named where the data is not real', async () => {
    await tag('{"sandbox":true,"sandboxUrl":null}')
    expect(text()).toContain('演示环境')
  })

  it.each(['{"sandbox":false,"sandboxUrl":null}', 'nonsense'])(
    'is taken for production otherwise: %s',
    async (json) => {
      await tag(json)
      expect(text()).not.toContain('环境')
    },
  )
})

let broken: Error | null
function Page() {
  if (broken) throw broken
  return 'all is well'
}
describe('a page that breaks', () => {
  const page = () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    return show('/app', async () => {
      const { ErrorBoundary } = await import('../errors/ErrorBoundary.tsx')
      const { ErrorLogButton } = await import('../frame/ErrorLogButton.tsx')
      return (
        <>
          <ErrorLogButton />
          <ErrorBoundary>
            <Page />
          </ErrorBoundary>
        </>
      )
    })
  }

  it('says so, is logged with the component it came from, and can be tried again', async () => {
    broken = new Error('x is undefined')
    await page()
    expect(text()).toContain('问题已记入错误日志')
    await press('错误日志')
    expect(screen.getAllByRole('row')[1]?.textContent).toMatch(/^x is undefinedat Page/)
    broken = null
    await press('重试')
    expect(text()).toContain('all is well')
  })

  it('whose code did not come can only be loaded anew', async () => {
    broken = new TypeError('Failed to fetch dynamically imported module: /assets/a.js')
    await page()
    expect(text()).toContain('页面没有载入成功，请刷新页面继续使用。')
    await press('刷新页面')
    expect(location.reload).toHaveBeenCalledOnce()
    expect(button('刷新页面')).toBeTruthy()
  })
})
