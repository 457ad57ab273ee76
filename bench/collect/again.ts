/**
 * The ratios of the first benches, for what the collection stored: its rows written again by the product's ingest in the
 * collecting worker's batches and by bare COPY; its report against plain SQL over them.
 */
import { invoiceReport } from '@xinjian/engine/invoice/report'
import { canonicalJson } from '@xinjian/format'
import type { Database } from '../../apps/server/src/db/pool.ts'
import { tenantOf } from '../../apps/server/src/db/tenant.ts'
import { BATCH_ROWS } from '../../apps/server/src/features/collect/job/batcher.ts'
import { loadFacts } from '../../apps/server/src/features/facts/invoice/load-facts.ts'
import type { BenchCluster } from '../lib/database.ts'
import { median } from '../lib/results.ts'
import { bareCopy } from '../server/bare-copy.ts'
import type { Dataset } from '../server/dataset.ts'
import { addEnterprise, ingestDataset } from '../server/load.ts'
import { sqlIndicators } from '../server/sql-indicators.ts'

const ROUNDS = Number(process.env.XINJIAN_BENCH_ROUNDS ?? 3)
const REPORTS = 7
const WARM_UP = 10

export interface Again {
  /** Seconds of each round. */
  copy: number[]
  ingest: number[]
  /** Milliseconds, medians. */
  report: number
  sql: number
}

export async function again(cluster: BenchCluster, d: Dataset): Promise<Again> {
  const seconds: { copy: number[]; ingest: number[] } = { copy: [], ingest: [] }
  const ways = {
    copy: bareCopy,
    ingest: (db: Database, id: number) => ingestDataset(db, id, d, BATCH_ROWS),
  }
  let reported = { report: 0, sql: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    for (const way of (['copy', 'ingest'] as const).toSorted(() => (round % 2 ? -1 : 1))) {
      const { db, drop } = await cluster.create()
      const id = await addEnterprise(db)
      seconds[way].push(await ways[way](db, id, d))
      if (way === 'ingest' && round === ROUNDS - 1) reported = await reportOf(db, id, d)
      await drop()
    }
  }
  return { ...seconds, ...reported }
}

async function reportOf(
  db: Database,
  id: number,
  d: Dataset,
): Promise<{ report: number; sql: number }> {
  await db.pool.query('vacuum (analyze) invoice, invoice_item, counterparty, invoice_month')
  const last = new Date(d.day.reduce((a, b) => Math.max(a, b)) * 86_400_000)
  const through = last.getUTCFullYear() * 12 + last.getUTCMonth()
  const timed = async (work: () => Promise<unknown>) => {
    const started = performance.now()
    await work()
    return performance.now() - started
  }
  const report = async () => {
    const { facts } = await loadFacts(tenantOf(db, 1), id)
    canonicalJson(invoiceReport(facts, { through }))
  }
  const sql = async () => {
    for (const one of sqlIndicators(through)) await db.rows(one.sql, [id])
  }
  for (let i = 0; i < WARM_UP; i++) await report()
  await sql()
  const times = { report: [] as number[], sql: [] as number[] }
  for (let i = 0; i < REPORTS; i++) {
    times.report.push(await timed(report))
    times.sql.push(await timed(sql))
  }
  return { report: median(times.report), sql: median(times.sql) }
}
