/**
 * A collection that tells a row in the same words as a file before (merge.ts) changes nothing of it, and yet the row is the bureau's from then on: what the bureau
 * alone told is told apart from what files added (bureau-digests.ts). The file's own version is kept beside it (uploaded.ts).
 */
import type { TenantDb } from '../../../../db/tenant.ts'
import { directionCode, type StoredRow } from '../stored-row.ts'
import type { Batch } from './batch.ts'
import { HISTORY_COLUMNS } from './changes.ts'

/** `unchanged`: rows as they are stored, which the batch told in the same words. */
export async function adoptRows(
  tx: TenantDb,
  { importState: { collected }, owner }: Batch,
  unchanged: readonly StoredRow[],
): Promise<void> {
  if (!collected.has(owner.importId)) return
  const ofFiles = unchanged.filter(({ importId }) => !collected.has(importId))
  if (ofFiles.length === 0) return
  const keys = [
    owner.enterpriseId,
    ofFiles.map(({ direction }) => directionCode(direction)),
    ofFiles.map(({ key }) => key),
  ]
  const columns = HISTORY_COLUMNS.replaceAll(/\w+/g, (column) => `i.${column}`)
  await tx.run(
    `insert into invoice_uploaded (${HISTORY_COLUMNS})
     select ${columns} from invoice i join unnest($3::smallint[], $4::text[]) as n (direction, key)
         on i.direction = n.direction and i.invoice_key = n.key
      where i.company_id = $1 and i.enterprise_id = $2
     on conflict do nothing`,
    keys,
  )
  await tx.run(
    `update invoice i set import_id = $5
       from unnest($3::smallint[], $4::text[]) as n (direction, key)
      where i.company_id = $1 and i.enterprise_id = $2 and i.direction = n.direction and i.invoice_key = n.key`,
    [...keys, owner.importId],
  )
}
