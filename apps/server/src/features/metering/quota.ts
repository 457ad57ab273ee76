import type { LedgerTx } from '../ledger/index.ts'

/** Calls of the running month that count towards a quota: those that were bought, and those that wait for their answer. */
export async function usedOf(db: LedgerTx, product: string): Promise<number> {
  const row = await db.one<{ used: number }>(
    `select coalesce((select quota_used from usage_month where company_id = $1 and product = $2
                         and month = (extract(year from now()) * 12 + extract(month from now()) - 1)::int), 0)
          + (select count(*)::int from usage_record
              where company_id = $1 and product = $2 and state = 'HELD' and why is distinct from 'VALID') as used`,
    [product],
  )
  return row?.used ?? 0
}
