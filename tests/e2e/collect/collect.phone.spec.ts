/** From a link to the data, on a phone: the three ways in, and leaving and coming back. */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  accountsOf,
  codeField,
  collected,
  enterEnterprise,
  failure,
  fillCaptcha,
  firmOf,
  goToBureau,
  logInByPassword,
  messagesTo,
  newCode,
  signAs,
  toTheDoor,
  way,
} from '../setup/collect-phone.ts'
import { readQr } from '../setup/read-qr.ts'
import { expect, test } from '../setup/test.ts'

test.setTimeout(180_000)

const MAKER = { name: '深圳市示例恒达精密制造有限公司', taxNo: '91440399MAQ8Q5RN7G', area: '深圳' }
test('password and image, past a wrong image and a wrong password, to the data', async ({
  page,
}) => {
  const [boss] = await toTheDoor(page, MAKER)
  if (!boss) throw new Error('no account')
  // The signer is not asked twice: role and mobile are there already.
  await expect(page.getByRole('radio', { name: boss.role })).toBeChecked()
  await expect(page.getByLabel('居民身份证号码 / 手机号码')).toHaveValue(boss.mobile)

  await page.getByLabel('个人用户密码').fill(boss.password)
  await fillCaptcha(page, '0')
  await page.getByRole('button', { name: '登录并开始采集' }).click()
  await expect(failure(page, 'TE-05')).toContainText('图形验证失败，请重试')
  await expect(page.getByLabel('图形验证码')).toHaveValue('')
  await expect(page.getByLabel('个人用户密码')).toHaveValue(boss.password)

  await logInByPassword(page, boss, 'Wrong@1234', true)
  await expect(failure(page, 'TE-01')).toContainText('登录账号或密码错误，请核对后重试（剩余4次）')
  await expect(failure(page, 'TE-01')).toContainText('税局原话')
  await expect(page.getByLabel('个人用户密码')).toHaveValue('')

  await logInByPassword(page, boss, boss.password, true)
  await page.waitForURL('**/m/taxWeb/collecting')
  await expect(page.getByRole('progressbar')).toBeVisible()
  await collected(page, 'taskSuccess')
  await expect(page.getByRole('heading', { name: '采集完成' })).toBeVisible()
  await expect(page.getByText(/AUT\d{17}/)).toBeVisible()
  await test.step('what was signed can be kept, is the same every time, and proves itself', async () => {
    const take = async (): Promise<Buffer> => {
      const coming = page.waitForEvent('download')
      await page.getByRole('button', { name: '下载数据采集授权书' }).click()
      return fs.readFileSync(await (await coming).path())
    }
    const first = await take()
    expect(first.subarray(0, 5).toString()).toBe('%PDF-')
    await expect(page.getByRole('button', { name: '下载数据采集授权书' })).toBeEnabled()
    expect((await take()).equals(first)).toBe(true)
    const sha256 = createHash('sha256').update(first).digest('hex')
    const answer = await page.request.post('/api/verify/proof', { data: { sha256 } })
    expect((await answer.json()).data).toMatchObject({
      result: 'GENUINE',
      matched: 'CONTRACT',
      reportNo: expect.stringMatching(/^AUT\d{17}$/),
    })
  })
  await page.getByRole('button', { name: '查看采集到的数据' }).click()
  await expect(page.getByRole('heading', { name: '销项发票' })).toBeVisible()
  await expect(page.getByText(/最近评级 A/)).toBeVisible()
})

test('by SMS of the bureau, pasted code, back and forth without loss', async ({ page }) => {
  const firm = await firmOf('91430099MAY53W7X1C', '湖南')
  const [boss] = await accountsOf(firm.taxNo)
  if (!boss) throw new Error('no account')
  await enterEnterprise(page, firm.name)
  await page.getByLabel('姓名').fill(boss.name)
  await page.getByLabel('身份证号码').fill(boss.idNo)
  await page.goBack()
  await expect(page.getByLabel('企业名称')).toHaveValue(firm.name)
  await page.goForward()
  await expect(page.getByLabel('姓名')).toHaveValue(boss.name)
  await expect(page.getByLabel('身份证号码')).toHaveValue(boss.idNo)
  // A reload keeps what may be written down, and nothing else.
  await page.reload()
  await expect(page.getByLabel('姓名')).toHaveValue(boss.name)
  await expect(page.getByLabel('身份证号码')).toHaveValue('')
  const kept = await page.evaluate(() => JSON.stringify(localStorage))
  expect(kept).not.toContain(boss.idNo)

  await signAs(page, boss)
  await goToBureau(page, firm.area)
  await way(page, '短信登录')
  await fillCaptcha(page)
  const before = await messagesTo(boss.mobile)
  await page.getByRole('button', { name: '获取短信验证码' }).click()
  await page.waitForURL('**/m/taxWeb/msgCode')
  await expect(page.getByRole('button', { name: /秒后可重发/ })).toBeDisabled()
  const code = await newCode(boss.mobile, before)
  // As from the clipboard: the whole sentence.
  await codeField(page).fill(`您的验证码是 ${code}，请勿告诉他人`)
  await page.waitForURL('**/m/taxWeb/collecting')
  // Left and come back by the bare address: the same task goes on.
  await page.goto('/m/taxWeb/index')
  await page.waitForURL(/collecting|taskSuccess/)
  await collected(page, 'taskSuccess')
})

