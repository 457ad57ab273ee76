/** A collection in the list of imports: the rows it booked carry this number, and the office sees where they came from. */
import type { TenantDb } from '../../../db/tenant.ts'
import { claimed } from '../../../jobs/claimed.ts'
import type { Claim } from '../../../jobs/job.ts'
import { areaName } from '../../../outside/bureau/areas.ts'
import { closeCollected, openCollected } from '../../intake/index.ts'
import type { TaskRow } from '../task.ts'

/** The batch of the task, made on its first run. It has no file, and no worker of imports takes it. */
export async function ensureImport(tenant: TenantDb, claim: Claim, task: TaskRow): Promise<number> {
  if (task.import_id !== null) return task.import_id
  return tenant.transaction(async (tx) => {
    const area = areaName(task.area_code ?? '')
    const name = `${area}电子税务局采集（${task.fin_task_id}）`
    const id = await openCollected(tx, task.enterprise_id ?? 0, name)
    await claimed(tx, claim).write('import_id = $4', [id])
    return id
  })
}

export const closeImport = (tx: TenantDb, task: TaskRow, whole: boolean): Promise<void> =>
  closeCollected(tx, task.enterprise_id ?? 0, task.import_id ?? 0, whole)
