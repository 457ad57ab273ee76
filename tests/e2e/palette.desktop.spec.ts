/** By keyboard: a page, an enterprise by its initials, and what the bell tells of a report that is ready. */
import { expect, loginByPassword, test } from './setup/test.ts'

test.setTimeout(120_000)

test('the palette leads by keyboard, the bell to the report that is ready', async ({
  page,
  inbox,
}) => {
  await page.goto('/login')
  await loginByPassword(page, inbox, 'demo')
  await page.waitForURL('**/app')
  const field = page.getByRole('combobox', { name: '查找与跳转' })
  const bell = page.locator('[data-part~="bell"]')
  await expect(bell.getByRole('button')).toBeVisible()

  await test.step('a page', async () => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await page.keyboard.type('报告查询')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/queryCenter/queryReport')
    await expect(page.getByRole('heading', { name: '报告查询' })).toBeVisible()
    await expect(field).toBeHidden()
  })

  await test.step('an enterprise by the initials of its name', async () => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await page.keyboard.type('xassl')
    const options = page.getByRole('group', { name: '企业' }).getByRole('option')
    await expect(options.first()).toContainText('西安市示例')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/queryCenter/queryReport?taxId=*')
  })

  await test.step('a report that is ready rings the bell, which leads to it', async () => {
    const unread = async () =>
      Number(
        /(\d+) 条未读/.exec(
          (await bell.getByRole('button').getAttribute('aria-label')) ?? '',
        )?.[1] ?? 0,
      )
    const before = await unread()
    await page.getByRole('button', { name: '生成报告', exact: true }).click()
    await page.waitForURL('**/queryCenter/*eportDetail?*')
    await page.goto('/user/info')
    await expect.poll(unread, { timeout: 60_000 }).toBeGreaterThan(before)
    await bell.getByRole('button').click()
    const drawer = page.getByRole('dialog', { name: '消息中心' })
    await drawer
      .getByRole('link', { name: /报告已生成/ })
      .first()
      .click()
    await page.waitForURL('**/queryCenter/*eportDetail?reportNo=*')
    await expect.poll(unread).toBe(before)
  })
})
