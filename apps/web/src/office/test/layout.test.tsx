// @vitest-environment happy-dom
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { BUILT_IN_ROLES, type RoleCode } from '@xinjian/contract/roles'
import { menuFor } from '@xinjian/contract/routes/menu'
import { useEffect } from 'react'
import { BrowserRouter, Link, Route, Routes, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prefer } from '../../i18n/language.ts'
import { ROUTES } from '../../routes.ts'
import { layout } from '../../shell/device.ts'
import { Guarded } from '../../shell/Guarded.tsx'
import { Providers } from '../../shell/Providers.tsx'
import { session } from '../../shell/session.ts'
import { closeAll, tabs } from '../../shell/tabs/tabs.ts'
import { cookie, putCookie } from '../../shell/test/tab.tsx'
import {
  address,
  button,
  buttons,
  field,
  leaveForGood,
  pass,
  press,
  pressAt,
  settle,
  text,
  type,
} from '../../test-support/page.tsx'
import { serve } from '../../test-support/server.ts'
import { OfficeLayout } from '../layout/OfficeLayout.tsx'
import { be, newDesk } from './desk.tsx'

const REPORTS = '/queryCenter/queryReport'
const RECORDS = '/queryRecord/queryPage'
const CONSENTS = '/queryCenter/consents'
let built: string[]

/** A page that can be told from itself: what was typed into it is lost when it is built anew. */
function Page({ name }: { name: string }) {
  const { search } = useLocation()
  useEffect(() => {
    built.push(name)
  }, [name])
  return (
    <>
      <label>
        {name} <input />
      </label>
      <p>
        at {name} {search}
      </p>
      <Link to={RECORDS}>onward</Link>
    </>
  )
}
const width = (px: number) => {
  document.body.getBoundingClientRect = () => ({ width: px }) as DOMRect
}
async function show(at = REPORTS): Promise<void> {
  history.replaceState(null, '', at)
  render(
    <BrowserRouter>
      <Providers>
        <Routes>
          <Route element={<OfficeLayout />}>
            {[REPORTS, RECORDS, CONSENTS].map((path) => {
              const route = ROUTES.find((r) => r.path === path)
              return (
                <Route
                  key={path}
                  path={path}
                  element={
                    route && (
                      <Guarded route={route}>
                        <Page name={path} />
                      </Guarded>
                    )
                  }
                />
              )
            })}
          </Route>
          <Route path="*" element={<p>ELSEWHERE</p>} />
        </Routes>
      </Providers>
    </BrowserRouter>,
  )
  await settle()
}
const menu = () => screen.getByRole('navigation', { name: '功能菜单' })
const entries = () => [...menu().querySelectorAll('ul a')].map((a) => a.textContent)
const strip = () => screen.getByRole('navigation', { name: '已打开的页面' })
const open = () => [...strip().querySelectorAll('a')].map((a) => a.textContent)
const here = () => strip().querySelector('[aria-current=page]')?.textContent
const go = async (name: string) => pressAt(within(menu()).getByRole('link', { name }))

beforeEach(() => {
  newDesk()
  built = []
  width(1440)
  tabs.set(closeAll())
  layout.set({ device: 'desktop', sidebarOpen: true, withoutAnimation: false })
  serve('/api/environment', '{"sandbox":false,"sandboxUrl":null}')
})
afterEach(leaveForGood)

describe('the menu', () => {
  it.each([
    'ROLE_COMPANY_ADMIN',
    'ROLE_COMPANY_STAFF',
    'ROLE_RYC_CHILD',
    'ROLE_RYC_SAAS_FAREN',
    'ROLE_DEMO',
  ] satisfies RoleCode[])(
    'of %s has what its permissions reach, and leads to nothing else',
    async (role) => {
      be(role)
      await show()
      const may = new Set<string>(BUILT_IN_ROLES[role].permissions)
      const hrefs = [...menu().querySelectorAll('ul a')].map((a) => a.getAttribute('href'))
      const needs = hrefs.map((href) => ROUTES.find((route) => route.path === href)?.needs)
      expect(needs.filter((need) => need !== undefined && !may.has(need))).toEqual([])
      expect(hrefs.includes(CONSENTS)).toBe(may.has('consent.read'))
      expect(hrefs).toContain(REPORTS)
    },
  )

  it('of an account without functions says whom to ask', async () => {
    session.set((now) => ({ ...now, menu: [] }))
    await show()
    expect(text()).toContain('您的账号还没有可用的功能，请联系管理员开通。')
  })

  it('marks where one is, with its group unfolded', async () => {
    await show(CONSENTS)
    expect(menu().querySelector('[aria-current=page]')?.getAttribute('href')).toBe(CONSENTS)
    const group = within(menu()).getAllByRole('button')[0]
    expect(group?.getAttribute('aria-expanded')).toBe('true')
    if (group) await pressAt(group)
    expect(group?.getAttribute('aria-expanded')).toBe('false')
  })

  it('follows the reader’s language', async () => {
    await show()
    const chinese = entries()
    await act(async () => prefer({ language: 'en' }))
    await settle()
    const english = [...screen.getByRole('navigation', { name: 'Menu' }).querySelectorAll('ul a')]
    expect(english).toHaveLength(chinese.length)
    expect(english.map((a) => a.textContent).join()).not.toMatch(/[\u4e00-\u9fff]/)
  })

  it('folds to its icons and is remembered; a group then flies out after a moment', async () => {
    await show()
    await press(/侧边栏|菜单/)
    expect(cookie('sidebarStatus')).toBe('0')
    const group = within(menu()).getAllByRole('button')[0] as HTMLElement
    fireEvent.mouseEnter(group.parentElement as HTMLElement)
    await pass(199)
    expect(group.getAttribute('aria-expanded')).toBe('false')
    await pass(1)
    expect(group.getAttribute('aria-expanded')).toBe('true')
  })
})

