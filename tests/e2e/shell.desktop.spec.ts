/** The shell: guard, password login, tabs, 404. */
import { expect, loginByPassword, test } from './setup/test.ts'

test('a guarded page asks for login and comes back to itself, query and all', async ({
  page,
  inbox,
}) => {
  await page.goto('/queryRecord/queryPage?keyword=91330099MABJ0DNN45')
  await page.waitForURL('**/login?redirect=**')
  await loginByPassword(page, inbox, 'demo', 'Wrong@2026')
  await expect(page.getByText('账号或密码不正确')).toBeVisible()
  await loginByPassword(page, inbox, 'demo')
  await page.waitForURL('**/queryRecord/queryPage?keyword=91330099MABJ0DNN45')
  await expect(page.getByRole('link', { name: /^INV\d{18}$/ })).toHaveCount(1)

  await test.step('tabs remember, and close as the specification says', async () => {
    const tabs = page.locator('nav[data-part~="tabs"]')
    await page
      .getByRole('link', { name: '数据采集' })
      .or(page.getByRole('button', { name: '查询中心' }))
      .first()
      .click()
    await page.getByRole('link', { name: '数据采集' }).first().click()
    await page.waitForURL('**/queryCenter/dataCollection')
    await expect(tabs).toContainText('页面查询记录')
    await expect(tabs).toContainText('数据采集')
    await tabs.getByText('页面查询记录').click({ button: 'right' })
    await page.getByRole('menuitem', { name: '关闭其他' }).click()
    await expect(tabs).not.toContainText('数据采集')
    await page.waitForURL('**/queryRecord/queryPage?keyword=91330099MABJ0DNN45')
  })

  await test.step('logout ends the session', async () => {
    await page.getByRole('button', { name: /demo/ }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /退出|确定/ })
      .click()
    await page.waitForURL('**/login?redirect=**')
    const name = `token_${new URL(page.url()).port}`
    const token = async () => (await page.context().cookies()).find((c) => c.name === name)
    await expect.poll(async () => (await token())?.value ?? '').toBe('')
  })
})

test('an unknown path is told as missing, with ways on, and a redirect never leaves the site', async ({
  page,
}) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: '这里没有页面' })).toBeVisible()
  await page.getByRole('link', { name: '回首页' }).click()
  await expect(page).toHaveTitle(/信鉴/)
  await page.goto('/login?redirect=https%3A%2F%2Fevil.example%2F')
  await expect(page).toHaveTitle(/登录/)
})

test.describe('the policy in force', () => {
  // What is tried at the end is told to the console; nothing else of the policy may be.
  test.use({ noise: /status of 4\d\d|'TrustedHTML' assignment/ })

  test('lets the work of a captcha be done beside the page, and no text become markup', async ({
    page,
  }) => {
    const worker = page.waitForEvent('worker')
    await page.goto('/login')
    expect(new URL((await worker).url()).pathname).toMatch(/^\/assets\/worker-/)
    await page.getByRole('button', { name: '看不清？点击换一张' }).click()
    await page.waitForLoadState('networkidle')
    // One worker does it for every picture.
    expect(page.workers()).toHaveLength(1)
    const refused = await page.evaluate(() => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>')
        return false
      } catch {
        return true
      }
    })
    expect(refused).toBe(true)
  })
})

test('the home page can be read before any script runs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('数字信用')
  await expect(page.getByRole('link', { name: '登录' }).first()).toBeVisible()
  await context.close()
})
