/**
 * First load as a person with a slow phone line and a slow machine has it: cold cache, CPU slowed four times, 1.6 Mbps,
 * 150 ms. Bytes of JavaScript are the budgets of tests/repo/budgets.test.ts; here is what they mean in time.
 */
import { type Browser, chromium } from 'playwright-core'
import { chromiumPath } from '../../packages/report-files/src/pdf.ts'
import { median, report, spread } from '../lib/results.ts'
import { type Product, startProduct } from './product.ts'

const ROUNDS = Number(process.env.XINJIAN_BENCH_ROUNDS ?? 5)
const PAGES = [
  { path: '/', goal: 1.5, login: false },
  { path: '/login', goal: 2, login: false },
  { path: '/app', goal: 3, login: true },
]
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]

export async function run(): Promise<void> {
  const product = await startProduct()
  const browser = await chromium.launch({ executablePath: await chromiumPath(null), args: FLAGS })
  try {
    const token = await product.login()
    const rows: (string | number)[][] = []
    const figures = []
    for (const page of PAGES) {
      const loads = []
      for (let i = 0; i < ROUNDS; i++) loads.push(await load(browser, product, page, token))
      const lcp = loads.map((l) => l.lcp)
      rows.push([
        page.path,
        spread(lcp),
        spread(
          loads.map((l) => l.scripts / 1024),
          1,
        ),
        median(loads.map((l) => l.requests)),
      ])
      const seconds = median(lcp) / 1000
      figures.push({
        name: `LCP of ${page.path}, seconds`,
        clock: 'time' as const,
        value: Number(seconds.toFixed(2)),
        goal: `< ${page.goal}`,
        met: seconds < page.goal,
      })
    }
    report({
      name: 'product-first-load',
      title: 'First load, slow line and slow machine',
      method: [
        `Production build served by the product, headless Chromium, new context (cold cache) per load, ${ROUNDS} loads each; CPU 4× slower, 1.6 Mbps down, 150 ms round trip; the server shares the machine.`,
      ],
      columns: ['page', 'LCP ms median (min–max)', 'JavaScript KiB on the wire', 'requests'],
      rows,
      figures,
    })
  } finally {
    await browser.close()
    await product.stop()
  }
}

async function load(
  browser: Browser,
  product: Product,
  { path, login }: { path: string; login: boolean },
  token: string,
) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'zh-CN',
  })
  const name = `token_${new URL(product.base).port}`
  if (login) await context.addCookies([{ name, value: token, url: product.base }])
  const page = await context.newPage()
  let scripts = 0
  let requests = 0
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const kinds = new Map<string, string>()
  cdp.on('Network.responseReceived', (e) => kinds.set(e.requestId, e.type))
  cdp.on('Network.loadingFinished', (e) => {
    requests++
    if (kinds.get(e.requestId) === 'Script') scripts += e.encodedDataLength
  })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      document.documentElement.dataset.lcp = String(list.getEntries().at(-1)?.startTime)
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto(`${product.base}${path}`, { waitUntil: 'load' })
  await page.waitForTimeout(3_000)
  const lcp = Number(await page.locator('html').getAttribute('data-lcp'))
  await context.close()
  return { lcp, scripts, requests }
}
