/** An owner uploads books of which a column is not told, settles it, and walks from a statement to a voucher. */
import { findings } from '../setup/accessible.ts'
import { expect, loginByPassword, test } from '../setup/test.ts'

test.setTimeout(120_000)

const TAX_NO = '91440399MAXHBU7K28'
const NAME = '深圳市示例账簿有限公司'
const file = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`),
})

const JOURNAL = file(
  '序时簿.csv',
  '日期,凭证字号,摘要,科目代码,科目名称,借方,贷方',
  '2025-01-05,记-1,收到股东投资,1002.01,工行,1000,0',
  ',,,3001,实收资本,0,1000',
  '2025-02-03,记-1,甲公司付款,1002.01,工行,500.5,0',
  ',,,5001,主营业务收入,0,500.5',
)
// 上月结转 is not told, and neither is the kind of the sheet: asked.
const BALANCES = file(
  '科目.csv',
  '期间：2025年2月',
  '科目编码,科目名称,上月结转,借方,贷方,结转下月',
  '1002,银行存款,1000,500.5,0,1500.5',
  '1002.01,工行,1000,500.5,0,1500.5',
  '3001,实收资本,-1000,0,0,-1000',
  '5001,主营业务收入,0,0,500.5,-500.5',
)

test('books are settled once and walked through', async ({ page, inbox }) => {
  await page.goto('/login')
  await loginByPassword(page, inbox, 'demo')
  await page.waitForURL('**/app')

  await test.step('a sheet that is not told is asked about, with its first rows in sight', async () => {
    await page.goto('/queryCenter/dataCollection')
    await page.getByRole('button', { name: '添加企业' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('企业名称').fill(NAME)
    await dialog.getByLabel(/税号|统一社会信用代码/).fill(TAX_NO)
    await dialog.getByRole('button', { name: /保存|添加|确定/ }).click()
    await expect(dialog).toBeHidden()
    await page.goto(`/queryCenter/dataCollection?taxId=${TAX_NO}`)
    const input = page.locator('input[type=file]').first()
    const table = page.getByRole('table', { name: '导入记录' })
    await input.setInputFiles([JOURNAL, BALANCES])
    const row = table.getByRole('row', { name: /科目\.csv/ })
    await row.getByRole('button', { name: '确认列含义（1）' }).click({ timeout: 30_000 })
    const asked = page.getByRole('dialog', { name: '确认列含义' })
    await expect(asked.getByRole('cell', { name: '银行存款' })).toBeVisible()
    await asked.getByLabel('账簿种类').selectOption('BALANCES')
    await asked.getByLabel('上月结转 含义').selectOption('open')
    await asked.getByLabel('结转下月 含义').selectOption('close')
    expect(await findings(page)).toEqual([])
    await asked.getByRole('button', { name: '确认并读取' }).click()
    await expect(asked.getByText('全部确认')).toBeVisible()
    await asked.getByRole('button', { name: '关闭' }).first().click()
    await expect(row).toContainText('科目余额表', { timeout: 30_000 })
  })

  await test.step('by keyboard from a line of the balance sheet to the voucher and back', async () => {
    await page.goto(`/queryCenter/dataCollection?taxId=${TAX_NO}&way=data`)
    await page.getByRole('link', { name: '查看账簿' }).click()
    const rowOf = (name: RegExp) => page.getByRole('row', { name })
    await rowOf(/^货币资金/).focus()
    for (const next of [/^1002 银行存款/, /^1002\.01 工行/]) {
      await page.keyboard.press('Enter')
      await expect(rowOf(next)).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(rowOf(/2025-02/).first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(rowOf(/甲公司付款/)).toBeFocused()
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page.getByText('共 2 条分录，借方合计 500.50，贷方合计 500.50')).toBeVisible()
    await page.keyboard.press('Backspace')
    // Both lines of the voucher say so too.
    await expect(page.getByText('共 2 条分录')).toHaveCount(0)
    await expect(rowOf(/甲公司付款/)).toBeFocused()
    await page.getByRole('navigation', { name: '所在位置' }).getByText('报表').click()
    await expect(rowOf(/^货币资金/)).toContainText('1,500.50')
  })

  await test.step('what is on screen is saved as a workbook', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '导出本页' }).click(),
    ])
    expect(file.suggestedFilename()).toBe(`${NAME}-报表2025-02.xlsx`)
  })

  await test.step('an amount is found on its side', async () => {
    const box = page.getByRole('searchbox', { name: /搜索金额/ })
    await box.fill('1,000')
    await box.press('Enter')
    await expect(page.getByRole('row', { name: /收到股东投资/ })).toHaveCount(2)
    expect(await findings(page)).toEqual([])
  })
})
