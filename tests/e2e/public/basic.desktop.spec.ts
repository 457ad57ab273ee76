/** From a name to one sheet: a firm that nobody collected is found in the registry, its basic report ordered, read and taken along. */
import fs from 'node:fs'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { findings } from '../setup/accessible.ts'
import { product } from '../setup/product.ts'
import { expect, loginByPassword, test } from '../setup/test.ts'

test.setTimeout(120_000)

interface Firm {
  key: string
  name: string
  taxNo: string
}

/** An ordinary firm of Ningxia, which no other journey looks for. */
async function ordinaryFirm(): Promise<Firm> {
  const answer = await fetch(`${product.sandbox}/world/enterprises?area=6400`)
  const firms: Firm[] = await answer.json()
  return firms.filter(({ key }) => /^n\d/.test(key))[3]!
}

test('the enterprise basic report, ordered from the page of its own', async ({ page, inbox }) => {
  const { name, taxNo } = await ordinaryFirm()
  await page.goto('/login')
  await loginByPassword(page, inbox, 'staff')
  await page.waitForURL('**/app')

  await test.step('the firm is found by name, and what is ordered is what the page is for', async () => {
    await page.goto('/queryCenter/hkbQueryIndex')
    await page.waitForURL('**/queryCenter/queryReport?reportType=BASIC')
    await page.getByLabel(/^名称、曾用名/).fill(name)
    await page.getByRole('button', { name: '查找', exact: true }).click()
    const found = page.getByRole('listitem').filter({ hasText: taxNo })
    await found.getByRole('button', { name: '生成企业基础报告' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '生成' }).click()
    await page.waitForURL('**/hkbQueryReport?**')
  })

  await test.step('it tells the registration, and concludes without score or limit', async () => {
    await expect(page.locator('[data-part~="verdict"]')).toBeVisible({ timeout: 60_000 })
    for (const title of ['工商登记', '股东与主要人员', '税务公示', '行政许可'])
      await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()
    for (const word of ['信用评分', '参考额度']) await expect(page.getByText(word)).toHaveCount(0)
    await expect(page.getByText('无需授权').first()).toBeVisible()
    expect(await findings(page)).toEqual([])
  })

  await test.step('its paper is one sheet', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download', { timeout: 60_000 }),
      page.getByRole('button', { name: '下载 PDF', exact: true }).click(),
    ])
    const data = new Uint8Array(fs.readFileSync(await file.path()))
    const pdf = await getDocument({ data, verbosity: 0 }).promise
    expect(pdf.numPages).toBe(1)
  })

  await test.step('it is asked for anew at the price, and the report before is kept', async () => {
    const before = page.url()
    await page.getByRole('button', { name: '刷新', exact: true }).click()
    await expect(page.getByRole('dialog')).toContainText('将重新计费')
    await page.getByRole('dialog').getByRole('button', { name: '刷新' }).click()
    await page.waitForURL((url) => url.href !== before)
    await expect(page.locator('[data-part~="verdict"]')).toBeVisible({ timeout: 60_000 })
  })
})
