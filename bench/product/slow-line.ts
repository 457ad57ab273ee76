/**
 * A page on slow 3G (400 ms a request, 50 KB/s each way) with an empty cache: when its first data stand, beside the bare limit:
 * what the same bytes take in one piece, after one round trip. And the longest task of the page's own thread while a report
 * opens on a quick line.
 */
import { type Browser, chromium, type Page } from 'playwright-core'
import { chromiumPath } from '../../packages/report-files/src/pdf.ts'
import { median, report, spread } from '../lib/results.ts'
import { ask, type Product, startProduct } from './product.ts'

const ROUNDS = Number(process.env.XINJIAN_BENCH_ROUNDS ?? 3)
const LATENCY_MS = 400
const BYTES_A_SECOND = 50_000
const LONG_MS = 100
const PATIENCE_MS = 60_000
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']
const WAITING = 'main [data-part~="skeleton"], main [data-chapter][aria-busy="true"]'

interface Opened {
  seconds: number
  bytes: number
  requests: number
  longest: number
}

export async function run(): Promise<void> {
  const product = await startProduct()
  const browser = await chromium.launch({ executablePath: await chromiumPath(null), args: FLAGS })
  try {
    const token = await product.login()
    const rows: (string | number)[][] = []
    const figures = []
    for (const { name, path, data, goal } of await pagesOf(product, token)) {
      const slow: Opened[] = []
      const quick: Opened[] = []
      for (let i = 0; i < ROUNDS; i++) {
        slow.push(await open(browser, product, token, path, data, true))
        quick.push(await open(browser, product, token, path, data, false))
      }
      const seconds = median(slow.map((one) => one.seconds))
      const bytes = median(slow.map((one) => one.bytes))
      const bare = LATENCY_MS / 1000 + bytes / BYTES_A_SECOND
      const longest = median(quick.map((one) => one.longest))
      rows.push([
        name,
        spread(
          slow.map((one) => one.seconds),
          2,
        ),
        bare.toFixed(2),
        (bytes / 1024).toFixed(0),
        median(slow.map((one) => one.requests)),
        spread(quick.map((one) => one.longest)),
      ])
      figures.push({
        name: `${name} on slow 3G, seconds`,
        clock: 'time' as const,
        value: Number(seconds.toFixed(2)),
        goal: `≤ ${goal}`,
        met: seconds <= goal,
      })
      figures.push({
        name: `longest task of ${name}, ms`,
        clock: 'time' as const,
        value: Math.round(longest),
        goal: `≤ ${LONG_MS}`,
        met: longest <= LONG_MS,
      })
    }
    report({
      name: 'product-slow-line',
      title: 'Pages on slow 3G, and their longest task',
      method: [
        `Production build served by the product, headless Chromium, new context (cold cache) per load, ${ROUNDS} loads each; ${LATENCY_MS} ms a request, ${BYTES_A_SECOND / 1000} KB/s; until the first rows or chapters stand. Bare: the same bytes in one piece after one round trip. The server shares the machine.`,
        'Longest task: the same load without a slow line, until every chapter stands; tasks under 50 ms are not told by the browser and count as 0.',
      ],
      columns: [
        'page',
        'stands after s',
        'bare s',
        'KiB until then',
        'requests',
        'longest task ms',
      ],
      rows,
      figures,
    })
  } finally {
    await browser.close()
    await product.stop()
  }
}

/** A list, and a report of each kind that the sample enterprises have and that is long. */
async function pagesOf(product: Product, token: string) {
  const { rows } = await ask<{ rows: { reportNo: string; taxNo: string; reportType: string }[] }>(
    product.base,
    '/frontTax/front/report/tax/result',
    { page: 1, size: 100 },
    token,
  )
  const found = rows.find(({ reportType }) => reportType === 'INVOICE')
  if (!found) throw new Error('the sample data have no invoice report')
  const query = `reportNo=${found.reportNo}&taxId=${found.taxNo}`
  return [
    { name: 'list', path: '/queryRecord/queryPage', data: 'main tbody tr', goal: 5 },
    {
      name: 'invoice report',
      path: `/queryCenter/invoiceReportDetail?${query}`,
      data: 'main [data-chapter]',
      goal: 8,
    },
  ]
}

async function open(
  browser: Browser,
  product: Product,
  token: string,
  path: string,
  data: string,
  slow: boolean,
): Promise<Opened> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'zh-CN',
  })
  await context.addCookies([
    { name: `token_${new URL(product.base).port}`, value: token, url: product.base },
  ])
  const page = await context.newPage()
  const sum = await wire(page, slow)
  await page.addInitScript((selector) => {
    // By the page's own clock: who looks from outside looks every half second.
    new MutationObserver((_, observer) => {
      if (!document.querySelector(selector)) return
      document.documentElement.dataset.stands = String(performance.now())
      observer.disconnect()
    }).observe(document, { subtree: true, childList: true })
    new PerformanceObserver((list) => {
      const root = document.documentElement
      const longest = Math.max(...list.getEntries().map((one) => one.duration))
      root.dataset.longest = String(Math.max(longest, Number(root.dataset.longest ?? 0)))
    }).observe({ type: 'longtask', buffered: true })
  }, data)
  await page.goto(`${product.base}${path}`, { waitUntil: 'commit', timeout: PATIENCE_MS })
  await page.locator(data).first().waitFor({ timeout: PATIENCE_MS })
  const seconds = Number(await page.locator('html').getAttribute('data-stands')) / 1000
  const { bytes, requests } = sum
  if (!slow)
    await page.locator(WAITING).first().waitFor({ state: 'detached', timeout: PATIENCE_MS })
  const longest = Number((await page.locator('html').getAttribute('data-longest')) ?? 0)
  await context.close()
  return { seconds, bytes, requests, longest }
}

/** Counts what comes over the line, and slows it. */
async function wire(page: Page, slow: boolean) {
  const sum = { bytes: 0, requests: 0 }
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  if (slow)
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_A_SECOND,
      uploadThroughput: BYTES_A_SECOND,
    })
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    sum.bytes += encodedDataLength
    sum.requests++
  })
  return sum
}
