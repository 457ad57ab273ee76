/** Vouchers out of files: dropped together, compared with their paper, one field corrected, verified, found in the lists. */
import { readFileSync } from 'node:fs'
import { BUYER, SELLER } from '../../../packages/intake/test-support/companies.ts'
import { digitalFace, type SampleInvoice } from '../../../packages/intake/test-support/face.ts'
import { toPdf } from '../../../packages/intake/test-support/pdf.ts'
import { product } from '../setup/product.ts'
import { expect, loginByPassword, test } from '../setup/test.ts'

const PICTURE = new URL(
  '../../../packages/intake/test-support/fixtures/digital-invoice.png',
  import.meta.url,
)

/** An invoice that the platform knows, as it is printed. */
async function printed(what: string): Promise<SampleInvoice> {
  const { demo } = await (await fetch(`${product.sandbox}/verification.json`)).json()
  const { paper } = demo.find((one: { what: string }) => one.what.includes(what))
  const tax = (Number(paper.totalAmount) - Number(paper.amount)).toFixed(2)
  return {
    title: '电子发票（普通发票）',
    number: paper.invoiceNumber,
    date: paper.issueDate,
    buyer: BUYER,
    seller: SELLER,
    lines: [{ name: '*示例*商品', amount: paper.amount, rate: '13%', tax }],
  }
}

/** A page is drawn in a process of its own, which beside all other tests takes its time. */
const DRAWN_MS = 120_000

test('files are read, compared, corrected and verified together', async ({ page, inbox }) => {
  const [first, second] = [await printed('数电普通发票，正常'), await printed('全额红冲')]
  const bytes = toPdf([digitalFace(first), digitalFace(second)])
  const table = page.getByRole('table', { name: '识别出的发票与票据' })
  const row = (number: string) => table.getByRole('row').filter({ hasText: number })
  const boxes = page.locator('[data-part~="box"]')

  await page.goto(`/login?redirect=${encodeURIComponent('/queryCenter/tradeCredit')}`)
  await loginByPassword(page, inbox, 'owner')
  await page.getByRole('tab', { name: '拍照或文件' }).click()

  await test.step('a PDF of two, a picture and a file that is none are given together', async () => {
    await page.locator('input[type=file][accept*=".ofd"]').setInputFiles([
      { name: '两张.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) },
      { name: '照片.png', mimeType: 'image/png', buffer: readFileSync(PICTURE) },
      { name: '信.xml', mimeType: 'text/xml', buffer: Buffer.from('<信>您好</信>') },
    ])
    await expect(page.getByText('已识别 3 / 3 个文件')).toBeVisible({ timeout: 60_000 })
    await expect(page.locator('[data-part~="file"]').first()).toContainText('不是发票')
    await expect(row(first.number)).toBeVisible()
    await expect(table.getByRole('row')).toHaveCount(4)
  })

  await test.step('fields stand over their paper, a press on one leads to it', async () => {
    await row(first.number).click()
    await expect(page.getByRole('img', { name: '两张.pdf' })).toBeVisible({ timeout: DRAWN_MS })
    const box = page.locator('[data-part~="box"][data-field="invoiceNumber"]')
    await expect(box).toBeVisible()
    await box.click()
    await expect(page.getByLabel('发票号码', { exact: true })).toBeFocused()
    expect(await boxes.count()).toBeGreaterThan(6)
  })

  await test.step('one field is corrected by keyboard, another change is taken back', async () => {
    const total = page.getByLabel('价税合计', { exact: true })
    const read = await total.inputValue()
    await total.fill('1.00')
    await total.press('Enter')
    await expect(page.getByText('第 2 张，共 3 张')).toBeVisible()
    await expect(row(first.number)).toContainText('金额不平')
    await row(first.number).click()
    await page.getByRole('button', { name: '本张已核对无误（1 处）' }).click()
    await expect(page.getByText(/^owner 于 .* 核对无误/)).toBeVisible()
    await expect(row(first.number)).toContainText('已核对')
    await expect(row(first.number)).not.toContainText('金额不平')
    await page.getByRole('button', { name: '撤销修改' }).click()
    await expect(row(first.number)).toContainText('金额不平')
    await page.getByRole('button', { name: '撤销修改' }).click()
    await expect(total).toHaveValue(read)
    await expect(row(first.number)).not.toContainText('金额不平')
    await row(second.number).click()
    await page.getByLabel('销售方名称', { exact: true }).fill('深圳市示例销售有限公司')
    await page.getByLabel('销售方税号', { exact: true }).focus()
    await expect(page.getByText(`识别为：${SELLER.name}`)).toBeVisible()
  })

  await test.step('number and price are told, results stand in their rows', async () => {
    await page.getByRole('button', { name: /^全部查验（3 张，最多 ¥0\.\d0）$/ }).click()
    await expect(row(first.number)).toContainText('一致')
    await expect(row(second.number)).toContainText('全额红冲')
    await expect(page.getByText('没有待查验的发票')).toBeVisible()
    await expect(page.locator('[data-part~="summary"]')).toContainText('已作废或红冲 1 张')
  })

  await test.step('the list has the file of two, and opens it again', async () => {
    await page.goto('/queryRecord/multiTicket')
    const listed = page.getByRole('table', { name: '混贴票据识别记录' })
    await expect(listed.getByRole('row').filter({ hasText: '两张.pdf' })).toContainText('2 / 2')
    await listed.getByRole('link', { name: '两张.pdf' }).click()
    await expect(row(second.number)).toContainText('全额红冲')
    await row(second.number).click()
    await expect(page.getByLabel('销售方名称', { exact: true })).toHaveValue(
      '深圳市示例销售有限公司',
    )
    await expect(page.getByRole('img', { name: '两张.pdf' })).toBeVisible({ timeout: DRAWN_MS })
  })
})
