/** The tutorials' ways at a desk, walked: what their pictures show is what the product shows. */
import type { Page } from '@playwright/test'
import { BUYER, SELLER } from '../../../packages/intake/test-support/companies.ts'
import { digitalFace } from '../../../packages/intake/test-support/face.ts'
import { toPdf } from '../../../packages/intake/test-support/pdf.ts'
import { picture } from '../setup/pictures.ts'
import { product } from '../setup/product.ts'
import { expect, loginByPassword, test } from '../setup/test.ts'

test.use({ viewport: { width: 1280, height: 800 } })

/** Rules hit in its reports. */
const FIRM = '91320099MA9L91AM80'

/** Another report beside the one that there is, to hold one against the other. */
async function order(page: Page): Promise<void> {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name.startsWith('token'))?.value
  await page.request.post(`${product.base}/api/report/pack/order`, {
    data: { taxId: FIRM, reportTypes: ['INVOICE'] },
    headers: { Authorization: `Bearer ${token}` },
  })
  await expect(page.getByRole('link', { name: /^INV\d{18}$/ })).toHaveCount(2)
}

test('a report is read and checked, as the tutorial shows it', async ({ page, inbox }) => {
  const shown = (n: number) => picture(page, { name: `tax-bank-${n}`, of: 'desktop' })
  await page.goto(`/login?redirect=${encodeURIComponent(`/queryRecord/queryPage?keyword=${FIRM}`)}`)
  await loginByPassword(page, inbox, 'demo')
  await page.waitForURL('**/queryRecord/queryPage*')
  await order(page)
  await page
    .getByRole('link', { name: /^INV\d{18}$/ })
    .first()
    .click()
  await expect(page.locator('[data-part~="verdict"]')).toBeVisible()
  const report = page.url()
  await shown(1)

  await page.goto(`${report}&of=I-030.L12`)
  const drawer = page.getByRole('dialog', { name: '数字依据' })
  await expect(drawer.getByRole('row').nth(1)).toBeVisible()
  await shown(2)
  await page.keyboard.press('Escape')

  const rules = page.getByRole('heading', { name: '命中的风险规则' })
  await rules.evaluate((heading) => heading.scrollIntoView({ block: 'center' }))
  await shown(3)

  await page.getByRole('button', { name: '对比' }).click()
  await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(2)
  await shown(4)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: '重算核对' }).click()
  await expect(page.getByRole('dialog')).toContainText('一致')
  await shown(5)
})

test('invoices are verified and watched, as the tutorial shows it', async ({ page, inbox }) => {
  const shown = (n: number) => picture(page, { name: `verify-ways-${n}`, of: 'desktop' })
  const { demo } = await (await fetch(`${product.sandbox}/verification.json`)).json()
  const paper = (what: string) =>
    demo.find((one: { what: string }) => one.what.includes(what)).paper
  const [valid, reversed] = [paper('数电普通发票，正常'), paper('全额红冲')]
  await page.goto(`/login?redirect=${encodeURIComponent('/queryCenter/tradeCredit')}`)
  await loginByPassword(page, inbox, 'demo')

  await page
    .getByRole('textbox', { name: '发票号码' })
    .fill(
      `01,31,,${valid.invoiceNumber},${valid.totalAmount},${valid.issueDate.replaceAll('-', '')},,A1B2`,
    )
  await expect(page.getByRole('textbox', { name: '价税合计（元）' })).toHaveValue(valid.totalAmount)
  await shown(1)
  await page.getByRole('button', { name: /^查验（/ }).click()
  await expect(page.locator('[data-part~="invoiceFace"]')).toBeVisible()
  await page.getByRole('button', { name: `关注发票 ${valid.invoiceNumber}` }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shown(5)
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: '批量表格' }).click()
  const rows = [
    '票据代码,发票号,开票时间,金额',
    ...[reversed, valid, reversed].map(
      (one) => `,${one.invoiceNumber},${one.issueDate},${one.totalAmount}`,
    ),
    `,123,${valid.issueDate},1`,
  ]
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: '报销.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) },
  })
  await expect(page.getByText('共 4 行')).toBeVisible()
  await shown(3)

  await page.goto('/queryCenter/tradeCredit')
  await page.getByRole('tab', { name: '拍照或文件' }).click()
  const printed = [valid, reversed].map((one) =>
    digitalFace({
      ...{ title: '电子发票（普通发票）', number: one.invoiceNumber, date: one.issueDate },
      ...{ buyer: BUYER, seller: SELLER },
      lines: [
        {
          ...{ name: '*示例*商品', amount: one.amount, rate: '13%' },
          tax: (Number(one.totalAmount) - Number(one.amount)).toFixed(2),
        },
      ],
    }),
  )
  await page.locator('input[type=file][accept*=".ofd"]').setInputFiles({
    ...{ name: '两张.pdf', mimeType: 'application/pdf', buffer: Buffer.from(toPdf(printed)) },
  })
  const read = page.getByRole('table', { name: '识别出的发票与票据' })
  await read.getByRole('row').filter({ hasText: valid.invoiceNumber }).click({ timeout: 60_000 })
  await expect(page.getByRole('img', { name: '两张.pdf' })).toBeVisible({ timeout: 120_000 })
  await shown(2)

  await page.goto('/queryCenter/queryResultList')
  await expect(page.getByRole('link', { name: valid.invoiceNumber }).first()).toBeVisible()
  await shown(4)
})
