/** What a piece of work reads, counted by PostgreSQL: no clock of a busy machine decides. */
import { type Database, openDatabase } from '../../src/db/pool.ts'
import { type TenantDb, tenantOf } from '../../src/db/tenant.ts'
import { until } from '../harness.ts'

export interface RowsRead {
  db: Database
  url: string
  tables: readonly string[]
}

/** Rows and entries of indexes of these tables that were read so far. */
async function soFar({ db, tables }: RowsRead): Promise<number> {
  // What the test itself wrote is told by its connection some time after, and would count as read by the work.
  await db.one('select pg_stat_force_next_flush()')
  const row = await db.one<{ n: number }>(
    `select ((select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)) from pg_stat_user_tables where relname = any($1::text[]))
           + (select sum(idx_tup_read) from pg_stat_user_indexes where relname = any($1::text[])))::int8 as n`,
    [[...tables]],
  )
  return row!.n
}

/** What some work reads that reads `least` at least, on a connection of its own: a backend tells what it did when it ends, at the latest. */
export async function readBy(
  of: RowsRead,
  company: number,
  least: number,
  work: (tenant: TenantDb) => Promise<unknown>,
): Promise<number> {
  const before = await soFar(of)
  const own = openDatabase(of.url, () => undefined)
  await work(tenantOf(own, company))
  await own.close()
  return until(async () => {
    const now = (await soFar(of)) - before
    return now >= least && now
  })
}
