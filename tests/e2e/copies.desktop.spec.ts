/** A report that was read stays readable without a line, as a copy that says so; whoever comes next finds nothing of it. */
import { expect, loginByPassword, test } from './setup/test.ts'

const SAMPLE = '深圳市示例恒达精密制造有限公司'
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('xinjian.report.'))

test.use({ noise: /status of 4\d\d|ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

test('read, read again without a line, confirmed again, gone with the session', async ({
  page,
  inbox,
  context,
}) => {
  const report = page.getByRole('heading', { name: SAMPLE })
  const offline = page.getByText('暂时无法与服务器核对')
  await page.goto('/login')
  await loginByPassword(page, inbox, 'staff')
  await page.waitForURL('**/app')
  await page.goto('/queryRecord/queryPage?keyword=91440399MAQ8Q5RN7G')
  await page
    .getByRole('link', { name: /^INV\d{18}$/ })
    .first()
    .click()
  await expect(report).toBeVisible()
  await expect.poll(() => page.evaluate(kept)).toHaveLength(1)

  await test.step('a load of the page anew shows the copy, and the server confirms it', async () => {
    const heads: string[] = []
    page.on('request', (r) => heads.push(new URL(r.url()).pathname))
    await page.reload()
    await expect(report).toBeVisible()
    await expect.poll(() => heads).toContain('/api/report/head')
    await expect(page.getByText('正在核对')).toHaveCount(0)
    expect(heads).not.toContain('/api/bss/order/report/getDetailReport')
  })

  await test.step('without a line it is a copy, and says not to decide on it', async () => {
    await page.getByRole('link', { name: '返回列表' }).click()
    await expect(report).toBeHidden()
    await context.setOffline(true)
    await page.goBack()
    await expect(report).toBeVisible()
    await expect(offline).toContainText('请勿据此作出决定')
  })

  await test.step('with the line back it is confirmed', async () => {
    await context.setOffline(false)
    const box = page.getByRole('dialog', { name: '提示' })
    if (await box.isVisible()) await box.getByRole('button', { name: '确定' }).click()
    const again = page.getByRole('button', { name: '重新核对' })
    if (await again.isVisible()) await again.click()
    await expect(offline).toHaveCount(0)
    await expect(report).toBeVisible()
  })

  await test.step('after logging out nothing of it is left', async () => {
    await page.getByRole('button', { name: /staff/ }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /退出|确定/ })
      .click()
    await page.waitForURL('**/login?redirect=**')
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
    await expect.poll(() => page.evaluate(kept).catch(() => null)).toEqual([])
  })
})
