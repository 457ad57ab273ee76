/** The device of the second factor is lost, by hand: said at the login, looked into by an operator, before a second operator. */
import type { Page } from '@playwright/test'
import { product } from './setup/product.ts'
import { expect, loginByPassword, readImage, test } from './setup/test.ts'

type Inbox = Parameters<typeof loginByPassword>[1]

/** Browsers keep keys for names, not for addresses of numbers. */
const named = (path: string) => `${product.base.replace('127.0.0.1', 'localhost')}${path}`

async function logIn(page: Page, inbox: Inbox, user: string): Promise<void> {
  await page.goto(named('/login'))
  await loginByPassword(page, inbox, user)
}

test('said at the login, it stands before two operators with what was checked', async ({
  browser,
  page,
  inbox,
}) => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  await logIn(page, inbox, 'staff')
  await page.waitForURL('**/app')
  await page.goto(named('/user/info'))
  await page.getByRole('button', { name: '添加通行密钥' }).click()
  await page.getByLabel('名称').fill('办公电脑')
  await page.getByRole('button', { name: '添加', exact: true }).click()
  const factor = page.locator('[data-part~="factor"]', { hasText: '办公电脑' })
  await expect(factor).toContainText('尚未使用')

  // Another browser has no such key.
  const lost = await (await browser.newContext()).newPage()
  await logIn(lost, inbox, 'staff')
  await lost.getByRole('button', { name: '设备已丢失？' }).click()
  await lost.getByLabel('账号或手机号').fill('staff')
  await lost.getByLabel('您的姓名').fill('钱示例')
  await lost.getByLabel('手机号码').fill('13700001235')
  await lost.getByLabel('情况说明').fill('电脑遗失，恢复码也在其中')
  await lost.getByLabel('图形验证码').fill(await readImage(lost, inbox))
  await lost.getByRole('button', { name: '提交申报' }).click()
  await expect(lost.getByText('申报已提交')).toBeVisible()

  const desk = await (await browser.newContext()).newPage()
  await logIn(desk, inbox, 'admin')
  await desk.waitForURL('**/app')
  await expect(desk.getByText('待核实的设备丢失申报')).toBeVisible()
  await desk.goto(named('/system/lostDevices'))
  const row = desk.getByRole('row', { name: /钱示例/ })
  await row.getByRole('button', { name: '提交解除申请' }).click()
  await desk.getByLabel('加盖公章的书面申请').check()
  await desk.getByLabel('回拨机构登记的电话').check()
  await desk.getByLabel('如何核验').fill('回拨登记电话，由管理员当面转交盖章申请')
  await desk.getByRole('dialog').getByRole('button', { name: '提交解除申请' }).click()
  await expect(row.getByText('已提交解除申请').first()).toBeVisible()

  const second = await (await browser.newContext()).newPage()
  await logIn(second, inbox, 'operator')
  await second.waitForURL('**/app')
  await second.goto(named('/system/sensitive'))
  const change = second.getByRole('row', { name: /解除二次验证 staff/ })
  await expect(change).toContainText('身份核验：加盖公章的书面申请、回拨机构登记的电话')
  await change.getByRole('button', { name: '不同意' }).click()
  await second.getByLabel('意见').fill('本公司管理员可自行办理')
  await second.getByRole('dialog').getByRole('button', { name: '不同意' }).click()
  await expect(change).toContainText('未同意')

  // The one who lost it finds it again.
  await page.goto(named('/user/info'))
  await factor.getByRole('button', { name: '移除' }).click()
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('尚未启用')).toBeVisible()
})
