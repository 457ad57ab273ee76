/** Planner statistics after large imports. */
import type { Database } from '../../../../db/pool.ts'

/** Fewer rows change no plan. */
const LARGE = 20_000

/**
 * Until autovacuum has looked at a table (up to a minute), PostgreSQL takes it for empty and compares everything with
 * everything. A person opens the evidence sooner than that.
 */
export async function refreshStatistics(db: Database, added: number): Promise<void> {
  const never = await db.one<{ never: boolean }>(
    "select reltuples < 0 as never from pg_class where oid = 'invoice'::regclass",
  )
  if (added >= LARGE || never?.never)
    await db.pool.query('analyze invoice, invoice_item, counterparty, goods, invoice_month')
}
