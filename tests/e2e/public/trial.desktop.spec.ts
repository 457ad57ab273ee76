/** A visitor verifies a sample invoice on the product's page, without an account; the graph of a sample enterprise is read without a script. */
import { findings } from '../setup/accessible.ts'
import { expect, test } from '../setup/test.ts'

test('a sample invoice is verified, and what differs is said', async ({ page }) => {
  await page.goto('/intelligentInvoiceVerify')
  await page.getByRole('button', { name: '查验', exact: true }).click()
  await expect(page.getByText('查验一致，发票状态：正常。销方')).toBeVisible()
  await page.getByLabel('价税合计').fill('1.00')
  await page.getByRole('button', { name: '查验', exact: true }).click()
  await expect(page.getByText('所填信息与其不一致')).toBeVisible()
})

for (const scheme of ['light', 'dark'] as const)
  test(`both pages hinder nobody: ${scheme}, on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto('/intelligentInvoiceVerify')
    await expect(page.getByRole('button', { name: '查验', exact: true })).toBeVisible()
    expect(await findings(page)).toEqual([])
    await page.goto('/supplierFinance')
    await page.getByText('逐家看数字').click()
    expect(await findings(page)).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(390)
  })

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('the graph has its figures in a table, and no trial pretends to be there', async ({
    page,
  }) => {
    await page.goto('/supplierFinance')
    await expect(page.getByRole('img', { name: /六家最大的供应商/ })).toBeVisible()
    await page.getByText('逐家看数字').click()
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(13)
    await page.goto('/intelligentInvoiceVerify')
    await expect(page.getByText('现在就查一张')).toBeHidden()
  })
})
