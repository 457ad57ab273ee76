/** The office has its own system told of results: it ends, begins anew with a secret of its own, and a result arrives. */
import { collected, firmOf, logInByPassword, toTheDoor, way } from './setup/collect-phone.ts'
import { product } from './setup/product.ts'
import { expect, loginByPassword, test } from './setup/test.ts'

test.setTimeout(180_000)

const RECEIVER = () => `${product.sandbox}/callbacks`

test('an address is registered, its secret handed over, and the end of a task arrives there', async ({
  page,
  context,
  inbox,
}) => {
  await page.goto('/login?redirect=%2FqueryCenter%2FdataCollection%3Fway%3Dphone')
  await loginByPassword(page, inbox, 'demo')
  await page.waitForURL('**/queryCenter/dataCollection**')
  const dialog = page.getByRole('dialog')
  const card = page.locator('section[data-part~="card"]', {
    has: page.getByRole('heading', { name: '结果通知', exact: true }),
  })

  await test.step('it ends only after a confirmation', async () => {
    await card.getByRole('button', { name: '停止通知' }).click()
    await dialog.getByRole('button', { name: '取消' }).click()
    await expect(card).toContainText('已启用')
    await card.getByRole('button', { name: '停止通知' }).click()
    await dialog.getByRole('button', { name: '确认停止' }).click()
    await expect(card).toContainText('尚未登记通知地址')
  })

  await test.step('an address inside a network is refused in words', async () => {
    await card.getByRole('button', { name: '登记通知地址' }).click()
    await dialog.getByLabel('通知地址').fill('https://10.0.0.8/x')
    await dialog.getByRole('button', { name: '登记', exact: true }).click()
    await expect(dialog.getByRole('alert')).toContainText('不能是 IP 或内网地址')
  })

  await test.step('the secret is shown once and entered where messages arrive', async () => {
    await dialog.getByRole('button', { name: '填入演示接收端地址' }).click()
    await dialog.getByRole('button', { name: '登记', exact: true }).click()
    await expect(dialog.getByRole('heading')).toHaveText('已登记，请保存签名密钥')
    await page.keyboard.press('Escape')
    const secret = (await dialog.locator('[data-part~="secret"] code').textContent()) ?? ''
    expect(secret).toMatch(/^[\w-]{43}$/)
    const receiver = await context.newPage()
    await receiver.goto((await dialog.getByRole('link').getAttribute('href')) ?? '')
    await receiver.getByLabel('签名密钥').fill(secret)
    await receiver.getByRole('button', { name: '保存密钥' }).click()
    await expect(receiver.getByRole('status')).toHaveText('已生效')
    await receiver.close()
    await dialog.getByRole('button', { name: '我已保存密钥' }).click()
    await expect(card).toContainText(RECEIVER())
    expect(await page.content()).not.toContain(secret)
  })

  await test.step('the end of a task, here in part, is delivered and leads to its timeline', async () => {
    const firm = await firmOf('91450099MA7XH0W06Y', '广西')
    const phone = await context.newPage()
    const [boss] = await toTheDoor(phone, firm)
    if (!boss) throw new Error('no account')
    await way(phone, '密码登录')
    const captcha = await phone.getByLabel('图形验证码').isVisible()
    await logInByPassword(phone, boss, boss.password, captcha)
    await collected(phone, 'over')
    await phone.close()
    const row = card.getByRole('listitem').filter({ hasText: firm.name })
    // The end of the task, and the report that came of it.
    await expect(row).toHaveCount(2, { timeout: 30_000 })
    for (const one of [0, 1])
      await expect(row.nth(one)).toContainText('已送达', { timeout: 30_000 })
    const { received } = await (await fetch(`${RECEIVER()}.json`)).json()
    const states = received.map(({ body }: { body: { state: string } }) => body.state)
    expect(states).toContain('PARTIAL')
    await row
      .first()
      .getByRole('button', { name: /查看过程/ })
      .click()
    await expect(dialog).toContainText('结果已通知渠道（应答 200）')
  })
})
