/** The tutorial's way of an enterprise, walked: what its pictures show is what the product shows. */
import {
  accountsOf,
  codeField,
  firmOf,
  goToBureau,
  logInByPassword,
  messagesTo,
  newCode,
  resetSandbox,
  signContracts,
  way,
  weather,
} from '../setup/collect-phone.ts'
import { picture } from '../setup/pictures.ts'
import { expect, test } from '../setup/test.ts'

test.afterEach(async () => void (await resetSandbox()))

test('from the link to the collection, as the tutorial shows it', async ({ page }) => {
  const firm = await firmOf('91330099MABJ0DNN45', '浙江')
  const [boss] = await accountsOf(firm.taxNo)
  if (!boss) throw new Error('no account')
  const shown = (n: number) => picture(page, { name: `tax-firm-${n}`, of: 'phone' })

  await page.goto('/m/taxWeb/index?channel=demo')
  await expect(page.getByRole('button', { name: '开始办理' })).toBeVisible()
  await shown(1)
  await page.getByRole('button', { name: '开始办理' }).click()
  await page.getByLabel('企业名称').fill(firm.name.slice(0, 8))
  await expect(
    page.locator('[data-part~="suggestions"]').getByRole('button', { name: firm.name }),
  ).toBeVisible()
  await shown(2)
  await page.locator('[data-part~="suggestions"]').getByRole('button', { name: firm.name }).click()
  await page.getByRole('button', { name: '下一步' }).click()
  await page.waitForURL('**/m/taxWeb/validate')
  await page.getByRole('radio', { name: boss.role }).click()
  await page.getByLabel('姓名').fill(boss.name)
  await page.getByLabel('身份证号码').fill(boss.idNo)
  await page.getByLabel('手机号码').fill(boss.mobile)
  const before = await messagesTo(boss.mobile)
  await page.getByRole('button', { name: '核对并获取验证码' }).click()
  await codeField(page).fill(await newCode(boss.mobile, before))
  await page.waitForURL('**/m/taxWeb/create')
  await page.getByRole('checkbox').first().waitFor()
  await shown(3)
  await signContracts(page)
  await goToBureau(page, firm.area)
  await way(page, '密码登录')
  // It must not be over before it was seen.
  await weather('3300', { latencyFactor: 120 })
  await shown(4)
  await logInByPassword(page, boss, boss.password, false)
  await page.waitForURL('**/m/taxWeb/collecting')
  await shown(5)
})
