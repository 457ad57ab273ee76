/** A secondary customer from creation to its bill, by hand: opened, activated, priced, funded; queried by its own people, owed for. */
import type { Page } from '@playwright/test'
import { salesCsv } from '../../../apps/server/test/support/sales-csv.ts'
import { expect, loginByPassword, test } from '../setup/test.ts'

const PASSWORD = 'Quiet#Harbour7'
const NAME = '示例转售客户有限公司'
const FIRM = '示例转售查询有限公司'
const TAX_NO = '914403001922038216'

async function logIn(
  page: Page,
  inbox: Parameters<typeof loginByPassword>[1],
  user: string,
  password?: string,
): Promise<void> {
  await page.goto('/login')
  await loginByPassword(page, inbox, user, password)
  await page.waitForURL('**/app')
}

test('a secondary customer, from creation to its bill', async ({ browser, page, inbox }) => {
  test.slow()
  await logIn(page, inbox, 'demo')
  await page.goto('/secondaryCustomer/list')
  await page.getByRole('link', { name: '新增二级客户' }).first().click()
  await page.getByLabel('客户名称').fill(NAME)
  await page.getByLabel('统一社会信用代码').fill('91440399MAR35ALE76')
  await page.getByRole('textbox', { name: '联系人' }).last().fill('钱示例')
  await page.getByLabel('手机号码').fill('13700005678')
  await page.getByRole('textbox', { name: '电子邮箱' }).fill('resale@example.com')
  await page.getByLabel('管理员账号').fill('resale')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.waitForURL('**/secondaryCustomer/open?id=*')
  await expect(page.getByText('还没有开通产品，客户不能查询')).toBeVisible()

  await page.getByRole('link', { name: '产品', exact: true }).click()
  await page
    .getByRole('row', { name: /^发票报告/ })
    .getByRole('link', { name: '开通' })
    .click()
  const price = page.getByLabel(/^售价/)
  const cost = await price.inputValue()
  await price.fill('0.01')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText(`单价不能低于贵公司的成本价：发票报告每次 ${cost} 元`)).toBeVisible()
  await price.fill('20')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.waitForURL('**/secondaryCustomer/manageProduct/*')
  await expect(page.getByRole('row', { name: /^发票报告/ }).getByText('已开通')).toBeVisible()

  await page.locator('#content').getByRole('link', { name: '开通二级客户' }).click()
  await page.getByRole('button', { name: '登记收款或授信' }).click()
  await page.getByLabel('金额（元）').fill('100')
  await page.getByLabel('凭据').fill('流水 001')
  await page.getByLabel('说明').fill('首笔收款')
  await page.getByRole('dialog').getByRole('button', { name: '登记', exact: true }).click()
  await expect(page.getByText('可用额度 ¥100.00')).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  const link = /\/(active\/[\w-]+)/.exec(await inbox('resale@example.com', /active/))?.[1] ?? ''
  await other.goto(`/${link}`)
  await other.getByLabel('新密码', { exact: true }).fill(PASSWORD)
  await other.getByLabel('确认新密码').fill(PASSWORD)
  await other.getByRole('button', { name: '保存密码' }).click()
  await other.waitForURL('**/login')
  await logIn(other, inbox, 'resale', PASSWORD)
  await other.goto('/queryCenter/dataCollection')
  await other.getByRole('button', { name: '添加企业' }).click()
  const dialog = other.getByRole('dialog')
  await dialog.getByLabel('企业名称').fill(FIRM)
  await dialog.getByLabel(/税号|统一社会信用代码/).fill(TAX_NO)
  await dialog.getByRole('button', { name: /保存|添加|确定/ }).click()
  await expect(dialog).toBeHidden()
  await other.getByRole('button', { name: new RegExp(`^${FIRM}`) }).click()
  await other
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: '销项.csv', mimeType: 'text/csv', buffer: Buffer.from(salesCsv()) })
  const done = other
    .getByRole('row', { name: /销项\.csv/ })
    .getByRole('cell', { name: '已完成', exact: true })
  await expect(done).toBeVisible({ timeout: 30_000 })
  await other.goto('/queryCenter/queryReport')
  await other.getByRole('button', { name: new RegExp(`^${FIRM}`) }).click()
  await expect(other.getByText('20.00').first()).toBeVisible()
  await other.getByRole('button', { name: '生成报告', exact: true }).click()
  await other.waitForURL(/ReportDetail/, { timeout: 30_000 })
  await expect(other.getByText('数据截至').first()).toBeVisible({ timeout: 30_000 })
  await other.goto('/finance/monthlyBill')
  await expect(other.getByText('¥80.00').first()).toBeVisible()

  await page.goto('/secondaryCustomer/list')
  await page
    .getByRole('row', { name: new RegExp(NAME) })
    .getByRole('link', { name: /1 次 · ¥20\.00/ })
    .click()
  await page.waitForURL('**/secondaryCustomer/bill?companyId=*')
  await page.getByRole('button', { name: '发票报告' }).click()
  const call = page.getByRole('row', { name: new RegExp(FIRM) })
  await expect(call).toContainText('¥20.00')
  await expect(call).toContainText(`¥${cost}`)
  await expect(call).not.toContainText(TAX_NO)
})
