/** An invoice is verified and watched; the platform reverses it; a look shows it, a notice leads there, a system is told. */
import type { Page } from '@playwright/test'
import { product } from '../setup/product.ts'
import { expect, loginByPassword, test } from '../setup/test.ts'
import { workbook } from '../setup/workbook.ts'

/** What the sandbox's receiver took: it keeps only what is signed by the secret that it was given. */
async function received(invoice: string): Promise<{ times: number; body: object }[]> {
  const { received } = await (await fetch(`${product.sandbox}/callbacks.json`)).json()
  return received.filter(
    (one: { body: { invoice?: { number: string } } }) => one.body.invoice?.number === invoice,
  )
}

/** A channel of the company that is told at the sandbox's receiver, which is given the secret that messages are signed by. */
async function channelToReceiver(page: Page): Promise<void> {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name.startsWith('token'))?.value
  const post = async (path: string, data: object) => {
    const headers = { Authorization: `Bearer ${token}` }
    return (await page.request.post(`${product.base}/api${path}`, { data, headers })).json()
  }
  const look = { name: '报销系统', title: '报销系统', color: '#1746a2', license: 'NO' }
  await post('/channelProvider/add', { code: 'watchJourney', ...look, products: null })
  const url = `${product.sandbox}/callbacks`
  const { data } = await post('/collect/channel/callback', { url, channel: 'watchJourney' })
  await page.request.post(`${product.sandbox}/knobs/callbacks`, { data: { secret: data.secret } })
}

test('verified, watched, reversed: seen by a look, told by a notice and a signed message', async ({
  page,
  context,
  inbox,
}) => {
  const { demo } = await (await fetch(`${product.sandbox}/verification.json`)).json()
  const paper = demo.find((one: { what: string }) => one.what === '数电普通发票，正常').paper
  const dialog = page.getByRole('dialog')
  const history = page.locator('[data-part~="history"]')

  await page.goto(`/login?redirect=${encodeURIComponent('/queryCenter/tradeCredit')}`)
  await loginByPassword(page, inbox, 'demo')
  await page.waitForURL('**/queryCenter/tradeCredit')
  await channelToReceiver(page)

  await test.step('what looks cost is said before it is watched', async () => {
    await page.getByRole('textbox', { name: '发票号码' }).fill(paper.invoiceNumber)
    await page.getByRole('textbox', { name: '开票日期' }).fill(paper.issueDate)
    await page.getByRole('textbox', { name: '价税合计（元）' }).fill(paper.totalAmount)
    await page.getByRole('button', { name: '查验（¥0.30）' }).click()
    await page.getByRole('button', { name: `关注发票 ${paper.invoiceNumber}` }).click()
    await dialog.getByLabel('多久查看一次').selectOption('DAY')
    await dialog.getByLabel('关注多久').selectOption('30')
    await expect(dialog.locator('[data-part~="cost"]')).toContainText(
      '每次查看 ¥0.30，最多 30 次，合计最多 ¥9.00',
    )
    await dialog.getByLabel('同时通知系统').selectOption('watchJourney')
    await dialog.getByRole('button', { name: '关注', exact: true }).click()
    await expect(history).toContainText('demo开始关注，状态为“正常”')
  })

  await test.step('the platform reverses it; a look shows it, for its price', async () => {
    const platform = await context.newPage()
    await platform.goto(`${product.sandbox}/verification`)
    await platform.getByLabel('发票号码').fill(paper.invoiceNumber)
    await platform.getByLabel('变为').selectOption('8')
    await platform.getByRole('button', { name: '生效' }).click()
    await expect(platform.getByRole('status')).toHaveText('已生效')
    await platform.close()
    await page.getByRole('button', { name: '立即查看（¥0.30）' }).click()
    await expect(history).toContainText('由“正常”变为“全额红冲”')
    await expect(page.getByText('¥0.30 / ¥9.00')).toBeVisible()
  })

  await test.step('the notice leads to the check that shows it', async () => {
    await page.goto('/user/notices')
    await page.getByText('关注的发票状态变化').first().click()
    await page.waitForURL('**/queryCenter/tradeCredit?no=FY*')
    await expect(page.locator('[data-part~="stamp"]')).toHaveText('全额红冲')
  })

  await test.step('the company’s own system was told once, and can tell that it is us', async () => {
    await expect.poll(async () => (await received(paper.invoiceNumber)).length).toBe(1)
    const [message] = await received(paper.invoiceNumber)
    expect(message?.times).toBe(1)
    expect(message?.body).toMatchObject({
      event: 'invoice.changed',
      invoice: { number: paper.invoiceNumber },
      after: { invalidMark: '8' },
      last: true,
    })
  })

  await test.step('the list says that nothing more can change', async () => {
    await page.goto('/queryCenter/watchList?status=ENDED')
    const row = page.getByRole('row', { name: new RegExp(paper.invoiceNumber) })
    await expect(row).toContainText('发票已作废或红冲，状态不会再变化')
  })

  await test.step('the list leaves as a workbook, row by row as it stands; what is picked leaves alone', async () => {
    const rows = page.getByRole('table', { name: '发票关注' }).getByRole('row')
    const shown = (await rows.allInnerTexts()).slice(1)
    const saved = async (button: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button }).click(),
      ])
      return workbook(download)
    }
    const book = await saved('导出 Excel')
    expect(book).toHaveLength(shown.length)
    for (const [i, line] of book.entries())
      for (const title of ['发票号码', '发票种类', '关注状态', '原因', '销售方'])
        expect(shown[i]).toContain(line[title])
    const own = book.find((line) => line.发票号码 === paper.invoiceNumber)!
    expect(own).toMatchObject({
      现状: '一致',
      发票状态: '全额红冲',
      开票日期: paper.issueDate,
      价税合计: String(Number(paper.totalAmount)),
    })
    await page.getByRole('checkbox', { name: `选择 ${paper.invoiceNumber}` }).check()
    expect(await saved('导出所选')).toEqual([own])
  })
})
