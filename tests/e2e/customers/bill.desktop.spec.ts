/** The way of a bill: made, disputed, answered, confirmed, invoiced, paid, exported; each figure opens to the calls behind it. */
import fs from 'node:fs'
import { readXlsx } from 'hucre/xlsx'
import { billedCustomer } from '../setup/billed.ts'
import { expect, loginByPassword, test } from '../setup/test.ts'

const NAME = '示例账单客户有限公司'
const CALLS = [
  { product: 'INVOICE', name: '发票报告', enterprise: '示例甲有限公司' },
  { product: 'INVOICE', name: '发票报告', enterprise: '示例乙有限公司' },
  { product: 'TAX', name: '税务报告', enterprise: '示例甲有限公司' },
]

test('a bill goes its way between a customer and an operator', async ({ browser, page, inbox }) => {
  const { companyId, month } = await billedCustomer({
    name: NAME,
    userName: 'billway',
    mobile: '13700006789',
    calls: CALLS,
  })
  const bill = `/finance/monthlyBill?month=${month}`
  const desk = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  const row = desk.getByRole('row', { name: new RegExp(NAME) })
  const calls = page.getByRole('table', { name: `${month} 的查询` })
  const rows = calls.getByRole('row').filter({ hasText: '示例' })

  await test.step('made: what it comes to opens to its calls, and each to why it was charged', async () => {
    await page.goto(`/login?redirect=${encodeURIComponent(bill)}`)
    await loginByPassword(page, inbox, 'billway')
    await expect(page.getByText('已出账，待确认')).toBeVisible()
    await expect(page.getByText('¥42.00').first()).toBeVisible()
    await expect(rows).toHaveCount(3)
    await page.getByRole('button', { name: '发票报告', exact: true }).click()
    await expect(rows).toHaveCount(2)
    await rows.first().getByText('¥12.00').click()
    const why = page.getByRole('dialog')
    await expect(why).toContainText('发票报告')
    await expect(why).toContainText('¥12.00')
    await page.keyboard.press('Escape')
  })

  await test.step('disputed by the customer, answered by the operator', async () => {
    await page.getByRole('button', { name: '提出异议' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('异议内容').fill('甲公司的查询有两次')
    await dialog.getByRole('button', { name: '提出异议' }).click()
    await expect(page.getByText('有异议，待答复')).toBeVisible()
    await desk.goto('/login?redirect=%2FoperateManage%2Fbills')
    await loginByPassword(desk, inbox, 'admin')
    await row.getByRole('button', { name: '答复异议' }).click()
    await desk.getByLabel('答复内容').fill('两次为不同产品，价格不同')
    await desk.getByRole('dialog').getByRole('button', { name: '答复异议' }).click()
    await expect(row.getByText('已出账，待确认')).toBeVisible()
  })

  await test.step('what the customer has is shown to the operator for a reason alone', async () => {
    await desk.goto(`/customerManage/detail?id=${companyId}&month=${month}`)
    await expect(desk.getByText('填写查看事由')).toBeVisible()
    await expect(desk.getByText('¥42.00')).toHaveCount(0)
    await desk.getByLabel('查看事由').fill('客户对账单有异议')
    await desk.getByRole('button', { name: '查看', exact: true }).click()
    await expect(desk.getByText('¥42.00').first()).toBeVisible()
  })

  await test.step('confirmed, invoiced, paid', async () => {
    await page.reload()
    await expect(page.getByText('两次为不同产品，价格不同')).toBeVisible()
    await page.getByRole('button', { name: '确认账单' }).click()
    const sure = page.getByRole('dialog').filter({ hasText: '应结金额 ¥42.00' })
    await sure.getByRole('button').last().click()
    await expect(page.getByText('已确认', { exact: true }).first()).toBeVisible()
    await desk.goto('/operateManage/bills')
    for (const [step, field, note] of [
      ['登记开票', '发票号码', '26442000000000012345'],
      ['登记收款', '收款凭据', '银行流水 0042'],
    ] as const) {
      await row.getByRole('button', { name: step }).click()
      await desk.getByLabel(field).fill(note)
      await desk.getByRole('dialog').getByRole('button', { name: step }).click()
      await expect(row.getByText(note)).toBeVisible()
    }
    await expect(row.getByText('已收款')).toBeVisible()
  })

  await test.step('the customer reads how far it is, and takes the calls along', async () => {
    await page.goto(bill)
    for (const said of ['已收款', '26442000000000012345', '银行流水 0042'])
      await expect(page.getByText(said).first()).toBeVisible()
    await expect(rows).toHaveCount(3)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '导出 Excel' }).click(),
    ])
    const [sheet] = (await readXlsx(fs.readFileSync(await download.path()))).sheets
    const [head = [], ...lines] = sheet?.rows ?? []
    const amount = head.indexOf('计费（元）')
    expect(amount).toBeGreaterThan(-1)
    expect(lines.reduce((sum, line) => sum + Number(line[amount]), 0)).toBe(42)
  })
})
