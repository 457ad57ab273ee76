/** Money as a company meets it: a product is opened, a report bought, and its figure on the bill leads back to the call. */
import type { Page } from '@playwright/test'
import { expect, loginByPassword, test } from './setup/test.ts'

test.setTimeout(180_000)

async function as(
  page: Page,
  inbox: Parameters<typeof loginByPassword>[1],
  who: string,
  to: string,
) {
  await page.context().clearCookies()
  await page.goto('/login')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto(`/login?redirect=${encodeURIComponent(to)}`)
  await loginByPassword(page, inbox, who)
  await page.waitForURL(`**${to.split('?')[0]}**`)
}

test('open a product, query it, find it on the bill and go down to the call', async ({
  page,
  inbox,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog')
  let reportNo = ''

  await test.step('a product is closed and opened again under the price that is shown', async () => {
    await as(page, inbox, 'demo', '/product/list')
    await page.getByRole('link', { name: '税务风险报告' }).click()
    await expect(page.getByText('查得结果才计费')).toBeVisible()
    await button('关闭产品').click()
    await dialog.getByRole('button').last().click()
    await expect(page.getByText('产品已关闭')).toBeVisible()
    await button('开通').click()
    await expect(dialog).toContainText('¥')
    await dialog.getByRole('button').last().click()
    await expect(page.getByText('税务风险报告已开通，可以查询了')).toBeVisible()
  })

  await test.step('the order page tells the price before anything is asked', async () => {
    await page.goto('/queryCenter/queryReport')
    await page.locator('[data-part~="split"]').getByRole('button').first().click()
    await expect(page.locator('[data-part~="price"]').first()).toContainText('¥')
    await expect(page.locator('[data-part~="sum"]')).toContainText('可用额度')
    await button('生成报告').click()
    await page.waitForURL('**/queryCenter/invoiceReportDetail**')
    reportNo = new URL(page.url()).searchParams.get('reportNo') ?? ''
    expect(reportNo).not.toBe('')
    await expect(page.locator('[data-part~="verdict"]')).toBeVisible({ timeout: 60_000 })
  })

  await test.step('a figure of the bill opens to the calls, and a call to its report', async () => {
    await page.goto('/finance/monthlyBill')
    await page.getByRole('button', { name: '发票报告' }).click()
    await expect(page).toHaveURL(/productId=INVOICE/)
    const call = page.getByRole('row').filter({ hasText: reportNo })
    await expect(call).toContainText(/查得，按次计费|有效期内，免费/)
    await call.getByRole('link', { name: reportNo }).click()
    await page.waitForURL('**/queryCenter/invoiceReportDetail**')
  })
})

test('money that one operator enters counts once another agreed', async ({ page, inbox }) => {
  const dialog = page.getByRole('dialog')
  await as(page, inbox, 'admin', '/operateManage/list')
  const row = page.getByRole('row').filter({ hasText: '示例实业有限公司' })
  await expect(row).toContainText('¥100,000.00')
  await row.getByRole('button', { name: '录入凭单' }).click()
  await dialog.getByLabel('金额（元）').fill('500')
  await dialog.getByLabel('凭据').fill('银行流水 20261122-01')
  await dialog.getByLabel('说明').fill('客户充值')
  await dialog.getByRole('button', { name: '提交复核' }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/operateManage/vouchers')
  await expect(page.getByText('须由另一位运营复核').first()).toBeVisible()

  await as(page, inbox, 'operator', '/operateManage/vouchers')
  await page.getByRole('button', { name: '通过', exact: true }).click()
  await dialog.getByLabel('复核意见').fill('到账无误')
  await dialog.getByRole('button', { name: '通过' }).click()
  await expect(page.getByText('已入账')).toBeVisible()
  await page.goto('/operateManage/list')
  await expect(row).toContainText('¥100,500.00')
})
