/** SQL of batches: tables of invoices that are verified row by row. */
import type { VerifyBatchStatus } from '@xinjian/contract/verify/batch-status'
import type { Value } from '../../../db/pool.ts'
import { within } from '../../../db/scope.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import type { JobTable } from '../../../jobs/job.ts'

export const BATCHES: JobTable = {
  name: 'verify_batch',
  key: 'no',
  running: 'RUNNING',
  delayed: true,
}

export interface BatchRecord {
  no: string
  made_by: string
  file_name: string
  phase: 'READ' | 'CHECK'
  again: boolean
  wanted: 'PAUSE' | 'CANCEL' | null
  total: number
  bad: number
  done: number
  retries: number
  status: VerifyBatchStatus
  progress: number
  message: string
  created_at: Date
  started_at: Date | null
  finished_at: Date | null
}

/** What a worker needs to know of one. */
export interface BatchWork {
  made_by: string
  via: 'PAGE' | 'API'
  sees: string | null
  file_name: string
  blob_key: string
  phase: 'READ' | 'CHECK'
  again: boolean
  wanted: 'PAUSE' | 'CANCEL' | null
  total: number
  bad: number
  done: number
  busy: number
  /** Times that rows without a judgement were verified again. */
  retries: number
}
export const WORK =
  'made_by, via, sees, file_name, blob_key, phase, again, wanted, total, bad, done, busy, retries'

const COLUMNS = `b.no, b.made_by, b.file_name, b.phase, b.again, b.wanted, b.total, b.bad, b.done, b.retries, b.status, b.progress, b.message,
  b.created_at, b.started_at, b.finished_at`

export interface NewBatch {
  madeBy: string
  via: BatchWork['via']
  fileName: string
  bytes: number
  blobKey: string
}

export const addBatch = async (tenant: TenantDb, of: NewBatch): Promise<string> =>
  (await tenant.one<{ no: string }>(
    `insert into verify_batch (company_id, no, made_by, via, sees, file_name, file_bytes, blob_key)
     values ($1, 'PC' || to_char(now() at time zone 'Asia/Shanghai', 'YYYYMMDD') || lpad((nextval('verify_batch_no') % 100000000)::text, 8, '0'),
             $2, $3, $4, $5, $6, $7) returning no`,
    [of.madeBy, of.via, tenant.scope.madeBy, of.fileName, of.bytes, of.blobKey],
  ))!.no

/** One that the session sees; null = there is none of that number. */
export async function batchOf(tenant: TenantDb, no: string): Promise<BatchRecord | null> {
  const values: Value[] = [no]
  const seen = within(tenant.scope, values).batches('b')
  return tenant.one<BatchRecord>(
    `select ${COLUMNS} from verify_batch b where b.company_id = $1 and b.no = $2${seen}`,
    values,
  )
}

export async function batchPage(
  tenant: TenantDb,
  status: VerifyBatchStatus | undefined,
  page: number,
  size: number,
): Promise<{ total: number; rows: BatchRecord[] }> {
  const values: Value[] = [status ?? null, size, (page - 1) * size]
  const seen = within(tenant.scope, values).batches('b')
  const rows = await tenant.rows<BatchRecord & { all: number }>(
    `select ${COLUMNS}, count(*) over ()::int as all from verify_batch b
      where b.company_id = $1 and ($2::text is null or b.status = $2)${seen}
      order by b.created_at desc, b.no desc limit $3 offset $4`,
    values,
  )
  return { total: rows[0]?.all ?? 0, rows }
}

/** Batches of the company that were read and never begun. */
export const unbegun = async (tenant: TenantDb): Promise<number> =>
  (await tenant.one<{ n: number }>(
    "select count(*)::int as n from verify_batch where company_id = $1 and status = 'READY'",
  ))!.n

/** False: it does not wait for its start. */
export const startBatch = async (tx: TenantDb, no: string, again: boolean): Promise<boolean> => {
  const started = await tx.run(
    `update verify_batch set status = 'QUEUED', phase = 'CHECK', again = $3, progress = 0, message = '排队中', due_at = now(),
            started_at = now(), attempt = 0, faults = 0
      where company_id = $1 and no = $2 and status = 'READY' and total > bad`,
    [no, again],
  )
  if (started === 0) return false
  if (again)
    await tx.run(
      "update verify_batch_row set state = 'WAITING' where company_id = $1 and batch = $2 and state = 'SAME'",
      [no],
    )
  return true
}

/** False: it is not being verified. */
export const pauseBatch = async (tenant: TenantDb, no: string): Promise<boolean> =>
  (await tenant.run(
    `update verify_batch set wanted = case when status = 'RUNNING' then 'PAUSE' end,
            status = case when status = 'RUNNING' then status else 'PAUSED' end,
            message = case when status = 'RUNNING' then '正在暂停' else '已暂停' end
      where company_id = $1 and no = $2 and phase = 'CHECK' and status in ('QUEUED', 'RUNNING') and wanted is distinct from 'CANCEL'`,
    [no],
  )) === 1

/** False: it neither stands still nor is about to. One that failed among its rows goes on, too. */
export const resumeBatch = async (tenant: TenantDb, no: string): Promise<boolean> =>
  (await tenant.run(
    `update verify_batch set wanted = null, busy = 0, due_at = now(), message = '排队中', attempt = 0, faults = 0, finished_at = null,
            status = case when status = 'RUNNING' then status else 'QUEUED' end
      where company_id = $1 and no = $2 and (status in ('PAUSED', 'SHORT') or status = 'FAILED' and phase = 'CHECK'
        or status = 'RUNNING' and wanted = 'PAUSE')`,
    [no],
  )) === 1

/** Rows that have their result by those above them, when a batch ends without a worker. */
export const addDone = (tx: TenantDb, no: string, done: number) =>
  tx.run('update verify_batch set done = done + $3 where company_id = $1 and no = $2', [no, done])

/** Goes on with the rows that were opened again. False: it is not done. */
export const retryBatch = async (tx: TenantDb, no: string, rows: number): Promise<boolean> =>
  (await tx.run(
    `update verify_batch set status = 'QUEUED', message = '排队中', done = done - $3, retries = retries + 1, wanted = null, busy = 0,
            progress = least(99, floor(100.0 * (done - $3) / greatest(1, total - bad))::int), due_at = now(), attempt = 0, faults = 0,
            finished_at = null
      where company_id = $1 and no = $2 and status = 'DONE'`,
    [no, rows],
  )) === 1

/**
 * False: it had ended. One whose rows are being verified ends between two of them; one that is verified again in part is as it was before.
 */
export const cancelBatch = async (tx: TenantDb, no: string): Promise<boolean> =>
  (await tx.run(
    `update verify_batch set
            wanted = case when status = 'RUNNING' and phase = 'CHECK' then 'CANCEL' end,
            message = case when status = 'RUNNING' and phase = 'CHECK' then '正在取消' when retries > 0 then '已完成' else '已取消' end,
            progress = case when retries > 0 and status <> 'RUNNING' then 100 else progress end,
            lease_until = case when status = 'RUNNING' and phase = 'CHECK' then lease_until end,
            finished_at = case when status = 'RUNNING' and phase = 'CHECK' then null else now() end,
            status = case when status = 'RUNNING' and phase = 'CHECK' then status when retries > 0 then 'DONE' else 'CANCELLED' end
      where company_id = $1 and no = $2 and status in ('QUEUED', 'RUNNING', 'READY', 'PAUSED', 'SHORT')`,
    [no],
  )) === 1
