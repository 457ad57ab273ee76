/** How far people come, and where they leave: from the black box, by step and by bureau. */

import { areaName } from '@xinjian/format/bureau/areas'
import type { Value } from '../../db/pool.ts'
import { within } from '../../db/scope.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { notWithdrawn } from '../consent/index.ts'

export interface FunnelFilter {
  from: string | null
  to: string | null
  area: string | null
}

/**
 * The steps in order, each with the states of a task that stand in it; all others, failures told by the events before them, stand in the
 * first. Reaching a later step counts for the earlier ones, however one got there.
 */
const STEPS: readonly { state: string; name: string; states: readonly string[] }[] = [
  { state: 'CREATED', name: '打开链接', states: [] },
  { state: 'VALIDATE', name: '确认企业与签署人', states: ['VALIDATE'] },
  { state: 'AGREEMENT', name: '短信验证', states: ['AGREEMENT'] },
  { state: 'AREA', name: '签署授权', states: ['AREA', 'TAX_STATUS'] },
  { state: 'LOGIN', name: '选择地区', states: ['LOGIN', 'LOGIN_SMS', 'LOGIN_QR', 'ROLE'] },
  { state: 'COLLECTING', name: '登录税局', states: ['COLLECTING'] },
  { state: 'SUCCESS', name: '采集完成', states: ['PARTIAL', 'SUCCESS'] },
]

const listed = (states: readonly string[]): string => `(${states.map((s) => `'${s}'`).join(', ')})`
const LATER = listed(STEPS.flatMap(({ states }) => states))
/** SQL of a task's marks: when it first stood in each step. */
const MARKS = STEPS.map(({ states }, i) =>
  states.length > 0
    ? `min(e.at) filter (where e.state in ${listed(states)}) as m${i}`
    : `min(e.at) filter (where e.state not in ${LATER}) as m${i}`,
).join(', ')
/** Steps as marks, the last first. */
const marksOf = (steps: readonly unknown[], from: number): string =>
  steps
    .map((_, i) => `m${from + i}`)
    .reverse()
    .join(', ')
/** How many came as far as each step, and how long the way from the one before took that they had stood in. */
const REACHED = STEPS.map(
  (_, i) =>
    `count(coalesce(${marksOf(STEPS.slice(i), i)}))::int as r${i}, ${
      i === 0
        ? 'null::float8'
        : `percentile_cont(0.5) within group (order by extract(epoch from m${i} - coalesce(${marksOf(STEPS.slice(0, i), 0)}))::float8)`
    } as s${i}`,
).join(', ')

/** The tasks that the session may see and asks for, without those of enterprises that took their consent back, and the values of the statement they begin. */
function tasksOf({ scope }: TenantDb, f: FunnelFilter): { tasks: string; values: Value[] } {
  const values: Value[] = []
  const put = (value: Value) => `$${values.push(value) + 1}`
  const conditions = ['company_id = $1', 'joined is null', "kind = 'TAX'"]
  if (f.from) conditions.push(`created_at >= ${put(f.from)}::date`)
  if (f.to) conditions.push(`created_at < ${put(f.to)}::date + 1`)
  if (f.area) conditions.push(`area_code = ${put(f.area)}`)
  conditions.push(notWithdrawn('coalesce(enterprise_id, 0)', 'DATA'))
  const tasks = `tasks as (
  select task_id, area_code, state from collect_task
   where ${conditions.join(' and ')} ${within(scope, values).tasks('collect_task')})`
  return { tasks, values }
}

/** One pass over the events, one row a task: each step is looked up in no other. */
export async function stepResults(tenant: TenantDb, f: FunnelFilter) {
  const { tasks, values } = tasksOf(tenant, f)
  const row = await tenant.one<Record<`r${number}`, number> & Record<`s${number}`, number | null>>(
    `with ${tasks},
     marks as (
       select ${MARKS} from collect_event e
        where e.company_id = $1 and e.task_id in (select task_id from tasks) group by e.task_id)
     select ${REACHED} from marks`,
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
    `with ${tasks},
     failures as (
       select distinct on (t.area_code) t.area_code, e.code from collect_event e join tasks t on t.task_id = e.task_id
        where e.company_id = $1 and e.code is not null and not e.ok and t.area_code is not null
        group by t.area_code, e.code order by t.area_code, count(*) desc, e.code)
     select t.area_code, count(*)::int as started,
            count(*) filter (where t.state in ('SUCCESS', 'PARTIAL'))::int as succeeded,
            count(*) filter (where t.state = 'FAILED')::int as failed, min(f.code) as top_failure
       from tasks t left join failures f on f.area_code = t.area_code
      where t.area_code is not null group by t.area_code order by started desc, t.area_code`,
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
