/** What goes wrong at a bureau, and the way past it: each ends where domain §5 says, with its words. */
import { sealSecret } from '@xinjian/contract/seal'
import {
  accountsOf,
  codeField,
  collected,
  enterEnterprise,
  failure,
  firmOf,
  goToBureau,
  logInByPassword,
  messagesTo,
  newCode,
  resetSandbox,
  settings,
  signAs,
  signContracts,
  toTheDoor,
  way,
  weather,
} from '../setup/collect-phone.ts'
import { expect, test } from '../setup/test.ts'

test.setTimeout(180_000)
test.afterEach(async () => void (await resetSandbox()))

test('locked account: until when, and other ways in', async ({ page }) => {
  const [boss] = await toTheDoor(page, await firmOf('91330099MA0D8UD74L', '浙江'))
  if (!boss) throw new Error('no account')
  await way(page, '密码登录')
  await logInByPassword(page, boss, `locked-${boss.password}`, false)
  const card = failure(page, 'TE-02')
  await expect(card).toContainText('账号已被电子税务局锁定')
  await expect(card).toContainText('税局原话')
  await card.getByRole('button', { name: '改用扫码登录' }).click()
  await expect(page.getByAltText('扫码登录')).toBeVisible()
})

test('a forgotten password is set anew by a mobile on record, and lifts the lock', async ({
  page,
}) => {
  const [boss] = await toTheDoor(page, await firmOf('91330099MAMUBAFH63', '浙江'))
  if (!boss) throw new Error('no account')
  await way(page, '密码登录')
  await page.getByRole('button', { name: '忘记密码' }).click()
  await page.getByLabel('居民身份证号码 / 手机号码').fill(boss.idNo)
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('radio').first().click()
  const before = await messagesTo(boss.mobile)
  await page.getByRole('button', { name: '发送验证码' }).click()
  await codeField(page).fill(await newCode(boss.mobile, before))
  const field = page.getByLabel('新密码', { exact: true })
  await field.fill('abcd1234')
  await page.getByRole('button', { name: '重置密码' }).click()
  await expect(page.getByRole('main')).toContainText('至少三种')
  await field.fill('Xinmima#2026')
  await page.getByRole('button', { name: '重置密码' }).click()
  await page.waitForURL('**/m/taxWeb/loginEtax')
  await logInByPassword(page, boss, 'Xinmima#2026', false)
  await page.waitForURL('**/m/taxWeb/collecting')
})

