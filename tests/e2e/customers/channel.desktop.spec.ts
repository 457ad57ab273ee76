/** A channel from its making to the phone that wears it, and the key by which a system calls in its name. */
import { devices } from '@playwright/test'
import { product } from '../setup/product.ts'
import { expect, loginByPassword, test } from '../setup/test.ts'

const TITLE = '示例银行小微专区'
const RED = 'rgb(168, 50, 45)'

test('a channel is made, seen in the preview and on a phone; its key calls, and is replaced', async ({
  page,
  inbox,
  browser,
}) => {
  const code = `journey${Date.now().toString(36)}`
  const preview = page.locator('[data-part~="preview"]')
  const apiKey = page.locator('[data-part~="apiKey"]')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).last().click()

  await test.step('made, with a colour that can be read', async () => {
    await page.goto(`/login?redirect=${encodeURIComponent('/channelProvider/config')}`)
    await loginByPassword(page, inbox, 'demo')
    await press('新建渠道')
    await page.getByLabel(/^渠道编码/).fill(code)
    await page.getByLabel(/^渠道名称/).fill('小微专区')
    await page.getByLabel(/^页面标题/).fill('新渠道')
    await page.getByLabel(/^主题色/).fill('#ffcc00')
    await press('新建渠道')
    await expect(page.getByText('不易看清')).toBeVisible()
    await page.getByLabel(/^主题色/).fill('#a8322d')
    await press('新建渠道')
    await expect(preview).toContainText('新渠道')
  })

  await test.step('titled; the preview follows what is typed', async () => {
    await page.getByLabel(/^页面标题/).fill(TITLE)
    await expect(preview).toContainText(TITLE)
    await press('保存外观')
    await expect(page.getByText('已保存').first()).toBeVisible()
  })

  await test.step('a phone that opens its link shows its title and colour', async () => {
    const phone = await browser.newContext({ ...devices['Pixel 7'], locale: 'zh-CN' })
    const visit = await phone.newPage()
    await visit.goto(`${product.base}/m/taxWeb/index?channel=${code}`)
    await expect(visit.getByText(TITLE)).toBeVisible()
    await expect(visit.getByRole('button', { name: '开始办理' })).toHaveCSS('background-color', RED)
    await phone.close()
  })

  await test.step('a key is shown once and calls; replaced, the old one ends', async () => {
    const call = async (key: string) => {
      const headers = { Authorization: `Bearer ${key}`, 'content-type': 'application/json' }
      const sent = { method: 'POST', headers, body: '{}' }
      return (await (await fetch(`${product.base}/api/enterprise/list`, sent)).json()).status
    }
    await press('新建密钥')
    await page.getByLabel(/^用途/).fill('信贷系统')
    await press('新建密钥')
    const first = (await apiKey.textContent()) ?? ''
    await press('我已保存密钥')
    expect(await call(first)).toBe(200)
    await press('更换')
    await page.getByLabel(/^并行小时数/).fill('0')
    await press('更换')
    const second = (await apiKey.textContent()) ?? ''
    await press('我已保存密钥')
    expect([await call(first), await call(second)]).toEqual([5001, 200])
    await expect(page.locator('[data-part~="keys"]')).toContainText('已过期')
  })
})
