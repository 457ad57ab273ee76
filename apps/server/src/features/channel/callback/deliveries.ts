import type { Value } from '../../../db/pool.ts'
import { within } from '../../../db/scope.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import { wired } from '../../../http/rows/wired.ts'

const SHOWN = 5

interface Row {
  callback_no: string
  task_id: string | null
  enterprise_name: string | null
  event: string
  status: 'QUEUED' | 'RUNNING' | 'DONE' | 'FAILED'
  retries: number
  created_at: Date
  due_at: Date
  finished_at: Date | null
}

/** What the channel was told last, newest first, and what came of it. */
export async function lastDeliveries(tenant: TenantDb, channel: string) {
  const values: Value[] = [channel]
  // What belongs to no task is of nobody's link: it is shown to those who see the whole company.
  const seen = within(tenant.scope, values).tasks('t')
  const rows = await tenant.rows<Row>(
    `select b.callback_no, b.task_id, t.enterprise_name, b.body::jsonb ->> 'event' as event, b.status, b.retries,
            b.created_at, b.due_at, b.finished_at
       from collect_callback b
       left join collect_task t on t.company_id = b.company_id and t.task_id = b.task_id
      where b.company_id = $1 and b.channel = $2 ${seen}
      order by b.created_at desc limit ${SHOWN}`,
    values,
  )
  return rows.map((row) => ({
    ...wired(row, 'callback_no task_id enterprise_name event status created_at finished_at'),
    failures: row.retries,
    dueAt: row.status === 'QUEUED' ? row.due_at.toISOString() : null,
  }))
}
