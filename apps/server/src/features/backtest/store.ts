import type { BacktestRow } from '@xinjian/contract'
import { formatMonth } from '@xinjian/engine/kit/calendar/window'
import type { RuleBook } from '@xinjian/engine/report/book'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import type { TenantDb } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { wired } from '../../http/rows/wired.ts'
import type { JobTable } from '../../jobs/job.ts'
import { BACKTEST_SAYS } from './words.ts'

export const BACKTESTS: JobTable = { name: 'backtest', key: 'no', running: 'RUNNING' }

export interface BacktestRecord {
  no: string
  kind: ReportKind
  version: number
  against: number
  through: number | null
  status: BacktestRow['status']
  progress: number
  message: string
  total: number
  judged: number
  flipped: number
  created_by: string
  created_at: Date
}

const COLUMNS =
  'no, kind, version, against, through, status, progress, message, total, judged, flipped, created_by, created_at'

/** Without its sums: `sealed.ts` tells them. */
export const wireBacktest = (row: BacktestRecord): Omit<BacktestRow, 'sealed'> => ({
  ...wired(
    row,
    'no version against status progress message total judged flipped created_by created_at',
  ),
  reportType: row.kind,
  through: row.through === null ? null : formatMonth(row.through),
})

export async function backtestOf(tenant: TenantDb, no: string): Promise<BacktestRecord> {
  const row = await tenant.one<BacktestRecord>(
    `select ${COLUMNS} from backtest where company_id = $1 and no = $2 and platform_no is null`,
    [no],
  )
  if (!row) throw new Refusal('UNKNOWN', BACKTEST_SAYS.noSuchBacktest)
  return row
}

export interface NewBacktest {
  kind: ReportKind
  version: number
  against: number
  book: RuleBook | null
  againstBook: RuleBook | null
  through: number | null
  /** null = all of the company. */
  enterprises: number[] | null
  createdBy: string
  /** Number of the platform's trial that it is a part of; absent = a run of the company's own. */
  platformNo?: string
}

export async function insertBacktest(tenant: TenantDb, made: NewBacktest): Promise<string> {
  const json = (book: RuleBook | null) => book && JSON.stringify(book)
  const of = await tenant.one<{ n: number }>(
    'select count(*)::int as n from enterprise where company_id = $1 and ($2::int[] is null or id = any ($2::int[]))',
    [made.enterprises],
  )
  const row = await tenant.one<{ no: string }>(
    `insert into backtest (company_id, no, kind, version, against, book, against_book, through, enterprises, total, created_by, platform_no)
     values ($1, 'BT' || to_char(now(), 'YYYYMMDD') || lpad(nextval('backtest_no')::text, 6, '0'), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     returning no`,
    [
      made.kind,
      made.version,
      made.against,
      json(made.book),
      json(made.againstBook),
      made.through,
      made.enterprises,
      of?.n ?? 0,
      made.createdBy,
      made.platformNo ?? null,
    ],
  )
  if (!row) throw new Error('backtest gave no row')
  return row.no
}

export async function backtestPage(
  tenant: TenantDb,
  filter: { kind?: ReportKind | undefined; version?: number | undefined },
  page: number,
  size: number,
): Promise<{ total: number; rows: BacktestRecord[] }> {
  const rows = await tenant.rows<BacktestRecord & { all: number }>(
    `select ${COLUMNS}, count(*) over ()::int as all from backtest
      where company_id = $1 and platform_no is null and ($2::text is null or kind = $2) and ($3::int is null or version = $3)
      order by created_at desc, no desc limit $4 offset $5`,
    [filter.kind ?? null, filter.version ?? null, size, (page - 1) * size],
  )
  return { total: rows[0]?.all ?? 0, rows }
}

/** Whoever works on it finds the row no longer running, and stops. */
export async function cancelBacktest(tenant: TenantDb, no: string): Promise<void> {
  const touched = await tenant.run(
    `update backtest set status = 'CANCELLED', message = '已停止，已算出的结果保留', lease_until = null, finished_at = now()
      where company_id = $1 and no = $2 and platform_no is null and status in ('QUEUED', 'RUNNING')`,
    [no],
  )
  if (touched === 0) throw new Refusal('CONFLICT', BACKTEST_SAYS.backtestOver)
}
