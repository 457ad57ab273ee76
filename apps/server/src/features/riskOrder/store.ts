/** SQL of orders. */
import type {
  REPORT_SOURCES,
  RISK_PURPOSES,
  RiskOrderStatus,
} from '@xinjian/contract/risk/statuses'
import type { PolicyOutcome } from '@xinjian/engine/report/policy/table'
import { likeOf } from '../../db/like.ts'
import type { Db, Value } from '../../db/pool.ts'
import type { Scope } from '../../db/scope.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import type { JobTable } from '../../jobs/job.ts'
import type { PolicyRecord } from '../riskPolicy/index.ts'
import { versionInForce } from '../scoreCard/index.ts'
import { RISK_ORDER_SAYS } from './words.ts'

export const RISK_ORDERS: JobTable = {
  name: 'risk_order',
  key: 'no',
  running: 'RUNNING',
  delayed: true,
}

export interface OrderRecord {
  no: string
  purpose: (typeof RISK_PURPOSES)[number]
  policy_code: number
  policy_version: number
  policy_name: string
  against_code: number | null
  against_version: number | null
  as_of: string | null
  source: (typeof REPORT_SOURCES)[number]
  file_name: string | null
  made_by: string
  sees: string | null
  via: 'PAGE' | 'API'
  total: number
  bad: number
  done: number
  pass: number
  review: number
  reject: number
  unjudged: number
  flipped: number
  asked: number
  /** Version of the institution's own card; null = none was in force, or the policy does not speak of it. */
  score_card: number | null
  /** Enterprises that were judged once it was withdrawn. */
  without_card: number
  status: RiskOrderStatus
  progress: number
  message: string
  created_at: Date
  finished_at: Date | null
}

export const ORDER_COLUMNS = `no, purpose, policy_code, policy_version, policy_name, against_code, against_version,
  as_of, source, file_name, made_by, sees, via, total, bad, done, pass, review, reject, unjudged,
  flipped, asked, score_card, without_card, status, progress, message, created_at, finished_at`

/** SQL: orders that the session may see: its own, or all of the company. A session of the demonstration sees none. */
function seen({ madeBy, enterprises }: Scope, values: Value[]): string {
  if (enterprises !== null) return ' and false'
  return madeBy === null ? '' : ` and made_by = $${values.push(madeBy) + 1}`
}

export async function orderOf(tenant: TenantDb, no: string): Promise<OrderRecord> {
  const values: Value[] = [no]
  const own = seen(tenant.scope, values)
  const row = await tenant.one<OrderRecord>(
    `select ${ORDER_COLUMNS} from risk_order where company_id = $1 and no = $2 ${own}`,
    values,
  )
  if (!row) throw new Refusal('UNKNOWN', RISK_ORDER_SAYS.noSuchOrder)
  return row
}

export interface OrderFilter {
  purpose?: 'ORDER' | 'TRIAL' | undefined
  status?: RiskOrderStatus | undefined
  keyword?: string | undefined
}

export async function orderPage(
  tenant: TenantDb,
  { purpose = 'ORDER', status, keyword }: OrderFilter,
  page: number,
  size: number,
): Promise<{ total: number; rows: OrderRecord[] }> {
  const values: Value[] = [
    purpose === 'TRIAL',
    status ?? null,
    likeOf(keyword),
    size,
    (page - 1) * size,
  ]
  const own = seen(tenant.scope, values)
  const rows = await tenant.rows<OrderRecord & { all: number }>(
    `select ${ORDER_COLUMNS}, count(*) over ()::int as all from risk_order o
      where company_id = $1 and (purpose = 'TRIAL') = $2 and ($3::text is null or status = $3)
        and ($4::text is null or no ilike $4 or policy_name ilike $4 or file_name ilike $4 or exists (
          select 1 from risk_subject s where s.company_id = $1 and s.no = o.no and (s.name ilike $4 or s.tax_no ilike $4))) ${own}
      order by created_at desc, no desc limit $5 offset $6`,
    values,
  )
  return { total: rows[0]?.all ?? 0, rows }
}

type PolicyOf = Pick<PolicyRecord, 'code' | 'version' | 'body'>

