/** Lenders are asked of a person under that person's own consent: invited at the desk, signed on the phone, withdrawn there. */
import { type Browser, devices, type Page } from '@playwright/test'
import { findings } from '../setup/accessible.ts'
import {
  accountsOf,
  codeField,
  enterEnterprise,
  firmOf,
  messagesTo,
  newCode,
  signAs,
} from '../setup/collect-phone.ts'
import { product } from '../setup/product.ts'
import { expect, loginByPassword, test } from '../setup/test.ts'

test.setTimeout(150_000)

/** Of the sandbox's world; no other journey sends codes to its people. */
const TAX_NO = '91370299MAQHC2529M'
const ORDER = `/queryCenter/queryReport?reportType=MULTI_LENDING&taxId=${TAX_NO}`

interface Person {
  role: string
  name: string
  number: string
  mobile: string
}

test('from a person without consent to a figure of lenders, and back', async ({
  page,
  inbox,
  browser,
}) => {
  const spouse = await spouseOf(TAX_NO)
  const row = page.getByRole('table', { name: '人员本人授权' }).getByRole('row', { name: /配偶/ })
  const phone = await phoneOf(browser)
  await test.step('the enterprise signs its own consent', async () => {
    const [boss] = await accountsOf(TAX_NO)
    if (!boss) throw new Error('no account')
    await enterEnterprise(phone, (await firmOf(TAX_NO, '青岛')).name)
    await signAs(phone, boss)
  })
  await page.goto(`/login?redirect=${encodeURIComponent(ORDER)}`)
  await loginByPassword(page, inbox, 'demo')

  await test.step('a report without the consent of a person names that person as not asked', async () => {
    await expect(row).toContainText('未邀请')
    await made(page)
    await expect(page.getByRole('row', { name: /法定代表人配偶/ }).first()).toContainText(
      '未邀请法定代表人配偶授权，未查询',
    )
    expect(await findings(page)).toEqual([])
  })

  let link = ''
  await test.step('the desk invites, and hands over the link', async () => {
    await page.goto(ORDER)
    await row.getByRole('button', { name: '邀请' }).click()
    const dialog = page.getByRole('dialog', { name: '邀请法定代表人配偶授权' })
    await dialog.getByLabel(/姓名/).fill(spouse.name)
    await dialog.getByLabel(/手机号/).fill(spouse.mobile)
    expect(await findings(page)).toEqual([])
    await dialog.getByRole('button', { name: '生成链接' }).click()
    await expect(row).toContainText('待签署')
    await expect(row).not.toContainText(spouse.name)
    link = (await page.getByText(/personConsent\?token=/).textContent()) ?? ''
  })

  await test.step('the person reads and signs on the phone', async () => {
    const { pathname, search } = new URL(link)
    await phone.goto(pathname + search)
    await phone.getByLabel('姓名').fill(spouse.name)
    await phone.getByLabel('身份证号码').fill(spouse.number)
    expect(await findings(phone)).toEqual([])
    await phone.getByRole('button', { name: '查看授权书' }).click()
    const boxes = phone.getByRole('checkbox')
    await boxes.first().waitFor()
    for (const box of await boxes.all()) await box.check()
    const before = await messagesTo(spouse.mobile)
    const send = phone.getByRole('button', { name: '获取验证码' })
    // The text is shown for ten seconds before it can be signed.
    await expect(send).toBeEnabled({ timeout: 20_000 })
    expect(await findings(phone)).toEqual([])
    await send.click()
    await codeField(phone).fill(await newCode(spouse.mobile, before))
    await expect(phone.getByText('授权已签署')).toBeVisible()
  })

  await test.step('the next report tells of the person, and a figure of its records', async () => {
    await page.goto(ORDER)
    await expect(row).toContainText('已授权')
    await made(page)
    await page
      .getByRole('button', { name: /^在贷机构数/ })
      .first()
      .click()
    const panel = page.getByRole('dialog', { name: '数字依据' })
    await expect(panel.getByText('配偶').first()).toBeVisible()
    expect(await findings(page)).toEqual([])
  })
  const report = page.url()

  await test.step('what was withdrawn on the phone is sealed at the desk', async () => {
    await withdrawn(phone, spouse.mobile)
    await page.goto(report)
    await expect(page.getByText('报告所依据的授权已撤回，数据已封存')).toBeVisible()
    await page.goto(ORDER)
    await expect(row).toContainText('已撤回')
  })
  await phone.context().close()
})

async function spouseOf(taxNo: string): Promise<Person> {
  const told = await fetch(`${product.sandbox}/truth/lending/${taxNo}`)
  const { subjects } = (await told.json()) as { subjects: Person[] }
  const found = subjects.find(({ role }) => role === 'SPOUSE')
  if (!found) throw new Error(`no spouse for ${taxNo}`)
  return found
}

const phoneOf = async (browser: Browser): Promise<Page> =>
  (
    await browser.newContext({ ...devices['Pixel 7'], locale: 'zh-CN', baseURL: product.base })
  ).newPage()

/** Orders what is chosen and waits for the report to stand. */
async function made(page: Page): Promise<void> {
  await page.getByRole('button', { name: '生成报告', exact: true }).click()
  await page.waitForURL(/multipleDetail/, { timeout: 30_000 })
  await expect(page.getByRole('heading', { name: '结论摘要' })).toBeVisible({ timeout: 30_000 })
}

/** 我的授权, by mobile and code; the code of the signature was under a minute ago. */
async function withdrawn(phone: Page, mobile: string): Promise<void> {
  await phone.getByRole('link', { name: '我的授权' }).click()
  await phone.getByLabel('签署时的手机号').fill(mobile)
  const before = await messagesTo(mobile)
  await phone.getByRole('button', { name: '获取验证码' }).click()
  await codeField(phone).fill(await newCode(mobile, before))
  await phone.getByRole('button', { name: /^撤回《/ }).click()
  await phone.getByRole('button', { name: '确定撤回' }).click()
  await expect(phone.getByText('已撤回', { exact: true })).toBeVisible()
}
