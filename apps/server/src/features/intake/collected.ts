/** Batches of collections: they have no file, and no worker of imports takes them. */
import type { TenantDb } from '../../db/tenant.ts'
import { periodOf } from '../facts/coverage/read.ts'
import { rowsOfImport } from '../facts/invoice/read.ts'

/** @returns the number under which the collection's rows are booked */
export async function openCollected(
  tx: TenantDb,
  enterpriseId: number,
  name: string,
): Promise<number> {
  const row = await tx.one<{ id: number }>(
    `insert into import_batch (company_id, enterprise_id, file_name, file_bytes, blob_key, status, message, created_by)
     values ($1, $2, $3, 0, '', 'RUNNING', '正在采集', '企业授权采集') returning id`,
    [enterpriseId, name],
  )
  return row?.id ?? 0
}

/** Ends a batch, its counters taken from what was stored under it. `whole` = nothing is missing. */
export async function closeCollected(
  tx: TenantDb,
  enterpriseId: number,
  id: number,
  whole: boolean,
): Promise<void> {
  const rows = await rowsOfImport(tx, enterpriseId, id)
  const period = await periodOf(tx, enterpriseId, id)
  await tx.run(
    `update import_batch
        set status = $3, progress = 100, message = $4, lease_until = null, finished_at = now(),
            read_count = $5, added_count = $5, first_month = $6, last_month = $7
      where company_id = $1 and id = $2`,
    [
      id,
      whole ? 'DONE' : 'DONE_WITH_ERRORS',
      whole ? '采集完成' : '采集完成，部分数据未取到',
      rows,
      period?.first ?? null,
      period?.last ?? null,
    ],
  )
}
