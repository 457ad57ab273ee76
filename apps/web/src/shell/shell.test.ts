import { describe, expect, it } from 'vitest'
import { EVERY_ROUTE } from '../every-route.ts'
import { readPreferences } from '../i18n/language.ts'
import { isBackTopShown } from './back-top.ts'
import { isMobileWidth } from './device.ts'
import { isNoise } from './errors/error-log.ts'
import { titleOf } from './titles.ts'
import { kindOfPath } from './tokens.ts'

describe('device: width − 3 under 1024 is mobile', () => {
  it.each([
    [390, true],
    [1026, true],
    [1026.9, true],
    [1027, false],
    [1028, false],
  ])('%d', (width, mobile) => expect(isMobileWidth(width)).toBe(mobile))
})

describe('back to top: strictly after 400 px', () => {
  it.each([
    [0, false],
    [400, false],
    [400.5, true],
  ])('%d', (scrolled, shown) => expect(isBackTopShown(scrolled)).toBe(shown))
})

describe('preferences from cookies', () => {
  const from = (jar: Record<string, string>) => readPreferences((name) => jar[name] ?? null)
  it('default to zh, medium, light', () => {
    expect(from({})).toEqual({ language: 'zh', size: 'medium', theme: 'light' })
  })
  it('follow the system in the theme until one is chosen', () => {
    const theme = (jar: Record<string, string>, system: 'light' | 'dark') =>
      readPreferences((name) => jar[name] ?? null, system === 'dark').theme
    expect(theme({}, 'dark')).toBe('dark')
    expect(theme({}, 'light')).toBe('light')
    expect(theme({ theme: 'light' }, 'dark')).toBe('light')
    expect(theme({ theme: 'dark' }, 'light')).toBe('dark')
    expect(theme({ theme: 'pink' }, 'dark')).toBe('dark')
  })
  it('are read, and nonsense is the default', () => {
    expect(from({ language: 'en', size: 'mini', theme: 'dark' })).toEqual({
      language: 'en',
      size: 'mini',
      theme: 'dark',
    })
    expect(from({ language: 'fr', size: 'huge', theme: 'pink' })).toEqual(from({}))
  })
})

describe('error log', () => {
  it.each([
    ['cancel', true],
    [new Error('cancel'), true],
    [new Error('ResizeObserver loop completed with undelivered notifications.'), true],
    [new DOMException('gone', 'AbortError'), true],
    [new Error('x is not a function'), false],
    [undefined, false],
  ])('noise? %s', (reason, noise) => expect(isNoise(reason)).toBe(noise))
})

describe('titles', () => {
  const route = (path: string) => EVERY_ROUTE.find((r) => r.path === path)!
  it.each([
    ['/', '', 'zh', '信鉴 · 让每一家企业拥有数字信用'],
    ['/app', '', 'zh', '工作台 · 信鉴'],
    ['/app', '', 'en', 'Dashboard · 信鉴'],
    ['/pdfTemplate', '', 'zh', ''],
    ['/pdfTemplate', '?group=other', 'zh', ''],
    ['/pdfTemplate', '?group=YZT', 'zh', '银政通合作专区'],
  ] as const)('%s%s in %s', (path, search, language, title) => {
    expect(titleOf(route(path), search, language)).toBe(title)
  })
})

describe('whose token', () => {
  it.each([
    ['/demoSystem/home', 'demo'],
    ['/demoLogin', 'demo'],
    ['/app', 'main'],
    ['/queryCenter/demoSystem', 'main'],
  ])('%s → %s', (path, kind) => expect(kindOfPath(path)).toBe(kind))
})
