/** Bank lines of files that hold again because what a program told of them left: held against what later files told of the same account. */
import type { TenantDb } from '../../../../../db/tenant.ts'
import { currentRows } from '../../dataset.ts'
import { factsOf, writeRows } from '../../write-facts.ts'
import { bankDigest } from '../digest/bank.ts'
import { uploadOf } from '../write-book.ts'
import { placeStatement } from './place-statement.ts'

const LINE = `b.account, b.booked_on::text as date, b.booked_at as time, (b.received / 100.0)::text as received, (b.paid / 100.0)::text as paid,
  (b.balance / 100.0)::text as balance, b.party, b.summary as text, b.nth`

/**
 * As if each of their files came once more. Whose account they are of may since be known: what is the same as lines that hold goes under these, never
 * counted twice. Where it cannot be told they hold as they stand.
 * @param keys of the rows that hold again
 */
export async function placeReturned(
  tx: TenantDb,
  enterpriseId: number,
  keys: readonly string[],
): Promise<void> {
  // Which accounts there are is read of its months.
  await bankDigest.refresh(tx, enterpriseId, null)
  const rows = await tx.rows<Record<string, unknown> & { task_id: string }>(
    `select b.task_id, ${LINE} from ${currentRows('bank_line')} b where b.row_key = any($3) order by b.booked_on, b.nth, b.row_key`,
    [enterpriseId, [...keys]],
  )
  for (const [importId, lines] of Map.groupBy(rows, (row) => row.task_id)) {
    const from = uploadOf({ enterpriseId, importId: Number(importId) })
    const placed = await placeStatement(tx, from, lines)
    if ('unsure' in placed) continue
    const facts = placed.lines.flatMap((line) => factsOf('BANK_LINE', 'BANK_LINES', line))
    await writeRows(tx, from, facts, 'BANK_LINE')
  }
}
