/** The office's list of what robots of partners say they did, each under the firm of its collection and the name of its partner. */
import type { BodyOf, contract } from '@xinjian/contract'
import type { RpaRecordRow } from '@xinjian/contract/collect/rpa'
import { maskCompany } from '@xinjian/format'
import { DATASETS } from '@xinjian/format/datasets/datasets'
import { likeOf } from '../../../db/like.ts'
import { onDays } from '../../../db/lists/days.ts'
import { type Counted, pageOf } from '../../../db/page.ts'
import type { Value } from '../../../db/pool.ts'
import { within } from '../../../db/scope.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import { isCollectionWithdrawn } from '../../consent/index.ts'

type Filter = Omit<BodyOf<typeof contract.terminal.rpaRecordList>, 'page' | 'size'>

interface Row {
  job_no: string
  task_id: string
  fin_task_id: string
  channel: string
  channel_title: string
  enterprise_name: string | null
  tax_no: string | null
  sealed: boolean
  started_at: Date
  ended_at: Date
  outcome: RpaRecordRow['outcome']
  counts: Partial<Record<string, number>>
  note: string | null
  received_at: Date
}

const SEALED = isCollectionWithdrawn('t.enterprise_id', 't.kind')
const COLUMNS = `r.job_no, r.task_id, t.fin_task_id, r.channel, c.title as channel_title, t.enterprise_name, t.tax_no,
  ${SEALED} as sealed, r.started_at, r.ended_at, r.outcome, r.counts, r.note, r.received_at`

/** Records that a filter finds. Days are China's. What is not shown is not found by: a firm that took its consent back, by its name. */
function foundBy(tenant: TenantDb, filter: Filter, values: Value[]): string {
  const put = (value: Value) => `$${values.push(value) + 1}`
  const conditions = ['r.company_id = $1']
  if (filter.taskId) conditions.push(`r.task_id = ${put(filter.taskId)}`)
  if (filter.outcome) conditions.push(`r.outcome = ${put(filter.outcome)}`)
  conditions.push(...onDays('r.received_at', filter, put))
  if (filter.keyword) {
    const like = put(likeOf(filter.keyword))
    conditions.push(`(r.job_no ilike ${like} or t.fin_task_id ilike ${like} or r.channel ilike ${like} or c.title ilike ${like}
        or ((t.enterprise_name ilike ${like} or t.tax_no ilike ${like}) and not ${SEALED}))`)
  }
  return `from rpa_record r
       join collect_task t on t.company_id = $1 and t.task_id = r.task_id
       join collect_channel c on c.company_id = $1 and c.code = r.channel
      where ${conditions.join(' and ')} ${within(tenant.scope, values).tasks('t')}`
}

/** The newest first, by the platform's own clock. */
export function rpaRecordPage(
  tenant: TenantDb,
  filter: Filter,
  page: number,
  size: number,
): Promise<Counted & { rows: RpaRecordRow[] }> {
  const values: Value[] = []
  const found = foundBy(tenant, filter, values)
  const order = 'r.received_at desc, r.channel, r.job_no'
  return pageOf(
    tenant,
    { columns: COLUMNS, found, order, values, most: size, skip: (page - 1) * size },
    wire,
  )
}

const wire = (r: Row): RpaRecordRow => ({
  jobNo: r.job_no,
  taskId: r.task_id,
  finTaskId: r.fin_task_id,
  channel: r.channel,
  channelTitle: r.channel_title,
  enterpriseName: r.sealed ? maskCompany(r.enterprise_name ?? '') : r.enterprise_name,
  taxNo: r.sealed ? null : r.tax_no,
  sealed: r.sealed,
  startedAt: r.started_at.toISOString(),
  endedAt: r.ended_at.toISOString(),
  seconds: Math.floor((r.ended_at.getTime() - r.started_at.getTime()) / 1000),
  outcome: r.outcome,
  counts: r.sealed ? [] : countsOf(r.counts),
  message: r.sealed ? null : r.note,
  receivedAt: r.received_at.toISOString(),
})

const countsOf = (counts: Row['counts']): RpaRecordRow['counts'] =>
  DATASETS.flatMap((dataset) => {
    const rows = counts[dataset]
    return rows === undefined ? [] : { dataset, rows }
  })
