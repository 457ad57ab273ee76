/**
 * Every page of the office, as it is loaded: nothing jumps when data arrive, the first Tab leads past the menu, axe finds
 * nothing, in Chinese, light and wide as in English, dark and at 320 points, where nothing scrolls sideways.
 */
import type { Page } from '@playwright/test'
import { findings } from '../setup/accessible.ts'
import { expect, loginByPassword, test } from '../setup/test.ts'
import { pagesOf, settled, turnTo } from './pages.ts'

/** A fifth of what is called good (0.1): what moves at all is then out of sight. */
const MOVES = 0.02

/** So many pages are walked by one journey: beside all other tests a page takes four seconds, and there will be more of them. */
const PAGES = 20
const company = pagesOf('company')
const parts = Array.from({ length: Math.ceil(company.length / PAGES) }, (_, at) =>
  company.slice(at * PAGES, (at + 1) * PAGES),
)
const WALKS = [
  ...parts.map((paths, at) => ({ who: 'demo', of: `a company, part ${at + 1}`, paths })),
  { who: 'admin', of: 'the platform', paths: pagesOf('platform') },
]

test('walks leave no page of a company out', () => {
  expect(parts.flat()).toEqual(company)
  expect(company.length).toBeGreaterThan(60)
})

for (const { who, of, paths } of WALKS) {
  test(`pages of ${of}, loaded`, async ({ page, inbox }) => {
    test.setTimeout(240_000)
    await page.addInitScript(watchShifts)
    await logIn(page, inbox, who)
    const moving: [string, number][] = []
    const stolen: [string, string | null | undefined][] = []
    const found: string[] = []
    expect(paths).not.toEqual([])
    for (const path of paths) {
      await page.goto(path)
      await settled(page, path)
      expect(page.url(), `${path} is refused`).not.toContain('/401')
      const moved = await page.evaluate(() =>
        (window as unknown as { layoutShift: { take: () => number } }).layoutShift.take(),
      )
      if (moved >= MOVES) moving.push([path, moved])
      await page.keyboard.press('Tab')
      const first = await page.evaluate(() => document.activeElement?.getAttribute('href'))
      if (first !== '#content') stolen.push([path, first])
      found.push(...(await findings(page)).map((line) => `${path} ${line}`))
    }
    expect.soft(moving, 'moves by itself').toEqual([])
    expect.soft(stolen, 'its first stop is not the way past the menu').toEqual([])
    expect.soft(found, `axe: ${found[0]}`).toEqual([])
  })

  test(`pages of ${of}, turned to: English, dark, narrow`, async ({
    page,
    inbox,
    context,
    baseURL: url = '',
  }) => {
    test.setTimeout(240_000)
    await logIn(page, inbox, who)
    await context.addCookies([
      { name: 'language', value: 'en', url },
      { name: 'theme', value: 'dark', url },
    ])
    await page.setViewportSize({ width: 320, height: 700 })
    const found: string[] = []
    const wide: [string, number][] = []
    for (const path of paths) {
      await turnTo(page, path)
      await settled(page, path)
      found.push(...(await findings(page)).map((line) => `${path} ${line}`))
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (over > 0) wide.push([path, over])
    }
    await expect(page.locator('html[lang="en"][data-theme="dark"]')).toBeAttached()
    expect.soft(found, `axe: ${found[0]}`).toEqual([])
    expect.soft(wide, 'scrolls sideways').toEqual([])
  })
}

async function logIn(page: Page, inbox: Parameters<typeof loginByPassword>[1], who: string) {
  await page.goto('/login')
  await loginByPassword(page, inbox, who)
  await page.waitForURL('**/app')
}

/** In the page, before anything of it: sums up what moves that nobody pressed for. */
function watchShifts(): void {
  const seen = { moved: 0, take: () => 0 }
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) seen.moved += entry.value
  }
  const observer = new PerformanceObserver((list) => add(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  seen.take = () => {
    add(observer.takeRecords())
    return seen.moved
  }
  Object.assign(window, { layoutShift: seen })
}
