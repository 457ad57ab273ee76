/** SQL of batches and of what became of each row. */
import { BATCH_ACTIONS, type BatchAction } from '@xinjian/contract/lists/registry'
import type { BATCH_STATUSES, BatchRow, JudgedRow } from '@xinjian/contract/nouns/lists/listBatch'
import type { TenantDb } from '../../db/tenant.ts'
import type { Session } from '../../http/context.ts'
import type { JobTable } from '../../jobs/job.ts'
import { LIST_BATCH_SAYS } from './words.ts'

export const BATCH_JOBS: JobTable = {
  name: 'list_batch',
  key: 'no',
  running: 'RUNNING',
  kinds: { column: 'action', known: BATCH_ACTIONS },
}

interface BatchRecord {
  no: string
  action: BatchAction
  status: (typeof BATCH_STATUSES)[number]
  progress: number
  message: string
  total: number
  created_at: Date
  done: number
  refused: number
  unsure: number
}

/** What a worker needs to know of one. */
export interface BatchWork {
  user_id: number
  session_kind: Session['kind']
  ip: string
  agent: string
  action: BatchAction
  filter: object
  picked: string[] | null
  reason: string | null
  args: Readonly<Record<string, string | number>>
  seen: number
  planned: boolean
}
export const WORK =
  'user_id, session_kind, ip, agent, action, filter, picked, reason, args, seen, planned'

const SELECT = `select b.no, b.action, b.status, b.progress, b.message, b.total, b.created_at, r.done, r.refused, r.unsure
  from list_batch b, lateral (
    select count(*) filter (where result = 'DONE')::int as done, count(*) filter (where result = 'REFUSED')::int as refused,
           count(*) filter (where result = 'UNSURE')::int as unsure
      from list_batch_row r where r.company_id = b.company_id and r.batch = b.no) r`

const wire = ({ created_at: createdAt, ...row }: BatchRecord): BatchRow => ({
  ...row,
  createdAt: createdAt.toISOString(),
})

/** One's own; null = there is none of that number. */
export async function batchOf(
  tenant: TenantDb,
  { userId, kind }: Session,
  no: string,
): Promise<BatchRow | null> {
  const row = await tenant.one<BatchRecord>(
    `${SELECT} where b.company_id = $1 and b.no = $2 and b.user_id = $3 and ($4 = 'MAIN' or b.session_kind = $4)`,
    [no, userId, kind],
  )
  return row && wire(row)
}

export const addBatch = async (
  tenant: TenantDb,
  { session, ip, agent }: { session: Session; ip: string; agent: string },
  ask: Pick<BatchWork, 'action' | 'filter' | 'picked' | 'reason' | 'args' | 'seen'>,
): Promise<string> =>
  (await tenant.one<{ no: string }>(
    `insert into list_batch (company_id, no, user_id, session_kind, ip, agent, action, filter, picked, reason, args, seen)
     values ($1, 'PL' || to_char(now(), 'YYYYMMDD') || lpad(nextval('list_batch_no')::text, 8, '0'),
             $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning no`,
    [
      session.userId,
      session.kind,
      ip,
      agent,
      ask.action,
      JSON.stringify(ask.filter),
      ask.picked,
      ask.reason,
      JSON.stringify(ask.args),
      ask.seen,
    ],
  ))!.no

/** False: it had ended already. */
export const cancelBatch = async (tenant: TenantDb, no: string): Promise<boolean> =>
  (await tenant.run(
    `update list_batch set status = 'CANCELLED', message = '已停止', lease_until = null, finished_at = now()
      where company_id = $1 and no = $2 and status in ('QUEUED', 'RUNNING')`,
    [no],
  )) === 1

/** Those that were not done first, then in the order of the list. Rows that still wait are not judged yet. */
export async function judgedRows(tenant: TenantDb, no: string, page: number, size: number) {
  const rows = await tenant.rows<JudgedRow & { total: number }>(
    `select key, name, result, why, count(*) over ()::int as total from list_batch_row
      where company_id = $1 and batch = $2 and result in ('DONE', 'REFUSED', 'UNSURE')
      order by result = 'DONE', nth limit $3 offset $4`,
    [no, size, (page - 1) * size],
  )
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ total: _, ...row }) => row) }
}

export interface PlannedRow {
  key: string
  name: string
  body: object
  /** Judged without being tried. */
  why: string | null
}

export const clearRows = (tx: TenantDb, no: string) =>
  tx.run('delete from list_batch_row where company_id = $1 and batch = $2', [no])

export const planRows = (tx: TenantDb, no: string, from: number, rows: readonly PlannedRow[]) =>
  tx.run(
    `insert into list_batch_row (company_id, batch, nth, key, name, body, result, why)
     select $1, $2, $3 + n, key, name, body, case when why is null then 'WAITING' else 'REFUSED' end, why
       from unnest($4::text[], $5::text[], $6::jsonb[], $7::text[]) with ordinality as t (key, name, body, why, n)`,
    [
      no,
      from,
      rows.map(({ key }) => key),
      rows.map(({ name }) => name),
      rows.map(({ body }) => JSON.stringify(body)),
      rows.map(({ why }) => why),
    ],
  )

const BROKEN_OFF = LIST_BATCH_SAYS.brokenOff

/** What a worker before this one was doing when it died is not tried again. */
export const settleBegun = (tenant: TenantDb, no: string) =>
  tenant.run(
    "update list_batch_row set result = 'UNSURE', why = $3 where company_id = $1 and batch = $2 and result = 'BEGUN'",
    [no, BROKEN_OFF],
  )

export const nextRow = (tenant: TenantDb, no: string) =>
  tenant.one<{ nth: number; body: object }>(
    `select nth, body from list_batch_row where company_id = $1 and batch = $2 and result = 'WAITING' order by nth limit 1`,
    [no],
  )

export const mark = (
  tenant: TenantDb,
  no: string,
  nth: number,
  result: 'BEGUN' | 'DONE' | 'REFUSED',
  why: string | null = null,
) =>
  tenant.run(
    'update list_batch_row set result = $4, why = $5 where company_id = $1 and batch = $2 and nth = $3',
    [no, nth, result, why],
  )

export const countsOf = async (tenant: TenantDb, no: string) =>
  (await tenant.one<{ judged: number; refused: number; unsure: number }>(
    `select count(*) filter (where result not in ('WAITING', 'BEGUN'))::int as judged,
            count(*) filter (where result = 'REFUSED')::int as refused,
            count(*) filter (where result = 'UNSURE')::int as unsure
       from list_batch_row where company_id = $1 and batch = $2`,
    [no],
  ))!
