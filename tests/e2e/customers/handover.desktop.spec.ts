/** A partner's ticket from its key to the phone, and on to another phone by a short code. */
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { devices } from '@playwright/test'
import { TICKET_EXAMPLE } from '@xinjian/contract/channel/ticket-example'
import { product } from '../setup/product.ts'
import { expect, loginByPassword, test } from '../setup/test.ts'

const BACK = 'https://loan.partner.example/result'
const TAX_NO = '91330099MABJ0DNN45'

test('a ticket opens the collection once; it goes on at another phone', async ({
  page,
  inbox,
  browser,
}, info) => {
  const code = `ticket${Date.now().toString(36)}`
  const press = (name: string) => page.getByRole('button', { name, exact: true }).last().click()
  const phone = async () =>
    (await browser.newContext({ ...devices['Pixel 7'], locale: 'zh-CN' })).newPage()
  let key = ''

  await test.step('the office lists the address back and makes the key', async () => {
    await page.goto(`/login?redirect=${encodeURIComponent('/channelProvider/config')}`)
    await loginByPassword(page, inbox, 'demo')
    await press('新建渠道')
    await page.getByLabel(/^渠道编码/).fill(code)
    await page.getByLabel(/^渠道名称/).fill('合作方')
    await page.getByLabel(/^页面标题/).fill('合作方贷款')
    await page.getByLabel(/^主题色/).fill('#a8322d')
    await press('新建渠道')
    await page.getByLabel('返回地址').fill(BACK)
    await press('保存地址')
    await expect(page.getByText('已保存').first()).toBeVisible()
    await expect(page.getByText('未启用')).toBeVisible()
    const shown = page.locator('[data-part~="apiKey"]')
    // A press before the saved channel is read anew is refused: it would change the version before.
    await expect(async () => {
      await press('生成密钥')
      await expect(shown).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 60_000 })
    key = (await shown.textContent()) ?? ''
    await info.attach('key', { body: await page.screenshot(), contentType: 'image/png' })
    await press('我已保存密钥')
    await expect(shown).toHaveCount(0)
    await expect(page.getByText('可接收票据', { exact: true })).toBeVisible()
  })

  const file = path.join(info.outputDir, 'ticket.mjs')
  fs.mkdirSync(info.outputDir, { recursive: true })
  fs.writeFileSync(file, TICKET_EXAMPLE)
  const { entryAddress } = await import(pathToFileURL(file).href)
  const address = entryAddress(product.base, code, key, {
    taxNo: TAX_NO,
    returnTo: `${BACK}?order=7`,
  })
  const first = await phone()
  await test.step('the phone opens it for its firm; the ticket leaves the address', async () => {
    await first.goto(address)
    await expect(first.getByText(TAX_NO).first()).toBeVisible()
    await expect(first.getByText('合作方贷款').first()).toBeVisible()
    expect(first.url()).not.toContain('ticket')
    await first.reload()
    await expect(first.getByText(TAX_NO).first()).toBeVisible()
  })

  await test.step('nobody opens it again', async () => {
    const thief = await phone()
    await thief.goto(address)
    await expect(thief.getByText('链接已使用过')).toBeVisible()
    await thief.context().close()
  })

  await test.step('another phone goes on by the code, which is used up', async () => {
    await first.getByRole('button', { name: '开始办理' }).click()
    await first.getByRole('button', { name: '换一台设备继续办理' }).click()
    await expect(first.getByAltText('继续办理的二维码')).toBeVisible()
    await first.screenshot({ path: path.join(info.outputDir, 'share.png'), fullPage: true })
    const link = (await first.getByText(/back=/).textContent()) ?? ''
    const second = await phone()
    await second.goto(link)
    await expect(second.getByText(TAX_NO).first()).toBeVisible()
    const third = await phone()
    await third.goto(link)
    await expect(third.getByText('短码已使用或已过期')).toBeVisible()
    await third.context().close()
    await second.context().close()
  })
  await first.context().close()
})