test('by QR code, confirmed in the app of the bureau', async ({ page, context }) => {
  const firm = await firmOf('91440099MAF2TK930A', '广东')
  await toTheDoor(page, firm)
  await way(page, '扫码登录')
  const image = page.getByAltText('扫码登录')
  await expect(image).toBeVisible()
  await expect(page.getByText(/秒后失效/)).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: '保存二维码' }).click()
  expect((await saving).suggestedFilename()).toMatch(/\.png$/)

  const app = await context.newPage()
  await app.goto(await readQr(await image.screenshot()))
  await app.getByRole('button', { name: '确认登录' }).click()
  await expect(app.getByText('登录成功')).toBeVisible()
  await app.close()
  await page.bringToFront()
  await page.waitForURL('**/m/taxWeb/collecting')
  await collected(page, 'taskSuccess')
})

test('a photo of the licence fills in the enterprise', async ({ page }) => {
  await page.goto('/m/taxWeb/license_index?channel=demo')
  const photo = fileURLToPath(
    new URL('../../../apps/server/test/fixtures/license.png', import.meta.url),
  )
  await page.getByLabel('从相册选择').setInputFiles(photo)
  await expect(page.getByRole('heading', { name: '请核对识别结果' })).toBeVisible({
    timeout: 40_000,
  })
  await expect(page.getByLabel('企业名称')).toHaveValue(MAKER.name)
  await expect(page.getByLabel('统一社会信用代码')).toHaveValue(MAKER.taxNo)
  await expect(page.getByText('校验通过')).toBeVisible()
  // Left and come back: what was read is still there.
  await page.goto('/m/taxWeb/loading')
  await page.waitForURL('**/m/taxWeb/license')
  await expect(page.getByLabel('企业名称')).toHaveValue(MAKER.name)
  await page.getByRole('button', { name: '信息无误，下一步' }).click()
  await page.waitForURL('**/m/taxWeb/validate')
  await expect(page.getByText(MAKER.name)).toBeVisible()
})

test('no address leads past a step that was not taken', async ({ page }) => {
  for (const ahead of ['loginEtax', 'collecting', 'taskSuccess', 'create', 'validate']) {
    await page.goto(`/m/taxWeb/${ahead}?channel=demo`)
    await page.waitForURL('**/m/taxWeb/index*')
  }
  await page.goto('/taxWeb/entering')
  await expect(page.getByLabel('企业名称')).toBeVisible()
})

test('double taps do nothing twice', async ({ page }) => {
  const firm = await firmOf('91310099MA0WXBUH62', '上海')
  const sent: string[] = []
  page.on('request', (r) => r.method() === 'POST' && sent.push(new URL(r.url()).pathname))
  await enterEnterprise(page, firm.name)
  const [boss] = await accountsOf(firm.taxNo)
  if (!boss) throw new Error('no account')
  await page.getByRole('radio', { name: boss.role }).click()
  await page.getByLabel('姓名').fill(boss.name)
  await page.getByLabel('身份证号码').fill(boss.idNo)
  await page.getByLabel('手机号码').fill(boss.mobile)
  await page.getByRole('button', { name: '核对并获取验证码' }).evaluate((button) => {
    for (let i = 0; i < 5; i++) (button as HTMLButtonElement).click()
  })
  await codeField(page).waitFor()
  const count = (call: string) => sent.filter((path) => path.endsWith(call)).length
  await expect.poll(() => count('/send/msg')).toBe(1)
  expect(count('/authEnterprise')).toBe(1)
})
