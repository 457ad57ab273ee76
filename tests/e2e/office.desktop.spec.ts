/** The office by hand: everything around its pages, in both languages. */
import type { Page } from '@playwright/test'
import { expect, loginByPassword, test } from './setup/test.ts'

const OFFICE_PAGES = [
  '/app',
  '/queryCenter/dataCollection',
  '/queryCenter/dataCollection?way=phone',
  '/queryCenter/dataCollection?way=data&taxId=91440399MAQ8Q5RN7G',
  '/queryCenter/consents',
  '/queryCenter/collectBoard',
  '/queryCenter/queryReport?taxId=91440399MAQ8Q5RN7G',
  '/queryRecord/queryPage',
]

/** By password: an SMS code can be had once a minute only. */
async function logIn(page: Page, inbox: Inbox, user: string): Promise<void> {
  await page.goto('/login')
  await loginByPassword(page, inbox, user)
  await page.waitForURL('**/app')
}
type Inbox = Parameters<typeof loginByPassword>[1]

test('fullscreen, side panel, back to top, environment, width, tabs', async ({ page, inbox }) => {
  await logIn(page, inbox, 'demo')
  await page.goto('/queryCenter/queryReport?taxId=91440399MAQ8Q5RN7G')
  await expect(page.getByText('演示环境')).toBeVisible()

  await test.step('the whole screen and back; a browser that cannot says so', async () => {
    await page.getByRole('button', { name: '全屏', exact: true }).click()
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
    await page.getByRole('button', { name: '退出全屏' }).click()
    await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true)
    await page.evaluate(() =>
      Object.defineProperty(document, 'fullscreenEnabled', { value: false, configurable: true }),
    )
    await page.getByRole('button', { name: '全屏', exact: true }).click()
    await expect(page.getByText('you browser can not work')).toBeVisible()
  })

  await test.step('the side panel tells the phone; back to top comes with scrolling', async () => {
    const panel = page.locator('aside[data-part~="side"]')
    await panel.getByRole('link', { name: '业务咨询' }).hover()
    await expect(panel.getByText(/^\d{3}-\d{3}-\d{4}$/)).toBeVisible()
    const top = panel.getByRole('button', { name: '回到顶部' })
    await expect(top).toBeHidden()
    await page.setViewportSize({ width: 1440, height: 320 })
    await page.waitForFunction(() => document.documentElement.scrollHeight > 401 + innerHeight)
    await page.evaluate(() => window.scrollTo(0, 401))
    await top.click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(top).toBeHidden()
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('under 1024 the menu becomes a drawer that a link closes', async () => {
    const shell = page.locator('[data-part~="shell"]')
    await page.setViewportSize({ width: 1026, height: 900 })
    await expect(shell).toHaveAttribute('data-device', 'mobile')
    await expect(shell).toHaveAttribute('data-sidebar', 'hidden')
    await page.getByRole('button', { name: '展开或收起菜单' }).click()
    await expect(shell).toHaveAttribute('data-sidebar', 'open')
    await page.getByRole('link', { name: '授权管理' }).click()
    await page.waitForURL('**/queryCenter/consents')
    await expect(shell).toHaveAttribute('data-sidebar', 'hidden')
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(shell).not.toHaveAttribute('data-device', 'mobile')
    await page.getByRole('button', { name: '展开或收起菜单' }).click()
  })

  await test.step('the menu of a tab: refresh, close, close others, close all', async () => {
    const tabs = page.locator('nav[data-part~="tabs"]')
    const menu = async (tab: string, action: string) => {
      await tabs.getByText(tab).click({ button: 'right' })
      await page.getByRole('menuitem', { name: action, exact: true }).click()
    }
    for (const name of ['数据采集', '采集看板'])
      await page.getByRole('link', { name }).first().click()
    await page.waitForURL('**/queryCenter/collectBoard')
    const through: string[] = []
    page.on('framenavigated', (frame) => through.push(new URL(frame.url()).pathname))
    await menu('采集看板', '刷新')
    await expect(page.getByRole('heading', { name: '采集看板', level: 1 })).toBeVisible()
    expect(through).toContain('/redirect/queryCenter/collectBoard')
    // Not of the way through, whose address ends alike: a menu that is open closes with it.
    await page.waitForURL((url) => url.pathname === '/queryCenter/collectBoard')
    await menu('采集看板', '关闭')
    await expect(tabs.getByText('采集看板')).toHaveCount(0)
    await page.waitForURL('**/queryCenter/dataCollection')
    await menu('授权管理', '关闭其他')
    await page.waitForURL('**/queryCenter/consents')
    await expect(tabs.getByText('数据采集')).toHaveCount(0)
    await menu('授权管理', '关闭全部')
    await page.waitForURL((url) => url.pathname === '/')
  })
})

test('errors nobody caught are listed with message, place and page, and can be cleared', async ({
  context,
  inbox,
}) => {
  const page = await context.newPage()
  await logIn(page, inbox, 'demo')
  await page.goto('/queryCenter/consents')
  await expect(page.getByRole('button', { name: '错误日志' })).toBeHidden()
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('示例故障')
    })
    void Promise.reject(new Error('示例失约'))
    void Promise.reject('cancel')
  })
  await page.getByRole('button', { name: '错误日志' }).click()
  const dialog = page.getByRole('dialog', { name: '错误日志' })
  await expect(dialog.getByRole('columnheader')).toHaveText([/错误信息/, /位置/, /页面地址/])
  await expect(dialog.getByRole('row')).toHaveCount(3)
  await expect(dialog.getByRole('row', { name: /示例故障/ })).toContainText('/queryCenter/consents')
  await expect(dialog.getByRole('row', { name: /示例失约/ })).toContainText('promise')
  await dialog.getByRole('button', { name: '全部清除' }).click()
  await expect(dialog.getByRole('row', { name: /示例/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '错误日志' })).toBeHidden()
})

