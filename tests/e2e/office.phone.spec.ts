/** The office and the gallery at phone width, light and dark: nothing wider than the screen, every kind of data in reach. */
import type { Page } from '@playwright/test'
import { BUILT_IN_ROLES, type RoleCode } from '@xinjian/contract'
import { OFFICE_ROWS } from '@xinjian/contract/routes/office-rows'
import { expect, loginByPassword, test } from './setup/test.ts'

/** Pages of the office that a role may see and that need no number in their address. */
function pagesOf(role: RoleCode): string[] {
  const held = new Set<string>(BUILT_IN_ROLES[role].permissions)
  return OFFICE_ROWS.flatMap(([path, , , login, options]) =>
    login === 'main' &&
    options?.page &&
    held.has(options.needs ?? '') &&
    !options.report &&
    !path.includes(':')
      ? [path]
      : [],
  )
}
const COMPANY = pagesOf('ROLE_COMPANY_ADMIN')
const FIRM = '91440399MAQ8Q5RN7G'
const DATA = `/queryCenter/dataCollection?way=data&taxId=${FIRM}&dataset=INVOICE_OUT`
/** Shows what waits as well, for ever. */
const GALLERY = '/icon/index'
const PICTURES = '/queryCenter/tradeCredit?way=picture'
const INVOICE = new URL(
  '../../packages/intake/test-support/fixtures/digital-invoice.png',
  import.meta.url,
).pathname
const MORE = [
  '/app',
  '/queryCenter/dataCollection?way=phone',
  DATA,
  `/queryCenter/queryReport?taxId=${FIRM}`,
  PICTURES,
  '/queryCenter/tradeCredit?way=table',
  GALLERY,
  '/401',
]
/** A finger's width; what is drawn smaller is missed. */
const FINGER_PX = 40

/** What is wrong with each page once its data are there: wider than the screen, or buttons too small. None = {}. */
async function faultsOf(page: Page, pages: readonly string[]): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {}
  for (const path of pages) {
    await page.goto(path)
    // Of the page itself: the foot has headings too, and before it.
    await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible()
    if (path !== GALLERY) await expect(page.locator('[data-part~="skeleton"]')).toHaveCount(0)
    const found = await page.evaluate((least) => {
      // Of a phone the inner width is that of a page too wide, zoomed out.
      const over = document.documentElement.scrollWidth - document.documentElement.clientWidth
      const small = [...document.querySelectorAll('#content [data-part~="button"]')]
        .filter((one) => {
          const { width, height } = one.getBoundingClientRect()
          return width > 0 && height < least - 0.5
        })
        .map((one) => `small: ${one.textContent}`)
      return [...(over > 0 ? [`${over} px too wide`] : []), ...small]
    }, FINGER_PX)
    if (found.length > 0) faults[path] = found
  }
  return faults
}

test('every page of a company fits a phone and a finger', async ({ page, inbox }) => {
  test.slow()
  await page.goto('/login')
  await loginByPassword(page, inbox, 'demo')
  await page.waitForURL('**/app')
  expect(COMPANY.length).toBeGreaterThan(25)
  expect(await faultsOf(page, COMPANY)).toEqual({})
})

test('every page of an operator fits a phone and a finger', async ({ page, inbox }) => {
  test.slow()
  await page.goto('/login')
  await loginByPassword(page, inbox, 'admin')
  await page.waitForURL('**/app')
  const own = pagesOf('ROLE_ADMIN').filter((path) => !COMPANY.includes(path))
  expect(own.length).toBeGreaterThan(8)
  expect(await faultsOf(page, own)).toEqual({})
})

test('in the dark nothing is wider, and the data of an enterprise is read on a phone', async ({
  page,
  inbox,
}) => {
  await page.goto('/login')
  await loginByPassword(page, inbox, 'demo')
  await page.waitForURL('**/app')
  await page.getByRole('button', { name: '切换到深色' }).click()
  expect(await faultsOf(page, MORE)).toEqual({})
  await page.goto(DATA)
  const tab = page.getByRole('tab', { name: /销项发票/ })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(tab).toBeInViewport()
  await expect(page.locator('[data-part~="dataHead"]')).toContainText(/上传文件|税局/)
  await page.getByRole('tab', { name: /进项发票/ }).click()
  await page.waitForURL('**dataset=INVOICE_IN**')
  await page.getByRole('button', { name: '明细' }).first().click()
  await expect(page.getByRole('dialog', { name: '进项发票 · 明细' })).toBeVisible()
})

test('what was read of files fits a phone', async ({ page, inbox }) => {
  await page.goto(`/login?redirect=${encodeURIComponent(PICTURES)}`)
  await loginByPassword(page, inbox, 'demo')
  await page.locator('input[type=file][accept*=".ofd"]').first().setInputFiles([INVOICE, INVOICE])
  await expect(page.getByText('已识别 2 / 2 个文件')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByLabel('发票号码', { exact: true })).toBeVisible()
  const [whole, seen] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return [scrollWidth, clientWidth]
  })
  expect(whole).toBe(seen)
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
