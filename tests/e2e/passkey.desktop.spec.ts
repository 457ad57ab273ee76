/** A passkey by hand: added under 个人信息, asked for at the next login. The authenticator is the browser's own virtual one. */
import type { Page } from '@playwright/test'
import { product } from './setup/product.ts'
import { expect, loginByPassword, test } from './setup/test.ts'

/** Browsers keep keys for names, not for addresses of numbers. */
const named = (path: string) => `${product.base.replace('127.0.0.1', 'localhost')}${path}`

async function logIn(page: Page, inbox: Parameters<typeof loginByPassword>[1]): Promise<void> {
  await page.goto(named('/login'))
  await loginByPassword(page, inbox, 'owner')
}

test('a passkey is added, asked for, and taken away', async ({ page, inbox }) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await logIn(page, inbox)
  await page.waitForURL('**/app')
  await page.goto(named('/user/info'))
  await page.getByRole('button', { name: '添加通行密钥' }).click()
  await page.getByLabel('名称').fill('办公电脑')
  await page.getByRole('button', { name: '添加', exact: true }).click()
  const factor = page.locator('[data-part~="factor"]', { hasText: '办公电脑' })
  await expect(factor).toContainText('尚未使用')

  await page.context().clearCookies()
  await logIn(page, inbox)
  await page.getByRole('button', { name: '使用通行密钥' }).click()
  await page.waitForURL('**/app')
  await page.goto(named('/user/info'))
  await expect(factor).toContainText('最近使用')
  await factor.getByRole('button', { name: '移除' }).click()
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('尚未启用')).toBeVisible()
})
