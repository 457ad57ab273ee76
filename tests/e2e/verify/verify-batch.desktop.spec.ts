/** A table of invoices: faults, repeats and price before, results after, faulty rows and results as files. */
import { product } from '../setup/product.ts'
import { expect, loginByPassword, test } from '../setup/test.ts'

interface Paper {
  invoiceCode: string
  invoiceNumber: string
  issueDate: string
  amount: string
  totalAmount: string
}

test('uploaded, judged, started, verified row by row', async ({ page, inbox }) => {
  const { demo } = await (await fetch(`${product.sandbox}/verification.json`)).json()
  const paper = (what: string): Paper =>
    demo.find((one: { what: string }) => one.what.includes(what)).paper
  const digital = paper('全额红冲')
  const special = paper('增值税专用发票，已作废')
  const rows = [
    '票据代码,发票号,开票时间,金额',
    `,${digital.invoiceNumber},${digital.issueDate},${digital.totalAmount}`,
    `${special.invoiceCode},${special.invoiceNumber},${special.issueDate},${special.amount}`,
    `,${digital.invoiceNumber},${digital.issueDate},${digital.totalAmount}`,
    `,123,${special.issueDate},1`,
  ]

  await page.goto(`/login?redirect=${encodeURIComponent('/queryCenter/tradeCredit')}`)
  await loginByPassword(page, inbox, 'owner')
  await page.getByRole('tab', { name: '批量表格' }).click()

  await test.step('what it comes to is told before anything is paid', async () => {
    await page.locator('input[type=file]').setInputFiles({
      name: '报销.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join('\n')),
    })
    await expect(page.getByText('共 4 行')).toBeVisible()
    await expect(page.getByRole('table', { name: '重复的发票' })).toContainText('与第 2 行重复')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '下载有误的行（1）' }).click()
    expect((await download).suggestedFilename()).toMatch(/^有误的行-PC\d{16}\.xlsx$/)
    await page.getByRole('button', { name: '开始查验（最多 ¥0.60）' }).click()
  })

  await test.step('its results come under its progress', async () => {
    const bar = page.locator('[data-part~="verifyBatch"]')
    await expect(bar).toContainText('已完成')
    await expect(bar).toContainText('共 4 行，已处理 3，有误 1')
    const results = page.getByRole('table', { name: '查验结果' })
    await expect(results.getByRole('link', { name: digital.invoiceNumber })).toHaveCount(2)
    await expect(results).toContainText('全额红冲')
    await expect(results).toContainText('与第 2 行重复')
    await expect(page.getByRole('region', { name: '按结果统计' })).toContainText(
      '计费 2 次，共 ¥0.60',
    )
  })

  await test.step('the batch stays among the batches', async () => {
    await page.goto('/queryCenter/tradeCredit?way=table')
    await expect(page.getByRole('table', { name: '批次' })).toContainText('报销.csv')
  })
})
