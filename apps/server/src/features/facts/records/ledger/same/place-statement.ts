/** Before a statement is written: its lines as full as what is held of them, and what they stand for taken back. */
import type { TenantDb } from '../../../../../db/tenant.ts'
import { lockFactMarks } from '../../../../enterprise/index.ts'
import type { Provenance } from '../../fact-row.ts'
import { retire } from '../../files/retire.ts'
import { bankDigest } from '../digest/bank.ts'
import { type Placed, placedLines } from './statement-account.ts'

export async function placeStatement<L extends Readonly<Record<string, unknown>>>(
  tx: TenantDb,
  from: Provenance,
  lines: readonly L[],
): Promise<{ lines: L[] } | Extract<Placed, { unsure: unknown }>> {
  await lockFactMarks(tx, from.enterpriseId)
  const placed = await placedLines(tx, from.enterpriseId, lines)
  if ('unsure' in placed) return placed
  if (placed.replaced.length > 0) {
    await retire(tx, from, 'bank_line', placed.replaced)
    await bankDigest.refresh(tx, from.enterpriseId, null)
  }
  return { lines: placed.lines as L[] }
}
