/** A tab left open over a deployment: the pieces it would load next are gone. */
import type { Page } from '@playwright/test'
import { expect, loginByPassword, test } from './setup/test.ts'

test.use({ noise: /status of 4\d\d|dynamically imported module/ })

/** From when on a page asks for what was deployed over: what the login itself loads late stands before, however slow the machine. */
async function atTheLogin(page: Page): Promise<() => boolean> {
  let asked = false
  page.on('request', (request) => {
    asked ||= new URL(request.url()).pathname.endsWith('/bsstoken')
  })
  await page.goto('/login')
  return () => asked
}

test('the new build is loaded by itself, once, and the page that was asked for opens', async ({
  page,
  inbox,
}) => {
  const loggedIn = await atTheLogin(page)
  let deployed = 0
  await page.route('**/assets/*.js', (route) =>
    deployed || !loggedIn() ? route.continue() : route.fulfill({ status: 404, body: '{}' }),
  )
  await page.route('**/app', async (route) => {
    if (deployed) return route.continue()
    const answer = await route.fetch()
    const html = (await answer.text()).replace(/src="\/assets\/[^"]+"/, 'src="/assets/next-1.js"')
    deployed++
    await route.fulfill({ response: answer, body: html })
  })
  await loginByPassword(page, inbox, 'demo')
  await expect(page.getByText('页面已更新，正在重新载入')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/app$/)
  expect(deployed).toBe(1)
})

test('a piece that is missing in the same build is told, not reloaded for ever', async ({
  page,
  inbox,
}) => {
  const loggedIn = await atTheLogin(page)
  await page.route('**/assets/*.js', (route) =>
    loggedIn() ? route.fulfill({ status: 404, body: '{}' }) : route.continue(),
  )
  let loads = 0
  page.on('load', () => loads++)
  await loginByPassword(page, inbox, 'demo')
  await expect(page.getByText('页面没有载入成功')).toBeVisible()
  await expect(page.getByRole('button', { name: '刷新页面' })).toBeVisible()
  expect(loads).toBe(0)
})
