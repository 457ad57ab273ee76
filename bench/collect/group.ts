/**
 * The group with a million invoices: collected over the bureau's protocol, stored, reported. XINJIAN_BENCH_HALF=on takes the last
 * eighteen months only (the sandbox's `half-` password).
 */
import os from 'node:os'
import { must } from '../../apps/server/test/collect-phone.ts'
import { pause } from '../../apps/server/test/collect-sandbox.ts'
import { startBenchCluster } from '../lib/database.ts'
import { median, report, spread } from '../lib/results.ts'
import type { Dataset } from '../server/dataset.ts'
import { type Again, again } from './again.ts'
import { storedDataset } from './stored-dataset.ts'
import { Walker } from './walker.ts'
import { startWorld, type World } from './world.ts'

const HALF = process.env.XINJIAN_BENCH_HALF === 'on'
const WORKER_MIB = 512
const LOOK_MS = 500

interface Stored {
  enterprise_id: number
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
    let made: Omit<Measured, 'again'>
    let rows: Dataset
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
      const told = task.datasets
        .filter((d: { dataset: string }) => d.dataset.startsWith('INVOICE'))
        .reduce((sum: number, d: { rows: number }) => sum + d.rows, 0)
      made = {
        end: walk.end,
        seconds: walk.collectMs / 1000,
        told,
        stored,
        memory: world.memory(),
        load: `${before.toFixed(1)} → ${os.loadavg()[0]!.toFixed(1)}`,
        postgresql: cluster.version,
      }
      rows = await storedDataset(world.db, stored.enterprise_id)
    } finally {
      await world.stop()
    }
    write({ ...made, again: await again(cluster, rows) })
  } finally {
    await cluster.stop()
  }
}

/** Waits for the report, then asks the database what lies in it. */
async function storedOf({ db }: World, taskId: string): Promise<Stored> {
  const ask = () =>
    db.one<Stored & { status: string | null }>(
      `select t.enterprise_id, r.status, extract(epoch from r.finished_at - r.created_at)::float8 * 1000 as report_ms,
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

interface Measured {
  end: string
  seconds: number
  told: number
  stored: Stored
  memory: { api: number; worker: number }
  load: string
  postgresql: string
  again: Again
}

function write(m: Measured): void {
  const { stored } = m
  const ratios = m.again.ingest.map((s, round) => m.again.copy[round]! / s)
  const ingest = median(ratios)
  const faster = m.again.sql / m.again.report
  const seconds = (ms: number | null) => (ms === null ? '–' : (ms / 1000).toFixed(1))
  report(
    {
      name: 'collect-group',
      title: `The group with a million invoices, collected${HALF ? ' (18 months)' : ''}`,
      method: [
        'One task by phone against the sandbox with its latency and its time for export files; one API process, one worker process, embedded PostgreSQL (durable). The sandbox makes its rows while it sends them, on the same machine.',
        `Load of the machine (1 min): ${m.load}. Task ended ${m.end}.`,
        'Report: from its order to READY, waiting for a worker included.',
        `Then the stored rows once more, each time into a new database: by the product's ingest in the batches of the collecting worker, and by bare COPY; ${m.again.copy.length} rounds, interleaved, ratio per round ${spread(ratios, 2)}. The report of them (facts to canonical JSON) and the same plain SQL as in server-report, interleaved, medians.`,
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
        ['stored rows again, bare COPY, s', spread(m.again.copy, 1)],
        ['stored rows again, ingest, s', spread(m.again.ingest, 1)],
        ['report, ms', m.again.report.toFixed(1)],
        ['the same figures as SQL, ms', m.again.sql.toFixed(0)],
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
          name: 'speed of ingest in these batches ÷ speed of bare COPY',
          value: Number(ingest.toFixed(2)),
          goal: '≥ 0.65',
          met: ingest >= 0.65,
        },
        {
          name: 'SQL ÷ report',
          value: Number(faster.toFixed(1)),
          goal: '≥ 60',
          met: faster >= 60,
        },
        {
          name: 'report READY, s',
          clock: 'time',
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
