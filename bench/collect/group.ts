/**
 * The group with a million invoices: collected over the bureau's protocol, stored, reported. XINJIAN_BENCH_HALF=on takes the last
 * eighteen months only (the sandbox's `half-` password).
 */
import os from 'node:os'
import { must } from '../../apps/server/test/collect-phone.ts'
import { pause } from '../../apps/server/test/collect-sandbox.ts'
import { startBenchCluster } from '../lib/database.ts'
import { report } from '../lib/results.ts'
import { Walker } from './walker.ts'
import { startWorld, type World } from './world.ts'

const HALF = process.env.XINJIAN_BENCH_HALF === 'on'
const WORKER_MIB = 512
const LOOK_MS = 500

interface Stored {
  invoices: number
  lines: number
  report_ms: number | null
  out_ms: number
  in_ms: number
}

export async function run(): Promise<void> {
  const cluster = await startBenchCluster()
  const before = os.loadavg()[0]!
  try {
    const world = await startWorld(cluster, 1)
    try {
      const firm = await world.sandbox.firm('group')
      const person = await world.sandbox.person(firm)
      const walker = new Walker(world)
      const walk = await walker.walk(
        firm,
        undefined,
        HALF ? `half-${person.password}` : person.password,
      )
      if (walk.collectMs === null || !/SUCCESS|PARTIAL/.test(walk.end)) throw new Error(walk.end)
      const stored = await storedOf(world, walker.taskId)
      const task = (await must(walker.call('getCollectStatus'))).data
      const rows = task.datasets
        .filter((d: { dataset: string }) => d.dataset.startsWith('INVOICE'))
        .reduce((sum: number, d: { rows: number }) => sum + d.rows, 0)
      write({
        end: walk.end,
        seconds: walk.collectMs / 1000,
        told: rows,
        stored,
        memory: world.memory(),
        load: `${before.toFixed(1)} → ${os.loadavg()[0]!.toFixed(1)}`,
        postgresql: cluster.version,
      })
    } finally {
      await world.stop()
    }
  } finally {
    await cluster.stop()
  }
}

/** Waits for the report, then asks the database what lies in it. */
async function storedOf({ db }: World, taskId: string): Promise<Stored> {
  const ask = () =>
    db.one<Stored & { status: string | null }>(
      `select r.status, extract(epoch from r.finished_at - r.created_at)::float8 * 1000 as report_ms,
              (select count(*) from invoice v where v.enterprise_id = t.enterprise_id) as invoices,
              (select count(*) from invoice_item) as lines,
              ${spanOf('INVOICE_OUT')} as out_ms, ${spanOf('INVOICE_IN')} as in_ms
         from collect_task t left join report r on r.company_id = t.company_id and r.report_no = t.report_no
        where t.task_id = $1`,
      [taskId],
    )
  for (;;) {
    const row = await ask()
    if (row && row.status !== 'QUEUED' && row.status !== 'GENERATING') return row
    await pause(LOOK_MS)
  }
}

const spanOf = (dataset: string) =>
  `(select extract(epoch from finished_at - started_at)::float8 * 1000 from collect_item i
     where i.task_id = t.task_id and i.dataset = '${dataset}')`

function write(m: {
  end: string
  seconds: number
  told: number
  stored: Stored
  memory: { api: number; worker: number }
  load: string
  postgresql: string
}): void {
  const { stored } = m
  const seconds = (ms: number | null) => (ms === null ? '–' : (ms / 1000).toFixed(1))
  report(
    {
      name: 'collect-group',
      title: `The group with a million invoices, collected${HALF ? ' (18 months)' : ''}`,
      method: [
        'One task by phone against the sandbox with its latency and its time for export files; one API process, one worker process, embedded PostgreSQL (durable). The sandbox makes its rows while it sends them, on the same machine.',
        `Load of the machine (1 min): ${m.load}. Task ended ${m.end}.`,
        'Report: from its order to READY, waiting for a worker included.',
      ],
      columns: ['what', 'value'],
      rows: [
        ['login → end, s', m.seconds.toFixed(1)],
        ['outgoing invoices, s', seconds(stored.out_ms)],
        ['incoming invoices, s', seconds(stored.in_ms)],
        ['report, s', seconds(stored.report_ms)],
        ['invoices', stored.invoices],
        ['lines', stored.lines],
        ['invoices/s', Math.round(stored.invoices / m.seconds)],
        ['peak memory of the API, MiB', m.memory.api],
        ['peak memory of the worker, MiB', m.memory.worker],
      ],
      figures: [
        {
          name: 'peak memory of the worker, MiB',
          value: m.memory.worker,
          goal: `< ${WORKER_MIB}`,
          met: m.memory.worker < WORKER_MIB,
        },
        {
          name: 'invoices stored ÷ invoices the task tells',
          value: Number((stored.invoices / m.told).toFixed(6)),
          goal: '1',
          met: stored.invoices === m.told,
        },
        {
          name: 'report READY, s',
          value: Number(((stored.report_ms ?? Number.NaN) / 1000).toFixed(1)),
          goal: 'made',
          met: stored.report_ms !== null,
        },
      ],
    },
    { postgresql: m.postgresql },
  )
}

if (import.meta.main) await run()
