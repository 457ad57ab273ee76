/** SQL of orders to erase a company. Whatever names a company's rows is held to it by the handle. */
import type { CompanyErasureRow, OperateErasureRow } from '@xinjian/contract'
import type { ERASURE_STATUSES } from '@xinjian/contract/nouns/account/companyErasure'
import {
  ERASURE_DAYS,
  ERASURE_SETTLE_MINUTES,
} from '@xinjian/contract/nouns/account/companyErasure'
import type { Db } from '../../db/pool.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { wired } from '../../http/rows/wired.ts'
import type { JobTable } from '../../jobs/job.ts'
import type { Resting } from '../../security/column/column.ts'
import { ERASURE_SAYS as SAYS } from './words.ts'

export const ERASURES: JobTable = {
  name: 'company_erasure',
  key: 'no',
  running: 'RUNNING',
  delayed: true,
}

export interface Erasure {
  company_id: number
  no: string
  status: (typeof ERASURE_STATUSES)[number]
  asked_id: number
  asked_by: string
  reason: string
  waits_until: Date
  ended_by: string | null
  ended_note: string | null
  ended_at: Date | null
  first_id: number | null
  first_by: string | null
  first_note: string | null
  first_at: Date | null
  decided_by: string | null
  decided_note: string | null
  decided_at: Date | null
  log_to: number | null
  log_head: string | null
  log_digest: string | null
  certificate: string | null
  signature: string | null
  key: string | null
  progress: number
  message: string
  created_at: Date
  begun_at: Date | null
  finished_at: Date | null
}

const COLUMNS = `company_id, no, status, asked_id, asked_by, reason, waits_until, ended_by, ended_note, ended_at,
  first_id, first_by, first_note, first_at, decided_by, decided_note, decided_at, log_to, log_head, log_digest,
  certificate, signature, key, progress, message, created_at, begun_at, finished_at`

export const wireErasure = (row: Erasure): CompanyErasureRow =>
  wired(
    row,
    'no status progress message asked_by reason waits_until ended_by ended_note ended_at first_by first_at decided_by decided_at created_at finished_at',
  )

export const wireForOperators = (row: Erasure & { company_name: string }): OperateErasureRow => ({
  ...wireErasure(row),
  ...wired(row, 'company_id company_name first_note decided_note'),
})

/** The number of one that is not ordered yet: where its certificate goes is sealed for it. */
export const nextNo = async (db: Pick<Db, 'one'>): Promise<string> =>
  (await db.one<{ no: string }>(
    "select 'CE' || to_char(now(), 'YYYYMMDD') || lpad(nextval('company_erasure_no')::text, 8, '0') as no",
  ))!.no

/** null = one is open already. */
export const addErasure = (
  tx: Pick<TenantDb, 'one'>,
  of: { no: string; userId: number; userName: string; mailTo: Resting; reason: string },
): Promise<{ no: string } | null> =>
  tx.one<{ no: string }>(
    `insert into company_erasure (company_id, no, asked_id, asked_by, mail_to, mail_sealed, reason, waits_until)
     values ($1, $2, $3, $4, $5, $6, $7, now() + interval '${ERASURE_DAYS} days')
     on conflict (company_id) where status not in ('WITHDRAWN', 'REFUSED', 'DONE') do nothing
     returning no`,
    [of.no, of.userId, of.userName, of.mailTo.clear, of.mailTo.sealed, of.reason],
  )

export const erasureOf = (tenant: Pick<Db, 'one'>, no: string) =>
  tenant.one<Erasure>(`select ${COLUMNS} from company_erasure where company_id = $1 and no = $2`, [
    no,
  ])

/** Of one company, the newest first: few are ever ordered. */
export const erasuresOf = (tenant: Pick<Db, 'rows'>, most: number) =>
  tenant.rows<Erasure>(
    `select ${COLUMNS} from company_erasure where company_id = $1 order by created_at desc, no desc limit $2`,
    [most],
  )

/** False: it is over, or was confirmed. */
export const withdraw = async (
  tx: Pick<Db, 'run'>,
  no: string,
  { by, note }: { by: string; note: string },
): Promise<boolean> =>
  (await tx.run(
    `update company_erasure set status = 'WITHDRAWN', message = $3, ended_by = $4, ended_note = $5, ended_at = now()
      where company_id = $1 and no = $2 and status = 'WAITING'`,
    [no, SAYS.withdrawn, by, note],
  )) === 1

/** Orders of all companies, as operators look at them: those that wait for somebody first. */
export async function erasures(
  db: Db,
  { page, size }: { page: number; size: number },
): Promise<{ total: number; rows: (Erasure & { all: number })[] }> {
  const rows = await db.rows<Erasure & { all: number }>(
    `select ${COLUMNS}, count(*) over ()::int as all from company_erasure
      order by status in ('WAITING', 'FAILED') desc, created_at desc, no desc limit $1 offset $2`,
    [size, (page - 1) * size],
  )
  return { total: rows[0]?.all ?? 0, rows }
}

interface Decider {
  userId: number
  userName: string
  note: string
}

/** `tx` of the platform. Throws where who confirms is not independent of who asked (`company_erasure_first_four_eyes`). */
export const confirmFirst = async (
  tx: Pick<Db, 'run'>,
  no: string,
  { userId, userName, note }: Decider,
): Promise<boolean> =>
  (await tx.run(
    `update company_erasure set first_id = $3, first_by = $4, first_note = $5, first_at = now(), authors = array[asked_id, $3::int]
      where company_id = $1 and no = $2 and status = 'WAITING' and first_id is null`,
    [no, userId, userName, note],
  )) === 1

/** The last word: the job begins when what was under way has settled. Throws as above (`company_erasure_four_eyes`). */
export const confirmLast = async (
  tx: Pick<Db, 'run'>,
  no: string,
  { userId, userName, note }: Decider,
): Promise<boolean> =>
  (await tx.run(
    `update company_erasure set status = 'QUEUED', decided_id = $3, decided_by = $4, decided_note = $5, decided_at = now(), message = $6,
            due_at = now() + interval '${ERASURE_SETTLE_MINUTES} minutes'
      where company_id = $1 and no = $2 and status = 'WAITING' and first_id is not null and waits_until <= now()`,
    [no, userId, userName, note, SAYS.queued],
  )) === 1

export const refuse = async (
  tx: Pick<Db, 'run'>,
  no: string,
  { userName, note }: Decider,
): Promise<boolean> =>
  (await tx.run(
    `update company_erasure set status = 'REFUSED', message = $3, ended_by = $4, ended_note = $5, ended_at = now()
      where company_id = $1 and no = $2 and status = 'WAITING'`,
    [no, SAYS.refused, userName, note],
  )) === 1

export const retry = async (tx: Pick<Db, 'run'>, no: string): Promise<boolean> =>
  (await tx.run(
    `update company_erasure set status = 'QUEUED', message = $3, attempt = 0, faults = 0, due_at = now()
      where company_id = $1 and no = $2 and status = 'FAILED'`,
    [no, SAYS.queued],
  )) === 1

/** Whether the company is closed for its erasure, or erased. */
export const isClosed = async (db: Db, companyId: number): Promise<boolean> =>
  (await db.one(
    `select 1 from company_erasure where company_id = $1 and status in ('QUEUED', 'RUNNING', 'FAILED', 'DONE') limit 1`,
    [companyId],
  )) !== null
