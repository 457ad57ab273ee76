/** (a) Ingest of a million invoices with everything that makes reports fast, against bare COPY into the same tables. */
import { startBenchCluster } from '../lib/database.ts'
import { median, report, spread } from '../lib/results.ts'
import { bareCopyBinary, bareCopyText } from './bare-copy.ts'
import { makeDataset } from './dataset.ts'
import { addEnterprise, ingestDataset } from './load.ts'

const INVOICES = Number(process.env.XINJIAN_BENCH_INVOICES ?? 1_000_000)
const ROUNDS = 3

export async function run(): Promise<void> {
  const cluster = await startBenchCluster()
  try {
    const d = makeDataset(INVOICES)
    const ways = {
      'bare COPY, text': bareCopyText,
      'bare COPY, binary': bareCopyBinary,
      ingest: ingestDataset,
    } as const
    const seconds: Record<string, number[]> = {}
    for (let round = 0; round < ROUNDS; round++)
      for (const [name, load] of Object.entries(ways)) {
        const { db, drop } = await cluster.create()
        const enterpriseId = await addEnterprise(db)
        seconds[name] = [...(seconds[name] ?? []), await load(db, enterpriseId, d)]
        await drop()
      }
    const peer = Math.min(
      median(seconds['bare COPY, text']!),
      median(seconds['bare COPY, binary']!),
    )
    const ratio = peer / median(seconds.ingest!)
    report(
      {
        name: 'server-ingest',
        title: 'Ingest of one enterprise against bare COPY',
        method: [
          `${d.invoices} invoices, ${d.lines} lines, 36 months, 5,000 counterparties; rows in memory → committed in durable, indexed tables; ${ROUNDS} rounds, interleaved, each in a new database.`,
          'Bare COPY: ids resolved beforehand, one transaction, nothing but the two tables. The faster of text and binary is the peer.',
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
            name: 'speed of ingest ÷ speed of bare COPY',
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
