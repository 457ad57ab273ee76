/** The calls of a bill as a workbook, made in the background: rows come and go one batch at a time. */
import { Readable } from 'node:stream'
import type { contract, DataOf } from '@xinjian/contract'
import { formatMonth } from '@xinjian/engine/kit/calendar/window'
import { HAO_PER_YUAN } from '@xinjian/format'
import { streamTableXlsx } from '@xinjian/report-files/xlsx'
import type { Blobs } from '../../blobs.ts'
import type { Database } from '../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../db/tenant.ts'
import type { Download } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { claimed } from '../../jobs/claimed.ts'
import { type Claim, type JobKind, type JobTable, LeaseLost } from '../../jobs/job.ts'
import { recordsOfMonth, type SettledCall } from '../metering/index.ts'

export const BILL_EXPORTS: JobTable = { name: 'bill_export', key: 'no', running: 'RUNNING' }

type Row = DataOf<typeof contract.billing.billExport>

interface ExportRecord {
  no: string
  month: number
  product: string | null
  status: Row['status']
  progress: number
  message: string
  rows: number
  blob_key: string | null
  created_by: string
  created_at: Date
}

const COLUMNS =
  'no, month, product, status, progress, message, rows, blob_key, created_by, created_at'

export const wireExport = (row: ExportRecord): Row => ({
  no: row.no,
  month: formatMonth(row.month),
  product: row.product,
  status: row.status,
  progress: row.progress,
  message: row.message,
  rows: row.rows,
  createdBy: row.created_by,
  createdAt: row.created_at.toISOString(),
})

export const askExport = async (
  tenant: TenantDb,
  { month, product, createdBy }: { month: number; product: string | null; createdBy: string },
): Promise<ExportRecord> =>
  (await tenant.one<ExportRecord>(
    `insert into bill_export (company_id, no, month, product, created_by)
     values ($1, 'BX' || to_char(now(), 'YYYYMMDD') || lpad(nextval('bill_export_no')::text, 6, '0'), $2, $3, $4)
     returning ${COLUMNS}`,
    [month, product, createdBy],
  ))!

export async function exportPage(tenant: TenantDb, page: number, size: number) {
  const rows = await tenant.rows<ExportRecord & { all: number }>(
    `select ${COLUMNS}, count(*) over ()::int as all from bill_export where company_id = $1
      order by created_at desc, no desc limit $2 offset $3`,
    [size, (page - 1) * size],
  )
  return { total: rows[0]?.all ?? 0, page, size, rows: rows.map(wireExport) }
}

export async function exportFile(tenant: TenantDb, blobs: Blobs, no: string): Promise<Download> {
  const row = await tenant.one<ExportRecord>(
    `select ${COLUMNS} from bill_export where company_id = $1 and no = $2`,
    [no],
  )
  if (!row) throw new Refusal('UNKNOWN', '没有这次导出')
  if (row.status !== 'DONE' || row.blob_key === null)
    throw new Refusal('CONFLICT', '账单明细尚未生成完成，请稍候')
  return {
    fileName: `账单明细-${formatMonth(row.month)}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    body: blobs.read(row.blob_key),
  }
}

export const billExportJob = (db: Database, blobs: Blobs): JobKind => ({
  table: BILL_EXPORTS,
  concurrency: 1,
  maxAttempts: 5,
  run: (claim, signal) => run(tenantOf(db, claim.companyId), blobs, claim, signal),
  fail: (claim, message) =>
    claimed(tenantOf(db, claim.companyId), claim).write(
      "status = 'FAILED', message = $4, lease_until = null, finished_at = now()",
      [message],
    ),
})

async function run(
  tenant: TenantDb,
  blobs: Blobs,
  claim: Claim,
  signal: AbortSignal,
): Promise<void> {
  const own = claimed(tenant, claim)
  const { month, product } = await own.hold<{ month: number; product: string | null }>(
    'month, product',
  )
  const of = { month, product }
  let rows = 0
  async function* lines() {
    for await (const { batch, total } of recordsOfMonth(tenant, of)) {
      if (signal.aborted) throw new LeaseLost()
      yield* batch.map(lineOf)
      rows += batch.length
      await own.write("progress = $4, rows = $5, total = $6, message = '正在生成'", [
        Math.min(99, Math.floor((100 * rows) / Math.max(1, total))),
        rows,
        total,
      ])
    }
  }
  const sheet = streamTableXlsx('账单明细', SHEET, lines())
  const { key } = await blobs.put(Readable.fromWeb(sheet as never))
  await own.write(
    "status = 'DONE', progress = 100, message = '已生成', rows = $4, blob_key = $5, lease_until = null, finished_at = now()",
    [rows, key],
  )
}

const SHEET = [
  { key: 'no', title: '查询编号', type: 'text' },
  { key: 'product', title: '产品', type: 'text' },
  { key: 'enterprise', title: '企业名称', type: 'text' },
  { key: 'taxNo', title: '税号', type: 'text' },
  { key: 'via', title: '来源', type: 'text' },
  { key: 'unitPrice', title: '单价（元）', type: 'number' },
  { key: 'amount', title: '计费（元）', type: 'number' },
  { key: 'why', title: '说明', type: 'text' },
  { key: 'madeBy', title: '发起', type: 'text' },
  { key: 'at', title: '查询时间', type: 'text' },
  { key: 'settledAt', title: '完成时间', type: 'text' },
] as const

const WHY: Record<string, string> = {
  FOUND: '查得，按次计费',
  QUERIED: '未查得，按查询计费',
  VALID: '有效期内，免费',
  ZERO: '产品免费',
  NOT_FOUND: '未查得，不计费',
  FAILED: '未完成，不计费',
}

const lineOf = (row: SettledCall) => ({
  no: row.no,
  product: row.product_name,
  enterprise: row.enterprise_name,
  taxNo: row.tax_no,
  via: row.via === 'PAGE' ? '页面' : '接口',
  unitPrice: row.unit_price / HAO_PER_YUAN,
  amount: row.amount / HAO_PER_YUAN,
  why: (WHY[row.why] ?? '') + (row.state === 'REVERSED' ? '；已冲正' : ''),
  madeBy: row.made_by,
  at: row.at,
  settledAt: row.settled_at,
})
