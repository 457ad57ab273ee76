/** One person, other devices: the link of a message goes on where the task stands, and 我的授权 opens any day by mobile and code. */
import {
  accountsOf,
  codeField,
  collected,
  firmOf,
  logInByPassword,
  messagesTo,
  newCode,
  resetSandbox,
  toTheDoor,
  way,
} from '../setup/collect-phone.ts'
import { expect, test } from '../setup/test.ts'

test.setTimeout(180_000)
test.afterEach(async () => void (await resetSandbox()))

test('the message of the end opens the result on another device; consents open by mobile and code', async ({
  page,
  browser,
}) => {
  const firm = await firmOf('91330099MAG9WU1X74', '浙江')
  const [boss] = await accountsOf(firm.taxNo)
  if (!boss) throw new Error('no account')
  await toTheDoor(page, firm)
  await way(page, '密码登录')
  await logInByPassword(page, boss, boss.password, false)
  await collected(page, 'taskSuccess')

  const linkIn = (text: string) => /https?:\S+$/.exec(text)?.[0] ?? ''
  let link = ''
  await expect
    .poll(async () => {
      const message = (await messagesTo(boss.mobile)).find((m) => m.text.includes('back='))
      link = linkIn(message?.text ?? '')
      return link
    })
    .not.toBe('')
  const device = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const other = await device.newPage()
  await other.goto(link)
  await other.waitForURL(/taskSuccess/)
  expect(new URL(other.url()).searchParams.get('back')).toBeNull()
  await expect(other.getByText(firm.name).first()).toBeVisible()

  await other.goto('/m/taxWeb/consents')
  await other.getByLabel('签署时的手机号').fill(boss.mobile)
  const before = await messagesTo(boss.mobile)
  await other.getByRole('button', { name: '获取验证码' }).click()
  await codeField(other).fill(await newCode(boss.mobile, before))
  await expect(other.getByText('示例商业银行').first()).toBeVisible()
  await other.getByRole('button', { name: '撤回《企业信用报告查询授权书》' }).click()
  await expect(other.getByText('不影响：采集和已采集的数据')).toBeVisible()
  await other.getByRole('button', { name: '确定撤回' }).click()
  await expect(other.getByText('已撤回', { exact: true })).toHaveCount(1)
  await device.close()
})
