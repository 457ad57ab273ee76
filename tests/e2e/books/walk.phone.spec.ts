/** The same books in a hand: settled and walked through, and nothing runs out of the page. */
import type { Page } from '@playwright/test'
import { settled } from '../everybody/pages.ts'
import { findings } from '../setup/accessible.ts'
import { expect, loginByPassword, test } from '../setup/test.ts'

test.setTimeout(120_000)

const TAX_NO = '91440399MAXHBU7K3B'
const NAME = '深圳市示例手机账簿有限公司'
const file = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`),
})

const stays = async (page: Page, where: string) => {
  await settled(page, where)
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  expect([where, wide]).toEqual([where, false])
}

test('books on a phone', async ({ page, inbox }) => {
  await page.goto('/login')
  await loginByPassword(page, inbox, 'demo')
  await page.waitForURL('**/app')
  await page.goto('/queryCenter/dataCollection')
  await page.getByRole('button', { name: '添加企业' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('企业名称').fill(NAME)
  await dialog.getByLabel(/税号|统一社会信用代码/).fill(TAX_NO)
  await dialog.getByRole('button', { name: /保存|添加|确定/ }).click()
  await expect(dialog).toBeHidden()
  await page.goto(`/queryCenter/dataCollection?taxId=${TAX_NO}`)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      file(
        '序时簿.csv',
        '日期,凭证字号,摘要,科目代码,科目名称,借方,贷方',
        '2025-02-03,记-1,收到股东投资款，用于购买设备与原材料的第一笔款项,1002.01,中国工商银行深圳分行营业部基本户,123456789.5,0',
        ',,,3001,实收资本,0,123456789.5',
      ),
      file(
        '手机余额.csv',
        '期间：2025年2月',
        '科目编码,科目名称,本月结转,借方,下月结转',
        '1002,银行存款,0,1,1',
      ),
    ])
  await page.getByRole('button', { name: '确认列含义（1）' }).first().click({ timeout: 30_000 })
  const asked = page.getByRole('dialog', { name: '确认列含义' })
  await asked.getByLabel('账簿种类').selectOption('BALANCES')
  await stays(page, 'sheet')
  expect(await findings(page)).toEqual([])
  await asked.getByLabel('账簿种类').selectOption('NONE')
  await asked.getByRole('button', { name: '确认并读取' }).click()
  await expect(asked.getByText('全部确认')).toBeVisible()

  for (const at of [
    '',
    '&item=all&month=2025-02',
    '&account=1002',
    '&account=1002&from=2025-02&to=2025-02',
    '&voucherMonth=2025-02&voucher=%E8%AE%B0-1',
    '&keyword=123456789.5',
  ]) {
    await page.goto(`/queryCenter/books?taxId=${TAX_NO}${at}`)
    await expect(page.getByRole('navigation', { name: '所在位置' })).toBeVisible()
    await stays(page, `books${at}`)
  }
  expect(await findings(page)).toEqual([])
})
