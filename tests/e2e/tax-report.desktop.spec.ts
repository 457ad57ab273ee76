/** A bank's officer orders the tax payment report of a firm that was collected, and follows a figure to its payments. */
import fs from 'node:fs'
import { devices } from '@playwright/test'
import { settled } from './everybody/pages.ts'
import { findings } from './setup/accessible.ts'
import { collected, firmOf, logInByPassword, toTheDoor, way } from './setup/collect-phone.ts'
import { expect, loginByPassword, test } from './setup/test.ts'

test.setTimeout(150_000)

test('the tax payment report: ordered, read, traced to payments, taken along', async ({
  page,
  inbox,
  browser,
  baseURL,
}) => {
  const firm = await firmOf('91370099MAG7UT4P55', '山东')
  await test.step('the enterprise collects on its phone', async () => {
    const pocket = await browser.newContext({
      ...devices['Pixel 7'],
      locale: 'zh-CN',
      ...(baseURL ? { baseURL } : {}),
    })
    const phone = await pocket.newPage()
    const [boss] = await toTheDoor(phone, firm)
    if (!boss) throw new Error('no account')
    await way(phone, '密码登录')
    await logInByPassword(phone, boss, boss.password, true)
    await collected(phone, 'taskSuccess')
    await pocket.close()
  })

  await page.goto('/login')
  await loginByPassword(page, inbox, 'demo')
  await page.waitForURL('**/app')

  await test.step('it is ordered on the page of reports', async () => {
    await page.goto(`/queryCenter/queryReport?taxId=${firm.taxNo}&reportType=TAX_PAYMENT`)
    await expect(page.getByRole('checkbox', { name: '纳税报告' })).toBeChecked()
    await page.getByRole('button', { name: '生成报告' }).click()
    await page.waitForURL('**/payTaxReportDetail?**')
    await expect(page.getByRole('heading', { name: firm.name })).toBeVisible({ timeout: 60_000 })
  })

  await test.step('it concludes from payments alone: no score, no limit, no level of risk', async () => {
    await expect(page.getByRole('heading', { name: '完税明细' }).first()).toBeVisible()
    await expect(page.locator('[data-part~="verdict"]')).toContainText(
      /未见须复核事项|人工复核|建议拒绝|数据不足/,
    )
    for (const word of ['信用评分', '参考额度', '低风险'])
      await expect(page.getByText(word)).toHaveCount(0)
  })

  await test.step('everybody can read it, in both languages and both looks', async () => {
    // A report that is still fetched is called by its firm, too: what it concludes is there only with its document.
    const read = async () => {
      await expect(page.locator('[data-part~="verdict"]')).toBeVisible({ timeout: 60_000 })
      await settled(page, 'report')
    }
    await read()
    expect(await findings(page)).toEqual([])
    const turned = [
      { name: 'language', value: 'en', url: baseURL ?? '' },
      { name: 'theme', value: 'dark', url: baseURL ?? '' },
    ]
    await page.context().addCookies(turned)
    await page.reload()
    await read()
    expect(await findings(page)).toEqual([])
    for (const { name } of turned) await page.context().clearCookies({ name })
    await page.reload()
    await read()
  })

  await test.step('its total opens to payments that add up to it', async () => {
    const url = page.url()
    await page.goto(`${url}&of=T-008.L12`)
    const drawer = page.getByRole('dialog', { name: '数字依据' })
    await expect(drawer.getByRole('heading', { name: '纳税总额' })).toBeVisible()
    await expect(drawer.getByText('验算', { exact: true })).toBeVisible()
    await expect(drawer.getByRole('row', { name: /增值税/ }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
  })

  await test.step('spreadsheet and paper come down', async () => {
    for (const [name, magic] of [
      ['Excel', 'PK'],
      ['下载 PDF', '%PDF-'],
    ] as const) {
      const [file] = await Promise.all([
        page.waitForEvent('download', { timeout: 60_000 }),
        page.getByRole('button', { name, exact: true }).click(),
      ])
      expect(file.suggestedFilename()).toContain('纳税报告')
      const bytes = fs.readFileSync(await file.path())
      expect(bytes.subarray(0, magic.length).toString()).toBe(magic)
    }
  })

  await test.step('it is taken along with others of the firm, as one file', async () => {
    await page.goto(`/queryCenter/queryReport?taxId=${firm.taxNo}&reportType=TAX_PAYMENT,TAX`)
    await page.getByRole('button', { name: '生成 2 份报告' }).click()
    const file = page.getByRole('button', { name: '下载合订 PDF（2 份）' })
    await expect(file).toBeEnabled({ timeout: 60_000 })
    const [download] = await Promise.all([page.waitForEvent('download'), file.click()])
    expect(download.suggestedFilename()).toBe(`${firm.name}-尽调报告包.pdf`)
  })
})
