/**
 * PDF by Chromium: the page a person sees is the page on paper. One warm browser, a fresh context per document (no
 * cookies or cache shared between tenants), restarted when it dies.
 */
import chromium from '@sparticuz/chromium'
import { type Browser, chromium as playwright } from 'playwright-core'

export interface PrintJob {
  /** Address of a page that marks its root element `data-paper-ready` when fonts and data are in place… */
  url?: string
  /** …or a whole document. */
  html?: string
  /** Chromium footer/header templates; page number classes as in its documentation. */
  footer?: string
  title?: string
}

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
  let browser: Promise<Browser> | null = null
  let running = 0
  const waiting: (() => void)[] = []

  const open = (): Promise<Browser> => {
    browser ??= chromiumPath(ownChromium)
      .then((executablePath) => playwright.launch({ executablePath, args: FLAGS, headless: true }))
      .then((b) => {
        b.on('disconnected', () => {
          browser = null
        })
        return b
      })
    browser.catch(() => {
      browser = null
    })
    return browser
  }

  return {
    async print(job) {
      if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
      running++
      try {
        return await printOne(await open(), job)
      } finally {
        running--
        waiting.shift()?.()
      }
    },
    async close() {
      const open = browser
      browser = null
      await (await open?.catch(() => null))?.close()
    },
  }
}

async function printOne(browser: Browser, { url, html, footer }: PrintJob): Promise<Uint8Array> {
  const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  try {
    const page = await context.newPage()
    if (url) {
      await page.goto(url, { waitUntil: 'domcontentloaded', timeout: READY_MS })
      // A selector, not an expression: the page's content security policy forbids evaluating text.
      await page.waitForSelector('html[data-paper-ready]', { state: 'attached', timeout: READY_MS })
    } else {
      await page.setContent(html ?? '', { waitUntil: 'load', timeout: READY_MS })
      await page.evaluate('document.fonts.ready.then(() => true)')
    }
    return await page.pdf({
      format: 'A4',
      printBackground: true,
      preferCSSPageSize: true,
      ...(footer
        ? { displayHeaderFooter: true, headerTemplate: '<span></span>', footerTemplate: footer }
        : {}),
      margin: { top: '14mm', bottom: footer ? '16mm' : '14mm', left: '12mm', right: '12mm' },
    })
  } finally {
    await context.close()
  }
}
