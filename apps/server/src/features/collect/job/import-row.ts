/** A collection in the list of imports: the rows it booked carry this number, and the office sees where they came from. */
import type { TenantDb } from '../../../db/tenant.ts'
import { claimed } from '../../../jobs/claimed.ts'
import type { Claim } from '../../../jobs/job.ts'
import { areaName } from '../areas.ts'
import type { TaskRow } from '../task.ts'

/** The batch of the task, made on its first run. It has no file, and no worker of imports takes it. */
export async function ensureImport(tenant: TenantDb, claim: Claim, task: TaskRow): Promise<number> {
  if (task.import_id !== null) return task.import_id
  return tenant.transaction(async (tx) => {
    const row = await tx.one<{ id: number }>(
      `insert into import_batch (company_id, enterprise_id, file_name, file_bytes, blob_key, status, message, created_by)
       values ($1, $2, $3, 0, '', 'RUNNING', '正在采集', '企业授权采集') returning id`,
      [
        task.enterprise_id,
        `${areaName(task.area_code ?? '')}电子税务局采集（${task.fin_task_id}）`,
      ],
    )
    const id = row?.id ?? 0
    await claimed(tx, claim).write('import_id = $4', [id])
    return id
  })
}

/** Its counters, from what was stored under it. */
export const closeImport = (tx: TenantDb, task: TaskRow, whole: boolean) =>
  tx.run(
    `update import_batch b
        set status = $4, progress = 100, message = $5, lease_until = null, finished_at = now(),
            read_count = n.rows, added_count = n.rows, first_month = p.first_month, last_month = p.last_month
       from (select count(*) as rows from invoice where company_id = $1 and enterprise_id = $3 and import_id = $2) n,
            (select min(first_month) as first_month, max(last_month) as last_month from invoice_period
              where company_id = $1 and enterprise_id = $3 and import_id = $2) p
      where b.company_id = $1 and b.id = $2`,
    [
      task.import_id ?? 0,
      task.enterprise_id ?? 0,
      whole ? 'DONE' : 'DONE_WITH_ERRORS',
      whole ? '采集完成' : '采集完成，部分数据未取到',
    ],
  )
