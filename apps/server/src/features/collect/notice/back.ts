/**
 * Back to a task on whatever device, by the link of a message or by a short code that another device made: a visit of its own that looks on
 * at the task, with a token of its own. The code of a message leads back for a day, as any token does (docs/decisions/0027); a short
 * one once.
 */
import { companyOf } from '../../../db/directory.ts'
import type { Database } from '../../../db/pool.ts'
import { tenantOf } from '../../../db/tenant.ts'
import { hashToken } from '../../../security/secret.ts'
import { isShareCode, takeShare } from '../calls/share.ts'
import { TASK_HOURS, type TaskRow, taskById } from '../task.ts'

/** The task that a code leads to; null = unknown, or past its time. */
export async function taskOfCode(db: Database, code: string): Promise<TaskRow | null> {
  const short = isShareCode(code)
  const hash = hashToken(short ? code.toUpperCase() : code)
  const companyId = await companyOf(db, 'TASK', hash)
  if (companyId === null) return null
  const tenant = tenantOf(db, companyId)
  if (short) {
    const taskId = await takeShare(tenant, code)
    return taskId === null ? null : taskById(tenant, taskId)
  }
  const row = await tenant.one<{ task_id: string }>(
    `select task_id from collect_notice
      where company_id = $1 and code_hash = $2 and coalesce(finished_at, now()) > now() - interval '${TASK_HOURS} hours'`,
    [hash],
  )
  return row && taskById(tenant, row.task_id)
}
