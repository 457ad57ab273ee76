/** What a person does in the phone flow, step by step, and what they look up in the sandbox meanwhile. */
import type { Page } from '@playwright/test'
import { product } from './product.ts'
import { readCaptcha } from './read-captcha.ts'
import { expect } from './test.ts'

export interface Account {
  role: string
  name: string
  idNo: string
  mobile: string
  password: string
}

const sandbox = async (path: string, body?: unknown) => {
  const response = await fetch(`${product.sandbox}${path}`, {
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  return response.json()
}

export interface PhoneFirm {
  name: string
  taxNo: string
  /** Name of its bureau's area, as on the buttons. */
  area: string
}

export async function firmOf(taxNo: string, area: string): Promise<PhoneFirm> {
  const { name } = await sandbox(`/world/enterprises/${taxNo}`)
  return { name, taxNo, area }
}

export const accountsOf = (taxNo: string): Promise<Account[]> =>
  sandbox(`/knobs/accounts?taxNo=${taxNo}`)
export const weather = (area: string, what: object) => sandbox('/knobs/weather', { area, ...what })
/** Numbers that hold for all bureaus, such as the pause between two codes. */
export const settings = (what: object) => sandbox('/knobs/settings', what)
export const resetSandbox = () => sandbox('/knobs/reset', {})

interface Message {
  id: number
  text: string
}

/** Messages to a mobile so far: a later code is one that was not among them. */
export const messagesTo = (mobile: string): Promise<Message[]> =>
  sandbox(`/inbox.json?to=${mobile}`)

export async function newCode(mobile: string, before: Message[]): Promise<string> {
  const seen = new Set(before.map((m) => m.id))
  let code = ''
  await expect
    .poll(
      async () => {
        const fresh = (await messagesTo(mobile)).find(
          (m) => !seen.has(m.id) && /\d{6}/.test(m.text),
        )
        code = /\d{6}/.exec(fresh?.text ?? '')?.[0] ?? ''
        return code
      },
      // Beside all other journeys a message is a background job like any other.
      { timeout: 90_000 },
    )
    .not.toBe('')
  return code
}

export const codeField = (page: Page) => page.getByLabel('6位短信验证码')

/** From the link to the signer: the enterprise by its name. */
export async function enterEnterprise(page: Page, name: string): Promise<void> {
  await page.goto('/m/taxWeb/index?channel=demo')
  await page.getByRole('button', { name: '开始办理' }).click()
  await page.getByLabel('企业名称').fill(name.slice(0, 8))
  await page.locator('[data-part~="suggestions"]').getByRole('button', { name }).click()
  await page.getByRole('button', { name: '下一步' }).click()
  await page.waitForURL('**/m/taxWeb/validate')
}

/** Who signs, the code, every box, the signature. */
export async function signAs(page: Page, who: Account): Promise<void> {
  await page.getByRole('radio', { name: who.role }).click()
  await page.getByLabel('姓名').fill(who.name)
  await page.getByLabel('身份证号码').fill(who.idNo)
  await page.getByLabel('手机号码').fill(who.mobile)
  const before = await messagesTo(who.mobile)
  await page.getByRole('button', { name: '核对并获取验证码' }).click()
  await codeField(page).fill(await newCode(who.mobile, before))
  await signContracts(page)
}

export async function signContracts(page: Page): Promise<void> {
  await page.waitForURL('**/m/taxWeb/create')
  const boxes = page.getByRole('checkbox')
  await boxes.first().waitFor()
  for (const box of await boxes.all()) await box.check()
  await page.getByRole('button', { name: '确认签署' }).click({ timeout: 20_000 })
  await page.waitForURL('**/m/taxWeb/selectArea')
}

export async function goToBureau(page: Page, area: string): Promise<void> {
  await page.getByRole('button', { name: `登录${area}税局` }).click()
  await page.waitForURL('**/m/taxWeb/loginEtax')
}

/** All up to the bureau's door, as the legal representative of a firm. */
export async function toTheDoor(page: Page, firm: PhoneFirm): Promise<Account[]> {
  const people = await accountsOf(firm.taxNo)
  await enterEnterprise(page, firm.name)
  await signAs(page, people[0] as Account)
  await goToBureau(page, firm.area)
  return people
}

/** Turns to a way in at once, whether or not the code of the app has come. */
export const way = (page: Page, name: '密码登录' | '短信登录' | '扫码登录'): Promise<void> =>
  page.getByRole('tab', { name }).click()

/** Types what the image shows, where the bureau has one. */
export async function fillCaptcha(page: Page, answer?: string): Promise<void> {
  const image = page.getByRole('button', { name: '换一张' }).locator('img')
  await image.waitFor()
  const src = (await image.getAttribute('src')) ?? ''
  const [head = '', rest = ''] = src.split(/,(.*)/s)
  const svg = head.endsWith('base64')
    ? Buffer.from(rest, 'base64').toString('utf8')
    : decodeURIComponent(rest)
  await page.getByLabel('图形验证码').fill(answer ?? readCaptcha(svg))
}

export async function logInByPassword(
  page: Page,
  who: Account,
  password: string,
  captcha: boolean,
): Promise<void> {
  const account = page.getByLabel('居民身份证号码 / 手机号码')
  await account.fill(who.mobile)
  await page.getByLabel('个人用户密码').fill(password)
  if (captcha) await fillCaptcha(page)
  await page.getByRole('button', { name: '登录并开始采集' }).click()
}

/** The failure that is shown, by its code. */
export const failure = (page: Page, code: string) =>
  page.getByRole('alert').filter({ hasText: code })

export const collected = (page: Page, result: 'taskSuccess' | 'over' | 'taskFailed') =>
  page.waitForURL(`**/m/taxWeb/${result}`, { timeout: 120_000 })