test('who may only look, or has no company, is offered nothing that would be refused', async ({
  page,
  inbox,
}) => {
  await logIn(page, inbox, 'child')
  await expect(page.getByRole('button', { name: '生成报告' })).toBeVisible()
  await expect(page.getByRole('button', { name: '上传发票' })).toHaveCount(0)
  await page.goto('/queryCenter/dataCollection?taxId=91440399MAQ8Q5RN7G')
  await expect(page.getByText('您的账号可以查看导入记录，不能上传文件')).toBeVisible()
  // An enterprise of the company that this customer never asked about is none of its own.
  await expect(page.getByText('请联系本机构管理员或员工添加企业')).toBeVisible()
  await expect(page.getByRole('link', { name: '查看已有数据' })).toHaveCount(0)

  await page.context().clearCookies()
  await logIn(page, inbox, 'admin')
  await expect(page.getByText('您使用的是平台账号')).toBeVisible()
  await expect(page.locator('a[href^="/query"]')).toHaveCount(0)
})

test('by keyboard: a dialog is ready to type into, menus close and give the focus back', async ({
  page,
  inbox,
}) => {
  await logIn(page, inbox, 'demo')
  await page.goto('/queryRecord/queryPage')
  const user = page.getByRole('button', { name: 'demo' })
  await user.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: '个人信息' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(user).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: '个人信息' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(user).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: '个人信息' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: '我的导出' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: '修改密码' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('旧密码', { exact: false })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(user).toBeFocused()

  const tab = page.locator('nav[data-part~="tabs"]').getByRole('link', { name: '页面查询记录' })
  await tab.focus()
  await tab.click({ button: 'right' })
  await expect(page.getByRole('menuitem', { name: '刷新', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: '关闭', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tab).toBeFocused()
})

test('a changed password ends the session; only the new one opens the door', async ({
  page,
  inbox,
}) => {
  await logIn(page, inbox, 'child')
  await page.getByRole('button', { name: /child/ }).click()
  await page.getByRole('menuitem', { name: '修改密码' }).click()
  const dialog = page.getByRole('dialog', { name: '修改密码' })
  await dialog.getByLabel('旧密码', { exact: false }).fill('Xinjian@2026')
  await dialog.getByLabel('新密码', { exact: false }).fill('short')
  await dialog.getByLabel('确认密码', { exact: false }).fill('Another@2027')
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(dialog.getByText('8-20位需包含字母数字和符号')).toBeVisible()
  await dialog.getByLabel('新密码', { exact: false }).fill('Another@2026')
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(dialog.getByText('密码不一致，请重新确认')).toBeVisible()
  await dialog.getByLabel('确认密码', { exact: false }).fill('Another@2026')
  await dialog.getByRole('button', { name: '确定' }).click()
  // The page is loaded anew once the session is over.
  const anew = page.waitForEvent('load')
  await page
    .getByRole('dialog')
    .filter({ hasText: '密码已修改' })
    .getByRole('button', { name: '确定' })
    .click()
  await anew
  await page.waitForURL('**/login**')
  await loginByPassword(page, inbox, 'child')
  await expect(page.getByText('账号或密码不正确')).toBeVisible()
  await loginByPassword(page, inbox, 'child', 'Another@2026')
  await page.waitForURL('**/app')
})

test('printing prepares the very pages of the PDF', async ({ page, inbox }) => {
  await logIn(page, inbox, 'demo')
  await page.goto('/queryRecord/queryPage?keyword=91330099MABJ0DNN45')
  await page
    .getByRole('link', { name: /^INV\d{18}$/ })
    .first()
    .click()
  const answer = page.waitForResponse(/taxReport\/download/, { timeout: 60_000 })
  await page.getByRole('button', { name: '打印' }).click()
  expect((await answer).headers()['content-type']).toBe('application/pdf')
  // That the frame is allowed shows in the console, which must stay quiet; the system's own print dialog cannot be seen.
  await expect(page.locator('iframe[src^="blob:"]')).toBeAttached()
  await expect(page.getByRole('button', { name: '打印' })).toBeEnabled()
})

test('who has no business there is told so at /401', async ({ page, inbox }) => {
  await logIn(page, inbox, 'admin')
  await page.goto('/queryCenter/consents')
  await page.waitForURL('**/401**')
  await expect(page.getByRole('heading', { name: '您没有查看此页面的权限' })).toBeVisible()
  await page.getByRole('button', { name: '返回工作台' }).click()
  await page.waitForURL('**/app')
})

test('in English no word of the office itself is left in Chinese, light or dark', async ({
  page,
  inbox,
  context,
  baseURL,
}) => {
  await logIn(page, inbox, 'demo')
  await page.getByRole('button', { name: 'Switch to English' }).click()
  await page.getByRole('button', { name: /dark/i }).first().click()
  for (const path of OFFICE_PAGES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[data-part~="skeleton"]')).toHaveCount(0)
    expect.soft(await chinese(page), path).toEqual([])
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect.soft(over, `${path} is wider than the window`).toBeLessThanOrEqual(0)
  }
  const cookies = await context.cookies(baseURL)
  expect(cookies.find((c) => c.name === 'theme')?.value).toBe('dark')
})

/** Chinese in what the office says itself: headings, buttons, labels, columns; not in the data of enterprises. */
const chinese = (page: Page) =>
  page.evaluate(() => {
    const own =
      'h1, h2, h3, button, label, th, summary, legend, [role=tab], [role=menuitem], [data-part~="sidebar"] a, [data-part~="tab"] a, [data-part~="pageHead"] p, [data-part~="stateTitle"]'
    const data =
      '[data-part~="pickerRow"], [data-part~="firm"], [data-part~="company"], [data-part~="consentNo"], [data-part~="table"] td, [data-part~="bureaus"]'
    // The name of the house, and the way back to Chinese, which Chinese readers must find.
    const meant = ['信鉴', '信鉴信鉴', '切换到中文']
    const words: string[] = []
    const note = (element: Element, text: string | null) => {
      if (!text || meant.includes(text.trim()) || element.closest(data)) return
      // Names of enterprises and of institutions that collected are theirs.
      if (/[\u4e00-\u9fff]/.test(text) && !/(?:有限公司|银行)$/.test(text.trim()))
        words.push(text.trim())
    }
    for (const element of document.querySelectorAll(own)) note(element, element.textContent)
    for (const name of ['placeholder', 'aria-label', 'title'])
      for (const at of document.querySelectorAll(`[${name}]`)) note(at, at.getAttribute(name))
    return words
  })
