/** An owner without data: adds the enterprise, uploads a list, sees it booked once only, and gets a report. */
import { salesCsv } from '../../apps/server/test/support/sales-csv.ts'
import { expect, loginBySms, test } from './setup/test.ts'

const TAX_NO = '914403001922038216'
const NAME = '深圳市示例上传有限公司'
const file = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(bytes),
})

test('files of an enterprise of one’s own become a report', async ({ page, inbox }) => {
  await loginBySms(page, inbox, '19900000004')
  await page.goto('/queryCenter/dataCollection')

  await page.getByRole('button', { name: '添加企业' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('企业名称').fill(NAME)
  const number = dialog.getByLabel(/税号|统一社会信用代码/)
  await number.fill('914403001922038217')
  await number.blur()
  await expect(dialog.getByText(/校验|有误/).first()).toBeVisible()
  await number.fill(TAX_NO)
  await dialog.getByRole('button', { name: /保存|添加|确定/ }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: new RegExp(`^${NAME}`) }).click()

  const input = page.locator('input[type=file]').first()
  const table = page.getByRole('table', { name: '导入记录' })
  await input.setInputFiles(file('销项一.csv', salesCsv()))
  const first = table.getByRole('row', { name: /销项一\.csv/ })
  await expect(first.getByRole('cell', { name: '已完成', exact: true })).toBeVisible({
    timeout: 30_000,
  })
  await expect(first).toContainText('180')

  await input.setInputFiles(file('销项二.csv', salesCsv({ voided: new Set([3]) })))
  const second = table.getByRole('row', { name: /销项二\.csv/ })
  await expect(second.getByRole('cell', { name: '已完成', exact: true })).toBeVisible({
    timeout: 30_000,
  })
  const cells = await second.getByRole('cell').allTextContents()
  expect(cells.slice(2, 7)).toEqual(['180', '0', '1', '179', '0'])

  await input.setInputFiles(
    file('不是发票.csv', new TextEncoder().encode('姓名,年龄\r\n张示例,30\r\n')),
  )
  const third = table.getByRole('row', { name: /不是发票\.csv/ })
  await expect(third.getByText('失败')).toBeVisible({ timeout: 30_000 })

  await page.goto('/queryCenter/queryReport')
  await page.getByRole('button', { name: new RegExp(`^${NAME}`) }).click()
  await page.getByRole('button', { name: '生成报告', exact: true }).click()
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('开票趋势').first()).toBeVisible()
})
