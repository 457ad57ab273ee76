/** Rows of checks. */
import type { VerifyRepeats } from '@xinjian/contract/verify/batch-status'
import type { InvoiceKind } from '@xinjian/format/invoice/kind'
import type { InvalidMark, VerifyResult } from '@xinjian/format/verify/result'
import type { Db } from '../../db/pool.ts'
import type { VerifiedFace } from '../../outside/verification/connector.ts'

export interface Asked {
  requestId: string | null
  /** The batch, and its row there. */
  batch?: string
  nth?: number
  invoiceKey: string
  kind: InvoiceKind
  invoiceCode: string
  invoiceNumber: string
  issueDate: string
  /** 分; null = the check code is compared. */
  amount: number | null
  checkCode: string | null
  madeBy: string
}

export interface Done {
  result: VerifyResult
  note: string
  kind?: InvoiceKind | null
  invalidMark?: InvalidMark | null
  face?: VerifiedFace | null
  vendor?: string | null
  vendorCode?: string | null
  keptFrom?: string | null
  /** 毫; null = nothing was held. */
  charged?: number | null
  /** null = now, of what the platform judged. */
  verifiedAt?: Date | null
}

export interface VerificationRecord {
  no: string
  request_id: string | null
  invoice_key: string
  kind: InvoiceKind
  invoice_code: string
  invoice_number: string
  issue_date: string
  amount: number | null
  check_code: string | null
  result: VerifyResult | null
  invalid_mark: InvalidMark | null
  note: string
  face: VerifiedFace | null
  kept_from: string | null
  charged: number | null
  made_by: string
  asked_at: Date
  verified_at: Date | null
}

/** Where a row of a batch stands already: above in the file, verified before, or waiting in another batch. */
export interface Repeated {
  repeats: VerifyRepeats
  is_same: boolean
  of_line: number | null
  of_no: string | null
  of_by: string | null
  of_at: Date | null
}

/** As it is found while a table is read. */
export interface Mark extends Repeated {
  /** Of FILE: the row above, counted from 1. */
  of_nth: number | null
}

/** A check as a list shows it: with its row of the batch, where it is of one. */
export type ListedCheck = VerificationRecord &
  Omit<Repeated, 'repeats' | 'is_same'> & {
    line: number | null
    repeats: VerifyRepeats | null
    is_same: boolean | null
  }

export const COLUMNS = `v.no, v.request_id, v.invoice_key, v.kind, v.invoice_code, v.invoice_number, to_char(v.issue_date, 'YYYY-MM-DD') as issue_date,
  v.amount, v.check_code, v.result, v.invalid_mark, v.note, v.face, v.kept_from, v.charged, v.made_by, v.asked_at, v.verified_at`

/** SQL of a new number. */
export const NEXT_NO = `'FY' || to_char(now() at time zone 'Asia/Shanghai', 'YYYYMMDD') || lpad((nextval('verify_no') % 100000000)::text, 8, '0')`

/** A check that begins. Null when the same request was made before. */
export async function beginCheck(tx: Db, asked: Asked): Promise<string | null> {
  const row = await tx.one<{ no: string }>(
    `insert into verify_record (company_id, no, request_id, invoice_key, kind, invoice_code, invoice_number, issue_date, amount,
       check_code, state, made_by, batch, batch_nth)
     values ($1, ${NEXT_NO}, $2, $3, $4, $5, $6, $7, $8, $9, 'RUNNING', $10, $11, $12)
     on conflict (company_id, request_id) do nothing returning no`,
    [
      asked.requestId,
      asked.invoiceKey,
      asked.kind,
      asked.invoiceCode,
      asked.invoiceNumber,
      asked.issueDate,
      asked.amount,
      asked.checkCode,
      asked.madeBy,
      asked.batch ?? null,
      asked.nth ?? null,
    ],
  )
  return row?.no ?? null
}

