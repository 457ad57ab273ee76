/**
 * First load as a person with a slow phone line and a slow machine has it: cold cache, CPU slowed four times, 1.6 Mbps,
 * 150 ms. Bytes of JavaScript are the budgets of tests/repo/budgets.test.ts; here is what they mean in time.
 */
import { median, report, spread } from '../lib/results.ts'
import { startProduct } from './product.ts'
import { load, METHOD, slowBrowser } from './slow-load.ts'

const ROUNDS = Number(process.env.XINJIAN_BENCH_ROUNDS ?? 5)
const PAGES = [
  { path: '/', goal: 1.5, login: false },
  { path: '/login', goal: 2, login: false },
  { path: '/app', goal: 3, login: true },
]
/** The first page of the collection by phone, asked to paint first within so many seconds. */
const PHONE = { path: '/m/taxWeb/index', goal: 1.2, login: false, phone: true }

export async function run(): Promise<void> {
  const product = await startProduct()
  const browser = await slowBrowser()
  try {
    const token = await product.login()
    const rows: (string | number)[][] = []
    const figures = []
    for (const page of [...PAGES, PHONE]) {
      const loads = []
      for (let i = 0; i < ROUNDS; i++) loads.push(await load(browser, product, page, token))
      const isPhone = page === PHONE
      const paints = loads.map((l) => (isPhone ? l.fcp : l.lcp))
      rows.push([
        page.path,
        spread(loads.map((l) => l.fcp)),
        spread(loads.map((l) => l.lcp)),
        spread(
          loads.map((l) => l.scripts / 1024),
          1,
        ),
        median(loads.map((l) => l.requests)),
      ])
      const seconds = median(paints) / 1000
      figures.push({
        name: `${isPhone ? 'First paint' : 'LCP'} of ${page.path}, seconds`,
        clock: 'time' as const,
        value: Number(seconds.toFixed(2)),
        goal: `< ${page.goal}`,
        met: seconds < page.goal,
      })
    }
    report({
      name: 'product-first-load',
      title: 'First load, slow line and slow machine',
      method: [`${METHOD}, ${ROUNDS} loads each.`],
      columns: [
        'page',
        'first paint ms median (min–max)',
        'LCP ms median (min–max)',
        'JavaScript KiB on the wire',
        'requests',
      ],
      rows,
      figures,
    })
  } finally {
    await browser.close()
    await product.stop()
  }
}
