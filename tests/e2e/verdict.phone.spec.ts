/** The same in a hand: the first screen fits it, and a line of it stays. */
import { expect, loginByPassword, test } from './setup/test.ts'

test('what a report comes to fits a phone of 390 by 844', async ({ page, inbox }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/login')
  await loginByPassword(page, inbox, 'staff')
  await page.waitForURL('**/app')
  await page.goto('/queryRecord/queryPage?keyword=91440399MAQ8Q5RN7G')
  await page
    .getByRole('link', { name: /^INV\d{18}$/ })
    .first()
    .click()
  const first = page.locator('[data-part~="verdict"]')
  await expect(first).toBeVisible()
  for (const name of ['风险等级', '数据覆盖'])
    await expect(first.getByRole('region', { name })).toBeInViewport({ ratio: 1 })
  const wide = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  expect(await wide()).toBe(false)
  await page.mouse.wheel(0, 3000)
  await expect(page.locator('[data-part~="verdict-bar"]')).toBeInViewport({ ratio: 1 })
  expect(await wide()).toBe(false)
})
