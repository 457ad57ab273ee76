/** What must hold after everything: acknowledged is done, nothing is doubled, nothing is left running. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../apps/server/src/db/pool.ts'
import { steady } from '../lib/steady.ts'
import { lookAtDoors } from './doors.ts'
import { type Acknowledged, BOOK_LINES, FILE_ROWS } from './load.ts'

/** A row whose worker is gone is taken up, or done, after at most so long. */
export const RECOVERY_MS = 30_000
/** Work that was taken up goes on at the pace of the machine. */
const SETTLE_MS = 10 * 60_000

const OPEN = `
  select 'import ' || id as what, fence from import_batch where status in ('QUEUED', 'RUNNING') and blob_key <> ''
  union all select 'report ' || report_no, fence from report where status in ('QUEUED', 'GENERATING')
  union all select 'collection ' || task_id, fence from collect_task where status in ('QUEUED', 'RUNNING')`

const RUNNING = `
  select 'import ' || id as what, fence from import_batch where status = 'RUNNING' and blob_key <> ''
  union all select 'completion ' || report_no, fence from report_completion where status = 'RUNNING'
  union all select 'report ' || report_no, fence from report where status = 'GENERATING'
  union all select 'collection ' || task_id, fence from collect_task where status = 'RUNNING'`

interface Row {
  what: string
  fence: number
}

/** Milliseconds until every row that runs now was taken up by another claim, or ended. */
export async function takenUp(db: Database, since: number): Promise<number> {
  const before = await steady(() => db.rows<Row>(RUNNING))
  for (;;) {
    const now = await steady(() => db.rows<Row>(RUNNING))
    const same = before.filter((b) => now.some((n) => n.what === b.what && n.fence === b.fence))
    if (same.length === 0 || Date.now() - since > 4 * RECOVERY_MS) return Date.now() - since
    await sleep(200)
  }
}

/** Waits until nothing is open; what still is then. */
export async function leftOpen(db: Database): Promise<string[]> {
  for (const end = Date.now() + SETTLE_MS; ; await sleep(500)) {
    const open = await steady(() => db.rows<Row>(OPEN))
    if (open.length === 0 || Date.now() > end) return open.map((row) => row.what)
  }
}

/** Facts that nobody told otherwise a second time. */
const TOLD_ONCE = [
  ...['vat_return', 'vat_return_line', 'tax_payment', 'fin_statement'],
  ...[
    'registry_business_registration',
    'registry_equity_holder',
    'court_judgment',
    'court_enforcement',
  ],
  ...['gl_voucher_line', 'gl_balance', 'bank_line', 'receivable', 'payable', 'stock_summary'],
  ...['sales_order', 'purchase_order'],
]

/** What nobody got is not paid for. */
const CHARGES = `
  select 'failed and charged: ' || r.report_no as what
    from report r join usage_record u on u.company_id = r.company_id and u.no = r.report_no
   where r.status = 'FAILED' and u.state = 'CHARGED'`

/** Pages of a vendor that stand under an answer which was not told, and answers without any. */
const ANSWERS = `
  select a.state || ' answer ' || a.kind || ' of ' || a.report_no || ' with ' || count(p.n) || ' pages' as what
    from public_answer a
    left join public_page p using (company_id, enterprise_id, kind, report_no)
   group by a.company_id, a.enterprise_id, a.kind, a.report_no, a.state having (a.state = 'TOLD') <> (count(p.n) > 0)`

/** Journals that were uploaded hold each of their lines once. */
const LINES_OF_BOOKS = `
  select 'lines of the books of ' || e.tax_no || ': ' || count(*) as what
    from gl_voucher_line v join enterprise e on e.company_id = v.company_id and e.id = v.enterprise_id
   where e.name like '断点企业%' group by e.tax_no having count(*) <> $1`

/** Sums by month that are not those of the lines (docs/decisions/0178). */
const SUMS_OF_BOOKS = `
  select 'sums of books of ' || coalesce(s.enterprise_id, l.enterprise_id) || ' in ' || coalesce(s.month, l.month) as what
    from (select company_id, enterprise_id, left(month, 4)::int * 12 + right(month, 2)::int - 1 as month,
                 sum(debit) as debit, sum(credit) as credit, count(*) as lines
            from gl_voucher_line where not gone group by 1, 2, 3) l
    full join gl_month s using (company_id, enterprise_id, month)
   where (s.debit, s.credit, s.lines) is distinct from (l.debit, l.credit, l.lines)`

export interface Found {
  undone: string[]
  doubled: string[]
  stuck: string[]
}

export async function look(db: Database, told: Acknowledged): Promise<Found> {
  const stuck = await leftOpen(db)
  const names = async (sql: string, values: (number[] | string[] | number)[] = []) =>
    (await steady(() => db.rows<{ what: string }>(sql, values))).map((row) => row.what)
  const undone = [
    ...(await names(
      `select 'import ' || id || ' ' || status || ' ' || message as what from import_batch
        where id = any($1) and (status <> 'DONE' or added_count + unchanged_count <> $2)`,
      [told.imports, FILE_ROWS],
    )),
    ...(await names(
      "select 'books ' || id || ' ' || status || ' ' || message as what from import_batch where id = any($1) and status <> 'DONE'",
      [told.books],
    )),
    ...(await names(
      `select 'report ' || report_no || ' ' || status || ' ' || message as what from report
        where report_no = any($1) and status <> 'READY'`,
      [told.reports],
    )),
    ...told.collections
      .filter(({ state }) => state !== 'SUCCESS')
      .map(({ taxNo, state }) => `collection of ${taxNo} ${state}`),
  ]
  const doubled = [
    ...(await names(
      `select 'rows of ' || e.tax_no || ': ' || count(*) as what
         from invoice i join enterprise e on e.company_id = i.company_id and e.id = i.enterprise_id
        where e.name like '断点企业%' group by e.tax_no having count(*) <> $1`,
      [FILE_ROWS],
    )),
    ...(await names(
      "select 'ends of ' || task_id as what from collect_event where step = 'END' group by task_id having count(*) > 1",
    )),
    ...(await names("select 'history of an invoice' as what from invoice_history")),
  ]
  doubled.push(...(await names(LINES_OF_BOOKS, [BOOK_LINES])), ...(await names(SUMS_OF_BOOKS)))
  doubled.push(...(await names(CHARGES)), ...(await names(ANSWERS)))
  for (const table of TOLD_ONCE)
    doubled.push(
      ...(await names(`select '${table} over again' as what from ${table} where revision > 1`)),
    )
  stuck.push(
    ...(await names(
      `select 'batch ' || b.id as what from import_batch b
        where b.status = 'RUNNING' and not exists (select 1 from collect_task t
          where t.company_id = b.company_id and t.import_id = b.id and t.finished_at is null)`,
    )),
    ...(await names(
      `select 'item of ' || i.task_id as what from collect_item i join collect_task t using (company_id, task_id)
        where i.state = 'RUNNING' and t.finished_at is not null`,
    )),
    ...(await names(
      `select 'session of ' || s.task_id as what from collect_secret s join collect_task t using (company_id, task_id)
        where t.finished_at is not null`,
    )),
  )
  const { twice, lacking } = await lookAtDoors(db, told.atDoors)
  doubled.push(...twice)
  undone.push(...lacking)
  return { undone, doubled, stuck }
}
