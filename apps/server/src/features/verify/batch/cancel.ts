import type { TenantTx } from '../../../db/tenant.ts'
import { endRest } from './checks.ts'
import { addDone, type BatchRecord, batchOf, cancelBatch } from './store.ts'

/** Ends a table, and gives its rows that waited for one above them their result. False: it had ended. */
export async function cancelTable(
  tx: TenantTx,
  {
    no,
    phase,
    retries,
    made_by: madeBy,
  }: Pick<BatchRecord, 'no' | 'phase' | 'retries' | 'made_by'>,
): Promise<boolean> {
  if (!(await cancelBatch(tx, no))) return false
  if (phase === 'CHECK' && (await batchOf(tx, no))?.status !== 'RUNNING')
    await addDone(tx, no, await endRest(tx, { no, retries }, madeBy))
  return true
}
