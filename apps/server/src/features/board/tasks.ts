import { likeBy, likeOf } from '../../db/like.ts'
import { onDays } from '../../db/lists/days.ts'
import { walkedPage } from '../../db/lists/far.ts'
import { amongOf, lookUp, walkedSql } from '../../db/lists/worded.ts'
import type { Counted } from '../../db/page.ts'
import type { Value } from '../../db/pool.ts'
import type { CollectEventRow } from '../../db/rows/collect.ts'
import { within } from '../../db/scope.ts'
import type { TenantDb } from '../../db/tenant.ts'
import type { TaskRow } from '../collect/index.ts'
import { isCollectionWithdrawn, notWithdrawn } from '../consent/index.ts'

type Listed = Pick<
  TaskRow,
  | 'task_id'
  | 'fin_task_id'
  | 'enterprise_name'
  | 'tax_no'
  | 'kind'
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

/** Days are China's. What is not shown is not found by: a firm that took its consent back, by its name. */
async function foundBy(
  tenant: TenantDb,
  filter: TaskFilter,
  values: Value[],
): Promise<{ found: string; walked: boolean }> {
  const put = (value: Value) => `$${values.push(value) + 1}`
  // A visit that joined another task is that task.
  const conditions = ['company_id = $1', 'joined is null']
  if (filter.taxNo) conditions.push(`tax_no = ${put(filter.taxNo)}`)
  if (filter.state) conditions.push(`state = ${put(filter.state)}`)
  if (filter.taskId) conditions.push(`task_id = ${put(filter.taskId)}`)
  if (filter.areaCode) conditions.push(`area_code = ${put(filter.areaCode)}`)
  conditions.push(...onDays('created_at', filter, put))
  let walked = false
  if (filter.keyword) {
    const like = put(likeOf(filter.keyword))
    const by = likeBy(filter.keyword)
    const held = `((enterprise_name ${by} ${like} or tax_no ${by} ${like}) and (kind = 'ERP' or ${notWithdrawn('coalesce(enterprise_id, 0)', 'DATA')})
        and (kind = 'TAX' or not ${isCollectionWithdrawn('enterprise_id', 'kind')})
        or task_id ${by} ${like} or fin_task_id ${by} ${like} or contract_no ${by} ${like})`
    const keys = await lookUp(tenant, 'collect_task', filter.keyword)
    walked = keys === null
    if (keys) conditions.push(held, amongOf('task_id', 'collect_task', keys, values))
    else conditions.push(walkedSql(held))
  }
  const seen = within(tenant.scope, values).tasks('collect_task')
  return { found: `from collect_task where ${conditions.join(' and ')} ${seen}`, walked }
}

export async function taskPage(
  tenant: TenantDb,
  filter: TaskFilter,
  page: number,
  size: number,
): Promise<Counted & { rows: Listed[] }> {
  const values: Value[] = []
  const { found, walked } = await foundBy(tenant, filter, values)
  const order = 'order by created_at desc, task_id'
  const leading = walked ? ({ sql: 'created_at', of: 'instant' } as const) : null
  const asked = { leading, skip: (page - 1) * size, most: size }
  return walkedPage(tenant, found, values, asked, (most, start) => {
    const after = start.values.length + 2
    return tenant.rows<Listed>(
      `select task_id, fin_task_id, enterprise_name, tax_no, area_code, state, progress, failure, contract_no, created_at, finished_at,
              kind, ${isCollectionWithdrawn('enterprise_id', 'kind')} as sealed
         from collect_task where company_id = $1 and task_id = any(array(select task_id ${found}${start.where} ${order} limit $${after} offset $${after + 1}))
        ${order}`,
      [...start.values, most, start.skip],
    )
  })
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
       select ${isCollectionWithdrawn('enterprise_id', 'kind')} as sealed from collect_task where company_id = $1 and task_id = $2)
     select at, step, actor, bureau_message, ms, ok,
            case when (select sealed from task) then regexp_replace(text, '：(有|部分) · [0-9,]+ 条$', '：已封存') else text end as text
       from collect_event where company_id = $1 and task_id = $2 ${seen} order by n limit 2000`,
    values,
  )
}
