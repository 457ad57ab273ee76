/** The office and the gallery at phone width, light and dark: nothing wider than the screen, every kind of data in reach. */
import type { Page } from '@playwright/test'
import { BUILT_IN_ROLES, type RoleCode } from '@xinjian/contract'
import { OFFICE_ROWS } from '@xinjian/contract/routes/office-rows'
import { expect, loginByPassword, test } from './setup/test.ts'

/** Pages of the office that a role may see and that need no number in their address. */
const pagesOf = (role: RoleCode): string[] => {
  const held = new Set<string>(BUILT_IN_ROLES[role].permissions)
  return OFFICE_ROWS.flatMap(([path, , , , options]) =>
    options?.page && held.has(options.needs ?? '') && !options.report && !path.includes(':')
      ? [path]
      : [],
  )
}
const COMPANY = pagesOf('ROLE_COMPANY_ADMIN')
const FIRM = '91440399MAQ8Q5RN7G'
const MORE = [
  '/app',
  '/queryCenter/dataCollection?way=phone',
  `/queryCenter/dataCollection?way=data&taxId=${FIRM}&dataset=INVOICE_OUT`,
  `/queryCenter/queryReport?taxId=${FIRM}`,
  '/icon/index',
  '/401',
]

/** How many pixels each page is wider than the screen once its data are there; none = {}. */
async function tooWide(page: Page, pages: readonly string[]): Promise<Record<string, number>> {
  const wide: Record<string, number> = {}
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(page.locator('[data-part~="skeleton"]')).toHaveCount(0)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) wide[path] = over
  }
  return wide
}

test('no page of a company is wider than a phone', async ({ page, inbox }) => {
  test.slow()
  await page.goto('/login')
  await loginByPassword(page, inbox, 'demo')
  await page.waitForURL('**/app')
  expect(COMPANY.length).toBeGreaterThan(30)
  expect(await tooWide(page, [...COMPANY, ...MORE])).toEqual({})
})

test('no page of an operator is wider than a phone', async ({ page, inbox }) => {
  test.slow()
  await page.goto('/login')
  await loginByPassword(page, inbox, 'admin')
  await page.waitForURL('**/app')
  const own = pagesOf('ROLE_ADMIN').filter((path) => !COMPANY.includes(path))
  expect(own.length).toBeGreaterThan(10)
  expect(await tooWide(page, own)).toEqual({})
})

test('in the dark nothing is wider, and the data of an enterprise is read on a phone', async ({
  page,
  inbox,
}) => {
  await page.goto('/login')
  await loginByPassword(page, inbox, 'demo')
  await page.waitForURL('**/app')
  await page.getByRole('button', { name: '切换到深色' }).click()
  expect(await tooWide(page, MORE)).toEqual({})
  await page.goto(`/queryCenter/dataCollection?way=data&taxId=${FIRM}&dataset=INVOICE_OUT`)
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
  const firm = `taxId=${FIRM}`
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
