/** Planner statistics after imports and collections. */
import type { Database } from '../../../../db/pool.ts'

/** Fewer rows change no plan. */
const FEWEST = 1_000
/** What autovacuum goes by, too (autovacuum_analyze_scale_factor). */
const SHARE = 0.1

/**
 * Until autovacuum has looked at a table (up to a minute), PostgreSQL plans by what it was before, and may compare everything
 * with everything. A person opens a report sooner than that. `written`: rows of this import, which the counters of the
 * database may not show yet; counting some twice only looks a little earlier.
 */
export async function refreshStatistics(db: Database, written: number): Promise<void> {
  const stale = await db.one<{ stale: boolean }>(
    `select reltuples < 0 or $1 + pg_stat_get_mod_since_analyze(oid) >= greatest(${FEWEST}, ${SHARE} * reltuples) as stale
       from pg_class where oid = 'invoice'::regclass`,
    [written],
  )
  // Whoever looks at them already looks for all.
  if (stale?.stale)
    await db.pool.query(
      'analyze (skip_locked) invoice, invoice_item, counterparty, goods, invoice_month',
    )
}
