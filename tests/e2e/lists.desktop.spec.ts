/** A list by hand: its columns, a view of it, and its workbook. */
import fs from 'node:fs'
import { expect, loginByPassword, test } from './setup/test.ts'

test('a view of query records is kept, and leaves as one workbook with its filters and columns', async ({
  page,
  inbox,
}) => {
  await page.goto('/login')
  await loginByPassword(page, inbox, 'demo')
  await page.waitForURL('**/app')
  await page.goto('/queryRecord/queryPage?keyword=91330099MABJ0DNN45')
  await expect(page.getByRole('link', { name: /^INV\d{18}$/ }).first()).toBeVisible()
  await page.getByRole('button', { name: '列', exact: true }).click()
  const columns = page.getByRole('dialog', { name: '显示哪些列' })
  await columns.getByRole('checkbox', { name: '企业' }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await columns.getByRole('checkbox', { name: '截至月份' }).uncheck()
  await columns.getByRole('button', { name: '应用' }).click()
  await expect(page.getByRole('columnheader').nth(1)).toHaveText(/企业/)
  await page.getByRole('button', { name: /^视图/ }).click()
  await page.getByRole('menuitem', { name: '另存为视图…' }).click()
  await page.getByLabel('视图名称').fill('示例企业的记录')
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await expect(page).toHaveURL(/view=\d+/)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出 Excel' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^页面查询记录-\d{8}-\d{4}\.xlsx$/)
  expect(fs.statSync(await download.path()).size).toBeGreaterThan(2_000)
  await page.goto('/user/exports')
  const row = page.getByRole('row', { name: /页面查询记录/ }).first()
  await expect(row.getByText('可下载')).toBeVisible()
  await expect(row.getByRole('button', { name: '下载' })).toBeVisible()

  await page.goto('/queryRecord/queryPage')
  await expect(page.getByRole('columnheader').nth(1)).toHaveText(/企业/)
  await page.getByRole('button', { name: /^视图/ }).click()
  await page.getByRole('menuitem', { name: '示例企业的记录' }).click()
  await expect(page).toHaveURL(/keyword=91330099MABJ0DNN45/)
  await page.goto('/queryRecord/queryPage?keyword=ZZZZ')
  await page.getByRole('button', { name: '清除筛选条件' }).click()
  // Journeys share the account: others find the columns as the list has them.
  await page.getByRole('button', { name: '列', exact: true }).click()
  await columns.getByRole('button', { name: '恢复默认' }).click()
  await expect(page.getByRole('columnheader').nth(1)).toHaveText(/报告编号/)
  await expect(page.getByRole('link', { name: /^INV\d{18}$/ }).first()).toBeVisible()
})
