import { say } from '../../i18n/dictionary.ts'
import { ask, toast } from '../../ui/feedback.ts'
import { words } from '../words.ts'

/** After one reload another may follow so much later; sooner, the reload did not help and would not again. */
const AGAIN_MS = 60_000
const READ_MS = 1500
const MARK = 'xinjian.reloaded'
/** Text of pages kept behind tabs; what is searched for stands in the address and comes back by itself. */
const TYPED = '#content :is(input, textarea):read-write:not([type="search"], [type="date"])'

/** A chunk that is gone: a newer build is live, or the line is bad. Every browser has words of its own. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(
    error.message,
  )

/** What `orReload` asks of the browser. */
export interface World {
  /** Whether the server hands out another build than the one that runs here. */
  isNew(): Promise<boolean>
  hasTyped(): boolean
  /** Time of the last reload of this tab, null = none; NaN = cannot be known. */
  lastReload(): number | null
  /** Notes the reload, says so, and does it. */
  reload(): void
  /** Asks before typed text is lost. */
  consent(): Promise<boolean>
  now(): number
}

/**
 * Loads the code of a page. When it is gone because a newer build is live, the tab is reloaded once, and the promise stays
 * open until then; where text would be lost, the person is asked. Everything else fails as it did.
 */
export async function orReload<T>(load: () => Promise<T>, world: World = browser): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!isChunkError(error)) throw error
    const last = world.lastReload()
    const tooSoon = last !== null && !(world.now() - last > AGAIN_MS)
    if (tooSoon || !(await world.isNew())) throw error
    if (world.hasTyped() && !(await world.consent())) throw error
    world.reload()
    return new Promise<never>(() => undefined)
  }
}

/** The script that the page at this address starts with; null when it names none. */
export const entryOf = (html: string): string | null =>
  /<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(html)?.[1] ?? null

const browser: World = {
  async isNew() {
    const mine = document.querySelector('script[type="module"][src]')?.getAttribute('src')
    const html = await fetch(location.href, { cache: 'no-store' })
      .then((response) => (response.ok ? response.text() : ''))
      .catch(() => '')
    const theirs = entryOf(html)
    return theirs !== null && theirs !== mine
  },
  hasTyped: () =>
    [...document.querySelectorAll<HTMLInputElement>(TYPED)].some((field) => field.value.trim()),
  lastReload() {
    try {
      const mark = sessionStorage.getItem(MARK)
      return mark === null ? null : Number(mark)
    } catch {
      return Number.NaN
    }
  },
  reload() {
    sessionStorage.setItem(MARK, String(Date.now()))
    toast('info', say(words)('reloading'), 2 * READ_MS)
    setTimeout(() => location.reload(), READ_MS)
  },
  consent: () => {
    const t = say(words)
    return ask({
      tone: 'warning',
      title: t('hint'),
      message: t('newBuildTyped'),
      okText: t('reload'),
      cancelText: t('reloadLater'),
    })
  },
  now: () => Date.now(),
}
