import type { Db } from '../../db/pool.ts'

/** Companies that fell below their line and were not told yet; taken once. Those that rose above it may be told again. */
export async function takeLow(db: Db): Promise<number[]> {
  await db.run(
    'update ledger set warned_at = null where warned_at is not null and available + credit_limit >= warn_below',
  )
  const rows = await db.rows<{ company_id: number }>(
    `update ledger set warned_at = now()
      where warned_at is null and available + credit_limit < warn_below returning company_id`,
  )
  return rows.map((row) => row.company_id)
}
