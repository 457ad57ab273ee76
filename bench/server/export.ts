/** (d) XLSX of 100,000 evidence rows as the server streams it: time, and growth of memory while it is written. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startBenchCluster } from '../lib/database.ts'
import { median, report, spread } from '../lib/results.ts'
import { makeDataset } from './dataset.ts'
import { storeReport } from './export-report.ts'
import { addEnterprise, ingestDataset } from './load.ts'

const ROWS = 100_000
const ROUNDS = Number(process.env.XINJIAN_BENCH_ROUNDS ?? 3)
const PROCESS = fileURLToPath(new URL('export-process.ts', import.meta.url))
const MIB = 2 ** 20

export async function run(): Promise<void> {
  const cluster = await startBenchCluster()
  try {
    const { db, url, drop } = await cluster.create()
    const id = await addEnterprise(db)
    await ingestDataset(db, id, makeDataset(ROWS))
    await storeReport(db, id)
    const runs: { ms: number; bytes: number; before: number; peak: number }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const { stdout } = await promisify(execFile)(process.execPath, [PROCESS, url])
      runs.push(JSON.parse(stdout))
    }
    const growth = runs.map((r) => (r.peak - r.before) / MIB)
    report(
      {
        name: 'server-export',
        title: 'Export of 100,000 evidence rows as XLSX',
        method: [
          `${ROWS} rows × 13 columns from PostgreSQL to the bytes of the file, in a fresh process each time; resident memory sampled every 10 ms; ${ROUNDS} runs.`,
        ],
        columns: ['what', 'median (min–max)'],
        rows: [
          ['time, ms', spread(runs.map((r) => r.ms))],
          [
            'file, MiB',
            spread(
              runs.map((r) => r.bytes / MIB),
              1,
            ),
          ],
          ['resident before, MiB', spread(runs.map((r) => r.before / MIB))],
          ['growth at most, MiB', spread(growth)],
        ],
        figures: [
          {
            name: 'growth of resident memory, MiB',
            value: Math.round(median(growth)),
            goal: '< 150',
            met: median(growth) < 150,
          },
        ],
      },
      { postgresql: cluster.version },
    )
    await drop()
  } finally {
    await cluster.stop()
  }
}

if (import.meta.main) await run()