/** Ends a check; of one that has ended nothing is changed. */
export async function endCheck(tx: Db, no: string, done: Done): Promise<void> {
  await tx.run(
    `update verify_record set state = 'DONE', result = $3, note = $4, kind = coalesce($5, kind), invalid_mark = $6, face = $7::jsonb,
            vendor = $8, vendor_code = $9, kept_from = $10, charged = $11, verified_at = $12
      where company_id = $1 and no = $2 and state = 'RUNNING'`,
    [
      no,
      done.result,
      done.note,
      done.kind ?? null,
      done.invalidMark ?? null,
      done.face ? JSON.stringify(done.face) : null,
      done.vendor ?? null,
      done.vendorCode ?? null,
      done.keptFrom ?? null,
      done.charged ?? null,
      done.verifiedAt ?? null,
    ],
  )
}

/** @param madeBy whose checks alone may be seen; null = everybody's. */
export const checkByNo = (db: Db, no: string, madeBy: string | null) =>
  db.one<VerificationRecord>(
    `select ${COLUMNS} from verify_record v
      where v.company_id = $1 and v.no = $2 and ($3::text is null or v.made_by = $3)`,
    [no, madeBy],
  )

export const checkByRequest = (db: Db, requestId: string) =>
  db.one<VerificationRecord>(
    `select ${COLUMNS} from verify_record v where v.company_id = $1 and v.request_id = $2`,
    [requestId],
  )

/** The company's own consistent result of exactly what is asked, not older than so many days; whoever asked then. */
export const keptCheck = (db: Db, asked: Asked, days: number) =>
  db.one<VerificationRecord>(
    `select ${COLUMNS} from verify_record v
      where v.company_id = $1 and v.invoice_key = $2 and v.issue_date = $3 and v.amount is not distinct from $4::bigint
        and v.check_code is not distinct from $5::text and v.result = 'CONSISTENT' and v.kept_from is null
        and v.verified_at > now() - $6 * interval '1 day'
      order by v.verified_at desc limit 1`,
    [asked.invoiceKey, asked.issueDate, asked.amount, asked.checkCode, days],
  )

/** The first time this invoice was asked about, before this check. */
export const earlierCheck = (db: Db, record: VerificationRecord, madeBy: string | null) =>
  db.one<{ made_by: string; asked_at: Date }>(
    `select made_by, asked_at from verify_record
      where company_id = $1 and invoice_key = $2 and asked_at < $3 and ($4::text is null or made_by = $4)
      order by asked_at limit 1`,
    [record.invoice_key, record.asked_at, madeBy],
  )

/** The company's newest result of exactly what is asked that the platform judged later than `since`: on `day`, or by an own look. */
export const judgedSince = (
  db: Db,
  asked: Asked,
  { since, day, own }: { since: Date; day: string; own: string },
) =>
  db.one<VerificationRecord>(
    `select ${COLUMNS} from verify_record v
      where v.company_id = $1 and v.invoice_key = $2 and v.issue_date = $3 and v.amount is not distinct from $4::bigint
        and v.check_code is not distinct from $5::text and v.result in ('CONSISTENT', 'INCONSISTENT', 'NOT_FOUND')
        and v.kept_from is null and v.verified_at > $6
        and ((v.verified_at at time zone 'Asia/Shanghai')::date = $7::date or (v.made_by = $8 and v.request_id like $9))
      order by v.verified_at desc limit 1`,
    [
      asked.invoiceKey,
      asked.issueDate,
      asked.amount,
      asked.checkCode,
      since,
      day,
      asked.madeBy,
      own,
    ],
  )

/** Requests of these names that ended without a judgement of the platform. */
export async function unjudgedPolls(db: Db, invoiceKey: string, names: string): Promise<number> {
  const row = await db.one<{ n: number }>(
    `select count(*)::int as n from verify_record
      where company_id = $1 and invoice_key = $2 and request_id like $3 and state = 'DONE'
        and result not in ('CONSISTENT', 'INCONSISTENT', 'NOT_FOUND')`,
    [invoiceKey, names],
  )
  return row?.n ?? 0
}
