/** A bank's officer: log in, open the sample enterprise's report, follow a figure to its invoices, take the files, share it. */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { expect, loginByPassword, test } from './setup/test.ts'

const SAMPLE = '深圳市示例恒达精密制造有限公司'

test('from login to the invoices behind a figure, to paper, to a receiver who checks it', async ({
  page,
  inbox,
  browser,
  baseURL,
}) => {
  await page.goto('/login')
  await loginByPassword(page, inbox, 'demo')
  await page.waitForURL('**/app')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('demo')
  await page.goto('/queryRecord/queryPage?keyword=91440399MAQ8Q5RN7G')
  await page
    .getByRole('link', { name: /^INV\d{18}$/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: SAMPLE })).toBeVisible()
  const reportUrl = page.url()
  const reportNo = new URL(reportUrl).searchParams.get('reportNo') ?? ''
  await expect(page.locator('[data-part~="verdict"]')).toBeVisible()

  await test.step('a figure opens to the rows it was made of, and has an address', async () => {
    await page.goto(`${reportUrl}&of=I-030.L12`)
    const drawer = page.getByRole('dialog', { name: '数字依据' })
    await expect(drawer.getByRole('heading', { name: '红冲金额率' })).toBeVisible()
    await expect(drawer.getByText('红字发票', { exact: false }).first()).toBeVisible()
    await expect(drawer.getByRole('row').nth(1)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    expect(new URL(page.url()).searchParams.get('of')).toBeNull()
  })

  await test.step('a province on the map opens the invoices of its amount, by keyboard too', async () => {
    await page.goto(reportUrl)
    const map = page.getByRole('group', { name: '客户地区分布' })
    const home = map.getByRole('button', { name: /^广东 / })
    await home.focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: '数字依据' })
    await expect(drawer.getByText('往来方地区为广东', { exact: false })).toBeVisible()
    await expect(drawer.getByRole('row').nth(1)).toBeVisible()
    await expect(drawer.getByRole('status').filter({ hasText: '验算' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(home).toBeFocused()
  })

  await test.step('recomputing gives the same fingerprint', async () => {
    await page.getByRole('button', { name: '重算核对' }).click()
    await expect(page.getByRole('dialog')).toContainText('一致')
    await page.keyboard.press('Escape')
  })

  const files: Record<string, Buffer> = {}
  await test.step('PDF, spreadsheet and JSON come down', async () => {
    for (const name of ['下载 PDF', 'Excel', 'JSON']) {
      const [download] = await Promise.all([
        page.waitForEvent('download', { timeout: 60_000 }),
        page.getByRole('button', { name, exact: true }).click(),
      ])
      files[name] = fs.readFileSync(await download.path())
    }
    expect(files['下载 PDF']?.subarray(0, 5).toString()).toBe('%PDF-')
    expect(files.Excel?.subarray(0, 2).toString()).toBe('PK')
    expect(JSON.parse(files.JSON?.toString() ?? '').enterprise.name).toBe(SAMPLE)
  })

  await test.step('whoever receives the file checks it, without an account', async () => {
    const outside = await browser.newContext({ locale: 'zh-CN', ...(baseURL ? { baseURL } : {}) })
    const receiver = await outside.newPage()
    await receiver.goto('/verify')
    const pdf = files['下载 PDF'] ?? Buffer.alloc(0)
    await receiver
      .locator('input[type=file]')
      .setInputFiles({ name: 'r.pdf', mimeType: 'application/pdf', buffer: pdf })
    await expect(receiver.getByText(reportNo).first()).toBeVisible()
    const forged = Buffer.concat([pdf, Buffer.from(' ')])
    expect(createHash('sha256').update(forged).digest('hex')).not.toBe(
      createHash('sha256').update(pdf).digest('hex'),
    )
    await receiver
      .locator('input[type=file]')
      .setInputFiles({ name: 'f.pdf', mimeType: 'application/pdf', buffer: forged })
    await expect(receiver.getByText(reportNo)).toHaveCount(0)
    await outside.close()
  })
})

test('a link for outsiders opens without login, counts its views and dies when revoked', async ({
  page,
  inbox,
  browser,
  baseURL,
}) => {
  await page.goto('/login?redirect=%2FqueryRecord%2FqueryPage%3Fkeyword%3D91330099MABJ0DNN45')
  await loginByPassword(page, inbox, 'demo')
  await page
    .getByRole('link', { name: /^INV\d{18}$/ })
    .first()
    .click()
  await page.getByRole('button', { name: '对外分享' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/用途|分享给谁/).fill('示例分行授信审批')
  await dialog.getByRole('button', { name: /生成|创建/ }).click()
  const url =
    (await dialog
      .getByText(/\/share\//)
      .first()
      .textContent()) ?? (await dialog.locator('input[readonly]').inputValue())
  const path = /\/share\/[\w.-]+/.exec(url)?.[0] ?? ''
  expect(path).not.toBe('')

  const outside = await browser.newContext({ locale: 'zh-CN', ...(baseURL ? { baseURL } : {}) })
  const receiver = await outside.newPage()
  await receiver.goto(path)
  await expect(receiver.getByRole('heading', { name: '杭州市示例瑞丰建材有限公司' })).toBeVisible()
  await expect(receiver.getByRole('region', { name: '分享信息' })).toContainText('示例分行授信审批')

  await dialog.getByRole('button', { name: '撤销' }).first().click()
  const confirm = page.getByRole('alertdialog').or(page.getByRole('dialog').last())
  await confirm
    .getByRole('button', { name: /撤销|确定/ })
    .last()
    .click()
  await expect(dialog.getByText('已撤销').first()).toBeVisible()
  await receiver.reload()
  await expect(receiver.getByText(/无效|已过期|撤销/).first()).toBeVisible()
  await outside.close()
})
