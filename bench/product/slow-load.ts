/** A page's first load on a slow line and a slow machine, as benches of the product measure it. */
import { type Browser, chromium } from 'playwright-core'
import { chromiumPath } from '../../packages/report-files/src/pdf.ts'
import type { Product } from './product.ts'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]

export const METHOD =
  'Production build served by the product, headless Chromium, new context (cold cache) per load; CPU 4× slower, 1.6 Mbps down, 150 ms round trip; the server shares the machine'

export const slowBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await chromiumPath(null), args: FLAGS })

/** First and largest contentful paint (ms), bytes of JavaScript on the wire, and requests. `login`: with the session `token`; `phone`: as wide as one. */
export async function load(
  browser: Browser,
  product: Product,
  { path, login, phone = false }: { path: string; login: boolean; phone?: boolean },
  token: string,
) {
  const context = await browser.newContext({
    viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 800 },
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
  const fcp = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
  await context.close()
  return { fcp, lcp, scripts, requests }
}
