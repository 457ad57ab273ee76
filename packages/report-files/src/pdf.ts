/**
 * PDF by Chromium: the page a person sees is the page on paper. One warm browser and one context, so that fonts and scripts
 * are fetched once; a fresh page per document, but for documents of one owner that wait for each other. Nothing of a tenant
 * stays in the context: a sheet is opened by a ticket in its address, sets no cookie and stores nothing, and its data is never
 * cacheable. Restarted when it dies.
 */
import chromium from '@sparticuz/chromium'
import type { BrowserContext, Page } from 'playwright-core'

export interface PrintJob {
  /**
   * Address of a page that marks its root element `data-paper-ready` with its fragment when fonts and data are in place, or
   * `data-paper-error` with the reason.
   */
  url: string
  /**
   * The same page without its document (another fragment): kept open, scripts and fonts loaded, for the next job that names
   * it. Nothing of a tenant is in it.
   */
  warm?: string
  /** Whose document it is: the page of a job serves the next one of the same owner that waits for it, and nobody else's. */
  owner?: string
  /** Chromium footer template. */
  footer?: string
}

/** The foot of every sheet: what it is a sheet of. Its number is written by `numberPages`, which a pack can write anew. */
export const paperFooter = (...texts: string[]): string =>
  `<div style="width:100%;font:8px sans-serif;color:#6b7785;padding:0 12mm;display:flex;gap:12mm">${texts.map((text) => `<span>${text.replace(/[<>&]/g, '')}</span>`).join('')}</div>`

export interface Printer {
  print(job: PrintJob): Promise<Uint8Array>
  close(): Promise<void>
}

/** A page that is not ready by then has failed; the caller tells the user to try again. */
const READY_MS = 30_000
const AT_ONCE = 2

/** Not the package's own arguments: `--single-process` dies when a page closes. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

/** Path of the browser: `CHROMIUM_PATH` of the caller's config, else the one from npm (unpacked once into the temp folder). */
export const chromiumPath = async (own: string | null): Promise<string> =>
  own ?? (await chromium.executablePath())

export function createPrinter(ownChromium: string | null = null): Printer {
  let context: Promise<BrowserContext> | null = null
  let running = 0
  let closed = false
  const waiting: { job: PrintJob; go: (page: Page | null) => void }[] = []
  const spares = new Map<string, Promise<Page | null>[]>()

  /** A page in waiting, or a new one. A page serves one document, and its successor is opened after that. */
  const take = async (warm?: string): Promise<Page> => {
    const spare = await spares.get(warm ?? '')?.shift()
    return spare && !spare.isClosed() ? spare : (await open()).newPage()
  }
  /** As many wait as are printed at once: the reports of a pack begin together. */
  const prepare = (warm: string) => {
    if (closed) return
    const waiting = spares.get(warm) ?? []
    spares.set(warm, waiting)
    // A spare is a courtesy: without one the next job opens its page itself.
    while (waiting.length < AT_ONCE)
      waiting.push(
        open()
          .then(spareOf(warm))
          .catch(() => null),
      )
  }

  const open = (): Promise<BrowserContext> => {
    context ??= launch(ownChromium, () => {
      context = null
      spares.clear()
    })
    context.catch(() => {
      context = null
    })
    return context
  }

  /** Until a job's turn comes; with a page of its owner, where one is free. */
  const turn = async (job: PrintJob): Promise<Page | null> => {
    if (running >= AT_ONCE) return new Promise((go) => waiting.push({ job, go }))
    running++
    return null
  }
  /** The turn goes to whoever waits longest. A page whose job failed is no one's. */
  const pass = (job: PrintJob, page: Page | null) => {
    const next = waiting.shift()
    const kept = page && next && isFor(next.job, job) ? page : null
    if (!kept) void page?.close().catch(() => undefined)
    if (!kept && job.warm !== undefined) prepare(job.warm)
    if (next) next.go(kept)
    else running--
  }

  return {
    async print(job) {
      let page = await turn(job)
      let done = false
      try {
        page ??= await take(job.warm)
        const bytes = await printOne(page, job)
        done = true
        return bytes
      } finally {
        if (!done) await page?.close().catch(() => undefined)
        pass(job, done ? page : null)
      }
    },
    async close() {
      closed = true
      const open = context
      context = null
      spares.clear()
      await (await open?.catch(() => null))?.browser()?.close()
    },
  }
}

async function launch(ownChromium: string | null, onGone: () => void): Promise<BrowserContext> {
  // Most processes never print, and it takes most of a second of a processor and 85 MB to load.
  const [executablePath, { chromium: playwright }] = await Promise.all([
    chromiumPath(ownChromium),
    import('playwright-core'),
  ])
  const browser = await playwright.launch({ executablePath, args: FLAGS, headless: true })
  browser.on('disconnected', onGone)
  return browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
}

const spareOf = (url: string) => async (context: BrowserContext) => {
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'load', timeout: READY_MS })
  return page
}

const isFor = (next: PrintJob, before: PrintJob): boolean =>
  before.owner !== undefined && next.owner === before.owner && next.warm === before.warm

async function printOne(page: Page, { url, footer }: PrintJob): Promise<Uint8Array> {
  await page.goto(url, { waitUntil: 'domcontentloaded', timeout: READY_MS })
  // A selector, not an expression: the page's content security policy forbids evaluating text.
  const ready = `html[data-paper-ready="${new URL(url).hash.replaceAll('"', '\\"')}"]`
  const mark = await page.waitForSelector(`${ready}, html[data-paper-error]`, {
    state: 'attached',
    timeout: READY_MS,
  })
  const problem = await mark.getAttribute('data-paper-error')
  if (problem !== null) throw new Error(problem)
  return page.pdf({
    format: 'A4',
    printBackground: true,
    preferCSSPageSize: true,
    // Bookmarks from the headings, and a file that a screen reader can follow.
    outline: true,
    tagged: true,
    ...(footer
      ? { displayHeaderFooter: true, headerTemplate: '<span></span>', footerTemplate: footer }
      : {}),
    margin: { top: '14mm', bottom: footer ? '16mm' : '14mm', left: '12mm', right: '12mm' },
  })
}
