/** Who comes in and what he may do, by hand: registration, roles, freezing. */
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, loginByPassword, readImage, test } from './setup/test.ts'

const LICENCE = path.resolve(import.meta.dirname, '../../apps/server/test/fixtures/license.png')
const PASSWORD = 'Quiet#Harbour7'

type Inbox = Parameters<typeof loginByPassword>[1]

async function logIn(page: Page, inbox: Inbox, user: string, password?: string): Promise<void> {
  await page.goto('/login')
  await loginByPassword(page, inbox, user, password)
  await page.waitForURL('**/app')
}

/** The page that a link in a message leads to. */
const linkIn = (text: string) =>
  /https?:\/\/[^\s]+\/(active\/[\w-]+|changePwd\?code=[\w-]+)/.exec(text)?.[1] ?? ''

async function setPassword(page: Page, link: string): Promise<void> {
  await page.goto(`/${link}`)
  await page.getByLabel('新密码', { exact: true }).fill(PASSWORD)
  await page.getByLabel('确认新密码').fill(PASSWORD)
  await page.getByRole('button', { name: '保存密码' }).click()
}

test('a company registers, confirms, is approved, and logs in', async ({
  browser,
  page,
  inbox,
}) => {
  await page.goto('/register')
  await page.locator('input[type=file]').setInputFiles(LICENCE)
  await expect(page.getByLabel('统一社会信用代码')).not.toHaveValue('', { timeout: 60_000 })
  await page.getByLabel('联系人').fill('赵示例')
  await page.getByLabel('联系方式').fill('13700001234')
  await page.getByLabel('电子邮箱').fill('journey@example.com')
  await page.getByLabel('管理员账号').fill('journeyadmin')
  await page.getByLabel('图形验证码').fill(await readImage(page, inbox))
  await page.getByRole('button', { name: '提交注册' }).click()
  await expect(page.getByText('提交成功。请到 j***@example.com 打开激活链接')).toBeVisible()
  await setPassword(page, linkIn(await inbox('journey@example.com', /active/)))
  await expect(page.getByText('正在等待平台审核')).toBeVisible()

  // One operator proposes, another agrees.
  for (const [operator, after] of [
    ['admin', '待另一位运营同意'],
    ['operator', '已通过'],
  ] as const) {
    const desk = await (await browser.newContext()).newPage()
    await logIn(desk, inbox, operator)
    await desk.goto('/system/registrations')
    const row = desk.getByRole('row', { name: /赵示例/ })
    await row.getByRole('button', { name: '通过' }).click()
    await desk.getByLabel('审核意见').fill('资料齐全')
    await desk.getByRole('dialog').getByRole('button', { name: '通过' }).click()
    await expect(row.locator('td').getByText(after).first()).toBeVisible()
  }
  await inbox('journey@example.com', /已通过审核/)
  await logIn(page, inbox, 'journeyadmin', PASSWORD)
  await expect(page.getByRole('link', { name: '用户管理' }).first()).toBeVisible()
})

test('a role of one’s own decides the menu; frozen, the next step is refused', async ({
  browser,
  page,
  inbox,
}) => {
  await logIn(page, inbox, 'demo')
  await page.goto('/system/createRole')
  await page.getByLabel('角色名称').fill('规则查看')
  await page.getByRole('treeitem', { name: /^查看规则与回测/ }).check()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.waitForURL('**/system/roleList')
  await page.goto('/system/createUser')
  await page.getByLabel('账号').fill('looker')
  await page.getByLabel('姓名').fill('钱示例')
  await page.getByLabel('手机号').fill('13700004321')
  await page.getByRole('textbox', { name: '电子邮箱' }).fill('looker@example.com')
  await page.getByLabel(/^规则查看/).check()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.waitForURL('**/system/userList')

  const other = await (await browser.newContext()).newPage()
  await setPassword(other, linkIn(await inbox('looker@example.com', /active/)))
  await other.waitForURL('**/login')
  await logIn(other, inbox, 'looker', PASSWORD)
  await expect(other.getByRole('link', { name: '规则版本' }).first()).toBeVisible()
  await expect(other.getByRole('link', { name: '用户管理' })).toHaveCount(0)
  await other.goto('/system/userList')
  await expect(other.getByText('您没有查看此页面的权限')).toBeVisible()

  const row = page.getByRole('row', { name: /looker/ })
  await row.getByRole('button', { name: '冻结' }).click()
  await page.getByLabel('原因').fill('已离开岗位')
  await page.getByRole('dialog').getByRole('button', { name: '冻结' }).click()
  await expect(row.getByText('已冻结')).toBeVisible()
  await other.goto('/riskControl/rules')
  await expect(other.getByText('账号已被停用，请联系管理员')).toBeVisible()
})
