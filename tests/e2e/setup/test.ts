/** The `test` of every journey: our Chromium, our address, the sandbox inbox, and no error may pass unseen. */
import { test as base, expect, type Page, type Response } from '@playwright/test'
import { product } from './product.ts'

export { expect }

interface Fixtures {
  /** Latest message to a number or address in the sandbox inbox. */
  inbox: (to: string, match?: RegExp) => Promise<string>
  /** What a page may log as an error: refusals always, and what a journey provokes. */
  noise: RegExp
  /** Fails the test when the page logs an error or throws. */
  quiet: undefined
}

export const test = base.extend<Fixtures>({
  launchOptions: async ({}, use) => {
    await use({
      executablePath: process.env.XINJIAN_CHROMIUM ?? '',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        // As the printer of the server has it: lines end at the same places.
        '--font-render-hinting=none',
      ],
    })
  },
  baseURL: async ({}, use) => use(product.base),
  inbox: async ({}, use) => {
    await use(async (to, match = /./) => {
      let text = ''
      await expect
        .poll(async () => {
          const response = await fetch(`${product.sandbox}/inbox.json?to=${encodeURIComponent(to)}`)
          const body = await response.json()
          const list = (Array.isArray(body) ? body : body.messages) as {
            text: string
            subject?: string
          }[]
          text = list.find((m) => match.test(`${m.subject ?? ''} ${m.text}`))?.text ?? ''
          return text
        })
        .not.toBe('')
      return text
    })
  },
  noise: [/status of 4\d\d/, { option: true }],
  quiet: [
    async ({ page, noise }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      await use(undefined)
      expect(errors.filter((e) => !noise.test(e))).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Logs in by SMS code, as a person would. Journeys share a product and a number gets one code a minute, so each number belongs
 * to one journey (tests/repo/journeys/sms-numbers.test.ts).
 */
export async function loginBySms(
  page: Page,
  inbox: Fixtures['inbox'],
  mobile: string,
): Promise<void> {
  await page.goto('/login')
  await page.getByRole('tab', { name: '短信登录' }).click()
  await page.getByLabel('手机号').fill(mobile)
  await page.getByRole('button', { name: '获取验证码' }).click()
  const code = /\d{6}/.exec(await inbox(mobile, /验证码/))?.[0] ?? ''
  await page.getByLabel('短信验证码').fill(code)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL('**/app')
}

const CAPTCHA_SETTLES_MS = 300

/** Logs in by password and image captcha, whose answer the sandbox shows in its inbox. Stays where the login leads. */
export async function loginByPassword(
  page: Page,
  inbox: Fixtures['inbox'],
  userName: string,
  password = 'Xinjian@2026',
): Promise<void> {
  await page.waitForLoadState('networkidle')
  const answers: Promise<{ data: { randomStr: string } }>[] = []
  const note = (r: Response) => {
    if (r.url().endsWith('/api/captcha')) answers.push(r.json())
  }
  page.on('response', note)
  await page.getByRole('button', { name: '看不清？点击换一张' }).click()
  await expect.poll(() => answers.length).toBeGreaterThan(0)
  // A refusal just before renews the image by itself: the one that came last is the one that is shown.
  await page.waitForTimeout(CAPTCHA_SETTLES_MS)
  page.off('response', note)
  const { data } = (await answers.at(-1)) ?? { data: { randomStr: '' } }
  await page.getByLabel('账号或手机号').fill(userName)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page
    .getByLabel('图形验证码')
    .fill(await inbox('captcha@sandbox', new RegExp(data.randomStr)))
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/** The image's answer, as the sandbox shows it, for a form that is no login. */
export async function readImage(page: Page, inbox: Fixtures['inbox']): Promise<string> {
  const next = page.getByRole('button', { name: '看不清？点击换一张' })
  // The page's own first image is there: the next answer is that of the click.
  await next.getByRole('img').waitFor()
  const [response] = await Promise.all([
    page.waitForResponse((r) => r.url().endsWith('/api/captcha')),
    next.click(),
  ])
  const { data } = await response.json()
  return inbox('captcha@sandbox', new RegExp(data.randomStr))
}

/** Whoever was there before is gone: the browser knows nothing of them. */
export async function signInAs(
  page: Page,
  inbox: Parameters<typeof loginByPassword>[1],
  who: string,
  to: string,
) {
  await page.context().clearCookies()
  await page.goto('/login')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto(`/login?redirect=${encodeURIComponent(to)}`)
  await loginByPassword(page, inbox, who)
  await page.waitForURL(`**${to.split('?')[0]}**`)
}
