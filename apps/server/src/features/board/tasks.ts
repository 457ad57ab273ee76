import { likeOf } from '../../db/like.ts'
import type { Value } from '../../db/pool.ts'
import type { CollectEventRow } from '../../db/rows/collect.ts'
import { within } from '../../db/scope.ts'
import type { TenantDb } from '../../db/tenant.ts'
import type { TaskRow } from '../collect/index.ts'
import { isWithdrawn, notWithdrawn } from '../consent/index.ts'

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
> & {
  /** Consent was taken back: the list names the firm no more, the number of the task still leads to its steps. */
  sealed: boolean
}

export interface TaskFilter {
  taxNo?: string | undefined
  taskId?: string | undefined
  state?: string | undefined
  areaCode?: string | undefined
  keyword?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/**
 * Days are China's. `$n is null or …` keeps one prepared statement for every combination of filters. A visit that joined another
 * task is that task. What is not shown is not found by: a firm that took its consent back, by its name.
 */
const WHERE = `where company_id = $1 and joined is null and ($2::text is null or tax_no = $2) and ($3::text is null or state = $3)
  and ($4::text is null or task_id = $4) and ($5::text is null or area_code = $5)
  and ($6::text is null or (enterprise_name ilike $6 or tax_no ilike $6) and ${notWithdrawn('coalesce(enterprise_id, 0)', 'DATA')} or task_id ilike $6 or fin_task_id ilike $6 or contract_no ilike $6)
  and ($7::date is null or created_at >= $7::date::timestamp at time zone 'Asia/Shanghai')
  and ($8::date is null or created_at < ($8::date + 1)::timestamp at time zone 'Asia/Shanghai')`

export async function taskPage(tenant: TenantDb, filter: TaskFilter, page: number, size: number) {
  const values: Value[] = [
    filter.taxNo || null,
    filter.state ?? null,
    filter.taskId || null,
    filter.areaCode || null,
    likeOf(filter.keyword),
    filter.from ?? null,
    filter.to ?? null,
  ]
  const where = `${WHERE} ${within(tenant.scope, values).tasks('collect_task')}`
  const after = values.length + 2
  const [rows, count] = await Promise.all([
    tenant.rows<Listed>(
      `select task_id, fin_task_id, enterprise_name, tax_no, area_code, state, progress, failure, contract_no, created_at, finished_at,
              ${isWithdrawn('enterprise_id', 'DATA')} as sealed
         from collect_task ${where} order by created_at desc, task_id limit $${after} offset $${after + 1}`,
      [...values, size, (page - 1) * size],
    ),
    tenant.one<{ n: number }>(`select count(*) as n from collect_task ${where}`, values),
  ])
  return { total: count?.n ?? 0, rows }
}

export type EventRow = Pick<
  CollectEventRow,
  'at' | 'step' | 'actor' | 'text' | 'bureau_message' | 'ms' | 'ok'
>

/**
 * The first two thousand steps: a task that has more is a fault, and the beginning says which. Once consent was taken back the
 * box still tells what was done, and no longer how much came of it.
 */
export const eventsOf = (tenant: TenantDb, taskId: string) => {
  const values: Value[] = [taskId]
  const seen = within(tenant.scope, values).ofTask('collect_event')
  return tenant.rows<EventRow>(
    `with task as (
       select ${isWithdrawn('enterprise_id', 'DATA')} as sealed from collect_task where company_id = $1 and task_id = $2)
     select at, step, actor, bureau_message, ms, ok,
            case when (select sealed from task) then regexp_replace(text, '：\\d+ 条$', '：已封存') else text end as text
       from collect_event where company_id = $1 and task_id = $2 ${seen} order by n limit 2000`,
    values,
  )
}
