/** The way through the phone's pages from a first touch to the callback, whatever a door asks on it. */
import type { Locator, Page } from 'playwright-core'
import { readCaptcha } from '../../../tests/e2e/setup/read-captcha.ts'
import { type Hand, polled } from './hand.ts'

export interface Person {
  role: string
  name: string
  idNo: string
  mobile: string
  password: string
}

export interface Firm {
  name: string
  taxNo: string
  /** The part of its bureau's name that stands on the button. */
  area: string
}

/** What a person looks up at other devices, and what the partner's system is told. */
export interface Outside {
  /** Numbers of the messages to a mobile so far. */
  messages(mobile: string): Promise<{ id: number; text: string }[]>
  /** Whether the partner was told how the collection of this enterprise ended. */
  told(taxNo: string): Promise<boolean>
}

/** Of the sandbox (apps/sandbox/docs/identity.md): a card that passes. */
const CARD = '6228480000000122'

export class Walk {
  readonly hand: Hand
  readonly #page: Page
  readonly #firm: Firm
  readonly #person: Person
  readonly #outside: Outside

  constructor(hand: Hand, firm: Firm, person: Person, outside: Outside) {
    this.hand = hand
    this.#page = hand.page
    this.#firm = firm
    this.#person = person
    this.#outside = outside
  }

  /** From a door's address to whichever page it begins at. */
  async opens(address: string): Promise<void> {
    this.hand.part('open')
    const begin = this.#button('开始办理')
    const name = this.#page.getByLabel('企业名称')
    const bureau = this.#button(`登录${this.#firm.area}税局`)
    await this.hand.open(address, begin.or(name).or(bureau).first())
  }

  /** The first page, where a door has one. */
  async begins(ready = this.#page.getByLabel('企业名称')): Promise<void> {
    this.hand.part('sign')
    const begin = this.#button('开始办理')
    if (await begin.isVisible()) await this.hand.tap(begin, ready)
  }

