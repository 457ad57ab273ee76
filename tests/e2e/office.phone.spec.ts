/** The office and the gallery at phone width, light and dark: nothing wider than the screen, every kind of data in reach. */
import { expect, loginByPassword, test } from './setup/test.ts'

const PAGES = [
  '/app',
  '/queryCenter/dataCollection',
  '/queryCenter/dataCollection?way=phone',
  '/queryCenter/dataCollection?way=data&taxId=91440399MAQ8Q5RN7G&dataset=INVOICE_OUT',
  '/queryCenter/consents',
  '/queryCenter/collectBoard',
  '/queryCenter/queryReport?taxId=91440399MAQ8Q5RN7G',
  '/queryCenter/tradeCredit',
  '/queryCenter/tradeCredit?way=picture',
  '/queryCenter/tradeCredit?way=table',
  '/queryCenter/queryResultList',
  '/queryCenter/watchList',
  '/queryRecord/multiTicket',
  '/queryRecord/posInvoiceResult',
  '/queryRecord/queryPage',
  '/icon/index',
  '/401',
]

test('no page of the office is wider than a phone, and the data of an enterprise is read there', async ({
  page,
  inbox,
}) => {
  await page.goto('/login')
  await loginByPassword(page, inbox, 'demo')
  await page.waitForURL('**/app')
  for (const theme of ['浅色', '深色']) {
    if (theme === '深色') {
      await page.goto('/app')
      await page.getByRole('button', { name: '切换到深色' }).click()
    }
    for (const path of PAGES) {
      await page.goto(path)
      await expect(page.getByRole('heading').first()).toBeVisible()
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(over, `${path} (${theme})`).toBeLessThanOrEqual(0)
    }
  }
  await page.goto(
    '/queryCenter/dataCollection?way=data&taxId=91440399MAQ8Q5RN7G&dataset=INVOICE_OUT',
  )
  const tab = page.getByRole('tab', { name: /销项发票/ })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(tab).toBeInViewport()
  await expect(page.locator('[data-part~="dataHead"]')).toContainText(/上传文件|税局/)
  await page.getByRole('tab', { name: /进项发票/ }).click()
  await page.waitForURL('**dataset=INVOICE_IN**')
  await page.getByRole('button', { name: '明细' }).first().click()
  await expect(page.getByRole('dialog', { name: '进项发票 · 明细' })).toBeVisible()
})

test('on a phone the order comes before the list it was chosen from, and no number of a report breaks', async ({
  page,
  inbox,
}) => {
  const firm = 'taxId=91440399MAQ8Q5RN7G'
  await page.goto('/login')
  await loginByPassword(page, inbox, 'demo')
  await page.waitForURL('**/app')
  await page.goto(`/queryCenter/queryReport?${firm}`)
  await expect(page.getByRole('button', { name: '生成报告' })).toBeInViewport()
  const list = page.getByRole('searchbox', { name: '搜索企业名称或税号' })
  const top = async (of: typeof list) => (await of.boundingBox())?.y ?? 0
  // What the order shows grows while its data come.
  const below = async () => (await top(list)) - (await top(page.getByRole('table')))
  await expect.poll(below).toBeGreaterThan(0)
  await page.goto(`/queryCenter/invoiceReportDetail?${firm}`)
  await expect(page.getByText('数据截至').first()).toBeVisible()
  const broken = await page.locator('article header dd').evaluateAll((facts) =>
    facts
      .flatMap((fact) => [...fact.childNodes])
      .filter((part) => {
        const range = document.createRange()
        range.selectNodeContents(part)
        // A fingerprint is longer than any phone is wide.
        if (/^[0-9a-f]{64}$/.test(part.textContent ?? '')) return false
        return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1
      })
      .map((part) => part.textContent),
  )
  expect(broken).toEqual([])
})
