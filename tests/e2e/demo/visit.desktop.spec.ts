/** The demonstration centre: one tap, the tour, a figure opened, a collection seen from both sides, its tax report, the end. */
import { expect, test } from '../setup/test.ts'

test('a visitor tries the product and leaves no way into the office', async ({ page }) => {
  await page.goto('/demoSystem/taxRep')
  await expect(page).toHaveURL(/\/demoLogin\?redirect=/)
  await page.getByRole('button', { name: '进入演示中心' }).click()
  await expect(page).toHaveURL(/\/demoSystem\/taxRep$/)

  await page.getByRole('link', { name: '首页' }).click()
  await page.getByRole('button', { name: '开始五分钟导览' }).click()
  await expect(page).toHaveURL(/invoiceReport/)
  const tour = page.getByRole('complementary', { name: '五分钟导览' })
  await expect(tour.getByRole('heading', { name: '先看结论' })).toBeVisible()
  for (const at of [2, 3, 4, 5]) {
    await tour.getByRole('button', { name: '下一步' }).click()
    await expect(tour.getByText(`第 ${at} 步，共 6 步`)).toBeVisible()
  }
  await expect(page).toHaveURL(/taxClient/)
  await tour.getByRole('button', { name: '关闭导览' }).click()

  await expect(page.getByText('等待企业打开链接')).toBeVisible()
  const phone = page.frameLocator('iframe')
  await phone.getByRole('button', { name: '打开真实页面' }).click()
  await expect(page.getByText('打开采集链接', { exact: false })).toBeVisible()
  const coach = phone.getByText('操作指引：这一步做什么')
  const step = phone.getByRole('button', { name: '代我完成这一步' })
  const done = page.getByText('采集完成', { exact: true }).first()
  await expect(async () => {
    if (await done.isVisible()) return
    if (!(await step.isVisible())) await coach.click({ timeout: 2_000 })
    await step.click({ timeout: 2_000 })
    await expect(done).toBeVisible({ timeout: 4_000 })
  }).toPass({ timeout: 120_000 })
  await page.getByRole('link', { name: '查看生成的报告' }).click()
  await expect(page.getByRole('region', { name: '税务报告' })).toBeVisible({ timeout: 60_000 })

  // The office knows nothing of this visit.
  await page.goto('/app')
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/demoSystem/home')
  await page.getByRole('button', { name: '结束演示' }).click()
  await expect(page).toHaveURL(/\/demoLogin/)
})
