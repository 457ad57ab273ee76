/**
 * Back to a task by the link of a message, on whatever device: a visit of its own that looks on at the task, with a token of its
 * own. The code leads back for a day from the message, as any token does (docs/decisions/0027).
 */
import { companyOf } from '../../../db/directory.ts'
import type { Database } from '../../../db/pool.ts'
import { tenantOf } from '../../../db/tenant.ts'
import { hashToken } from '../../../security/secret.ts'
import { TASK_HOURS, type TaskRow, taskById } from '../task.ts'

/** The task that a code leads to; null = unknown, or past its time. */
export async function taskOfCode(db: Database, code: string): Promise<TaskRow | null> {
  const hash = hashToken(code)
  const companyId = await companyOf(db, 'TASK', hash)
  if (companyId === null) return null
  const tenant = tenantOf(db, companyId)
  const row = await tenant.one<{ task_id: string }>(
    `select task_id from collect_notice
      where company_id = $1 and code_hash = $2 and coalesce(finished_at, now()) > now() - interval '${TASK_HOURS} hours'`,
    [hash],
  )
  return row && taskById(tenant, row.task_id)
}
