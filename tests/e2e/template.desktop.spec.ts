/** A template of an institution: chosen and ordered, enabled, seen on the report, its paper and its spreadsheet; then taken away. */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { sheetsIn } from '../../apps/server/test/support/book.ts'
import { readPdf } from '../../packages/report-files/src/join/pdf-file.ts'
import { expect, loginByPassword, test } from './setup/test.ts'

test.setTimeout(180_000)

const SAMPLE = '91440399MAQ8Q5RN7G'
const NAME = '授信审批简版'

const bytesOf = async (download: Download) => fs.readFileSync(await download.path())
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click()
async function file(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    press(page, name),
  ])
  return bytesOf(download)
}
const chaptersOn = (page: Page) =>
  page
    .locator('main [data-chapter]')
    .evaluateAll((all) => all.map((e) => e.getAttribute('data-chapter')))
/** The chapters of a report's paper, by their bookmarks. */
const marks = (pdf: Buffer) => readPdf(pdf).outline.map(({ title }) => title.replace(/\s/g, ''))

test('choose and order sections, enable, read the report and its files, see everything, disable', async ({
  page,
  inbox,
}) => {
  const row = () => page.getByRole('row').filter({ hasText: NAME })
  const box = (name: string) => page.getByRole('checkbox', { name: `显示“${name}”` })
  const items = page.locator('[data-part~="orderList"] li')
  let address = ''
  let whole: Buffer = Buffer.alloc(0)

  await test.step('before: the report is whole', async () => {
    await page.goto(
      `/login?redirect=${encodeURIComponent(`/queryCenter/invoiceReportDetail?taxId=${SAMPLE}`)}`,
    )
    await loginByPassword(page, inbox, 'demo')
    await page.waitForURL(/reportNo=INV/)
    address = page.url()
    await expect(page.locator('[data-part~="verdict"]')).toBeVisible()
    await expect(page.locator('[data-part~="view"]')).toHaveCount(0)
    whole = await file(page, 'Excel')
  })

  await test.step('a template: ticked off, moved by mouse and by keys, shown on a report of one’s own', async () => {
    await page.goto('/riskControl/templates')
    await press(page, '新建模板')
    await page.getByRole('dialog').getByRole('button', { name: '开始编辑' }).click()
    await page.getByRole('textbox', { name: '模板名称' }).fill(NAME)
    await expect(items).toHaveCount(15)
    for (const name of ['企业基本信息', '上游供应商分析', '指标附表', '商品与服务'])
      await box(name).uncheck()
    await expect(box('数据范围与风险提示')).toBeDisabled()
    // Both rows in sight: a page that scrolls under a pressed mouse drags another row.
    await page.setViewportSize({ width: 1440, height: 1500 })
    await expect(page.getByText('共 15 节中的 11 节')).toBeVisible({ timeout: 20_000 })
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const last = items.filter({ hasText: '异常发票' })
    await last.dragTo(items.nth(1))
    await expect(items.nth(1)).toContainText('异常发票')
    await page.getByRole('button', { name: '上移 异常发票' }).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(items.nth(0)).toContainText('异常发票')
    const preview = page.getByRole('region', { name: '实时预览' })
    await expect(preview.getByText('共 15 节中的 11 节')).toBeVisible({ timeout: 20_000 })
    await expect(preview.locator('[data-chapter="s08-suppliers"]')).toHaveCount(0)
  })

  await test.step('it is not left unsaved without a question', async () => {
    await page.getByRole('link', { name: '返回列表' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
    await page.evaluate(() => history.back())
    await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
    await expect(page.getByRole('textbox', { name: '模板名称' })).toHaveValue(NAME)
    await press(page, '保存')
    await page.waitForURL('**/riskControl/template?id=*')
    await expect(page.getByText('有未保存的改动')).toHaveCount(0)
    await page.getByRole('link', { name: '返回列表' }).click()
    await row().getByRole('button', { name: '启用' }).click()
    await expect(row().getByText('启用中')).toBeVisible()
  })

  let pdf: Buffer = Buffer.alloc(0)
  await test.step('the report shows the sections chosen in their order, and says so', async () => {
    await page.goto(address)
    await expect(page.getByText('按机构模板显示，共 15 节中的 11 节')).toBeVisible()
    const shown = await chaptersOn(page)
    expect(shown.slice(0, 4)).toEqual(['summary', 'quality', 's13-abnormal', 's00-quality'])
    expect(shown).not.toContain('s08-suppliers')
    await press(page, '显示全部章节')
    await expect(page.locator('[data-chapter="s08-suppliers"]')).toBeVisible()
    await press(page, '按模板显示')
    await expect(page.locator('[data-chapter="s08-suppliers"]')).toHaveCount(0)
  })

  await test.step('a figure of a hidden section opens to its rows all the same', async () => {
    await page.goto(`${address}&of=I-052.CR5.L12`)
    const drawer = page.getByRole('dialog', { name: '数字依据' })
    await expect(drawer.getByRole('heading').first()).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('paper and spreadsheet hold exactly the sections chosen', async () => {
    await page.goto(address)
    pdf = await file(page, '下载 PDF')
    const titles = marks(pdf).join('\n')
    for (const title of ['C14异常发票', 'C8下游客户分析', 'C4开票趋势'])
      expect(titles).toContain(title)
    for (const title of ['上游供应商分析', '企业基本信息', '指标附表', '商品与服务'])
      expect(titles).not.toContain(title)
    expect(titles.indexOf('C14异常发票')).toBeLessThan(titles.indexOf('C4开票趋势'))
    const book = await sheetsIn(await file(page, 'Excel'))
    const all = (await sheetsIn(whole)).map(({ name }) => name)
    const names = book.map(({ name }) => name)
    expect(names.length).toBeLessThan(all.length)
    expect(names.filter((name) => !all.includes(name))).toEqual([])
    expect(book.find(({ name }) => name === '概览')?.text).toContain('共15节中的11节')
  })

  await test.step('the proof of the paper says that it is not the whole', async () => {
    const sha256 = createHash('sha256').update(pdf).digest('hex')
    const answer = await page.request.post('/api/verify/proof', { data: { sha256 } })
    expect((await answer.json()).data).toMatchObject({
      result: 'GENUINE',
      matched: 'PDF',
      sections: { shown: 11, of: 15 },
    })
  })

  await test.step('disabled, the report is whole again, and so is its spreadsheet, to the byte', async () => {
    await page.goto('/riskControl/templates')
    await row().getByRole('button', { name: '停用' }).click()
    await expect(row().getByText('未启用')).toBeVisible()
    await page.goto(address)
    await expect(page.locator('[data-chapter="s08-suppliers"]')).toBeVisible()
    await expect(page.locator('[data-part~="view"]')).toHaveCount(0)
    expect(await file(page, 'Excel')).toEqual(whole)
  })
})
