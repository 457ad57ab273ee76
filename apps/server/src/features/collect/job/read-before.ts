/** What is held of each month of a book: of this task, or of the last collection of the same program whose rows are still here. */
import { consentOfSource } from '@xinjian/contract/consent/consent-scopes'
import type { DatasetPlan } from '../datasets.ts'
import type { ItemRow } from '../task.ts'
import type { Run } from './run.ts'

/** Month → its mark at the program, and how many rows it gave. */
export type ReadMonths = Record<string, { mark: string; rows: number }>

export async function readBefore(
  { tenant, task }: Run,
  { dataset, source }: DatasetPlan,
  { cursor }: ItemRow,
): Promise<ReadMonths> {
  if (cursor.read) return cursor.read as ReadMonths
  const found = await tenant.one<{ read: ReadMonths | null }>(
    `select i.cursor -> 'read' as read
       from collect_item i join collect_task t on t.company_id = i.company_id and t.task_id = i.task_id
      where i.company_id = $1 and t.enterprise_id = $2 and t.area_code = $3 and t.kind = 'ERP' and t.sealed_at is null
        and i.dataset = $4 and i.cursor ? 'read'
        and coalesce(i.finished_at, i.started_at) > coalesce((
          select max(c.revoked_at) from auth_contract c
           where c.company_id = $1 and c.enterprise_id = $2 and c.code = $5), '-infinity')
      order by coalesce(i.finished_at, i.started_at) desc limit 1`,
    [task.enterprise_id, task.area_code, dataset, consentOfSource(source)],
  )
  return found?.read ?? {}
}
