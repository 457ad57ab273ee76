/** SQL of the rows of a batch: as they were read, where they stand already, which wait. */
import type { Db } from '../../../db/pool.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import type { Mark, Repeated } from '../store.ts'

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

export const addRows = (
  tx: Db,
  no: string,
  from: number,
  rows: readonly NewRow[],
  marks: readonly (Mark | null)[],
) =>
  tx.run(
    `insert into verify_batch_row (company_id, batch, nth, sheet, line, invoice_code, invoice_number, issue_date, amount, check_code,
       invoice_key, compared, why, beforehand, repeats, is_same, of_nth, of_line, of_no, of_by, of_at, state)
     select $1, $2, $3 + n, sheet, line, code, number, day, amount, check_code, key, compared, why, beforehand,
            repeats, coalesce(is_same, false), of_nth, of_line, of_no, of_by, of_at,
            case when why is not null then 'BAD' when repeats = 'FILE' and is_same then 'SAME' else 'WAITING' end
       from unnest($4::text[], $5::int[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[], $12::text[],
         $13::text[], $14::text[], $15::text[], $16::bool[], $17::int[], $18::int[], $19::text[], $20::text[], $21::timestamptz[])
         with ordinality as t (sheet, line, code, number, day, amount, check_code, key, compared, why, beforehand, repeats, is_same,
           of_nth, of_line, of_no, of_by, of_at, n)`,
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
      marks.map((mark) => mark?.repeats ?? null),
      marks.map((mark) => mark?.is_same ?? null),
      marks.map((mark) => mark?.of_nth ?? null),
      marks.map((mark) => mark?.of_line ?? null),
      marks.map((mark) => mark?.of_no ?? null),
      marks.map((mark) => mark?.of_by ?? null),
      marks.map((mark) => mark?.of_at ?? null),
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
      where company_id = $1 and batch = $2 and state = 'WAITING' and nth > 0 and nth > $3 order by nth limit $4`,
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
