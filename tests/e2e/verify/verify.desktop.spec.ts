/** One invoice, from the text of its QR code to the list of results: price before, the invoice itself after, again for nothing. */
import { product } from '../setup/product.ts'
import { expect, loginByPassword, test } from '../setup/test.ts'

interface Paper {
  invoiceCode: string
  invoiceNumber: string
  issueDate: string
  amount: string
  totalAmount: string
}

async function paper(what: string): Promise<Paper> {
  const { demo } = await (await fetch(`${product.sandbox}/verification.json`)).json()
  return demo.find((one: { what: string }) => one.what.includes(what)).paper
}

test('typed or pasted, verified, shown as it stands, found in the list', async ({
  page,
  inbox,
}) => {
  const digital = await paper('部分红冲')
  const special = await paper('增值税专用发票，正常')
  const number = page.getByRole('textbox', { name: '发票号码' })
  const face = page.locator('[data-part~="invoiceFace"]')

  await page.goto(`/login?redirect=${encodeURIComponent('/queryCenter/tradeCredit')}`)
  await loginByPassword(page, inbox, 'demo')
  await expect(page.getByRole('heading', { name: '发票查验' })).toBeVisible()

  await test.step('a QR text fills the form, and the price is known before', async () => {
    const day = digital.issueDate.replaceAll('-', '')
    await number.fill(`01,31,,${digital.invoiceNumber},${digital.totalAmount},${day},,A1B2`)
    await expect(number).toHaveValue(digital.invoiceNumber)
    await expect(page.getByRole('textbox', { name: '发票代码' })).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: '价税合计（元）' })).toHaveValue(
      digital.totalAmount,
    )
    await expect(page.getByText('今日剩余次数')).toBeVisible()
    await page.getByRole('button', { name: '查验（¥0.30）' }).click()
    await expect(face).toContainText('深圳市示例销售有限公司')
    await expect(page.locator('[data-part~="stamp"]')).toHaveText('部分红冲')
  })

  await test.step('again it is free, until somebody wants to know anew', async () => {
    await page.getByRole('button', { name: '查看已有结果（免费）' }).click()
    await expect(page.getByText('本公司已有结果，未计费')).toBeVisible()
  })

  await test.step('typed: the kind is recognised, what is missing is said', async () => {
    await page.getByRole('button', { name: '清空' }).click()
    await page.getByRole('textbox', { name: '发票代码' }).fill(special.invoiceCode)
    await expect(page.getByText('识别为：增值税专用发票')).toBeVisible()
    await number.fill(special.invoiceNumber)
    await page.getByRole('textbox', { name: '开票日期' }).fill(special.issueDate)
    await page.getByRole('button', { name: '查验', exact: true }).click()
    await expect(page.getByText('请输入不含税金额')).toBeVisible()
    await page.getByRole('textbox', { name: '不含税金额（元）' }).fill('1')
    await page.getByRole('button', { name: '查验（¥0.30）' }).click()
    await expect(page.getByText('建议对照票面逐项核实')).toBeVisible()
  })

  await test.step('the list has all three', async () => {
    await page.getByRole('link', { name: '查看全部查验结果' }).click()
    await expect(page.getByRole('link', { name: digital.invoiceNumber })).toHaveCount(2)
    const counts = page.getByRole('region', { name: '按结果统计' })
    // Other journeys verify other invoices for this account.
    await page.goto(`/queryCenter/queryResultList?keyword=${digital.invoiceNumber}`)
    await expect(counts).toContainText('计费 1 次，共 ¥0.30')
    await page.goto('/queryCenter/queryResultList')
    await counts.getByRole('button', { name: /不一致/ }).click()
    await expect(page.getByRole('link', { name: special.invoiceNumber })).toBeVisible()
    await expect(page.getByRole('link', { name: digital.invoiceNumber })).toHaveCount(0)
  })
})
