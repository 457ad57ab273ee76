/**
 * Revision and next numbers of an enterprise's facts. They stand in its row, because the row is what writers of one
 * enterprise wait for.
 */

import type { Registration } from '@xinjian/engine/invoice/facts'
import type { TenantDb } from '../../db/tenant.ts'

export interface FactMarks {
  /** Revision: grows with every batch that is written. */
  seq: number
  /** Next number of an invoice, a counterparty, a line of goods. */
  invoice: number
  party: number
  goods: number
}

const MARKS =
  'select seq, next_invoice_id as invoice, next_counterparty_id as party, next_goods_id as goods from enterprise where company_id = $1 and id = $2'

/** Throws when the enterprise does not exist in this company. */
export const readFactMarks = (tenant: TenantDb, enterpriseId: number): Promise<FactMarks> =>
  marks(tenant, enterpriseId, MARKS)

/** The same, locked until the transaction ends: writers of one enterprise go one after another. */
export const lockFactMarks = (tx: TenantDb, enterpriseId: number): Promise<FactMarks> =>
  marks(tx, enterpriseId, `${MARKS} for update`)

async function marks(db: TenantDb, enterpriseId: number, sql: string): Promise<FactMarks> {
  const found = await db.one<FactMarks>(sql, [enterpriseId])
  if (!found) throw new Error(`enterprise ${enterpriseId} is gone`)
  return found
}

/** How many invoices it has, from which month to which; asked when they are written, so that no list asks. */
const INVOICED = `(first_month, last_month, sales_invoices, purchase_invoices) = (
              select min(m.month), max(m.month), coalesce(sum(m.invoices) filter (where m.direction = 0), 0),
                     coalesce(sum(m.invoices) filter (where m.direction = 1), 0)
                from invoice_month m where m.company_id = $1 and m.enterprise_id = $2)`

/** The instant moves even when every row was known: the data is now confirmed up to here. */
export const moveFactMarks = (tx: TenantDb, enterpriseId: number, to: FactMarks): Promise<number> =>
  tx.run(
    `update enterprise
        set seq = $3, next_invoice_id = $4, next_counterparty_id = $5, next_goods_id = $6, facts_at = now(), updated_at = now(),
            ${INVOICED}
      where company_id = $1 and id = $2`,
    [enterpriseId, to.seq, to.invoice, to.party, to.goods],
  )

/** After what bureaus told was taken out: the revision of it, what the company stated, and the instant of its last file. */
export const leaveStated = (
  tx: TenantDb,
  enterpriseId: number,
  { seq, at }: { seq: number; at: Date | null },
): Promise<number> =>
  tx.run(
    `update enterprise
        set seq = $3, facts_at = $4, registration = coalesce(stated, registration), stated = null, uploads_only = true, updated_at = now(),
            ${INVOICED}
      where company_id = $1 and id = $2`,
    [enterpriseId, seq, at],
  )

/** A consent to collect was given, or given anew. */
export const openToCollection = (tx: TenantDb, enterpriseId: number): Promise<number> =>
  tx.run(
    'update enterprise set uploads_only = false where company_id = $1 and id = $2 and uploads_only',
    [enterpriseId],
  )

/** Revision of a book of which sums by month are kept: its vouchers, or its bank lines (docs/decisions/0177). */
export type BookSeq = 'voucher_seq' | 'bank_seq'

/** After every change of the book, under the lock of the marks. */
export const raiseBookSeq = (tx: TenantDb, enterpriseId: number, of: BookSeq): Promise<number> =>
  tx.run(`update enterprise set ${of} = ${of} + 1 where company_id = $1 and id = $2`, [
    enterpriseId,
  ])

/** An enterprise as the head of its facts. */
export interface FactHead extends Record<BookSeq, number> {
  tax_no: string
  name: string
  registration: Partial<Registration>
  seq: number
  facts_at: Date | null
  created_at: Date
  /** What was collected was taken out of the facts: nothing but the company's own files is left. */
  uploads_only: boolean
}

/** For whoever reads facts in one snapshot: `$1` company, `$2` enterprise. */
export const FACT_HEAD = {
  name: 'facts-head',
  text: 'select tax_no, name, registration, seq, voucher_seq, bank_seq, facts_at, created_at, uploads_only from enterprise where company_id = $1 and id = $2',
}
