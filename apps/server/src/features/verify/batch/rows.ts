/** SQL of the rows of a batch: as they were read, where they stand already, which wait. */
import type { Db } from '../../../db/pool.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import type { Repeated } from '../store.ts'

export interface NewRow {
  sheet: string | null
  line: number
  invoiceCode: string
  invoiceNumber: string
  issueDate: string
  amount: string
  checkCode: string
  /** '' of a bad row. */
  invoiceKey: string
  compared: string
  why: string | null
  beforehand: string | null
}

/** A good row that waits for its result. */
export interface WaitingRow {
  nth: number
  invoice_code: string
  invoice_number: string
  issue_date: string
  amount: string
  check_code: string
}

export const clearRows = (tx: Db, no: string) =>
  tx.run('delete from verify_batch_row where company_id = $1 and batch = $2', [no])

export const addRows = (tx: Db, no: string, from: number, rows: readonly NewRow[]) =>
  tx.run(
    `insert into verify_batch_row (company_id, batch, nth, sheet, line, invoice_code, invoice_number, issue_date, amount, check_code,
       invoice_key, compared, why, beforehand, state)
     select $1, $2, $3 + n, sheet, line, code, number, day, amount, check_code, key, compared, why, beforehand,
            case when why is null then 'WAITING' else 'BAD' end
       from unnest($4::text[], $5::int[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[], $12::text[],
         $13::text[], $14::text[]) with ordinality
         as t (sheet, line, code, number, day, amount, check_code, key, compared, why, beforehand, n)`,
    [
      no,
      from,
      rows.map((row) => row.sheet),
      rows.map((row) => row.line),
      rows.map((row) => row.invoiceCode),
      rows.map((row) => row.invoiceNumber),
      rows.map((row) => row.issueDate),
      rows.map((row) => row.amount),
      rows.map((row) => row.checkCode),
      rows.map((row) => row.invoiceKey),
      rows.map((row) => row.compared),
      rows.map((row) => row.why),
      rows.map((row) => row.beforehand),
    ],
  )

/** What is compared of an invoice besides its key, in one text. `COMPARED` is the same of a check. */
export const comparedOf = (asked: {
  issueDate: string
  amount: number | null
  checkCode: string | null
}): string => `${asked.issueDate} ${asked.amount ?? ''} ${asked.checkCode ?? ''}`
export const COMPARED =
  "to_char(v.issue_date, 'YYYY-MM-DD') || ' ' || coalesce(v.amount::text, '') || ' ' || coalesce(v.check_code, '')"

/**
 * Marks good rows that stand above in the file, were judged by the platform for this company before, or wait in another batch; in
 * that order, one mark a row. `sees` = whose checks and batches alone may be told of; null = everybody's.
 */
export async function markRepeats(tx: Db, no: string, sees: string | null): Promise<void> {
  await tx.run(
    `with placed as (
       select nth, line, min(nth) over (partition by invoice_key) as first,
              min(nth) over (partition by invoice_key, compared) as same
         from verify_batch_row where company_id = $1 and batch = $2 and state = 'WAITING')
     update verify_batch_row r
        set repeats = 'FILE', is_same = p.same < p.nth, of_nth = f.nth, of_line = f.line,
            state = case when p.same < p.nth then 'SAME' else r.state end
       from placed p, verify_batch_row f
      where r.company_id = $1 and r.batch = $2 and r.nth = p.nth and p.first < p.nth
        and f.company_id = $1 and f.batch = $2 and f.nth = case when p.same < p.nth then p.same else p.first end`,
    [no],
  )
  await tx.run(
    `update verify_batch_row r
        set repeats = 'CHECK', is_same = e.same, of_no = e.no, of_by = e.made_by, of_at = e.asked_at
       from verify_batch_row w cross join lateral (
         select v.no, v.made_by, v.asked_at, ${COMPARED} = w.compared as same
           from verify_record v
          where v.company_id = $1 and v.invoice_key = w.invoice_key and v.kept_from is null
            and v.result in ('CONSISTENT', 'INCONSISTENT', 'NOT_FOUND') and ($3::text is null or v.made_by = $3)
          order by ${COMPARED} = w.compared desc, v.asked_at desc limit 1) e
      where r.company_id = $1 and r.batch = $2 and w.company_id = $1 and w.batch = $2 and w.nth = r.nth
        and w.state = 'WAITING' and w.repeats is null`,
    [no, sees],
  )
  await tx.run(
    `update verify_batch_row r
        set repeats = 'BATCH', is_same = e.same, of_no = e.batch, of_by = e.made_by, of_at = e.created_at
       from verify_batch_row w cross join lateral (
         select o.batch, b.made_by, b.created_at, o.compared = w.compared as same
           from verify_batch_row o join verify_batch b on b.company_id = o.company_id and b.no = o.batch
          where o.company_id = $1 and o.invoice_key = w.invoice_key and o.state = 'WAITING' and o.batch <> $2
            and b.status in ('QUEUED', 'RUNNING', 'PAUSED', 'SHORT') and ($3::text is null or b.made_by = $3)
          order by o.compared = w.compared desc, b.created_at limit 1) e
      where r.company_id = $1 and r.batch = $2 and w.company_id = $1 and w.batch = $2 and w.nth = r.nth
        and w.state = 'WAITING' and w.repeats is null`,
    [no, sees],
  )
}

