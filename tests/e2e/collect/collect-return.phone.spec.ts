/** Turning back, coming back and changing one's mind: nothing is asked twice, and no page is a dead end. */
import {
  accountsOf,
  codeField,
  enterEnterprise,
  failure,
  fillCaptcha,
  firmOf,
  goToBureau,
  messagesTo,
  newCode,
  signAs,
  signContracts,
  toTheDoor,
  way,
} from '../setup/collect-phone.ts'
import { expect, test } from '../setup/test.ts'

test.setTimeout(180_000)

const FIRM = () => firmOf('91410099MAHAYKHR6L', '河南')

async function fillSigner(page: import('@playwright/test').Page, taxNo: string) {
  const [boss] = await accountsOf(taxNo)
  if (!boss) throw new Error('no account')
  await page.getByRole('radio', { name: boss.role }).click()
  await page.getByLabel('姓名').fill(boss.name)
  await page.getByLabel('身份证号码').fill(boss.idNo)
  await page.getByLabel('手机号码').fill(boss.mobile)
  return boss
}

test('the signer’s code outlives a reload, and is not sent twice for turning back', async ({
  page,
}) => {
  const firm = await FIRM()
  await enterEnterprise(page, firm.name)
  const boss = await fillSigner(page, firm.taxNo)
  const before = await messagesTo(boss.mobile)
  await page.getByRole('button', { name: '核对并获取验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后可重发/ })).toBeVisible()
  await page.reload()
  await expect(page.getByText(/已发送至 199/)).toBeVisible()
  await expect(page.getByRole('button', { name: /秒后可重发/ })).toBeDisabled()
  await codeField(page).fill(await newCode(boss.mobile, before))
  await page.waitForURL('**/m/taxWeb/create')

  await page.goBack()
  await expect(page.getByRole('heading', { name: '身份已验证' })).toBeVisible()
  await page.getByRole('button', { name: '继续签署' }).click()
  await signContracts(page)
  expect(await messagesTo(boss.mobile)).toHaveLength(before.length + 1)

  await test.step('whoever signed for the wrong enterprise can begin again', async () => {
    await page.getByRole('button', { name: '放弃本次办理' }).click()
    await page.getByRole('button', { name: '确定放弃' }).click()
    await page.waitForURL('**/m/taxWeb/fail')
    for (const [n, title] of ['企业信用报告查询授权书', '企业涉税数据采集授权书'].entries()) {
      await page.getByRole('button', { name: `撤回《${title}》` }).click()
      await page.getByRole('button', { name: '确定撤回' }).click()
      await expect(page.getByText('已撤回', { exact: true })).toHaveCount(n + 1)
    }
    await expect(page.getByRole('button', { name: /^撤回/ })).toBeHidden()
    await page.getByRole('button', { name: '重新办理' }).click()
    await page.waitForURL('**/m/taxWeb/index')
  })
})

test('another enterprise chosen after the code was sent: it is the one that is signed for', async ({
  page,
}) => {
  const firm = await firmOf('91610099MA58NRPP60', '陕西')
  const other = await FIRM()
  await enterEnterprise(page, firm.name)
  await fillSigner(page, firm.taxNo)
  await page.getByRole('button', { name: '核对并获取验证码' }).click()
  await codeField(page).waitFor()
  await page.goBack()
  await page.getByLabel('企业名称').fill(other.name)
  await page.locator('[data-part~="suggestions"]').getByRole('button', { name: other.name }).click()
  await page.getByRole('button', { name: '下一步' }).click()
  await page.waitForURL('**/m/taxWeb/validate')
  await expect(page.getByRole('region', { name: '企业' })).toContainText(other.name)
  await expect(page.getByLabel('身份证号码')).toBeVisible()
})

test('back from the bureau’s code to another account, where the bureau shows an image', async ({
  page,
}) => {
  await toTheDoor(page, await firmOf('91420099MAY2D1QMXR', '湖北'))
  await way(page, '短信登录')
  await fillCaptcha(page)
  await page.getByRole('button', { name: '获取短信验证码' }).click()
  await page.waitForURL('**/m/taxWeb/msgCode')
  await page.goBack()
  await page.getByRole('button', { name: '继续输入验证码' }).click()
  await page.waitForURL('**/m/taxWeb/msgCode')
  await page.goBack()
  await page.getByRole('button', { name: '换一个账号登录' }).click()
  await expect(page.getByLabel('手机号码')).toBeVisible()
  await fillCaptcha(page)
})

test('an ID number that ends in X can be typed on a number pad', async ({ page }) => {
  await enterEnterprise(page, (await FIRM()).name)
  const idNo = page.getByLabel('身份证号码')
  const ends = page.getByRole('button', { name: '末位是 X' })
  await idNo.pressSequentially('4403031990010112')
  await expect(ends).toBeHidden()
  await idNo.press('3')
  await ends.click()
  await expect(idNo).toHaveValue('44030319900101123X')
  await expect(idNo).toBeFocused()
  await expect(ends).toBeHidden()
})

test('a wrong image leads the finger to its field', async ({ page }) => {
  const firm = await FIRM()
  const [, finance] = await accountsOf(firm.taxNo)
  if (!finance) throw new Error('no account')
  await enterEnterprise(page, firm.name)
  await signAs(page, finance)
  await goToBureau(page, firm.area)
  await page.getByRole('button', { name: '登录并开始采集' }).click()
  await expect(page.getByLabel('个人用户密码')).toBeFocused()
  await page.getByLabel('个人用户密码').fill('Wrong@1234')
  await fillCaptcha(page, '0')
  await page.getByRole('button', { name: '登录并开始采集' }).click()
  await expect(failure(page, 'TE-05')).toBeVisible()
  await expect(page.getByLabel('图形验证码')).toBeFocused()
})

test('a link that leads nowhere offers nothing that leads nowhere', async ({ page }) => {
  await page.goto('/m/taxWeb/index?channel=nowhere')
  await expect(page.getByRole('heading', { name: '链接已失效' })).toBeVisible()
  await expect(page.getByText('请向发送方索取新链接')).toBeVisible()
  await expect(page.getByRole('button', { name: '重新开始' })).toBeHidden()
})

test('who cannot see hears where he is', async ({ page }) => {
  await page.goto('/m/taxWeb/index?channel=demo')
  await page.getByRole('button', { name: '开始办理' }).click()
  await expect(page.getByRole('heading', { name: '要授权的是哪家企业？' })).toBeFocused()
})
