/**
 * Many visitors of the demonstration centre at once: each comes in, looks around, opens a report and a figure's rows, and takes a phone with a
 * firm of its own. Beside them one user of the office, who is not to notice.
 */
import { createECDH } from 'node:crypto'
import { endpoints } from '@xinjian/contract'
import { pause } from '../../apps/server/test/collect-sandbox.ts'
import { CallTimes, percentile } from '../collect/clock.ts'
import { report } from '../lib/results.ts'
import { ask, type Product, startProduct } from './product.ts'

const VISITORS = Number(process.env.XINJIAN_BENCH_VISITORS ?? 200)
/** What a light call of an office user may take while they are there. */
const BESIDE_MS = 1_000
/** All of them come within so many seconds; each then goes on without a thought, so that most are there together. */
const RAMP_SECONDS = Number(process.env.XINJIAN_BENCH_RAMP ?? 10)

interface Visit {
  times: CallTimes
  /** Of the firm that it was lent. */
  taxNo: string | null
  failed: string | null
}

const pathOf = (name: string): string => {
  const found = endpoints.find((one) => one.name === name)
  if (!found) throw new Error(`no call ${name}`)
  return found.endpoint.path
}
async function visit({ base }: Product): Promise<Visit> {
  const times = new CallTimes()
  const timed: CallTimes['of'] = (step, work) => times.of(step, work)
  try {
    await timed('page', async () => (await fetch(`${base}/demoLogin`)).text())
    const { randomStr } = await timed('captcha', async () => {
      const { data } = (await (await fetch(`${base}/api/captcha`)).json()) as {
        data: { randomStr: string }
      }
      return data
    })
    const { token } = await timed('enter', () =>
      ask<{ token: string }>(base, pathOf('demoEnter'), { randomStr }),
    )
    const got = async <T>(step: string, name: string, body: object = {}): Promise<T> =>
      timed(step, async () => {
        const { endpoint } = endpoints.find((one) => one.name === name)!
        if (endpoint.method === 'POST') return ask<T>(base, endpoint.path, body, token)
        const response = await fetch(`${base}/api${endpoint.path}`, {
          headers: { Authorization: `Bearer ${token}` },
        })
        const { status, msg, data } = (await response.json()) as {
          status: number
          msg: string
          data: T
        }
        if (status !== 200) throw new Error(`${name}: ${msg}`)
        return data
      })
    await got('who', 'userInfo')
    const { mark, reports } = await got<{ mark: string; reports: { reportNo: string }[] }>(
      'visit',
      'demoVisit',
    )
    await got('list', 'reportResult', { page: 1, size: 20 })
    const reportNo = reports[0]?.reportNo ?? ''
    await got('report', 'reportDetail', { reportNo })
    const key = createECDH('prime256v1')
    const { token: task } = await timed('phone', () =>
      ask<{ token: string }>(base, pathOf('getChannelToken'), {
        ...{ channelCode: 'guide', source: mark },
        clientPublicKey: key.generateKeys('base64url'),
      }),
    )
    const lent = await timed('firm', () =>
      ask<{ enterprise: { taxNo: string } }>(base, pathOf('getGuide'), {}, task),
    )
    return { times, taxNo: lent.enterprise.taxNo, failed: null }
  } catch (error) {
    return { times, taxNo: null, failed: (error as Error).message }
  }
}

export async function run(): Promise<void> {
  // The work that a browser does for a captcha is the visitor's own.
  process.env.CAPTCHA_WORK = '0'
  const product = await startProduct()
  try {
    const token = await product.login()
    await visit(product)
    let over = false
    const beside: number[] = []
    const user = (async () => {
      while (!over) {
        const from = performance.now()
        await ask(product.base, pathOf('enterpriseList'), { page: 1, size: 20 }, token)
        beside.push(performance.now() - from)
        await pause(20)
      }
    })()
    const from = performance.now()
    const visits = await Promise.all(
      Array.from({ length: VISITORS }, async (_, i) => {
        await pause((i * RAMP_SECONDS * 1_000) / VISITORS)
        return visit(product)
      }),
    )
    const seconds = (performance.now() - from) / 1000
    over = true
    await user
    const all = new CallTimes()
    for (const { times } of visits) all.add(times)
    const rows = [...all.by].map(([step, ms]) => [
      ...[step, ms.length],
      ...[0.5, 0.95].map((share) => Math.round(percentile(ms, share))),
    ])
    const failed = visits.filter(({ failed: why }) => why !== null)
    const firms = new Set(visits.flatMap(({ taxNo }) => taxNo ?? []))
    const p95 = percentile(beside, 0.95)
    report({
      name: 'demo-visitors',
      title: `${VISITORS} visitors of the demonstration at once`,
      method: [
        `The whole product with its samples in one process, embedded PostgreSQL; the sandbox on the same machine. They come within ${RAMP_SECONDS} s and each does one thing after the other without a thought: the page, a captcha (its work by the browser left out), a session, who they are, what there is, the list, a report, a phone, a firm.`,
        `All of it took ${seconds.toFixed(1)} s. Beside them one user of the office asks for a list without a pause: ${beside.length} times.`,
        ...(failed.length > 0
          ? [`Refused: ${[...new Set(failed.map((f) => f.failed))].join('; ')}`]
          : []),
      ],
      columns: ['step', 'calls', 'p50 ms', 'p95 ms'],
      rows,
      figures: [
        { name: 'visits that failed', value: failed.length, goal: '0', met: failed.length === 0 },
        {
          name: 'visitors without a firm of their own',
          value: VISITORS - firms.size,
          goal: '0',
          met: firms.size === VISITORS,
        },
        {
          name: 'list of an office user beside them, p95 ms',
          clock: 'time',
          value: Math.round(p95),
          goal: `≤ ${BESIDE_MS}`,
          met: p95 <= BESIDE_MS,
        },
      ],
    })
  } finally {
    await product.stop()
  }
}
