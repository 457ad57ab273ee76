/** A statement of the enterprise's own becomes data: uploaded, asked about once, shown with its source. */
import { expect, loginByPassword, test } from './setup/test.ts'

const TAX_NO = '91440300MA9X00A15D'
const NAME = '深圳市示例报表有限公司'
const statement = (day: string) => ({
  name: `报表${day}.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      '资产负债表',
      `编制单位：${NAME},,单位：万元`,
      `项目,${day},年初余额`,
      '货币资金,100,80',
      '应收票据及应收账款,50,40',
      '资产总计,160,120',
      '负债合计,30,20',
      '所有者权益合计,120,100',
    ].join('\r\n'),
  ),
})

test('a balance sheet of one’s own is stored, and its items are chosen once', async ({
  page,
  inbox,
}) => {
  await page.goto('/login')
  await loginByPassword(page, inbox, 'owner')
  await page.waitForURL('**/app')
  await page.goto('/queryCenter/dataCollection')
  await page.getByRole('button', { name: '添加企业' }).click()
  const adding = page.getByRole('dialog')
  await adding.getByLabel('企业名称').fill(NAME)
  await adding.getByLabel(/税号|统一社会信用代码/).fill(TAX_NO)
  await adding.getByRole('button', { name: /保存|添加|确定/ }).click()
  await expect(adding).toBeHidden()
  await page.getByRole('button', { name: new RegExp(`^${NAME}`) }).click()

  const input = page.locator('input[type=file]').first()
  const table = page.getByRole('table', { name: '导入记录' })
  await input.setInputFiles(statement('2024年12月31日'))
  const first = table.getByRole('row', { name: /报表2024年12月31日/ })
  await expect(first.getByText('财务报表 1 张（2024年）')).toBeVisible({ timeout: 30_000 })

  await first.getByRole('button', { name: '选择科目（1）' }).click()
  const choosing = page.getByRole('dialog')
  await choosing.getByLabel('应收票据及应收账款').selectOption({ label: '应收账款' })
  await choosing.getByRole('button', { name: '确定' }).click()
  await expect(choosing.getByText('本批次的项目已全部选择')).toBeVisible()
  await choosing.getByRole('button', { name: '关闭' }).last().click()

  await first.getByRole('button', { name: '查看说明' }).click()
  const remarks = page.getByRole('dialog')
  await expect(remarks.getByText(/勾稽关系不符.*100000\.00 元/)).toBeVisible()
  await remarks.getByRole('button', { name: '关闭' }).last().click()

  await input.setInputFiles(statement('2025年9月30日'))
  const second = table.getByRole('row', { name: /报表2025年9月30日/ })
  await expect(second.getByText('财务报表 1 张（2025年9月）')).toBeVisible({ timeout: 30_000 })
  await expect(second.getByRole('button', { name: /选择科目/ })).toBeHidden()

  await page.goto(`/queryCenter/dataCollection?taxId=${TAX_NO}&way=data&dataset=FIN_STATEMENT`)
  await expect(page.getByText('来自上传文件').first()).toBeVisible()
})
