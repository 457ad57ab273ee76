/** Bank lines of files that hold again because what a program told of them left: held against what later files told of the same account. */
import type { TenantDb } from '../../../../../db/tenant.ts'
import { currentRows } from '../../dataset.ts'
import { factsOf, writeRows } from '../../write-facts.ts'
import { bankDigest } from '../digest/bank.ts'
import { uploadOf } from '../write-book.ts'
import { placeStatement } from './place-statement.ts'

interface Row extends Record<string, unknown> {
  key: string
  task_id: string
}

/** Day and amounts as the file wrote them: they name the row (`bankLineKey`), and the same line must come to the same name. */
function lineOf({ key, task_id: _, ...rest }: Row) {
  const [date, received, paid, balance] = key
    .replace(/#\d+$/, '')
    .split('/')
    .slice(-4)
    .map((text) => text || null)
  return { ...rest, date, received, paid, balance }
}

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
  const all = await tx.rows<Row>(
    `select b.row_key as key, b.task_id, b.account, b.booked_at as time, b.party, b.summary as text, b.nth from ${currentRows('bank_line')} b
      where b.row_key = any($3) order by b.booked_on, b.nth, b.row_key`,
    [enterpriseId, [...keys]],
  )
  for (const [importId, rows] of Map.groupBy(all, (row) => row.task_id)) {
    const from = uploadOf({ enterpriseId, importId: Number(importId) })
    const placed = await placeStatement(tx, from, rows.map(lineOf))
    if ('unsure' in placed) continue
    const facts = placed.lines.flatMap((line) => factsOf('BANK_LINE', 'BANK_LINES', line))
    await writeRows(tx, from, facts, 'BANK_LINE')
  }
}