test('another enterprise chosen: back to the form, told why', async ({ page }) => {
  // Signed by another than the legal representative: not the firm of the tutorial, whose pictures show no consent that stands.
  const firm = await firmOf('91350099MA12RQDB1F', '福建')
  const people = await accountsOf(firm.taxNo)
  const clerk = people.find((p) => p.role === '办税员')
  if (!clerk) throw new Error('no clerk')
  await enterEnterprise(page, firm.name)
  await signAs(page, clerk)
  await goToBureau(page, firm.area)
  await way(page, '密码登录')
  await logInByPassword(page, clerk, clerk.password, true)
  await expect(page.getByRole('heading', { name: '请选择企业与身份' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('button')
    .filter({ hasNotText: firm.name })
    .first()
    .click()
  await expect(failure(page, 'TE-12')).toContainText('登录企业与授权企业不一致，请切换企业')
  await logInByPassword(page, clerk, clerk.password, true)
  await page.getByRole('button', { name: new RegExp(firm.name) }).click()
  await page.waitForURL('**/m/taxWeb/collecting')
})

test('maintenance: its window, and on by itself when it is over', async ({ page }) => {
  const firm = await firmOf('91500099MAHH79Q01D', '重庆')
  const [boss] = await accountsOf(firm.taxNo)
  if (!boss) throw new Error('no account')
  await page.clock.install()
  await enterEnterprise(page, firm.name)
  await signAs(page, boss)
  await weather('5000', { state: 'MAINTENANCE', until: '06:00' })
  await page.getByRole('button', { name: `登录${firm.area}税局` }).click()
  await page.waitForURL('**/m/taxWeb/taxStatus')
  await expect(page.getByRole('heading', { name: '重庆税局维护中' })).toBeVisible()
  await expect(failure(page, 'TE-08')).toContainText('重庆电子税务局系统维护中，预计06:00恢复')
  await weather('5000', { state: 'OPEN' })
  // The page looks every quarter of a minute; the server may not have heard yet when it looks first. Between two jumps of the
  // clock an answer has its time, or the page would give it up.
  await expect(async () => {
    await page.clock.fastForward(15_000)
    await expect(page).toHaveURL(/loginEtax/, { timeout: 6_000 })
  }).toPass()
})

test('expired SMS: refused, sent again, accepted', async ({ page }) => {
  const [boss] = await toTheDoor(page, await firmOf('91320099MAA93URA5P', '江苏'))
  if (!boss) throw new Error('no account')
  await page.clock.install()
  await way(page, '密码登录')
  const before = await messagesTo(boss.mobile)
  await logInByPassword(page, boss, `smsold-${boss.password}`, true)
  await page.waitForURL('**/m/taxWeb/msgCode')
  await codeField(page).fill(await newCode(boss.mobile, before))
  await expect(failure(page, 'TE-03')).toContainText('验证码已失效，请重新获取')
  const seen = await messagesTo(boss.mobile)
  const again = page.getByRole('button', { name: '重新获取', exact: true })
  await expect(page.getByRole('button', { name: /秒后可重发/ })).toBeDisabled()
  await settings({ smsPauseSeconds: 0 })
  await page.clock.fastForward(60_000)
  await expect(again).toBeEnabled()
  await again.click()
  await codeField(page).fill(await newCode(boss.mobile, seen))
  await page.waitForURL('**/m/taxWeb/collecting')
})

test('connection dropped midway: it goes on without the person', async ({ page }) => {
  const [boss] = await toTheDoor(page, await firmOf('91120099MAQE892672', '天津'))
  if (!boss) throw new Error('no account')
  await way(page, '密码登录')
  await logInByPassword(page, boss, `drop-${boss.password}`, true)
  await page.waitForURL('**/m/taxWeb/collecting')
  await collected(page, 'taskSuccess')
})

test('half the data: what is missing is named, the rest counts', async ({ page }) => {
  const [boss] = await toTheDoor(page, await firmOf('91210099MA1N8JWU4U', '辽宁'))
  if (!boss) throw new Error('no account')
  await way(page, '密码登录')
  await logInByPassword(page, boss, `half-${boss.password}`, true)
  await page.waitForURL('**/m/taxWeb/collecting')
  await collected(page, 'over')
  await expect(page.getByRole('heading', { name: '采集基本完成' })).toBeVisible()
  await expect(page.getByText('未取到').first()).toBeVisible()
  await page.getByRole('button', { name: '就此完成' }).click()
  await expect(page.getByRole('heading', { name: '采集已完成' })).toBeVisible()
})

test('consent withdrawn midway: stopped, said, and signed again', async ({ page, request }) => {
  const firm = await firmOf('91350099MA6E20271B', '福建')
  const [boss] = await toTheDoor(page, firm)
  if (!boss) throw new Error('no account')
  await weather('3500', { latencyFactor: 120 })
  await way(page, '密码登录')
  await logInByPassword(page, boss, boss.password, true)
  await page.waitForURL('**/m/taxWeb/collecting', { timeout: 60_000 })
  await withdraw(request, firm.taxNo)
  await collected(page, 'taskFailed')
  await expect(page.getByText('授权已失效，请重新签署授权书')).toBeVisible()
  await expect(page.getByText('TE-18')).toBeVisible()
  await page.getByRole('button', { name: '重新签署授权书' }).click()
  await signContracts(page)
})

test.describe('without a line', () => {
  // What the page fetches ahead for later steps is cut off with everything else.
  test.use({ noise: /status of 4\d\d|ERR_INTERNET_DISCONNECTED/ })

  test('it is said at once, and goes on by itself', async ({ page, context }) => {
    await enterEnterprise(page, (await firmOf('91330099MA29HQ0K6F', '浙江')).name)
    // The page itself has come; only what it fetches ahead is cut off.
    await expect(page.getByLabel('姓名')).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText('网络已断开，恢复后自动继续')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('网络已断开，恢复后自动继续')).toBeHidden()
  })
})

/** In the office of the bank: withdraws the newest consent of an enterprise. */
async function withdraw(
  request: import('@playwright/test').APIRequestContext,
  taxNo: string,
): Promise<void> {
  const mobile = '19900000001'
  const before = await messagesTo(mobile)
  const ask = async (path: string, data: object, token?: string) => {
    const response = await request.post(`/api${path}`, {
      data,
      ...(token && { headers: { Authorization: `Bearer ${token}` } }),
    })
    const envelope = (await response.json()) as { status: number; msg: string; data: unknown }
    if (envelope.status !== 200) throw new Error(`${path}: ${envelope.msg}`)
    return envelope.data
  }
  await ask('/bssSmsCode', { mobile })
  const smsCode = await newCode(mobile, before)
  const login = await ask('/bsstoken', { loginType: 'sms', username: mobile, smsCode })
  const { token } = login as { token: string }
  // A consent is taken back by whoever proved that it is he; a code by SMS proves a telephone.
  const password = await sealSecret((await ask('/security/key', {})) as never, 'Xinjian@2026')
  await ask('/user/proof/give', { password }, token)
  const list = await ask('/consent/list', { taxNo, page: 1, size: 20 }, token)
  for (const row of (list as { rows: { contractNo: string; status: string }[] }).rows)
    if (row.status === 'EFFECTIVE')
      await ask('/consent/revoke', { contractNo: row.contractNo, reason: '企业要求撤回' }, token)
}
