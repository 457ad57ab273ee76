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

/** The steps in order. Reaching a later step counts for the earlier ones, however one got there. */
const STEPS = [
  ['CREATED', '打开链接'],
  ['VALIDATE', '确认企业与签署人'],
  ['AGREEMENT', '短信验证'],
  ['AREA', '签署授权'],
  ['LOGIN', '选择地区'],
  ['COLLECTING', '登录税局'],
  ['SUCCESS', '采集完成'],
] as const

/** Place of every state in the funnel; failures stand where they happened, told by the events before them. */
const RANKS = `case e.state
  when 'CREATED' then 0 when 'ENTERING' then 0 when 'LICENSE' then 0 when 'VALIDATE' then 1 when 'AGREEMENT' then 2
  when 'AREA' then 3 when 'TAX_STATUS' then 3 when 'LOGIN' then 4 when 'LOGIN_SMS' then 4 when 'LOGIN_QR' then 4
  when 'ROLE' then 4 when 'COLLECTING' then 5 when 'PARTIAL' then 6 when 'SUCCESS' then 6 else 0 end`

/** The tasks that the session may see and asks for, without those of enterprises that took their consent back, and the values of the statement they begin. */
function tasksOf({ scope }: TenantDb, f: FunnelFilter): { tasks: string; values: Value[] } {
  const values: Value[] = [f.from, f.to, f.area]
  const tasks = `tasks as (
  select task_id, area_code, state, failure, created_at from collect_task
   where company_id = $1 and joined is null and ($2::date is null or created_at >= $2::date) and ($3::date is null or created_at < $3::date + 1)
     and ($4::text is null or area_code = $4) and ${notWithdrawn('coalesce(enterprise_id, 0)', 'DATA')} ${within(scope, values).tasks('collect_task')})`
  return { tasks, values }
}

export async function stepResults(tenant: TenantDb, f: FunnelFilter) {
  const { tasks, values } = tasksOf(tenant, f)
  const rows = await tenant.rows<{ rank: number; reached: number; seconds: number | null }>(
    `with ${tasks},
     firsts as (
       select e.task_id, ${RANKS} as rank, min(e.at) as at
         from collect_event e join tasks t on t.task_id = e.task_id
        where e.company_id = $1 group by e.task_id, 2),
     tops as (select task_id, max(rank) as top from firsts group by task_id),
     steps as (select generate_series(0, 6) as rank)
     select s.rank, (select count(*)::int from tops where top >= s.rank) as reached,
            (select percentile_cont(0.5) within group (order by extract(epoch from b.at - a.at))
               from firsts b join firsts a on a.task_id = b.task_id
              where b.rank = s.rank
                and a.rank = (select max(rank) from firsts p where p.task_id = b.task_id and p.rank < b.rank)) as seconds
       from steps s order by s.rank`,
    values,
  )
  return STEPS.map(([state, name], i) => {
    const row = rows[i]
    const next = rows[i + 1]
    return {
      state,
      name,
      reached: row?.reached ?? 0,
      left: row && next ? row.reached - next.reached : 0,
      medianSeconds: row?.seconds === null || !row ? null : Math.round(Number(row.seconds)),
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
    `with ${tasks}
     select t.area_code, count(*)::int as started,
            count(*) filter (where t.state in ('SUCCESS', 'PARTIAL'))::int as succeeded,
            count(*) filter (where t.state = 'FAILED')::int as failed,
            (select e.code from collect_event e join tasks o on o.task_id = e.task_id
              where e.company_id = $1 and o.area_code = t.area_code and e.code is not null and not e.ok
              group by e.code order by count(*) desc, e.code limit 1) as top_failure
       from tasks t where t.area_code is not null group by t.area_code order by started desc, t.area_code`,
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
