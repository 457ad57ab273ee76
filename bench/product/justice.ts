/**
 * A whole report of registry and courts on a firm with 2,000 cases: ordered over HTTP until it is READY, from answers that are held. Beside it
 * its parts in one process, and what reading and writing the same facts and document as JSON takes.
 */
import os from 'node:os'
import { canonicalJson } from '@xinjian/format'
import { type TenantDb, tenantOf } from '../../apps/server/src/db/tenant.ts'
import { justiceEntKind } from '../../apps/server/src/features/report/kinds/justice-ent.ts'
import { must, officeToken } from '../../apps/server/test/collect-phone.ts'
import { pause } from '../../apps/server/test/collect-sandbox.ts'
import { startWorld, type World } from '../collect/world.ts'
import { startBenchCluster } from '../lib/database.ts'
import { median, report, spread } from '../lib/results.ts'

const CASES = 2_000
const ROUNDS = Number(process.env.XINJIAN_BENCH_ROUNDS ?? 11)
const WARM_UP = 2
const FIRM = 'dishonest'
const LOOK_MS = 5

/** Milliseconds of every round, by what was done. */
type Times = Map<string, number[]>

async function timed<T>(times: Times | null, name: string, work: () => Promise<T> | T): Promise<T> {
  const started = performance.now()
  const result = await work()
  times?.set(name, [...(times.get(name) ?? []), performance.now() - started])
  return result
}

/** Ordered, until it is ready; with 刷新 vendors are asked anew. */
async function order(world: World, token: string, taxNo: string): Promise<void> {
  const { reportNo } = (
    await must(
      world.server.call(
        'POST',
        '/verify/gssf/report',
        { keyword: taxNo, reportType: 'JUSTICE_ENT' },
        token,
      ),
    )
  ).data
  for (;;) {
    const row = await world.db.one<{ status: string; message: string }>(
      'select status, message from report where report_no = $1',
      [reportNo],
    )
    if (row?.status === 'READY') return
    if (row?.status === 'FAILED') throw new Error(row.message)
    await pause(LOOK_MS)
  }
}

/** From stored rows to canonical JSON in this process, part by part. */
async function alone(tenant: TenantDb, id: number, times: Times | null): Promise<number> {
  const { engine } = justiceEntKind
  const { last } = (await justiceEntKind.months(tenant, id))!
  const loaded = await timed(times, 'read', () =>
    justiceEntKind.load(tenant, id, { judgedOn: null, terms: {} }),
  )
  const facts = loaded!.facts
  const bytes = await timed(times, 'encode', () => engine.encode(facts))
  const document = await timed(times, 'make', () => engine.make(facts, last))
  const json = await timed(times, 'write', () => canonicalJson(document))
  await timed(times, 'JSON alone', () => {
    JSON.parse(JSON.stringify(facts))
    JSON.stringify(JSON.parse(json))
  })
  return bytes.length
}

export async function run(): Promise<void> {
  const cluster = await startBenchCluster()
  try {
    const world = await startWorld(cluster, 1)
    try {
      const firm = await world.sandbox.firm(FIRM)
      await world.sandbox.knob('cases', { taxNo: firm.taxNo, cases: CASES })
      const token = await officeToken(world.server, 'demo')
      const first: Times = new Map()
      await timed(first, 'first', () => order(world, token, firm.taxNo))
      await world.db.pool.query('vacuum (analyze)')
      const row = await world.db.one<{ id: number; company_id: number }>(
        'select id, company_id from enterprise where tax_no = $1',
        [firm.taxNo],
      )
      const tenant = tenantOf(world.db, row!.company_id)
      const load = os.loadavg()[0]!
      const times: Times = new Map()
      for (let i = -WARM_UP; i < ROUNDS; i++) {
        const into = i < 0 ? null : times
        await timed(into, 'ready', () => order(world, token, firm.taxNo))
        await alone(tenant, row!.id, into)
      }
      tell(times, first, { load, version: cluster.version })
    } finally {
      await world.stop()
    }
  } finally {
    await cluster.stop()
  }
}

function tell(times: Times, first: Times, { load, version }: { load: number; version: string }) {
  const of = (name: string) => times.get(name) ?? []
  const ready = median(of('ready'))
  const parts = ['read', 'encode', 'make', 'write'] as const
  const own = parts.reduce((sum, part) => sum + median(of(part)), 0)
  report(
    {
      name: 'product-justice',
      title: `A report of registry and courts on a firm with ${CASES.toLocaleString('en')} cases`,
      method: [
        `A firm of the sandbox with ${CASES.toLocaleString('en')} cases more, asked of the sandbox's vendors once; then ordered again from what is held, over HTTP until READY, looked at every ${LOOK_MS} ms; one API and one worker in processes of their own, embedded PostgreSQL, warm; medians of ${of('ready').length} rounds.`,
        'Parts: the same in one process: rows read, facts encoded, document made, canonical JSON written. JSON alone: facts and document parsed and written once, which nobody can do without.',
        `Load of the machine before: ${load.toFixed(1)}.`,
      ],
      columns: ['what', 'ms median (min–max)'],
      rows: [
        ['ordered to READY, vendors asked (once)', median(first.get('first') ?? []).toFixed(0)],
        ['ordered to READY, from what is held', spread(of('ready'))],
        ...parts.map((part) => [part, spread(of(part), 1)]),
        ['JSON alone', spread(of('JSON alone'), 1)],
      ],
      figures: [
        {
          name: 'ms from order to READY with 2,000 cases',
          clock: 'time',
          value: Math.round(ready),
          goal: '< 500',
          met: ready < 500,
        },
        {
          name: 'parts ÷ JSON alone',
          value: Number((own / median(of('JSON alone'))).toFixed(1)),
          goal: 'told',
          met: true,
        },
      ],
    },
    { postgresql: version },
  )
}

if (import.meta.main) await run()
