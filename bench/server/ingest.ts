/** (a) Ingest of a million invoices with everything that makes reports fast, against bare COPY into the same tables. */
import { startBenchCluster } from '../lib/database.ts'
import { median, report, spread } from '../lib/results.ts'
import { bareCopy } from './bare-copy.ts'
import { makeDataset } from './dataset.ts'
import { addEnterprise, ingestDataset } from './load.ts'

const INVOICES = Number(process.env.XINJIAN_BENCH_INVOICES ?? 1_000_000)
const ROUNDS = Number(process.env.XINJIAN_BENCH_ROUNDS ?? 4)

export async function run(): Promise<void> {
  const cluster = await startBenchCluster()
  try {
    const d = makeDataset(INVOICES)
    const ways = { 'bare COPY': bareCopy, ingest: ingestDataset } as const
    const seconds: Record<keyof typeof ways, number[]> = { 'bare COPY': [], ingest: [] }
    for (let round = 0; round < ROUNDS; round++) {
      // Which goes first alternates: a busy minute hits both.
      const order = (['bare COPY', 'ingest'] as const).toSorted(() => (round % 2 ? -1 : 1))
      for (const name of order) {
        const { db, drop } = await cluster.create()
        seconds[name].push(await ways[name](db, await addEnterprise(db), d))
        await drop()
      }
    }
    const ratios = seconds.ingest.map((s, round) => seconds['bare COPY'][round]! / s)
    const ratio = median(ratios)
    report(
      {
        name: 'server-ingest',
        title: 'Ingest of one enterprise against bare COPY',
        method: [
          `${d.invoices} invoices, ${d.lines} lines, 36 months, 5,000 counterparties; rows in memory → committed in durable, indexed tables; ${ROUNDS} rounds, interleaved, each in a new database; ratio per round ${spread(ratios, 2)}.`,
          'Bare COPY: ids resolved beforehand, one transaction, nothing but the two tables.',
          'Ingest: dictionaries, duplicate detection, change detection, month digests, revision, one transaction per 40,000 invoices.',
        ],
        columns: ['way', 's median (min–max)', 'invoices/s'],
        rows: Object.entries(seconds).map(([name, s]) => [
          name,
          spread(s, 2),
          Math.round(d.invoices / median(s)),
        ]),
        figures: [
          {
            name: 'speed of ingest ÷ speed of bare COPY, median of the rounds',
            value: Number(ratio.toFixed(2)),
            goal: '≥ 0.65',
            met: ratio >= 0.65,
          },
        ],
      },
      { postgresql: cluster.version },
    )
  } finally {
    await cluster.stop()
  }
}

if (import.meta.main) await run()
