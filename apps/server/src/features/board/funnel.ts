/** How far people come, and where they leave, by step and by bureau. */

import { areaName } from '@xinjian/format/bureau/areas'
import type { Value } from '../../db/pool.ts'
import { within } from '../../db/scope.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { STEPS } from '../collect/index.ts'
import { notWithdrawn } from '../consent/index.ts'

export interface FunnelFilter {
  from: string | null
  to: string | null
  area: string | null
}

/** SQL of when a task first stood in the last of these steps that it stood in. */
const lastOf = (steps: readonly unknown[], from: number): string =>
  `coalesce(${steps
    .map((_, i) => `reached[${from + i + 1}]`)
    .reverse()
    .join(', ')})`
/**
 * How many came as far as each step, and how long the way from the one before took that they had stood in. Reaching a later step counts for
 * the earlier ones, however one got there.
 */
const REACHED = STEPS.map(
  (_, i) =>
    `count(${lastOf(STEPS.slice(i), i)})::int as r${i}, ${
      i === 0
        ? 'null::float8'
        : `extract(epoch from percentile_cont(0.5) within group (order by reached[${i + 1}] - ${lastOf(STEPS.slice(0, i), 0)}))::float8`
    } as s${i}`,
).join(', ')

/** SQL of `from … where …`: the tasks that the session may see and asks for, without those of enterprises that took their consent back. */
function tasksOf({ scope }: TenantDb, f: FunnelFilter): { tasks: string; values: Value[] } {
  const values: Value[] = []
  const put = (value: Value) => `$${values.push(value) + 1}`
  const conditions = ['company_id = $1', 'joined is null', "kind = 'TAX'"]
  if (f.from) conditions.push(`created_at >= ${put(f.from)}::date`)
  if (f.to) conditions.push(`created_at < ${put(f.to)}::date + 1`)
  if (f.area) conditions.push(`area_code = ${put(f.area)}`)
  conditions.push(notWithdrawn('coalesce(enterprise_id, 0)', 'DATA'))
  const tasks = `from collect_task where ${conditions.join(' and ')} ${within(scope, values).tasks('collect_task')}`
  return { tasks, values }
}

/** One pass over the tasks. */
export async function stepResults(tenant: TenantDb, f: FunnelFilter) {
  const { tasks, values } = tasksOf(tenant, f)
  const row = await tenant.one<Record<`r${number}`, number> & Record<`s${number}`, number | null>>(
    `select ${REACHED} ${tasks}`,
    values,
  )
  const reachedAt = (step: number): number => row?.[`r${step}`] ?? 0
  return STEPS.map(({ state, name }, i) => {
    const seconds = row?.[`s${i}`] ?? null
    return {
      state,
      name,
      reached: reachedAt(i),
      left: i + 1 < STEPS.length ? reachedAt(i) - reachedAt(i + 1) : 0,
      medianSeconds: seconds === null ? null : Math.round(seconds),
    }
  })
}

export async function bureauResults(tenant: TenantDb, f: FunnelFilter) {
  const { tasks, values } = tasksOf(tenant, f)
  const rows = await tenant.rows<{
    area_code: string
    started: number
    succeeded: number
    failed: number
    top_failure: string | null
  }>(
    `with tasks as (select task_id, area_code, state ${tasks} and area_code is not null),
     areas as (
       select area_code, count(*)::int as started, count(*) filter (where state in ('SUCCESS', 'PARTIAL'))::int as succeeded,
              count(*) filter (where state = 'FAILED')::int as failed
         from tasks group by area_code),
     failures as (
       select distinct on (t.area_code) t.area_code, e.code from collect_event e join tasks t on t.task_id = e.task_id
        where e.company_id = $1 and e.code is not null and not e.ok
        group by t.area_code, e.code order by t.area_code, count(*) desc, e.code)
     select a.*, f.code as top_failure from areas a left join failures f on f.area_code = a.area_code
      order by a.started desc, a.area_code`,
    values,
  )
  return rows.map((r) => ({
    code: r.area_code,
    name: areaName(r.area_code),
    started: r.started,
    succeeded: r.succeeded,
    failed: r.failed,
    topFailure: r.top_failure,
  }))
}
