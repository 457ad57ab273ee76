/**
 * Scans of single rows (engine/invoice/facts/scan.ts), one per month, made lazily: a month whose digest moved is scanned again when
 * facts are loaded, or an import ends that wrote a good part of it, all others are read from `invoice_scan`. So a report still costs months ×
 * counterparties, and a scan is of the same revision as the digest beside it.
 */
import type { MonthIndex, MonthScan, SerialRun } from '@xinjian/engine/invoice/facts'
import { LISTED_RUNS, SCAN_VERSION, SUM_TOLERANCE } from '@xinjian/engine/invoice/facts/scan'
import { daysInMonth, firstDayOfMonth, formatDay } from '@xinjian/engine/kit/calendar/window'
import type pg from 'pg'
import type { TenantDb } from '../../../db/tenant.ts'
import {
  type Quantity,
  quantitiesOf,
  rowScanOf,
  type StoredRowScan,
  scanRows,
  storedRowScan,
} from './row-scans.ts'
import { HAS_NUMBER_SQL, RUN_COLUMNS, runsSql, TAX_DISK_SQL } from './serial-sql.ts'
import { DIRECTIONS } from './stored-row.ts'

/** As stored in `runs`. */
type StoredRun = [
  day: number,
  counterparty: number,
  code: string,
  from: number,
  to: number,
  rows: number,
]

export interface DatedScan extends MonthScan {
  /** Revision of the month it was made of. */
  seq: number
  /** Revision of the month after, 0 = without rows: reds of the last days are issued anew there. */
  nextSeq: number
}

interface StoredScan {
  direction: 0 | 1
  month: MonthIndex
  seq: number
  next_seq: number
  /** Rows of the month, and whether they carry lines. */
  invoices: number
  lines: boolean
  /** null with the rest when the month has to be scanned. */
  sum_failures: number | null
  numbered: number
  serial_rows: number
  runs: StoredRun[]
  row_scan: StoredRowScan | null
}

const STORED = {
  name: 'facts-scans',
  text: `select m.direction, m.month, m.seq, coalesce(n.seq, 0) as next_seq, m.invoices, m.goods is not null as lines,
            s.sum_failures, s.numbered, s.serial_rows, s.runs, s.row_scan
      from invoice_month m
      left join invoice_month n on m.direction = 0 and n.company_id = m.company_id and n.enterprise_id = m.enterprise_id
       and n.direction = m.direction and n.month = m.month + 1
      left join invoice_scan s on s.company_id = m.company_id and s.enterprise_id = m.enterprise_id
       and s.direction = m.direction and s.month = m.month and s.seq = m.seq and s.next_seq = coalesce(n.seq, 0)
       and s.version = $3
     where m.company_id = $1 and m.enterprise_id = $2
     order by m.direction desc, m.month`,
}

const MONTH =
  'v.company_id = $1 and v.enterprise_id = $2 and v.direction = $3 and v.issue_day between $4 and $5 and v.status = 0'

/** Of all months that are to be scanned at once: an enterprise has up to a hundred, and most of them ask for nothing more. */
const SUMS = {
  name: 'facts-scan-sums',
  text: `select m.direction, m.month, s.*
       from unnest($3::smallint[], $4::int[], $5::date[], $6::date[]) as m (direction, month, first, last)
      cross join lateral (
        select count(*) filter (where v.status = 0 and abs(v.amount + v.tax - v.total) > ${SUM_TOLERANCE})::int8 as failures,
               count(*) filter (where v.status = 0 and ${TAX_DISK_SQL} and ${HAS_NUMBER_SQL})::int8 as numbered,
               coalesce(bool_or(v.status = 0 and v.total < 0), false) as reds,
               coalesce(bool_or(v.status = 1), false) as voids
          from invoice v
         where v.company_id = $1 and v.enterprise_id = $2 and v.direction = m.direction and v.issue_day between m.first and m.last
           and v.status in (0, 1)) s`,
}

