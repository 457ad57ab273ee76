/** SQL of objections. None is ever deleted. */
import type { OBJECTION_OUTCOMES, OBJECTION_STATES } from '@xinjian/contract/nouns/public/objection'
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import { likeOf } from '../../db/like.ts'
import type { Value } from '../../db/pool.ts'
import { within } from '../../db/scope.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { OBJECTION_SAYS } from './words.ts'

export type Outcome = (typeof OBJECTION_OUTCOMES)[number]
type State = (typeof OBJECTION_STATES)[number]

export interface ObjectionRecord {
  id: number
  enterprise_id: number
  enterprise_name: string
  tax_no: string
  report_no: string
  kind: PublicRecordKind
  row_key: string
  record: { title: string; value: string | number | boolean | null }[]
  reason: string
  proof_name: string | null
  blob_key: string | null
  state: State
  due_on: string
  raised_id: number
  raised_by: string
  raised_at: Date
  outcome: Outcome | null
  answer: string | null
  basis: string | null
  answered_by: string | null
  answered_at: Date | null
}

const CHINA_DAY = "(now() at time zone 'Asia/Shanghai')::date"
const OVERDUE = `(o.outcome is null and o.due_on < ${CHINA_DAY})`

const COLUMNS = `o.id, o.enterprise_id, e.name as enterprise_name, e.tax_no, o.report_no, o.kind, o.row_key, o.record, o.reason,
  o.proof_name, o.blob_key, to_char(o.due_on, 'YYYY-MM-DD') as due_on, o.raised_id, o.raised_by, o.raised_at, o.outcome, o.answer,
  o.basis, o.answered_by, o.answered_at,
  case when o.outcome is not null then 'ANSWERED' when ${OVERDUE} then 'OVERDUE' else 'OPEN' end as state`
const FROM =
  'from objection o join enterprise e on e.company_id = o.company_id and e.id = o.enterprise_id'

/** SQL: of enterprises that the session may see; whoever sees only what he made sees his own objections alone. */
function seen({ scope }: TenantDb, values: Value[]): string {
  const own = scope.madeBy === null ? '' : ` and o.raised_by = $${values.push(scope.madeBy) + 1}`
  return `${own}${within(scope, values).enterprises('o.enterprise_id')}`
}

/** An objection that the session may see. */
export async function objectionById(tenant: TenantDb, id: number): Promise<ObjectionRecord> {
  const values: Value[] = [id]
  const row = await tenant.one<ObjectionRecord>(
    `select ${COLUMNS} ${FROM} where o.company_id = $1 and o.id = $2 ${seen(tenant, values)}`,
    values,
  )
  if (!row) throw new Refusal('UNKNOWN', OBJECTION_SAYS.noSuchObjection)
  return row
}

interface NewObjection
  extends Pick<
    ObjectionRecord,
    'enterprise_id' | 'report_no' | 'row_key' | 'record' | 'reason' | 'due_on'
  > {
  kind: string
  proof: { name: string; key: string } | null
  by: { userId: number; userName: string }
}

/** Its id. Refuses a second one to a record that one is open to. */
export async function addObjection(tx: TenantDb, of: NewObjection): Promise<number> {
  const row = await tx.one<{ id: number }>(
    `insert into objection (company_id, enterprise_id, report_no, kind, row_key, record, reason, proof_name, blob_key, due_on, raised_id, raised_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing returning id`,
    [
      ...[of.enterprise_id, of.report_no, of.kind, of.row_key, JSON.stringify(of.record)],
      ...[of.reason, of.proof?.name ?? null, of.proof?.key ?? null, of.due_on],
      ...[of.by.userId, of.by.userName],
    ],
  )
  if (!row) throw new Refusal('CONFLICT', OBJECTION_SAYS.alreadyOpen)
  return row.id
}

/** False: it was answered meanwhile. */
export const answerObjection = async (
  tx: TenantDb,
  id: number,
  by: { userId: number; userName: string },
  given: { outcome: Outcome; answer: string; basis: string | null },
): Promise<boolean> =>
  (await tx.run(
    `update objection set outcome = $3, answer = $4, basis = $5, answered_id = $6, answered_by = $7, answered_at = clock_timestamp()
      where company_id = $1 and id = $2 and outcome is null`,
    [id, given.outcome, given.answer, given.basis, by.userId, by.userName],
  )) > 0

export interface ObjectionFilter {
  keyword?: string | undefined
  kind?: PublicRecordKind | undefined
  /** OPEN finds those that are overdue as well. */
  state?: State | undefined
  outcome?: Outcome | undefined
  from?: string | undefined
  to?: string | undefined
}

const BY_STATE: Record<State, string> = {
  OPEN: 'o.outcome is null',
  OVERDUE,
  ANSWERED: 'o.outcome is not null',
}

/** Those that wait first, the most urgent of them at the head. */
export async function objectionPage(
  tenant: TenantDb,
  filter: ObjectionFilter,
  page: number,
  size: number,
): Promise<{ total: number; rows: ObjectionRecord[] }> {
  const values: Value[] = []
  const put = (value: Value) => `$${values.push(value) + 1}`
  const conditions = ['o.company_id = $1']
  const { kind, state, outcome, from, to } = filter
  if (kind) conditions.push(`o.kind = ${put(kind)}`)
  if (state) conditions.push(BY_STATE[state])
  if (outcome) conditions.push(`o.outcome = ${put(outcome)}`)
  if (from) conditions.push(`(o.raised_at at time zone 'Asia/Shanghai')::date >= ${put(from)}`)
  if (to) conditions.push(`(o.raised_at at time zone 'Asia/Shanghai')::date <= ${put(to)}`)
  const like = likeOf(filter.keyword)
  if (like) {
    const at = put(like)
    conditions.push(`(e.name ilike ${at} or e.tax_no ilike ${at} or o.report_no ilike ${at})`)
  }
  const where = `${conditions.join(' and ')} ${seen(tenant, values)}`
  const at = values.length + 2
  const [rows, count] = await Promise.all([
    tenant.rows<ObjectionRecord>(
      `select ${COLUMNS} ${FROM} where ${where}
        order by o.outcome is not null, case when o.outcome is null then o.due_on end, o.raised_at desc, o.id desc
        limit $${at} offset $${at + 1}`,
      [...values, size, (page - 1) * size],
    ),
    tenant.one<{ n: number }>(`select count(*)::int as n ${FROM} where ${where}`, values),
  ])
  return { rows, total: count?.n ?? 0 }
}

/** Of the records of an enterprise, the newest objection each, whoever raised it. */
export const objectionsTo = (tenant: TenantDb, enterpriseId: number) =>
  tenant.rows<ObjectionRecord>(
    `select distinct on (o.kind, o.row_key) ${COLUMNS} ${FROM}
      where o.company_id = $1 and o.enterprise_id = $2 order by o.kind, o.row_key, o.id desc`,
    [enterpriseId],
  )