export interface NewOrder {
  purpose: OrderRecord['purpose']
  policy: PolicyOf & { name: string }
  against?: PolicyOf | undefined
  asOf?: string | undefined
  source: OrderRecord['source']
  file?: { name: string; key: string } | undefined
  by: { userId: number; userName: string }
  via: OrderRecord['via']
}

const asksCard = ({ body }: Pick<PolicyRecord, 'body'>): boolean =>
  body.lines.some(({ when }) => when.some(({ about }) => about === 'OWN_SCORE'))

export async function addOrder(tx: TenantDb, of: NewOrder): Promise<string> {
  const scored = [of.policy, of.against ?? of.policy].some(asksCard)
  const row = await tx.one<{ no: string }>(
    `insert into risk_order (company_id, no, purpose, policy_code, policy_version, policy_name, against_code, against_version, as_of, source,
       file_name, blob_key, made_by, made_id, sees, via, score_card)
     values ($1, 'RO' || to_char(now() at time zone 'Asia/Shanghai', 'YYYYMMDD') || lpad((nextval('risk_order_no') % 100000000)::text, 8, '0'),
       $2, $3, $4, $5, $6, $7, $8::date, $9, $10, $11, $12, $13, $14, $15, $16) returning no`,
    [
      ...[of.purpose, of.policy.code, of.policy.version, of.policy.name],
      ...[of.against?.code ?? null, of.against?.version ?? null, of.asOf ?? null, of.source],
      ...[of.file?.name ?? null, of.file?.key ?? null, of.by.userName, of.by.userId],
      ...[tx.scope.madeBy, of.via, scored ? await versionInForce(tx) : null],
    ],
  )
  if (!row) throw new Error('an order gave no row')
  return row.no
}

export const countSubjects = (tx: Db, no: string) =>
  tx.run(
    `update risk_order o set total = c.good, bad = c.bad
       from (select count(*) filter (where fault is null)::int as good, count(*) filter (where fault is not null)::int as bad
               from risk_subject where company_id = $1 and no = $2) c
      where o.company_id = $1 and o.no = $2`,
    [no],
  )

const moved = async (done: Promise<number>, why: string): Promise<void> => {
  if ((await done) === 0) throw new Refusal('CONFLICT', why)
}

/** Whoever works on it finds the row no longer running, and stops before the next enterprise is written. */
export const pauseOrder = (tenant: TenantDb, no: string) =>
  moved(
    tenant.run(
      `update risk_order set status = 'PAUSED', message = '已暂停', lease_until = null
        where company_id = $1 and no = $2 and status in ('QUEUED', 'RUNNING')`,
      [no],
    ),
    RISK_ORDER_SAYS.notRunning,
  )

export const resumeOrder = (tenant: TenantDb, no: string) =>
  moved(
    tenant.run(
      `update risk_order set status = 'QUEUED', message = '排队中', due_at = now(), attempt = 0, faults = 0, finished_at = null
        where company_id = $1 and no = $2 and status in ('PAUSED', 'SHORT', 'FAILED')`,
      [no],
    ),
    RISK_ORDER_SAYS.notPaused,
  )

export const cancelOrder = (tenant: TenantDb, no: string) =>
  moved(
    tenant.run(
      `update risk_order set status = 'CANCELLED', message = '已取消', lease_until = null, finished_at = now()
        where company_id = $1 and no = $2 and status in ('QUEUED', 'RUNNING', 'PAUSED', 'SHORT', 'FAILED')`,
      [no],
    ),
    RISK_ORDER_SAYS.notOpen,
  )

/** An outcome that became another, and whether a proposal waits. */
export const moveCounts = (
  tx: Db,
  no: string,
  { from, to, asked }: { from: PolicyOutcome; to: PolicyOutcome; asked: 1 | -1 },
) => {
  const by = (outcome: PolicyOutcome) => Number(to === outcome) - Number(from === outcome)
  return tx.run(
    `update risk_order set asked = asked + $3, pass = pass + $4, review = review + $5, reject = reject + $6, unjudged = unjudged + $7
      where company_id = $1 and no = $2`,
    [no, asked, by('PASS'), by('REVIEW'), by('REJECT'), by('UNJUDGED')],
  )
}
