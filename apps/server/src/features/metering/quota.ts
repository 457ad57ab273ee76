/** How many calls of the running month count: towards a quota, and towards the next tier of a price. */
import type { LedgerTx } from '../ledger/index.ts'

/** SQL: the month of a moment, as tables have it: year × 12 + month − 1. */
export const monthOf = (at: string): string =>
  `(extract(year from ${at}) * 12 + extract(month from ${at}) - 1)::int`

export const RUNNING = monthOf('now()')

/**
 * SQL: calls of a product that were asked for in the running month, were answered and count, and those of the month that wait for their
 * answer. What was bought before is read again without counting. One that waits over the border stays a call of its own month.
 * @param product SQL of its code; $1 is the company
 */
export const usedSql = (product: string): string =>
  `coalesce((select quota_used from usage_month where company_id = $1 and product = ${product} and month = ${RUNNING}), 0)
   + (select count(*)::int from usage_record
       where company_id = $1 and product = ${product} and state = 'HELD' and why is distinct from 'VALID'
         and at >= date_trunc('month', now()))`

/** Calls of a product that count, under the lock of the ledger or as a look. */
export async function usedOf(db: LedgerTx, product: string): Promise<number> {
  const row = await db.one<{ used: number }>(`select ${usedSql('$2')} as used`, [product])
  return row?.used ?? 0
}
