/** SQL of documents that a person must look at before they are booked. */
import type { ParsedInvoice } from '@xinjian/intake'
import type { Value } from '../../db/pool.ts'
import type { TenantDb } from '../../db/tenant.ts'
import type { ImportError } from './reading.ts'

export interface ReviewRecord {
  n: number
  place: string
  invoice_no: number
  reason: string
  draft: ParsedInvoice
  fields: Record<string, string> | null
  decision: 'BOOKED' | 'DROPPED' | null
  decided_by: string | null
  decided_at: Date | null
}

const COLUMNS =
  'n, place, invoice_no, reason, draft, fields, decision, decided_by, decided_at from import_check'

/** Of these errors, those with something to check; each under the number of its error. `first`: number of the first. */
export async function insertReviews(
  tx: TenantDb,
  importId: number,
  first: number,
  errors: readonly ImportError[],
): Promise<void> {
  const rows = errors.flatMap(({ place, reason, doubt }, i) =>
    doubt ? [{ n: first + i, place, reason, invoice_no: doubt.invoiceNo, draft: doubt.draft }] : [],
  )
  if (rows.length === 0) return
  // PostgreSQL text cannot hold NUL, files can.
  const json = JSON.stringify(rows).replaceAll('\\u0000', '')
  await tx.run(
    `insert into import_check (company_id, import_id, n, place, invoice_no, reason, draft)
     select $1::int, $2::int, r.n, r.place, r.invoice_no, r.reason, r.draft
       from jsonb_to_recordset($3::jsonb) as r (n int, place text, invoice_no int, reason text, draft jsonb)`,
    [importId, json],
  )
}

/** Those of a batch, in the order of the file: of many the first that nobody decided are among them, so that each has its turn. */
export const reviewsOf = (tenant: TenantDb, importId: number) =>
  tenant.rows<ReviewRecord>(
    `select * from (select ${COLUMNS} where company_id = $1 and import_id = $2
       order by decision is not null, n limit 500) shown order by n`,
    [importId],
  )

export const reviewBy = (tenant: TenantDb, importId: number, n: number) =>
  tenant.one<ReviewRecord>(
    `select ${COLUMNS} where company_id = $1 and import_id = $2 and n = $3`,
    [importId, n],
  )

export interface Decision {
  importId: number
  n: number
  decision: 'BOOKED' | 'DROPPED'
  /** What was saved; null of one that is dropped. */
  fields: Record<string, string> | null
  by: string
}

/** Notes who decided what, and takes the document off the errors; false when somebody was first. */
export async function decide(tx: TenantDb, d: Decision): Promise<boolean> {
  const decided = await tx.run(
    `update import_check set decision = $4, fields = $5, decided_by = $6, decided_at = now()
      where company_id = $1 and import_id = $2 and n = $3 and decision is null`,
    [d.importId, d.n, d.decision, d.fields && JSON.stringify(d.fields), d.by],
  )
  if (decided === 1)
    await tx.run('delete from import_error where company_id = $1 and import_id = $2 and n = $3', [
      d.importId,
      d.n,
    ])
  return decided === 1
}

/** What a decision adds to a batch that has ended. */
export interface Settled {
  added: number
  updated: number
  unchanged: number
  firstMonth: number | null
  lastMonth: number | null
}

/** A batch that still has nothing booked stays failed; one without anything bad is done. */
export const settleImport = (tx: TenantDb, id: number, by: Settled): Promise<number> => {
  const values: Value[] = [id, by.added, by.updated, by.unchanged, by.firstMonth, by.lastMonth]
  const booked = 'added_count + updated_count + unchanged_count + $3 + $4 + $5'
  return tx.run(
    `update import_batch
        set added_count = added_count + $3, updated_count = updated_count + $4, unchanged_count = unchanged_count + $5,
            bad_count = bad_count - 1, first_month = least(first_month, $6), last_month = greatest(last_month, $7),
            status = case when ${booked} = 0 then 'FAILED' when bad_count > 1 then 'DONE_WITH_ERRORS' else 'DONE' end,
            progress = case when ${booked} = 0 then progress else 100 end
      where company_id = $1 and id = $2 and status in ('DONE', 'DONE_WITH_ERRORS', 'FAILED')`,
    values,
  )
}

export const sayOfImport = (tx: TenantDb, id: number, message: string): Promise<number> =>
  tx.run('update import_batch set message = $3 where company_id = $1 and id = $2', [id, message])
