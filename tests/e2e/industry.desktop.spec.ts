/** The industry of an enterprise is found by code or name when it is added, and its report says the section. */
import { salesCsv } from '../../apps/server/test/support/sales-csv.ts'
import { expect, loginByPassword, test } from './setup/test.ts'

const TAX_NO = '91330100799655058B'
const NAME = '杭州市示例钢贸有限公司'

test('an industry chosen from the list stands in the report', async ({ page, inbox }) => {
  await page.goto('/login')
  await loginByPassword(page, inbox, 'owner')
  await page.waitForURL('**/app')
  await page.goto('/queryCenter/dataCollection')
  await page.getByRole('button', { name: '添加企业' }).click()
  const dialog = page.getByRole('dialog', { name: '添加企业' })
  await dialog.getByLabel('企业名称').fill(NAME)
  await dialog.getByLabel(/统一社会信用代码/).fill(TAX_NO)
  await dialog.getByRole('button', { name: /^所属行业/ }).click()
  await page.getByPlaceholder(/输入代码或名称/).fill('金属 批发')
  await page.getByRole('option', { name: /^5164 金属及金属矿批发/ }).click()
  await expect(dialog.getByRole('button', { name: '所属行业 5164 金属及金属矿批发' })).toBeVisible()
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: new RegExp(`^${NAME}`) }).click()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: '销项.csv', mimeType: 'text/csv', buffer: Buffer.from(salesCsv()) })
  const row = page.getByRole('table', { name: '导入记录' }).getByRole('row', { name: /销项\.csv/ })
  await expect(row.getByRole('cell', { name: '已完成', exact: true })).toBeVisible({
    timeout: 30_000,
  })
  await page.goto('/queryCenter/queryReport')
  await page.getByRole('button', { name: new RegExp(`^${NAME}`) }).click()
  await page.getByRole('button', { name: '生成报告', exact: true }).click()
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('批发和零售业（F）').first()).toBeVisible()
})
