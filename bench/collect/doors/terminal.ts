/** A visit to a self-service terminal, to the code by which it goes on at the person's own phone (docs/decisions/0220). */
import type { Locator, Page } from 'playwright-core'
import { readQr } from '../../../tests/e2e/setup/read-qr.ts'
import { type Hand, polled } from './hand.ts'
import { codeOf, type Firm, type Outside, type Person } from './walk.ts'

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true }).last()

/** Set up by staff, which is no part of the way. */
export async function setUp(page: Page, address: string, code: string): Promise<void> {
  await page.goto(address)
  await page.getByLabel('启用码').fill(code)
  await button(page, '启用').click()
  await button(page, '开始办理').waitFor()
}

/** @returns where the phone goes on */
export async function visitTerminal(
  hand: Hand,
  firm: Firm,
  person: Person,
  outside: Outside,
): Promise<string> {
  const { page } = hand
  hand.part('sign')
  await hand.look()
  await hand.tap(button(page, '开始办理'), button(page, '已放好，开始读取'))
  await hand.tap(button(page, '已放好，开始读取'), button(page, '开始比对'))
  const name = page.getByLabel('企业名称或统一社会信用代码')
  await hand.tap(button(page, '开始比对'), name)
  await hand.type(name, firm.taxNo)
  const mobile = page.getByLabel('您的手机号码')
  await hand.tap(button(page, '查找'), mobile)
  await hand.type(mobile, person.mobile)
  const before = await outside.messages(person.mobile)
  const code = page.getByLabel('6 位短信验证码')
  await hand.tap(button(page, '下一步'), code)
  const sms = await hand.waits(() => codeOf(outside, person.mobile, before))
  const boxes = page.getByRole('checkbox')
  await hand.typeOn(code, sms, boxes.first())
  for (const box of await boxes.all()) await hand.tick(box)
  const sign = page.getByRole('button', { name: /秒后可签署|确认签署/ })
  await hand.reads(() => polled(async () => /^确认签署$/.test((await sign.textContent()) ?? '')))
  const picture = page.getByRole('img', { name: '继续办理的二维码' })
  await hand.tap(button(page, '确认签署'), picture)
  const address = await readQr(await picture.screenshot())
  await hand.tap(button(page, '已扫码，结束办理'), button(page, '开始办理'))
  return address
}
