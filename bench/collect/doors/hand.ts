/**
 * A person's hand at a phone's page: every touch is counted, every screen that came is kept, and every wait is booked as ours (from a touch
 * to what it led to) or as the person's (reading, and what is done at another device).
 */
import type { Locator, Page } from 'playwright-core'

/** Nobody waits longer for one thing. */
const LONGEST_MS = 120_000
const LOOK_MS = 20

export class Hand {
  readonly page: Page
  /** Touches of buttons, boxes and fields; what is typed into a field is no touch. */
  taps = 0
  /** Screens in the order in which they came, each by its path and heading. */
  readonly screens: string[] = []
  /** Milliseconds in which our server and page were waited for, by part of the way. */
  readonly ours = new Map<string, number>()
  /** Milliseconds that were the person's. */
  persons = 0
  #part = ''
  readonly #seen: (screen: string) => Promise<void>

  /** `seen` is told of each new screen. */
  constructor(page: Page, seen: (screen: string) => Promise<void> = async () => undefined) {
    this.page = page
    this.#seen = seen
  }

  /** From here on waits are booked under this part of the way. */
  part(name: string): void {
    this.#part = name
  }

  /** Milliseconds that were ours, over all parts. */
  get total(): number {
    return [...this.ours.values()].reduce((sum, ms) => sum + ms, 0)
  }

  /** Opens an address; ours until `ready` stands there. */
  open(address: string, ready: Locator): Promise<void> {
    return this.#until(async () => {
      await this.page.goto(address, { waitUntil: 'commit' })
    }, ready)
  }

  /** Touches something; ours until what it leads to stands there. */
  tap(what: Locator, ready: Locator): Promise<void> {
    return this.#until(() => this.#touch(what), ready)
  }

  /** Touches a box or a choice, which leads nowhere. */
  tick(what: Locator): Promise<void> {
    return this.#touch(what)
  }

  /** Touches a field and types; nobody is waited for. */
  async type(field: Locator, text: string): Promise<void> {
    this.taps++
    await field.fill(text, { timeout: LONGEST_MS })
  }

  /** Types the last character that is wanted; ours until the page has gone on by itself. */
  typeOn(field: Locator, text: string, ready: Locator): Promise<void> {
    return this.#until(() => this.type(field, text), ready)
  }

  /** Waits for us without a touch: for a message that is on its way, for the next page. */
  async waits<T>(work: () => Promise<T>): Promise<T> {
    const since = performance.now()
    const done = await work()
    this.#book(performance.now() - since)
    return done
  }

  /** What the person takes time for. */
  async reads(until: () => Promise<unknown>): Promise<void> {
    const since = performance.now()
    await until()
    this.persons += performance.now() - since
  }

  async #touch(what: Locator): Promise<void> {
    this.taps++
    await what.click({ timeout: LONGEST_MS })
  }

  async #until(work: () => Promise<void>, ready: Locator): Promise<void> {
    await this.waits(async () => {
      await work()
      await ready.waitFor({ timeout: LONGEST_MS })
    })
    await this.look()
  }

  /** Takes down the screen that is shown. */
  async look(): Promise<void> {
    const heading = await this.page
      .locator('h1')
      .first()
      .textContent({ timeout: LONGEST_MS })
      .catch(() => '')
    const screen = `${new URL(this.page.url()).pathname.split('/').at(-1)} · ${heading?.trim()}`
    if (this.screens.at(-1) === screen) return
    this.screens.push(screen)
    await this.#seen(screen)
  }

  #book(ms: number): void {
    this.ours.set(this.#part, (this.ours.get(this.#part) ?? 0) + ms)
  }
}

/** What `ask` gives once it gives something. */
export async function polled<T>(
  ask: () => Promise<T | null | undefined>,
  ms = LONGEST_MS,
): Promise<T> {
  for (const end = Date.now() + ms; Date.now() < end; ) {
    const got = await ask()
    if (got) return got
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  throw new Error('waited for in vain')
}
