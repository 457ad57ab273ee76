/** SQL of exports of a company. */
import type { CompanyExportRow } from '@xinjian/contract'
import type { EXPORT_STATUSES } from '@xinjian/contract/nouns/lists/listExport'
import type { Db } from '../../db/pool.ts'
import type { TenantDb, TenantTx } from '../../db/tenant.ts'
import { wired } from '../../http/rows/wired.ts'
import type { JobTable } from '../../jobs/job.ts'

export const COMPANY_EXPORTS: JobTable = {
  name: 'company_export',
  key: 'no',
  running: 'RUNNING',
}

export interface ExportRecord {
  no: string
  status: (typeof EXPORT_STATUSES)[number]
  progress: number
  message: string
  asked_id: number
  asked_by: string
  reason: string
  rows: number
  files: number
  bytes: number | null
  sha256: string | null
  blob_key: string | null
  created_at: Date
  finished_at: Date | null
  expires_at: Date | null
}

/** A file that is over is told so from that moment, whenever it is swept. */
const STATUS = "case when status = 'DONE' and expires_at <= now() then 'EXPIRED' else status end"
const COLUMNS = `no, ${STATUS} as status, progress, message, asked_id, asked_by, reason, rows, files, bytes, sha256, blob_key,
  created_at, finished_at, expires_at`

export const wireExport = (row: ExportRecord): CompanyExportRow =>
  wired(
    row,
    'no status progress message asked_by reason rows files bytes sha256 created_at finished_at expires_at',
  )

/** null = one is under way already. */
export const addExport = (
  tx: TenantTx,
  { userId, userName, reason }: { userId: number; userName: string; reason: string },
): Promise<{ no: string } | null> =>
  tx.one<{ no: string }>(
    `insert into company_export (company_id, no, asked_id, asked_by, reason)
     values ($1, 'CX' || to_char(now(), 'YYYYMMDD') || lpad(nextval('company_export_no')::text, 8, '0'), $2, $3, $4)
     on conflict (company_id) where status in ('QUEUED', 'RUNNING') do nothing
     returning no`,
    [userId, userName, reason],
  )

export const exportOf = (tenant: Pick<TenantDb, 'one'>, no: string) =>
  tenant.one<ExportRecord>(
    `select ${COLUMNS} from company_export where company_id = $1 and no = $2`,
    [no],
  )

export async function exportPage(tenant: TenantDb, { page, size }: { page: number; size: number }) {
  const rows = await tenant.rows<ExportRecord & { all: number }>(
    `select ${COLUMNS}, count(*) over ()::int as all from company_export
      where company_id = $1 order by created_at desc, no desc limit $2 offset $3`,
    [size, (page - 1) * size],
  )
  return { total: rows[0]?.all ?? 0, page, size, rows: rows.map(wireExport) }
}

/** Whoever works at it finds that it is not his any more. False: it had ended already. */
export const cancelExport = async (tx: TenantTx, no: string, message: string): Promise<boolean> =>
  (await tx.run(
    `update company_export set status = 'CANCELLED', message = $3, lease_until = null, finished_at = now()
      where company_id = $1 and no = $2 and status in ('QUEUED', 'RUNNING')`,
    [no, message],
  )) === 1

export const companyOf = (db: Db, companyId: number) =>
  db.one<{ id: number; name: string; tax_no: string | null }>(
    'select id, name, tax_no from company where id = $1',
    [companyId],
  )