  /** Which institutions are to have the data. */
  async chooses(institutions: readonly string[]): Promise<void> {
    for (const name of institutions)
      await this.hand.tick(this.#page.getByRole('checkbox', { name: new RegExp(name) }))
    const next = this.#page.getByRole('button', { name: /^下一步/ })
    await this.hand.tap(next, this.#page.getByLabel('企业名称'))
  }

  async names(): Promise<void> {
    await this.hand.type(this.#page.getByLabel('企业名称'), this.#firm.name.slice(0, 8))
    const found = this.#page
      .locator('[data-part~="suggestions"]')
      .getByRole('button', { name: this.#firm.name })
    await this.hand.waits(() => found.waitFor())
    await this.hand.tap(found, this.#button('下一步'))
    await this.hand.tap(this.#button('下一步'), this.#page.getByLabel('姓名'))
  }

  /** Who signs, and whatever codes and cards are asked of him before the texts stand there. */
  async signs(): Promise<void> {
    const { role, name, idNo, mobile } = this.#person
    await this.hand.tick(this.#page.getByRole('radio', { name: role }))
    await this.hand.type(this.#page.getByLabel('姓名'), name)
    await this.hand.type(this.#page.getByLabel('身份证号码'), idNo)
    await this.hand.type(this.#page.getByLabel('手机号码'), mobile)
    let before = await this.#outside.messages(mobile)
    const code = this.#page.getByLabel('6位短信验证码')
    const card = this.#page.getByLabel('银行卡号')
    const send = this.#button('获取验证码')
    await this.hand.tap(this.#button('核对并获取验证码'), code.or(send).first())
    const boxes = this.#page.getByRole('checkbox')
    const folded = this.#page.locator('details:not([open]) > summary')
    while (!this.#at('create')) {
      // Between two of them the page may say for a moment that one passed.
      const next = code.or(card).or(send).or(boxes).or(folded).first()
      await this.hand.waits(() => next.waitFor())
      if (this.#at('create')) break
      if (await card.isVisible()) {
        await this.hand.type(card, CARD)
        before = await this.#outside.messages(mobile)
        await this.hand.tap(this.#button('核验银行卡'), code)
      } else if (!(await code.isVisible()) && (await send.isVisible())) {
        // 精斗云 asks for the mobile of its own account first.
        const own = this.#page.getByLabel(/手机号/).last()
        if ((await own.inputValue()) === '') await this.hand.type(own, mobile)
        before = await this.#outside.messages(mobile)
        await this.hand.tap(send, code)
      } else if (await code.isVisible()) {
        const asked = await this.#heading()
        const typed = await this.hand.waits(() => codeOf(this.#outside, mobile, before))
        before = await this.#outside.messages(mobile)
        await this.hand.typeOn(code, typed, this.#after(asked))
      }
    }
    await this.hand.waits(() => boxes.first().or(folded.first()).first().waitFor())
    await this.hand.look()
    // Of several institutions each text is opened by itself.
    for (let n = await folded.count(); n > 0; n--) await this.hand.tick(folded.first())
    for (const box of await boxes.all()) await this.hand.tick(box)
    const sign = this.#button('确认签署')
    await this.hand.reads(() => polled(() => sign.isEnabled()))
    await this.hand.tap(sign, this.#button(`登录${this.#firm.area}税局`))
  }

  /** By password; the picture's letters are typed where the bureau has one. */
  async logsIn(): Promise<void> {
    this.hand.part('log in')
    const byPassword = this.#page.getByRole('tab', { name: '密码登录' })
    await this.hand.tap(this.#button(`登录${this.#firm.area}税局`), byPassword)
    const account = this.#page.getByLabel('居民身份证号码 / 手机号码')
    if ((await byPassword.getAttribute('aria-selected')) !== 'true')
      await this.hand.tap(byPassword, account)
    await this.hand.type(account, this.#person.mobile)
    await this.hand.type(this.#page.getByLabel('个人用户密码'), this.#person.password)
    const image = this.#button('换一张').locator('img')
    if (await this.#page.getByLabel('图形验证码').isVisible()) {
      await this.hand.waits(() => image.waitFor())
      const [, rest = ''] = ((await image.getAttribute('src')) ?? '').split(/,(.*)/s)
      await this.hand.type(this.#page.getByLabel('图形验证码'), readCaptcha(decoded(rest)))
    }
    const progress = this.#page.getByRole('progressbar').first()
    await this.hand.tap(this.#button('登录并开始采集'), progress.or(this.#done()).first())
  }

  async collects(): Promise<void> {
    this.hand.part('collect')
    await this.hand.waits(() =>
      this.#page.waitForURL('**/m/taxWeb/taskSuccess', { timeout: 180_000 }),
    )
    await this.hand.look()
  }

  /** Until the partner's system has the result. */
  async isTold(): Promise<void> {
    this.hand.part('callback')
    await this.hand.waits(() => polled(() => this.#outside.told(this.#firm.taxNo)))
  }

  #button = (name: string): Locator => this.#page.getByRole('button', { name, exact: true }).last()
  #at = (page: string): boolean => new URL(this.#page.url()).pathname.endsWith(`/${page}`)
  #done = (): Locator => this.#page.getByRole('heading', { name: /完成/ })
  #heading = async (): Promise<string> =>
    (await this.#page.getByRole('heading').first().textContent()) ?? ''
  /** Another screen than the one that asked: by its heading. */
  #after = (asked: string): Locator =>
    this.#page.getByRole('heading', { level: 1 }).filter({ hasNotText: asked }).first()
}

/** The code of a message that was not among those before. */
export const codeOf = (
  outside: Outside,
  mobile: string,
  before: readonly { id: number }[],
): Promise<string> =>
  polled(async () => {
    const fresh = (await outside.messages(mobile)).find(
      ({ id, text }) => !before.some((old) => old.id === id) && /\d{6}/.test(text),
    )
    return /\d{6}/.exec(fresh?.text ?? '')?.[0]
  })

/** An image that stands in its address. */
const decoded = (address: string): string =>
  address.startsWith('%') || address.startsWith('<')
    ? decodeURIComponent(address)
    : Buffer.from(address, 'base64').toString('utf8')
