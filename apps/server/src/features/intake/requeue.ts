/** SQL of imports that are read again from the beginning. */
import type { TenantDb } from '../../db/tenant.ts'
import { JOBS_SAYS } from '../../jobs/words.ts'

/** Back to the queue from the beginning of the file; false when it has not failed. */
export const requeueImport = async (tx: TenantDb, id: number): Promise<boolean> =>
  (await requeue(tx, [id], "status = 'FAILED'")) === 1

/** Imports that have ended, to be read again: rows that are as they were leave no trace. */
export const requeueRead = (tx: TenantDb, ids: readonly number[]): Promise<number> =>
  requeue(tx, ids, "status in ('DONE', 'DONE_WITH_ERRORS', 'FAILED')")

/** From the beginning. @param which SQL over the batch */
async function requeue(tx: TenantDb, ids: readonly number[], which: string): Promise<number> {
  const requeued = await tx.rows<{ id: number }>(
    `update import_batch
        set status = 'QUEUED', message = $3, progress = 0, read_count = 0, added_count = 0, updated_count = 0,
            unchanged_count = 0, bad_count = 0, position = 0, forms = '[]', attempt = 0, faults = 0, lease_until = null, finished_at = null
      where company_id = $1 and id = any($2) and ${which} and blob_key <> '' returning id`,
    [[...ids], JOBS_SAYS.queued],
  )
  const again = requeued.map(({ id }) => id)
  for (const table of ['import_error', 'import_check', 'book_question'])
    await tx.run(`delete from ${table} where company_id = $1 and import_id = any($2)`, [again])
  return again.length
}
