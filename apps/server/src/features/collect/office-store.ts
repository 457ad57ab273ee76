import type { TenantDb } from '../../db/tenant.ts'
import type { TaskRow } from './task.ts'

type Listed = Pick<
  TaskRow,
  | 'task_id'
  | 'fin_task_id'
  | 'enterprise_name'
  | 'tax_no'
  | 'area_code'
  | 'state'
  | 'progress'
  | 'failure'
  | 'contract_no'
  | 'created_at'
  | 'finished_at'
>

const WHERE = `where company_id = $1 and ($2::text is null or tax_no = $2) and ($3::text is null or state = $3)`

export async function taskPage(
  tenant: TenantDb,
  filter: { taxNo?: string | undefined; state?: string | undefined },
  page: number,
  size: number,
) {
  const values = [filter.taxNo || null, filter.state ?? null]
  const [rows, count] = await Promise.all([
    tenant.rows<Listed>(
      `select task_id, fin_task_id, enterprise_name, tax_no, area_code, state, progress, failure, contract_no, created_at, finished_at
         from collect_task ${WHERE} order by created_at desc, task_id limit $4 offset $5`,
      [...values, size, (page - 1) * size],
    ),
    tenant.one<{ n: number }>(`select count(*) as n from collect_task ${WHERE}`, values),
  ])
  return { total: count?.n ?? 0, rows }
}

export interface EventRow {
  at: Date
  step: string
  actor: 'USER' | 'SYSTEM' | 'BUREAU'
  text: string
  bureau_message: string | null
  ms: number | null
  ok: boolean
}

/** The first two thousand steps: a task that has more is a fault, and the beginning says which. */
export const eventsOf = (tenant: TenantDb, taskId: string) =>
  tenant.rows<EventRow>(
    `select at, step, actor, text, bureau_message, ms, ok from collect_event
      where company_id = $1 and task_id = $2 order by n limit 2000`,
    [taskId],
  )