interface PlanCounts {
  file: number
  check: number
  batch: number
  same: number
  not_yet: number
  asked: number
  asked_again: number
}

/** What a batch that waits for its start comes to. */
export const planCounts = async (tenant: TenantDb, no: string): Promise<PlanCounts> =>
  (await tenant.one<PlanCounts>(
    `select count(*) filter (where repeats = 'FILE')::int as file, count(*) filter (where repeats = 'CHECK')::int as check,
            count(*) filter (where repeats = 'BATCH')::int as batch, count(*) filter (where is_same)::int as same,
            count(*) filter (where beforehand is not null)::int as not_yet,
            count(*) filter (where beforehand is null and not is_same)::int as asked,
            count(*) filter (where beforehand is null)::int as asked_again
       from verify_batch_row where company_id = $1 and batch = $2 and state <> 'BAD'`,
    [no],
  ))!

export const waitingRows = (tenant: TenantDb, no: string, after: number, most: number) =>
  tenant.rows<WaitingRow>(
    `select nth, invoice_code, invoice_number, issue_date, amount, check_code from verify_batch_row
      where company_id = $1 and batch = $2 and state = 'WAITING' and nth > $3 order by nth limit $4`,
    [no, after, most],
  )

/** How many of them still waited. */
export const markDone = (tx: Db, no: string, rows: readonly number[]): Promise<number> =>
  tx.run(
    "update verify_batch_row set state = 'DONE' where company_id = $1 and batch = $2 and nth = any($3::int[]) and state = 'WAITING'",
    [no, rows],
  )

interface RepeatRecord extends Repeated {
  line: number
  sheet: string | null
  invoice_code: string
  invoice_number: string
}

export async function repeatPage(tenant: TenantDb, no: string, page: number, size: number) {
  const rows = await tenant.rows<RepeatRecord & { all: number }>(
    `select line, sheet, invoice_code, invoice_number, repeats, is_same, of_line, of_no, of_by, of_at, count(*) over ()::int as all
       from verify_batch_row where company_id = $1 and batch = $2 and repeats is not null
      order by nth limit $3 offset $4`,
    [no, size, (page - 1) * size],
  )
  return { total: rows[0]?.all ?? 0, rows }
}

interface BadRecord {
  nth: number
  sheet: string | null
  line: number
  invoice_code: string
  invoice_number: string
  issue_date: string
  amount: string
  check_code: string
  why: string
}

export const badRows = (tenant: TenantDb, no: string, after: number, most: number) =>
  tenant.rows<BadRecord>(
    `select nth, sheet, line, invoice_code, invoice_number, issue_date, amount, check_code, why from verify_batch_row
      where company_id = $1 and batch = $2 and state = 'BAD' and nth > $3 order by nth limit $4`,
    [no, after, most],
  )
