/** What a report comes to is seen at once, stays in sight, and may be read by its exceptions alone. */
import { expect, loginByPassword, test } from './setup/test.ts'

const SAMPLE = '深圳市示例恒达精密制造有限公司'

test('the first screen on a desk: whole, in sight while scrolling, and only what is abnormal', async ({
  page,
  inbox,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/login')
  await loginByPassword(page, inbox, 'demo')
  await page.waitForURL('**/app')
  await page.goto('/queryRecord/queryPage?keyword=91440399MAQ8Q5RN7G')
  await page
    .getByRole('link', { name: /^INV\d{18}$/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: SAMPLE })).toBeVisible()

  await test.step('enterprise, risk and coverage stand in the first window, whole', async () => {
    const first = page.locator('[data-part~="verdict"]')
    for (const name of ['风险等级', '数据覆盖'])
      await expect(first.getByRole('region', { name })).toBeInViewport({ ratio: 1 })
    await expect(first).toBeInViewport({ ratio: 1 })
    await expect(first.getByRole('region', { name: '风险等级' })).toContainText(/已判断 \d+ \/ \d+/)
  })

  await test.step('tab and window carry the name', async () => {
    await expect(page.locator('[data-part~="tab"]', { hasText: SAMPLE })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(SAMPLE))
  })

  await test.step('a line of it stays at the top once it has left', async () => {
    const bar = page.locator('[data-part~="verdict-bar"]')
    await expect(bar).toHaveCount(0)
    await page.getByRole('heading', { name: '数据质量' }).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 2400)
    await expect(bar).toBeInViewport({ ratio: 1 })
    await expect(bar).toContainText(SAMPLE)
    await expect(bar).toContainText(/已判断 \d+\/\d+/)
  })

  await test.step('the exceptions alone have an address', async () => {
    await page.mouse.wheel(0, -20_000)
    await expect(page.getByRole('heading', { name: '指标口径说明' })).toBeAttached()
    await page.getByRole('checkbox', { name: /只看异常/ }).click()
    await expect(page).toHaveURL(/only=abnormal/)
    await expect(page.getByRole('heading', { name: '指标口径说明' })).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('checkbox', { name: /只看异常/ })).toBeChecked()
    await page.getByRole('checkbox', { name: /只看异常/ }).click()
    await expect(page).not.toHaveURL(/only=/)
  })

  await test.step('a curve stands with its table, whose numbers open', async () => {
    const block = page.locator('#blk-mix-in')
    await block.getByRole('button', { name: '表', exact: true }).click()
    await block
      .getByRole('button', { name: /查看依据/ })
      .first()
      .click()
    const drawer = page.getByRole('dialog', { name: '数字依据' })
    await expect(drawer.getByRole('button', { name: /^导出全部 \d+ 条$/ })).toBeEnabled()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
  })
})