describe('tabs', () => {
  it('stand for the pages one was at, one each, and remember their query', async () => {
    await show(`${RECORDS}?status=READY`)
    await go('报告查询')
    expect(open()).toEqual(['页面查询记录', '报告查询'])
    expect(here()).toBe('报告查询')
    await pressAt(strip().querySelectorAll('a')[0] as HTMLElement)
    expect(address()).toBe(`${RECORDS}?status=READY`)
  })

  it('keep what was typed while one is elsewhere', async () => {
    await show()
    await type(new RegExp(REPORTS), '示例')
    await pressAt(screen.getByRole('link', { name: 'onward' }))
    expect(here()).not.toBe('报告查询')
    await go('报告查询')
    expect(field(new RegExp(REPORTS)).value).toBe('示例')
    expect(built.filter((name) => name === REPORTS).length).toBeGreaterThan(0)
  })

  it('show a changed query as a page built anew', async () => {
    await show()
    await type(new RegExp(REPORTS), '示例')
    await act(async () => history.pushState(null, '', `${REPORTS}?taxId=9`))
    await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')))
    await settle()
    expect(text()).toContain('?taxId=9')
  })

  it('closed here lead to the last that is open; closed elsewhere leave one where one is', async () => {
    await show()
    await go('授权管理')
    await press('关闭 报告查询')
    expect([address(), open()]).toEqual([CONSENTS, ['授权管理']])
    await go('报告查询')
    await press('关闭 报告查询')
    expect([address(), open()]).toEqual([CONSENTS, ['授权管理']])
    await press('关闭 授权管理')
    expect(address()).toBe('/')
    expect(text()).toContain('ELSEWHERE')
  })

  it('close by the wheel button, and lose what was typed', async () => {
    await show()
    await type(new RegExp(REPORTS), '示例')
    await go('授权管理')
    const tab = strip().querySelectorAll('[data-part=tab]')[0] as HTMLElement
    await act(
      async () => void tab.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 1 })),
    )
    await settle()
    expect(open()).toEqual(['授权管理'])
    await go('报告查询')
    expect(field(new RegExp(REPORTS)).value).toBe('')
  })

  const menuOf = async (name: string, action: string) => {
    const tab = within(strip()).getByRole('link', { name }).parentElement as HTMLElement
    fireEvent.contextMenu(tab, { clientX: 5, clientY: 5 })
    await settle()
    await pressAt(screen.getByRole('menuitem', { name: action }))
  }
  it.each([
    ['关闭其他', REPORTS, ['报告查询']],
    ['关闭', CONSENTS, ['授权管理']],
    ['关闭全部', '/', null],
  ])('have a menu: %s', async (action, at, left) => {
    await show()
    await go('授权管理')
    await menuOf('报告查询', action)
    expect(address()).toBe(at)
    if (left) expect(open()).toEqual(left)
  })

  it('refresh a page through the redirect, which builds it anew', async () => {
    await show(`${CONSENTS}?status=EXPIRED`)
    await menuOf('授权管理', '刷新')
    expect(address()).toBe(`/redirect${CONSENTS}?status=EXPIRED`)
    expect(tabs.get().cached).toEqual([])
  })
})

describe('on a phone', () => {
  it('the menu covers the page, and goes when a link is followed or the rest is pressed', async () => {
    putCookie('sidebarStatus', '1')
    width(390)
    await show()
    expect(buttons()).not.toContain('收起菜单')
    await press(/侧边栏|菜单/)
    expect(button('收起菜单')).toBeTruthy()
    await go('授权管理')
    expect(address()).toBe(CONSENTS)
    expect(buttons()).not.toContain('收起菜单')
    await press(/侧边栏|菜单/)
    await press('收起菜单')
    expect(buttons()).not.toContain('收起菜单')
  })

  it('begins and ends at 1024 px of body, once the window has come to rest', async () => {
    await show()
    const shell = document.querySelector('[data-part=shell]')
    width(1026)
    window.dispatchEvent(new Event('resize'))
    await pass(299)
    expect(shell?.getAttribute('data-device')).toBe('desktop')
    await pass(1)
    expect(shell?.getAttribute('data-device')).toBe('mobile')
    width(1027)
    window.dispatchEvent(new Event('resize'))
    await pass(300)
    expect(shell?.getAttribute('data-device')).toBe('desktop')
  })
})

describe('by keyboard', () => {
  it('the first stop leads past menu and tabs to the page', async () => {
    await show()
    const skip = document.querySelector('a')
    expect(skip?.getAttribute('href')).toBe('#content')
    expect(document.getElementById('content')?.tabIndex).toBe(-1)
  })
})

it('a right that is lost closes the page: the guard leads to 401', async () => {
  await show(CONSENTS)
  expect(text()).toContain(`at ${CONSENTS}`)
  const permissions = new Set(BUILT_IN_ROLES.ROLE_RYC_CHILD.permissions)
  await act(async () => session.set((now) => ({ ...now, permissions, menu: menuFor(permissions) })))
  await settle()
  expect(address()).toBe('/401?noGoBack=true')
})
