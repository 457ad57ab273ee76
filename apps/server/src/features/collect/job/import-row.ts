/** A collection in the list of imports: the rows it booked carry this number, and the office sees where they came from. */

import { areaName } from '@xinjian/format/bureau/areas'
import type { TenantDb } from '../../../db/tenant.ts'
import { claimed } from '../../../jobs/claimed.ts'
import type { Claim } from '../../../jobs/job.ts'
import { openCollected, reopenCollected } from '../../intake/index.ts'
import type { TaskRow } from '../task.ts'

/**
 * The batch of the task, made on its first run and gone on with by later ones. It has no file, and no worker of imports takes
 * it: it ends with the task (flow.ts).
 */
export const ensureImport = (tenant: TenantDb, claim: Claim, task: TaskRow): Promise<number> =>
  tenant.transaction(async (tx) => {
    if (task.import_id !== null) {
      await claimed(tx, claim).hold()
      await reopenCollected(tx, task.import_id)
      return task.import_id
    }
    const area = areaName(task.area_code ?? '')
    const name = `${area}电子税务局采集（${task.fin_task_id}）`
    const id = await openCollected(tx, task.enterprise_id ?? 0, name)
    await claimed(tx, claim).write('import_id = $4', [id])
    return id
  })
