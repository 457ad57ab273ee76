/** The same report in a hand. */
import { expect, loginBySms, test } from './setup/test.ts'

test('report and evidence on a phone', async ({ page, inbox }) => {
  await loginBySms(page, inbox, '19900000002')
  await page.goto('/queryRecord/queryPage?keyword=91440399MAQ8Q5RN7G')
  await page
    .getByRole('link', { name: /^INV\d{18}$/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: '深圳市示例恒达精密制造有限公司' })).toBeVisible()
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  expect(wide).toBe(false)
  await page.goto(`${page.url()}&of=I-030.L12`)
  const drawer = page.getByRole('dialog', { name: '数字依据' })
  await expect(drawer.getByRole('heading', { name: '红冲金额率' })).toBeVisible()
  const box = await drawer.boundingBox()
  expect(box?.width).toBeGreaterThan((page.viewportSize()?.width ?? 0) - 2)
  await drawer.getByRole('button', { name: '关闭' }).click()
  await expect(drawer).toBeHidden()
})
