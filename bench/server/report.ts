/**
 * (b) The invoice report from stored digests, against plain SQL over the same rows; and how its cost grows with invoices while
 * months and counterparties stay.
 */
import { invoiceReport } from '@xinjian/engine/invoice/report'
import { canonicalJson } from '@xinjian/format'
import type { Database } from '../../apps/server/src/db/pool.ts'
import { tenantOf } from '../../apps/server/src/db/tenant.ts'
import { loadFacts } from '../../apps/server/src/features/facts/invoice/load-facts.ts'
import { startBenchCluster } from '../lib/database.ts'
import { median, report, spread } from '../lib/results.ts'
import { makeDataset } from './dataset.ts'
import { addEnterprise, ingestDataset } from './load.ts'
import { sqlIndicators } from './sql-indicators.ts'

const INVOICES = Number(process.env.XINJIAN_BENCH_INVOICES ?? 1_000_000)
const ROUNDS = Number(process.env.XINJIAN_BENCH_ROUNDS ?? 9)
/** A server that has made some reports before: the compiler of Node has settled. */
const WARM_UP = 20
/** December 2025, the last month of the data. */
const THROUGH = 2025 * 12 + 11
const SQL = sqlIndicators(THROUGH)

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

async function reportOnce(db: Database, id: number): Promise<{ load: number; make: number }> {
  const started = performance.now()
  const { facts } = await loadFacts(tenantOf(db, 1), id)
  const loaded = performance.now()
  canonicalJson(invoiceReport(facts, { through: THROUGH }))
  return { load: loaded - started, make: performance.now() - loaded }
}

async function sqlOnce(db: Database, id: number, times: Map<string, number[]>): Promise<number> {
  let sum = 0
  for (const { name, sql } of SQL) {
    const ms = await timed(() => db.rows(sql, [id]))
    times.set(name, [...(times.get(name) ?? []), ms])
    sum += ms
  }
  return sum
}

export async function run(): Promise<void> {
  const cluster = await startBenchCluster()
  try {
    const { db, drop } = await cluster.create()
    const big = makeDataset(INVOICES)
    const id = await addEnterprise(db)
    await ingestDataset(db, id, big)
    const smallId = await addEnterprise(db, 1, '91440300MA5BENCH1X')
    await ingestDataset(db, smallId, makeDataset(Math.round(INVOICES / 10)))
    // What autovacuum would have done by the time somebody asks: the SQL gets statistics and a visibility map.
    await db.pool.query('vacuum (analyze) invoice, invoice_item, counterparty, invoice_month')

    const own: { load: number; make: number }[] = []
    const small: number[] = []
    const sql: number[] = []
    const bySql = new Map<string, number[]>()
    for (let warm = 0; warm < WARM_UP; warm++) await reportOnce(db, id)
    await sqlOnce(db, id, new Map())
    for (let round = 0; round < ROUNDS; round++) {
      own.push(await reportOnce(db, id))
      const s = await reportOnce(db, smallId)
      small.push(s.load + s.make)
      sql.push(await sqlOnce(db, id, bySql))
    }
    const total = own.map((o) => o.load + o.make)
    const share = median(total) / median(sql)
    const growth = median(total) / median(small)
    report(
      {
        name: 'server-report',
        title: 'Invoice report of a large enterprise against plain SQL over its rows',
        method: [
          `${big.invoices} invoices, ${big.lines} lines, 36 months, 5,000 counterparties; embedded PostgreSQL, warm; medians of ${ROUNDS} interleaved rounds after ${WARM_UP} reports of warm-up.`,
          'Report: facts from the database to the finished canonical JSON, with every indicator, rule, table and the score.',
          `SQL: ${SQL.length} queries over rows and lines (a part of what the report shows), one connection pool, prepared, tables vacuumed and analysed.`,
          'A tenth of the invoices with the same months and counterparties shows that the cost does not follow invoices (rare counterparties are fewer there, so it is not quite the same work).',
        ],
        columns: ['what', 'ms median (min–max)'],
        rows: [
          [
            'report: load facts',
            spread(
              own.map((o) => o.load),
              1,
            ),
          ],
          [
            'report: compute',
            spread(
              own.map((o) => o.make),
              1,
            ),
          ],
          ['report: both', spread(total, 1)],
          ['report with a tenth of the invoices', spread(small, 1)],
          ['SQL: sum', spread(sql, 0)],
          ...[...bySql].map(([name, ms]) => [`SQL: ${name}`, spread(ms, 1)]),
        ],
        figures: [
          {
            name: 'SQL ÷ report',
            value: Number((1 / share).toFixed(1)),
            goal: '≥ 60',
            met: share <= 1 / 60,
          },
          {
            name: 'report of 10 × the invoices ÷ report',
            value: Number(growth.toFixed(2)),
            goal: '≤ 2 (10 would be linear)',
            met: growth <= 2,
            ours: true,
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
