/** A task that is signed anew after what it had brought was taken out with its first consent. */
import type { TenantDb } from '../../db/tenant.ts'

/** It has brought nothing: every dataset is collected again, under the new consent. */
export const forgetTakenOut = (tx: TenantDb, taskId: string): Promise<number> =>
  tx.run(
    `with anew as (
       update collect_task set sealed_at = null where company_id = $1 and task_id = $2 and sealed_at is not null returning task_id)
     update collect_item i
        set state = 'PENDING', rows = 0, done = 0, cursor = '{}', tries = 0, error = null, first_period = null, last_period = null,
            started_at = null, finished_at = null
       from anew where i.company_id = $1 and i.task_id = anew.task_id`,
    [taskId],
  )
