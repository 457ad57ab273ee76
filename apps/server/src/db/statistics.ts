/** Planner statistics after much was written. */
import type { FastifyBaseLogger } from 'fastify'
import { repeating } from '../jobs/repeating.ts'
import type { Database, Db } from './pool.ts'

/** Fewer rows change no plan. */
const FEWEST = 1_000
/** What autovacuum goes by, too (autovacuum_analyze_scale_factor). */
const SHARE = 0.1

/**
 * Until autovacuum has looked at a table (up to a minute), PostgreSQL plans by what it was before, and may compare everything
 * with everything. A person looks at what was written sooner than that. `written`: rows of this work, which the counters of the
 * database may not show yet; counting some twice only looks a little earlier. The first of the tables says whether they are looked at: where
 * `share` of its rows is other than they know.
 */
export async function refreshStatistics(
  db: Database,
  tables: readonly [string, ...string[]],
  written: number,
  share = SHARE,
): Promise<void> {
  if (written === 0) return
  const stale = await db.one<{ stale: boolean }>(
    `select reltuples < 0 or $1 + pg_stat_get_mod_since_analyze(oid) >= greatest(${FEWEST}, $3::float8 * reltuples) as stale
       from pg_class where oid = $2::text::regclass`,
    [written, tables[0], share],
  )
  // Whoever looks at them already looks for all.
  if (stale?.stale) await db.run('select gather_statistics($1::text[])', [tables])
}

const SHARES_MS = 60 * 60_000

/** What no statistics are kept of: companies with much of a table (docs/decisions/0152), and how many enterprises have reports (0305). */
export async function tellPlanner(db: Db): Promise<void> {
  await db.run('select tell_shares()')
  await db.run('select tell_enterprises_of_reports()')
}

/** Tells the planner every hour, in any number of processes. */
export function startShares(db: Database, log: FastifyBaseLogger): () => void {
  return repeating(SHARES_MS, () => tellPlanner(db), {
    log,
    failed: 'shares of companies are not told to the planner',
  })
}
