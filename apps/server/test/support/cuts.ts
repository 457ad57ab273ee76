/** Database connections cut by hand: at once, or at the very moment a statement reaches a table. */
import pg from 'pg'
import type { Database } from '../../src/db/pool.ts'
import { until } from '../harness.ts'

/** Cuts the connections of this database that fit; waits until there is one. `where` = SQL over pg_stat_activity. */
export const cutOnce = (db: Database, where: string): Promise<unknown> =>
  until(async () => {
    const cut = await db.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and ${where}`,
    )
    return cut.length > 0
  })

/**
 * Cuts whoever reaches `table` next with a write (`reading`: with anything): the table is held until somebody waits for it,
 * that one is cut, and then the table is free again.
 */
export async function cutAtTable(
  url: string,
  table: string,
  ready?: () => Promise<unknown>,
  reading = false,
) {
  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  try {
    await holder.query('begin')
    const mode = reading ? 'access exclusive' : 'share row exclusive'
    await holder.query(`lock table ${table} in ${mode} mode`)
    await ready?.()
    await until(async () => {
      const { rows } = await holder.query(
        // Not pg_stat_activity: a transaction sees it as it was at its first look.
        `select pg_terminate_backend(pid) from (select distinct pid from pg_locks where not granted) waiting
          where pg_backend_pid() = any(pg_blocking_pids(pid))`,
      )
      return rows.length > 0
    }, 60_000)
  } finally {
    await holder.query('rollback').catch(() => undefined)
    await holder.end()
  }
}
