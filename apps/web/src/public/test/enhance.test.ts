// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const PAGE = `
  <button data-menu-toggle aria-expanded="false">菜单</button>
  <nav data-menu><a href="#how">怎么办理</a></nav>
  <a data-login href="/login">登录使用</a>
  <button data-back-top>回到顶部</button>`
const root = document.documentElement
const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E

/** The script runs once per load of a page. */
async function load(html = PAGE) {
  document.body.innerHTML = html
  vi.resetModules()
  await import('../enhance.ts')
}
/** The name says which copy of the program the token is of. */
const TOKEN = `token_${location.port}`
const forget = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the program does.
  for (const name of [TOKEN, 'token']) document.cookie = `${name}=; path=/; max-age=0`
}

beforeEach(() => {
  root.className = ''
  forget()
})
afterEach(() => {
  document.body.replaceChildren()
  forget()
  vi.restoreAllMocks()
})

describe('the menu of a phone', () => {
  it('opens and closes, and says so to who listens', async () => {
    await load()
    const toggle = find('[data-menu-toggle]')
    toggle.click()
    expect(toggle.getAttribute('aria-expanded')).toBe('true')
    toggle.click()
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
  })

  it('closes when a link of it was followed', async () => {
    await load()
    find('[data-menu-toggle]').click()
    find('[data-menu] a').click()
    expect(find('[data-menu-toggle]').getAttribute('aria-expanded')).toBe('false')
  })
})

describe('the way in', () => {
  it('leads back to the office who is logged in', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the program does.
    document.cookie = `${TOKEN}=T; path=/`
    await load()
    const link = find<HTMLAnchorElement>('[data-login]')
    expect([link.getAttribute('href'), link.textContent]).toEqual(['/app', '进入工作台'])
  })

  it.each(['', `demoToken_${location.port}=D`, `${TOKEN}=`, 'token=T', 'token_1=T'])(
    'is the login for others: %s',
    async (cookie) => {
      // biome-ignore lint/suspicious/noDocumentCookie: as the program does.
      document.cookie = `${cookie}; path=/`
      await load()
      expect(find<HTMLAnchorElement>('[data-login]').getAttribute('href')).toBe('/login')
    },
  )
})

it('the button leads to the top', async () => {
  const went = vi.fn()
  vi.stubGlobal('scrollTo', went)
  await load()
  find('[data-back-top]').click()
  expect(went).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' })
  vi.unstubAllGlobals()
})

it('a page without any of it is left as it is', async () => {
  await load('<p>报告</p>')
  expect(document.body.innerHTML).toBe('<p>报告</p>')
})

it.each([
  [true, 'dark'],
  [false, 'light'],
])('a page that takes in a part of the product tells its theme (dark: %s)', async (dark, theme) => {
  vi.stubGlobal('matchMedia', () => ({ matches: dark }))
  vi.doMock('../islands/proof.tsx', () => ({ start: () => undefined }))
  await load('<div data-island="proof"></div>')
  expect(root.dataset.theme).toBe(theme)
  delete root.dataset.theme
  await load()
  expect(root.dataset.theme).toBeUndefined()
  vi.doUnmock('../islands/proof.tsx')
  vi.unstubAllGlobals()
})
