/** A self-service terminal from its registration to the phone it hands over to; and that it forgets each person. */
import { devices, type Page } from '@playwright/test'
import { accountsOf, messagesTo, newCode } from '../setup/collect-phone.ts'
import { product } from '../setup/product.ts'
import { readQr } from '../setup/read-qr.ts'
import { expect, loginByPassword, test } from '../setup/test.ts'

const FIRM = { name: '深圳市示例恒达精密制造有限公司', taxNo: '91440399MAQ8Q5RN7G' }
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).last().click()
const lay = (serial: string, stands: string) =>
  fetch(`${product.sandbox}/knobs/devices`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ serial, taxNo: FIRM.taxNo, role: '法定代表人', stands }),
  })
/** What a browser keeps that a next person, or a page of anybody's, could read. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    cookies: document.cookie,
    caches: await caches.keys(),
    address: location.search + location.hash,
    state: JSON.stringify(history.state ?? null),
  }))

test('a terminal is registered, serves a person, and forgets him', async ({
  page,
  inbox,
  browser,
}, info) => {
  const serial = `YTJ-${Date.now().toString(36)}`
  const [boss] = (await accountsOf(FIRM.taxNo)).filter((a) => a.role === '法定代表人')
  if (!boss) throw new Error('no account')
  let code = ''
  await test.step('the office registers it and gets its code', async () => {
    await page.goto(`/login?redirect=${encodeURIComponent('/queryCenter/terminals')}`)
    await loginByPassword(page, inbox, 'demo')
    await expect(page.getByRole('heading', { name: '一体机', exact: true })).toBeVisible()
    await press(page, '登记一体机')
    await page.getByRole('textbox', { name: '序列号' }).fill(serial)
    await page.getByLabel(/^放置地点/).fill('高新区政务服务大厅一层')
    const witness = page.getByLabel(/^值守见证人/)
    const staff = witness.locator('option', { hasText: /^staff/ })
    await witness.selectOption((await staff.first().getAttribute('value')) ?? '')
    await page.getByLabel(/^见证人身份证号/).fill('11010519491231002X')
    await press(page, '登记一体机')
    code = (await page.locator('[data-part~="setUpCode"]').textContent()) ?? ''
    expect(code).toMatch(/^xt_/)
    await press(page, '我已保存')
    await expect(page.getByText(serial)).toBeVisible()
    await info.attach('office', { body: await page.screenshot(), contentType: 'image/png' })
  })

  const machine = await (
    await browser.newContext({ viewport: { width: 1080, height: 1440 }, locale: 'zh-CN' })
  ).newPage()
  await test.step('it is set up', async () => {
    await machine.goto('/m/taxWeb/machine')
    await machine.getByLabel('启用码').fill(code)
    await press(machine, '启用')
    await expect(machine.getByText('高新区政务服务大厅一层')).toBeVisible()
  })
  const empty = await kept(machine)

  await test.step('another’s face is refused; its holder comes to the code', async () => {
    await lay(serial, 'OTHER')
    await press(machine, '开始办理')
    await press(machine, '已放好，开始读取')
    await press(machine, '开始比对')
    await expect(machine.getByRole('alert')).toContainText('不一致')
    // Read standing: what one touches is large, and the last of it stands at the foot of the screen.
    const touched = await machine.getByRole('button', { name: '开始比对' }).boundingBox()
    expect(touched?.height).toBeGreaterThanOrEqual(80)
    expect(touched?.width).toBeGreaterThan(900)
    expect((touched?.y ?? 0) + (touched?.height ?? 0)).toBeGreaterThan(1300)
    await lay(serial, 'SELF')
    await press(machine, '开始比对')
    await machine.getByLabel('企业名称或统一社会信用代码').fill(FIRM.taxNo)
    await press(machine, '查找')
    await machine.getByLabel('您的手机号码').fill(boss.mobile)
    const before = await messagesTo(boss.mobile)
    await press(machine, '下一步')
    const sms = await newCode(boss.mobile, before)
    await machine.getByLabel('6 位短信验证码').fill(sms)
  })

  const phone = await (
    await browser.newContext({ ...devices['Pixel 7'], locale: 'zh-CN' })
  ).newPage()
  await test.step('the contract names the terminal; signed, it goes on at a phone', async () => {
    await expect(machine.getByText(`终端：${serial}`)).toBeVisible()
    for (const box of await machine.getByRole('checkbox').all()) await box.check()
    await info.attach('contract', { body: await machine.screenshot(), contentType: 'image/png' })
    await expect(machine.getByRole('button', { name: '确认签署' })).toBeEnabled()
    await press(machine, '确认签署')
    const picture = machine.getByRole('img', { name: '继续办理的二维码' })
    await expect(picture).toBeVisible()
    await info.attach('handover', { body: await machine.screenshot(), contentType: 'image/png' })
    await phone.goto(await readQr(await picture.screenshot()))
    await expect(phone.getByText('主管税务机关').first()).toBeVisible()
  })

  await test.step('nothing is left for the next person', async () => {
    await press(machine, '已扫码，结束办理')
    await expect(machine.getByRole('button', { name: '开始办理' })).toBeVisible()
    expect(await kept(machine)).toEqual({ ...empty, state: 'null' })
    await machine.goBack()
    await expect(machine.getByRole('button', { name: '开始办理' })).toBeVisible()
    const text = await machine.locator('body').textContent()
    for (const one of [boss.name, boss.mobile, FIRM.taxNo]) expect(text).not.toContain(one)
  })

  await test.step('untouched it counts down and ends by itself', async () => {
    await machine.clock.install()
    await press(machine, '开始办理')
    await press(machine, '已放好，开始读取')
    await expect(machine.getByRole('heading', { name: '人脸比对' })).toBeVisible()
    await machine.clock.fastForward(70_000)
    await expect(machine.getByText(/秒后自动结束/)).toBeVisible()
    await info.attach('idle', { body: await machine.screenshot(), contentType: 'image/png' })
    await machine.clock.fastForward(30_000)
    await expect(machine.getByRole('button', { name: '开始办理' })).toBeVisible()
    expect(await kept(machine)).toEqual({ ...empty, state: 'null' })
  })

  await test.step('the office reads both visits', async () => {
    await page.goto(`/queryCenter/machineRecords?keyword=${serial}`)
    await expect(page.getByRole('table').getByText('已签署并转到手机')).toBeVisible()
    await expect(page.getByRole('table').getByText('无人操作，自动结束')).toBeVisible()
    // On a phone both lines of a value end at the right.
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/queryCenter/terminals?keyword=${serial}`)
    const edges = await page
      .getByRole('cell', { name: /高新区政务服务大厅/ })
      .locator('span > small')
      .evaluate((line) => [
        line.getBoundingClientRect().right,
        line.parentElement?.getBoundingClientRect().right,
      ])
    expect(Math.abs((edges[0] ?? 0) - (edges[1] ?? 0))).toBeLessThan(1.5)
    await info.attach('records', { body: await page.screenshot(), contentType: 'image/png' })
  })
})