interface Sums {
  direction: 0 | 1
  month: MonthIndex
  failures: number
  numbered: number
  /** Any red among the valid rows, any void row. */
  reds: boolean
  voids: boolean
}

/** In the order of the engine's `compareRuns`. */
const RUNS = {
  name: 'facts-scan-runs',
  text: `select issue_day - date '1970-01-01' as day, counterparty_id as counterparty, code, run_from as "from", run_to as "to",
            count(*)::int as rows, sum(count(*)) over ()::int8 as total
       from (${runsSql(`select ${RUN_COLUMNS} from invoice v where ${MONTH} and ${TAX_DISK_SQL}`)}) r
      group by 1, 2, 3, 4, 5
      order by run_to - run_from desc, day, code collate "C", run_from, counterparty_id
      limit ${LISTED_RUNS}`,
}

/**
 * Scans of every month with rows, in the snapshot of `client`; `fresh` are those that were made just now. Reads at most `most`
 * rows for them: months for which that is not enough are left out.
 */
export async function readScans(
  client: pg.PoolClient,
  companyId: number,
  enterpriseId: number,
  most = Infinity,
): Promise<{ scans: MonthScan[]; fresh: DatedScan[] }> {
  const owner = [companyId, enterpriseId]
  const { rows } = await client.query<StoredScan>({ ...STORED, values: [...owner, SCAN_VERSION] })
  const scans: MonthScan[] = []
  const due: StoredScan[] = []
  let left = most
  for (const row of rows) {
    if (row.sum_failures !== null) scans.push(scanOf(row, row.sum_failures))
    else if (row.invoices <= left) {
      left -= row.invoices
      due.push(row)
    }
  }
  const fresh: DatedScan[] = []
  const sums = await sumsOf(client, owner, due)
  const sold = due.filter(({ direction, lines }) => DIRECTIONS[direction] === 'OUT' && lines)
  const quantities = await quantitiesOf(
    client,
    owner,
    sold.map(({ month }) => {
      const [first, last] = daysOf(month)
      return { month, first, last }
    }),
  )
  for (const [i, row] of due.entries())
    fresh.push(await scanMonth(client, owner, row, sums[i]!, quantities.get(row.month) ?? []))
  for (const { seq: _seq, nextSeq: _nextSeq, ...scan } of fresh) scans.push(scan)
  scans.sort(inOrder)
  return { scans, fresh }
}

/** As stored scans are read. */
const inOrder = (a: MonthScan, b: MonthScan): number =>
  DIRECTIONS.indexOf(b.direction) - DIRECTIONS.indexOf(a.direction) || a.month - b.month

async function sumsOf(
  client: pg.PoolClient,
  owner: readonly number[],
  months: readonly StoredScan[],
): Promise<Sums[]> {
  if (months.length === 0) return []
  const { rows } = await client.query<Sums>({
    ...SUMS,
    values: [
      ...owner,
      months.map((m) => m.direction),
      months.map((m) => m.month),
      months.map((m) => daysOf(m.month)[0]),
      months.map((m) => daysOf(m.month)[1]),
    ],
  })
  const known = new Map(rows.map((row) => [row.month * 2 + row.direction, row]))
  return months.map((m) => known.get(m.month * 2 + m.direction)!)
}

/** First and last day of a month, as SQL takes them. */
const daysOf = (month: MonthIndex): [first: string, last: string] => {
  const first = firstDayOfMonth(month)
  return [formatDay(first), formatDay(first + daysInMonth(month) - 1)]
}

const scanOf = (row: StoredScan, sumFailures: number): MonthScan => ({
  direction: DIRECTIONS[row.direction],
  month: row.month,
  sumFailures,
  numbered: row.numbered,
  serialRows: row.serial_rows,
  runs: row.runs.map(([day, counterparty, code, from, to, rows]) => ({
    day,
    counterparty,
    code,
    from,
    to,
    rows,
  })),
  ...(row.row_scan ? { rows: rowScanOf(row.row_scan) } : {}),
})

