/** Rows of watches and of what became of them. */
import type { InvoiceKind } from '@xinjian/format/invoice/kind'
import type { InvalidMark, VerifyResult } from '@xinjian/format/verify/result'
import type {
  InvoiceState,
  WatchEventKind,
  WatchEvery,
  WatchReason,
} from '@xinjian/format/verify/watch'
import type { Db } from '../../db/pool.ts'
import type { JobTable } from '../../jobs/job.ts'

export const WATCHES: JobTable = {
  name: 'verify_watch',
  key: 'no',
  running: 'RUNNING',
  delayed: true,
}

export interface WatchRecord {
  no: string
  invoice_key: string
  kind: InvoiceKind
  invoice_code: string
  invoice_number: string
  issue_date: string
  /** 分; null = the check code is compared. */
  amount: number | null
  check_code: string | null
  seller_name: string
  total_amount: string
  every: WatchEvery
  until: string
  /** 毫. */
  cap: number
  spent: number
  channel: string | null
  result: VerifyResult
  invalid_mark: InvalidMark | null
  since: Date
  check_no: string
  seen_at: Date
  looks: number
  changes: number
  looked_on: string | null
  looked_at: Date | null
  failures: number
  failed: VerifyResult | null
  by_hand: boolean
  status: 'QUEUED' | 'RUNNING' | 'PAUSED' | 'ENDED'
  why: WatchReason | null
  made_by: string
  user_id: number | null
  key_channel: string | null
  due_at: Date
  created_at: Date
}

export const COLUMNS = `no, invoice_key, kind, invoice_code, invoice_number, issue_date, amount, check_code, seller_name,
  total_amount, every, until, cap, spent, channel, result, invalid_mark, since, check_no, seen_at, looks, changes,
  looked_on, looked_at, failures, failed, by_hand, status, why, made_by, user_id, key_channel, due_at, created_at`

/** @param madeBy whose watches alone may be seen; null = everybody's. */
export const watchByNo = (db: Db, no: string, madeBy: string | null) =>
  db.one<WatchRecord>(
    `select ${COLUMNS} from verify_watch where company_id = $1 and no = $2 and ($3::text is null or made_by = $3)`,
    [no, madeBy],
  )

/** Of an invoice: the reader's own first, those that go on before those that are over, the newest of them. */
export const watchOfInvoice = (db: Db, invoiceKey: string, user: string, madeBy: string | null) =>
  db.one<WatchRecord>(
    `select ${COLUMNS} from verify_watch
      where company_id = $1 and invoice_key = $2 and ($4::text is null or made_by = $4)
      order by made_by <> $3, status = 'ENDED', created_at desc, no desc limit 1`,
    [invoiceKey, user, madeBy],
  )

interface NewWatch
  extends Pick<
    WatchRecord,
    | 'invoice_key'
    | 'kind'
    | 'invoice_code'
    | 'invoice_number'
    | 'issue_date'
    | 'amount'
    | 'check_code'
    | 'seller_name'
    | 'total_amount'
    | 'every'
    | 'until'
    | 'cap'
    | 'channel'
    | 'invalid_mark'
    | 'seen_at'
    | 'check_no'
    | 'made_by'
    | 'user_id'
    | 'key_channel'
  > {
  due_at: Date
}

const NEXT_NO = `'GZ' || to_char(now() at time zone 'Asia/Shanghai', 'YYYYMMDD') || lpad((nextval('verify_watch_no') % 100000000)::text, 8, '0')`

/** Null: whoever makes it watches the invoice already. */
export const addWatch = (tx: Db, of: NewWatch) =>
  tx.one<WatchRecord>(
    `insert into verify_watch (company_id, no, invoice_key, kind, invoice_code, invoice_number, issue_date, amount, check_code,
       seller_name, total_amount, every, until, cap, channel, result, invalid_mark, since, check_no, seen_at, made_by, user_id,
       key_channel, due_at)
     values ($1, ${NEXT_NO}, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 'CONSISTENT', $15, $16, $17, $16, $18, $19,
       $20, $21)
     on conflict do nothing returning ${COLUMNS}`,
    [
      of.invoice_key,
      of.kind,
      of.invoice_code,
      of.invoice_number,
      of.issue_date,
      of.amount,
      of.check_code,
      of.seller_name,
      of.total_amount,
      of.every,
      of.until,
      of.cap,
      of.channel,
      of.invalid_mark,
      of.seen_at,
      of.check_no,
      of.made_by,
      of.user_id,
      of.key_channel,
      of.due_at,
    ],
  )

/** Watches of the company that are not over, counted to `most`. */
export async function openWatches(db: Db, most: number): Promise<number> {
  const row = await db.one<{ n: number }>(
    `select count(*)::int as n from (
       select 1 from verify_watch where company_id = $1 and status <> 'ENDED' limit $2) open`,
    [most],
  )
  return row?.n ?? 0
}

export interface EventRecord {
  kind: WatchEventKind
  why: WatchReason | null
  before_result: VerifyResult | null
  before_mark: InvalidMark | null
  result: VerifyResult | null
  invalid_mark: InvalidMark | null
  check_no: string | null
  made_by: string | null
  at: Date
}

/** Oldest first. */
export const eventsOf = (db: Db, no: string) =>
  db.rows<EventRecord>(
    `select kind, why, before_result, before_mark, result, invalid_mark, check_no, made_by, at
       from verify_watch_event where company_id = $1 and watch = $2 order by id`,
    [no],
  )

export const noteEvent = (
  tx: Db,
  no: string,
  of: {
    kind: WatchEventKind
    why?: WatchReason
    before?: InvoiceState
    after?: InvoiceState
    checkNo?: string
    by?: string
  },
) =>
  tx.run(
    `insert into verify_watch_event (company_id, watch, kind, why, before_result, before_mark, result, invalid_mark, check_no, made_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      no,
      of.kind,
      of.why ?? null,
      of.before?.result ?? null,
      of.before?.invalidMark ?? null,
      of.after?.result ?? null,
      of.after?.invalidMark ?? null,
      of.checkNo ?? null,
      of.by ?? null,
    ],
  )
