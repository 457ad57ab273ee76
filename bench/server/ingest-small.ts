/** (a2) Small files into an enterprise that has a million invoices, against the same files into one that has ten thousand. */
import type { Database } from '../../apps/server/src/db/pool.ts'
import { tenantOf } from '../../apps/server/src/db/tenant.ts'
import {
  openIngest,
  refreshScans,
  refreshStatistics,
} from '../../apps/server/src/features/facts/invoice/write.ts'
import { startBenchCluster } from '../lib/database.ts'
import { type Figure, median, report, spread } from '../lib/results.ts'
import { type Dataset, incomingAt, makeDataset } from './dataset.ts'
import { addEnterprise, ingestDataset } from './load.ts'

const INVOICES = Number(process.env.XINJIAN_BENCH_INVOICES ?? 1_000_000)
const SMALL = INVOICES / 100
const ROWS = 200
const FILES = 12
/** Files of one month, as enterprises send them, and files that touch every month. */
const SPREADS = { 'of one month': 1, 'over 36 months': 36 } as const
/** The digest of a month has a line per counterparty: a file that touches all months writes 72 of them, larger ones here. */
const GOALS = { 'of one month': 1.5, 'over 36 months': 5 } as const

/** Milliseconds that a person who sends a file never notices. */
const CLOCK = { 'of one month': 100, 'over 36 months': 500 } as const

/** File `n`: new invoices with the shape of the dataset's; their keys are nobody's yet. */
function fileOf(d: Dataset, n: number, months: number) {
  const span = Math.floor((d.invoices * months) / 36)
  return Array.from({ length: ROWS }, (_, i) => {
    const at = d.invoices - span + ((i * Math.floor(span / ROWS) + n) % span)
    return { ...incomingAt(d, at), key: `99${months}${String(n).padStart(8, '0')}${i}` }
  })
}

/** As the job does it, without reading the file; milliseconds. */
async function importFile(db: Database, enterpriseId: number, d: Dataset, n: number, m: number) {
  const rows = fileOf(d, n, m)
  const tenant = tenantOf(db, 1)
  const started = performance.now()
  const ingest = await openIngest(tenant, enterpriseId, 1_000 + n, { readOnce: true })
  let added = 0
  await ingest.add(rows, async (_tx, booked) => {
    added += booked.added
  })
  await ingest.finish()
  await refreshStatistics(db, added)
  await refreshScans(tenant, enterpriseId, added)
  if (added !== ROWS) throw new Error(`${added} rows were added, not ${ROWS}`)
  return performance.now() - started
}

function figuresOf(name: keyof typeof SPREADS, small: number, large: number): Figure[] {
  const ratio = Number((large / small).toFixed(2))
  const ms = Math.round(large)
  return [
    {
      name: `time of a file ${name} at ${INVOICES} stored ÷ at ${SMALL}`,
      value: ratio,
      goal: `≤ ${GOALS[name]}`,
      met: ratio <= GOALS[name],
      ours: true,
    },
    {
      name: `ms of a file ${name} at ${INVOICES} stored`,
      value: ms,
      clock: 'time',
      goal: `≤ ${CLOCK[name]}`,
      met: ms <= CLOCK[name],
    },
  ]
}

export async function run(): Promise<void> {
  const cluster = await startBenchCluster()
  try {
    const { db } = await cluster.create()
    const sizes = [SMALL, INVOICES].map((n) => makeDataset(n))
    const ids: number[] = []
    for (const [i, d] of sizes.entries()) {
      ids.push(await addEnterprise(db, 1, `91440300MA5BENCH${i}X`))
      await ingestDataset(db, ids[i]!, d)
      await refreshScans(tenantOf(db, 1), ids[i]!, d.invoices)
    }
    await db.pool.query('vacuum (analyze)')
    const rows: (string | number)[][] = []
    const figures: Figure[] = []
    for (const name of ['of one month', 'over 36 months'] as const) {
      const months = SPREADS[name]
      const ms = [[], []] as [number[], number[]]
      for (let n = 0; n < FILES; n++)
        for (const i of [0, 1] as const) {
          const took = await importFile(db, ids[i]!, sizes[i]!, n, months)
          // The first of each warms caches and plans.
          if (n > 1) ms[i].push(took)
        }
      figures.push(...figuresOf(name, median(ms[0]), median(ms[1])))
      for (const i of [0, 1] as const) rows.push([name, sizes[i]!.invoices, spread(ms[i])])
    }
    await db.close()
    report(
      {
        name: 'server-ingest-small',
        title: 'Small files into a large enterprise',
        method: [
          `Files of ${ROWS} new invoices with lines; rows in memory → committed, statistics and scans as an import leaves them; ${FILES - 2} files of each kind after two that warm up, the two enterprises in turn.`,
          `Enterprises of ${SMALL} and of ${INVOICES} invoices in 36 months.`,
        ],
        columns: ['files', 'invoices stored', 'ms a file, median (min–max)'],
        rows,
        figures,
      },
      { postgresql: cluster.version },
    )
  } finally {
    await cluster.stop()
  }
}

if (import.meta.main) await run()