async function scanMonth(
  client: pg.PoolClient,
  owner: readonly number[],
  { direction, month, seq, next_seq: nextSeq }: StoredScan,
  { failures, numbered, reds, voids }: Sums,
  quantities: readonly Quantity[],
): Promise<DatedScan> {
  const first = firstDayOfMonth(month)
  const last = first + daysInMonth(month) - 1
  const values = [...owner, direction, ...daysOf(month)]
  const sales = DIRECTIONS[direction] === 'OUT' && numbered > 0
  const runs = sales
    ? (await client.query<SerialRun & { total: number }>({ ...RUNS, values })).rows
    : []
  const sold = DIRECTIONS[direction] === 'OUT'
  const rows = sold
    ? await scanRows(client, owner, [first, last], { reds, voids }, quantities)
    : null
  return {
    direction: DIRECTIONS[direction],
    month,
    seq,
    nextSeq,
    sumFailures: failures,
    numbered: sales ? numbered : 0,
    serialRows: runs[0]?.total ?? 0,
    runs: runs.map(({ total: _, ...run }) => run),
    ...(rows ? { rows } : {}),
  }
}

/** Keeps scans for the next report. A newer one that somebody else stored meanwhile stays. */
export async function storeScans(
  tenant: TenantDb,
  enterpriseId: number,
  scans: readonly DatedScan[],
): Promise<void> {
  if (scans.length === 0) return
  await tenant.run(
    `insert into invoice_scan (company_id, enterprise_id, direction, month, seq, version, sum_failures, numbered, serial_rows, runs, next_seq, row_scan)
     select $1::int, $2::int, n.direction, n.month, n.seq, $3, n.failures, n.numbered, n.serial_rows, n.runs, n.next_seq, n.row_scan
       from unnest($4::smallint[], $5::int[], $6::bigint[], $7::bigint[], $8::bigint[], $9::bigint[], $10::jsonb[], $11::bigint[], $12::jsonb[])
         as n (direction, month, seq, failures, numbered, serial_rows, runs, next_seq, row_scan)
     on conflict (company_id, enterprise_id, direction, month) do update
        set seq = excluded.seq, version = excluded.version, sum_failures = excluded.sum_failures,
            numbered = excluded.numbered, serial_rows = excluded.serial_rows, runs = excluded.runs,
            next_seq = excluded.next_seq, row_scan = excluded.row_scan
      where invoice_scan.seq <= excluded.seq`,
    [
      enterpriseId,
      SCAN_VERSION,
      scans.map((s) => (s.direction === 'OUT' ? 0 : 1)),
      scans.map((s) => s.month),
      scans.map((s) => s.seq),
      scans.map((s) => s.sumFailures),
      scans.map((s) => s.numbered),
      scans.map((s) => s.serialRows),
      scans.map((s) => JSON.stringify(s.runs.map(stored))),
      scans.map((s) => s.nextSeq),
      scans.map((s) => (s.rows ? JSON.stringify(storedRowScan(s.rows)) : null)),
    ],
  )
}

const stored = (r: SerialRun): StoredRun => [r.day, r.counterparty, r.code, r.from, r.to, r.rows]

/** An import of so small a part of a month leaves its scan to the report, which pays for many such imports once. */
const SHARE = 10

/** Scans what moved, so that the first report need not; `written`: rows of the import, which bound what it reads for that. */
export async function refreshScans(
  tenant: TenantDb,
  enterpriseId: number,
  written: number,
): Promise<void> {
  const { fresh } = await tenant.transaction(async (_tx, client) => {
    await client.query('set transaction isolation level repeatable read, read only')
    return readScans(client, tenant.companyId, enterpriseId, written * SHARE)
  })
  await storeScans(tenant, enterpriseId, fresh)
}
