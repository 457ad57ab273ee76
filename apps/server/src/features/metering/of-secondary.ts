/** What the calls of a secondary customer cost its company, by that company's own records. */
import type { LedgerTx } from '../ledger/index.ts'

/** By product, of a month; what was given back is no cost. 毫. */
export const costsOfMonth = (parent: LedgerTx, childId: number, month: number) =>
  parent.rows<{ product: string; cost: number }>(
    `select product, coalesce(sum(amount) filter (where state <> 'REVERSED'), 0)::int8 as cost from usage_record
      where company_id = $1 and child_id = $2 and month = $3 group by product order by product`,
    [childId, month],
  )

/** Of single calls, by their numbers. 毫. */
export async function costOfCalls(
  parent: LedgerTx,
  childId: number,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await parent.rows<{ no: string; amount: number; state: string }>(
    'select no, amount, state from usage_record where company_id = $1 and child_id = $2 and no = any($3)',
    [childId, numbers],
  )
  return new Map(rows.map(({ no, amount, state }) => [no, state === 'REVERSED' ? 0 : amount]))
}
