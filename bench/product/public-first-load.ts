/**
 * First load of every page of the public site that is finished at build time: cold cache, CPU slowed four times, 1.6 Mbps, 150 ms.
 */
import { ROUTES } from '../../apps/web/src/routes.ts'
import { median, report, spread } from '../lib/results.ts'
import { startProduct } from './product.ts'
import { load, METHOD, slowBrowser } from './slow-load.ts'

const ROUNDS = Number(process.env.XINJIAN_BENCH_ROUNDS ?? 3)
/** Seconds. */
const GOAL = 0.8
const FINISHED = /^public\/(?:site\/.*\/Page|pages\/Home)\.tsx$/

export async function run(): Promise<void> {
  const paths = ROUTES.filter(({ page }) => FINISHED.test(page ?? '')).map(({ path }) => path)
  const product = await startProduct()
  const browser = await slowBrowser()
  try {
    const rows: (string | number)[][] = []
    const slowest = { path: '', seconds: 0 }
    for (const path of paths) {
      const loads = []
      for (let i = 0; i < ROUNDS; i++)
        loads.push(await load(browser, product, { path, login: false }, ''))
      const lcp = loads.map((l) => l.lcp)
      const scripts = loads.map((l) => l.scripts / 1024)
      rows.push([path, spread(lcp), spread(scripts, 1), median(loads.map((l) => l.requests))])
      const seconds = median(lcp) / 1000
      if (seconds > slowest.seconds) Object.assign(slowest, { path, seconds })
    }
    report({
      name: 'public-first-load',
      title: 'First load of the public site, slow line and slow machine',
      method: [`${METHOD}, ${ROUNDS} loads each.`],
      columns: ['page', 'LCP ms median (min–max)', 'JavaScript KiB on the wire', 'requests'],
      rows,
      figures: [
        {
          name: `LCP of the slowest page (${slowest.path}), seconds`,
          clock: 'time' as const,
          value: Number(slowest.seconds.toFixed(2)),
          goal: `< ${GOAL}`,
          met: slowest.seconds < GOAL,
        },
      ],
    })
  } finally {
    await browser.close()
    await product.stop()
  }
}
