/** The demonstration centre on a phone: nothing wider than the screen, phone and desk in turn. */
import { expect, test } from '../setup/test.ts'

test('is let in by one tap and looks at phone and desk in turn', async ({ page }) => {
  await page.goto('/demoSystem/home')
  await page.getByRole('button', { name: '进入演示中心' }).click()
  await expect(page.getByRole('heading', { name: '从授权到报告，五分钟看懂信鉴' })).toBeVisible()
  for (const path of ['home', 'invoiceReport', 'erpReport', 'zhjReport', 'taxClient', 'taxRep']) {
    await page.goto(`/demoSystem/${path}`)
    await expect(page.getByRole('timer')).toBeVisible()
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wider, path).toBeLessThanOrEqual(0)
  }
  await expect(page.getByText('等待企业打开链接')).toBeVisible()
  await page.getByRole('tab', { name: '企业手机' }).click()
  await expect(
    page.frameLocator('iframe').getByRole('button', { name: '打开真实页面' }),
  ).toBeVisible()
})
