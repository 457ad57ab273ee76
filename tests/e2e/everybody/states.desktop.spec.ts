/**
 * Every page of the office in the states that data seldom leave it in: on their way, refused, none. Answers are made up at the
 * edge of the browser, so that no page needs a company of its own. axe reads the page's own part; the frame around it is read
 * by every-page. Each page is read in one look, its neighbour in the other (Chinese and light, English and dark): what they show
 * in these states is made of the same parts, and axe takes seconds for each.
 */
import type { Page, Route } from '@playwright/test'
import { findings } from '../setup/accessible.ts'
import { expect, loginByPassword, test } from '../setup/test.ts'
import { pagesOf, settled, turnTo } from './pages.ts'

/** What the frame around a page asks for; it is answered as ever. */
const FRAME = /\/api\/(user\/info|bss\/menu|environment|notice|job\/events|company\/selected)/
const REFUSAL = { status: 500, code: 500, msg: '系统繁忙，请稍后重试', data: null }
const LOOKS = [
  { called: 'Chinese, light', language: 'zh', theme: 'light' },
  { called: 'English, dark', language: 'en', theme: 'dark' },
]
const VISITS = [
  { who: 'demo', of: 'a company', all: pagesOf('company') },
  { who: 'admin', of: 'the platform', all: pagesOf('platform') },
]

test.use({ noise: /status of [45]\d\d/ })

for (const { who, of, all } of VISITS)
  for (const [turn, { called, language, theme }] of LOOKS.entries()) {
    const paths = all.filter((_, at) => at % LOOKS.length === turn)
    test(`pages of ${of} that wait, are refused or have no rows: ${called}`, async ({
      page,
      inbox,
      context,
      baseURL: url = '',
    }) => {
      test.setTimeout(600_000)
      await page.goto('/login')
      await loginByPassword(page, inbox, who)
      await page.waitForURL('**/app')
      await context.addCookies([
        { name: 'language', value: language, url },
        { name: 'theme', value: theme, url },
      ])
      const found: string[] = []
      const read = async (path: string, state: string) => {
        await expect
          .soft(page.getByRole('heading', { level: 1 }).first(), `${path}, ${state}`)
          .toBeVisible()
        found.push(...(await findings(page, 'main')).map((line) => `${path}, ${state}: ${line}`))
      }
      const { hold, refuse, empty } = await answers(page)
      for (const path of paths) {
        hold()
        await turnTo(page, path)
        await read(path, 'waits')
        await refuse()
        await settled(page, path)
        await read(path, 'refused')
      }
      await expect(page.locator(`html[lang^="${language}"][data-theme="${theme}"]`)).toBeAttached()
      // Loaded anew: nothing of the first walk is known.
      empty()
      await page.goto('/app')
      for (const path of paths) {
        await turnTo(page, path)
        await settled(page, path)
        await read(path, 'has no rows')
      }
      // What is still asked for, a stream of events above all, has no page to answer to.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(found, `axe: ${found[0]}`).toEqual([])
    })
  }

/** What calls of a page are answered: nothing, until they are refused together; refusals; or what is true without its rows. */
async function answers(page: Page) {
  const held: Route[] = []
  const refused = (route: Route) => route.fulfill({ status: 500, json: REFUSAL })
  let answer: (route: Route) => unknown = refused
  await page.route('**/api/**', (route) =>
    FRAME.test(route.request().url()) ? route.continue() : answer(route),
  )
  return {
    hold: () => {
      answer = (route) => held.push(route)
    },
    refuse: async () => {
      answer = refused
      await Promise.all(held.splice(0).map((route) => refused(route).catch(() => {})))
    },
    empty: () => {
      answer = withoutRows
    },
  }
}

async function withoutRows(route: Route): Promise<void> {
  const response = await route.fetch()
  const answer = await response.json().catch(() => null)
  if (!Array.isArray(answer?.data?.rows)) return route.fulfill({ response })
  const { more: _, ...data } = answer.data
  return route.fulfill({ response, json: { ...answer, data: { ...data, rows: [], total: 0 } } })
}
