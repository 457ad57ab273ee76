/** The books of an accounting program on a phone: from the link to the result, left and come back, and a report of it for the bank. */
import { settled } from '../everybody/pages.ts'
import { findings } from '../setup/accessible.ts'
import {
  type Account,
  accountsOf,
  codeField,
  messagesTo,
  newCode,
  settings,
} from '../setup/collect-phone.ts'
import { product } from '../setup/product.ts'
import { expect, loginByPassword, test } from '../setup/test.ts'

test.setTimeout(180_000)

/** Of nobody else's journey: a code that was sent to somebody is not sent again while it holds. */
const FIRM = { name: '海口市示例通汇供应链有限公司', taxNo: '91460099MATUWKJ4XL' }

test('the program is chosen, signed for and logged in to; the books arrive, and become a report', async ({
  page,
  inbox,
  browser,
  baseURL,
}) => {
  const [boss] = (await accountsOf(FIRM.taxNo)) as [Account]
  await settings({ smsPauseSeconds: 0 })
  const set = await (
    await fetch(`${product.sandbox}/knobs/set-of-books?taxNo=${FIRM.taxNo}`)
  ).json()

  await page.goto('/m/erp/start?channel=demo')
  await expect(page.getByRole('button', { name: '请先选择财务软件' })).toBeDisabled()
  await page.getByRole('radio', { name: '金蝶云·星空' }).click()
  await page.getByRole('button', { name: '开始办理' }).click()
  await page.getByLabel('企业名称').fill(FIRM.name.slice(0, 8))
  await page.locator('[data-part~="suggestions"]').getByRole('button', { name: FIRM.name }).click()
  await page.getByRole('button', { name: '下一步' }).click()

  await page.getByRole('radio', { name: boss.role }).click()
  await page.getByLabel('姓名').fill(boss.name)
  await page.getByLabel('身份证号码').fill(boss.idNo)
  await page.getByLabel('手机号码').fill(boss.mobile)
  const before = await messagesTo(boss.mobile)
  await page.getByRole('button', { name: '核对并获取验证码' }).click()
  await codeField(page).fill(await newCode(boss.mobile, before))

  await page.waitForURL('**/m/erp/protocol')
  await expect(page.getByRole('heading', { name: '企业账簿数据采集授权书' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '企业银行流水采集授权书' })).toBeVisible()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: '确认签署' }).click({ timeout: 20_000 })

  await page.waitForURL('**/m/erp/validateLogin')
  // Left and come back by the bare address: the cookie of these pages leads on.
  await page.goto('/m/erp/start')
  await page.waitForURL('**/m/erp/validateLogin')
  await page.getByLabel('账套编号').fill(set.accountSet)
  await page.getByLabel('登录账号').fill(boss.mobile)
  await page.getByLabel('登录密码', { exact: true }).fill('wrong-one')
  await page.getByRole('button', { name: '登录并开始采集' }).click()
  await expect(page.locator('[data-part="failure"]')).toContainText('账号或密码错误')
  await expect(page.getByLabel('登录密码', { exact: true })).toHaveValue('')
  await page.getByLabel('登录密码', { exact: true }).fill(boss.password)
  await page.getByRole('button', { name: '登录并开始采集' }).click()

  await page.waitForURL('**/m/erp/result')
  await expect(page.getByRole('heading', { name: '采集完成' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('金蝶云·星空')).toBeVisible()
  await page.getByRole('button', { name: '查看采集到的数据' }).click()
  await expect(page.getByRole('heading', { name: '凭证分录' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '银行流水' })).toBeVisible()

  await test.step('the bank orders the report on them, and opens a figure to its rows and on to the books', async () => {
    const desk = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'zh-CN',
      ...(baseURL ? { baseURL } : {}),
    })
    const office = await desk.newPage()
    await office.goto('/login')
    await loginByPassword(office, inbox, 'demo')
    await office.waitForURL('**/app')
    await office.goto(`/queryCenter/queryErpReport?taxId=${FIRM.taxNo}&reportType=ERP`)
    await expect(office.getByRole('checkbox', { name: 'ERP财务报告' })).toBeChecked()
    await office.getByRole('button', { name: '生成报告' }).click()
    await office.waitForURL('**/erpReportDetail?**')
    await expect(office.getByRole('heading', { name: FIRM.name })).toBeVisible({ timeout: 60_000 })
    // The enterprise wrote the books itself: they admit nobody.
    const verdict = office.locator('[data-part~="verdict"]')
    await expect(verdict).toContainText(/人工复核|建议拒绝|数据不足/)
    await expect(verdict).not.toContainText('参考额度')
    await settled(office, 'report on books')
    expect(await findings(office)).toEqual([])
    await office.goto(`${office.url()}&of=E-01.L24`)
    const drawer = office.getByRole('dialog', { name: '数字依据' })
    await expect(drawer.getByRole('heading', { name: '账期覆盖' })).toBeVisible()
    await desk.close()
  })
})
