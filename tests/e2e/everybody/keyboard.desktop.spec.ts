/** A report and a list by keyboard alone: where the focus is, what a figure is called, what is printed, and what other tabs hear. */
import type { Page } from '@playwright/test'
import { findings } from '../setup/accessible.ts'
import { expect, loginByPassword, test } from '../setup/test.ts'
import { settled } from './pages.ts'

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim().slice(0, 20) ?? '')

test('a list, its report and their tools by keyboard', async ({ page, inbox, context }) => {
  await page.goto('/login')
  await loginByPassword(page, inbox, 'demo')
  await page.waitForURL('**/app')
  await page.goto('/queryRecord/queryPage?keyword=91330099MABJ0DNN45')
  await settled(page, 'records')

  await test.step('columns give the focus back; what a filter leaves is said', async () => {
    const columns = page.getByRole('button', { name: '列', exact: true })
    await columns.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(columns).toBeFocused()
    await expect(page.locator('main [aria-live]').filter({ hasText: /^共 5 条$/ })).toBeAttached()
  })

  await test.step('a chosen row can be read', async () => {
    await page.getByRole('checkbox').nth(1).check()
    expect(await findings(page)).toEqual([])
  })

  await test.step('another page takes the focus', async () => {
    await page.getByRole('link', { name: /^INV\d{18}$/ }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/queryCenter/invoiceReportDetail?**')
    await expect(page.locator('main')).toBeFocused()
    await settled(page, 'report')
    await expect(page.getByRole('heading', { name: '指标口径说明' })).toBeAttached()
    expect(await findings(page)).toEqual([])
  })

  await test.step('figures say their number; a table is one stop, arrows move inside', async () => {
    const figures = page.locator('main button[data-rove]:visible')
    const silent = await figures.evaluateAll((all) =>
      all
        .filter((one) => {
          const name = one.getAttribute('aria-label')
          return name !== null && !name.startsWith(one.textContent?.trim() ?? '')
        })
        .map((one) => one.outerHTML),
    )
    expect(silent).toEqual([])
    const stops = await page.evaluate(
      () =>
        [
          ...document.querySelectorAll<HTMLElement>('main button, main a[href], main [tabindex]'),
        ].filter((one) => one.tabIndex >= 0 && one.checkVisibility()).length,
    )
    expect(await figures.count()).toBeGreaterThan(300)
    expect(stops).toBeLessThan(300)
    const table = page.locator('main table:has(tbody [data-rove]):visible').first()
    const first = table.locator('[data-rove][tabindex="0"]')
    await expect(first).toHaveCount(1)
    const several = await page.locator('main table:has([data-rove])').evaluateAll((all) =>
      all.flatMap((one) => {
        const reached = one.querySelectorAll('[data-rove][tabindex="0"]').length
        return reached === 1 ? [] : [[one.querySelector('caption')?.textContent, reached]]
      }),
    )
    expect(several).toEqual([])
    await first.focus()
    await page.keyboard.press('ArrowDown')
    await expect(table.locator('tbody [data-rove]:focus')).toHaveCount(1)
    expect(await page.locator('main table:not(:has(caption))').count()).toBe(0)
  })

  await test.step('J leads on and takes the focus along, unless such keys are switched off', async () => {
    await page.keyboard.press('j')
    await expect(page.locator('h2:focus')).toHaveCount(1)
    const at = await focused(page)
    await page.getByRole('button', { name: 'demo' }).click()
    await page.getByRole('menuitem', { name: '关闭单键快捷键' }).click()
    await page.locator('h2').nth(1).focus()
    await page.keyboard.press('j')
    await page.reload()
    await settled(page, 'report')
    await page.keyboard.press('j')
    await expect(page.locator('h2:focus')).toHaveCount(0)
    expect(at).not.toBe('')
    await page.getByRole('button', { name: 'demo' }).click()
    await page.getByRole('menuitem', { name: '开启单键快捷键' }).click()
  })

  await test.step('a comparison and a file give the focus back', async () => {
    const compare = page.getByRole('button', { name: '对比', exact: true })
    await compare.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(compare).toBeFocused()
    const json = page.getByRole('button', { name: 'JSON' })
    await json.focus()
    const saved = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    await saved
    await expect(json).toBeFocused()
  })

  await test.step('Ctrl + P prints the pages of the PDF; what else prints it leaves the tools out', async () => {
    const asked = page.waitForRequest(/taxReport\/download/)
    await page.keyboard.press('Control+p')
    await asked
    await page.emulateMedia({ media: 'print' })
    for (const part of ['button:text-is("JSON")', 'a[href="#content"]', 'nav', 'header:has(> p)'])
      await expect(page.locator(part).filter({ visible: true }), part).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('the focus of a field can be seen where the system chooses colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/queryRecord/queryPage')
    await settled(page, 'records')
    const field = page.locator('main input').first()
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
    expect(await field.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid')
    await page.emulateMedia({ forcedColors: 'none' })
  })

  await test.step('who leaves has left in every tab', async () => {
    const other = await context.newPage()
    await other.goto('/queryCenter/consents')
    await settled(other, 'consents')
    await page.getByRole('button', { name: 'demo' }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await page.waitForURL('**/login?**')
    await other.waitForURL('**/login?**')
  })
})
