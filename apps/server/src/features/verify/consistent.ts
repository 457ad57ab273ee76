/** Invoices that the platform found consistent, by who sold to whom: what another feature may build on without a check of its own. */
import type { Db } from '../../db/statement.ts'

export interface ConsistentInvoice {
  no: string
  invoice_key: string
  invoice_number: string
  issue_date: string
  invalid_mark: string | null
  seller: string
  seller_tax_no: string
  buyer: string
  buyer_tax_no: string
  /** Yuan with tax, as the platform shows it. */
  total: string
  verified_at: Date
}

const FACE = `v.no, v.invoice_key, v.invoice_number, to_char(v.issue_date, 'YYYY-MM-DD') as issue_date, v.invalid_mark,
  v.face ->> 'sellerName' as seller, v.face ->> 'sellerTaxNo' as seller_tax_no, v.face ->> 'buyerName' as buyer,
  v.face ->> 'buyerTaxNo' as buyer_tax_no, v.face ->> 'totalAmount' as total, v.verified_at`

/** The newest check of each invoice between the two, of checks within so many days; void and red ones among them. At most `most`. */
export const consistentBetween = (
  tenant: Pick<Db, 'rows'>,
  of: { seller: string; buyer: string; days: number; most: number; nos?: readonly string[] },
): Promise<ConsistentInvoice[]> =>
  tenant.rows<ConsistentInvoice>(
    `select * from (
       select distinct on (v.invoice_key) ${FACE} from verify_record v
        where v.company_id = $1 and v.asked_at >= now() - make_interval(days => $4) and v.verified_at >= now() - make_interval(days => $4)
          and v.result = 'CONSISTENT' and v.face ->> 'sellerTaxNo' = $2 and v.face ->> 'buyerTaxNo' = $3
        order by v.invoice_key, v.verified_at desc, v.no desc) newest
      where $5::text[] is null or no = any($5)
      order by issue_date desc, no desc limit $6`,
    [of.seller, of.buyer, of.days, of.nos ? [...of.nos] : null, of.most],
  )

/** Marks of the newest consistent check of each of these invoices, by key. */
export async function newestMarks(
  tenant: Pick<Db, 'rows'>,
  keys: readonly string[],
): Promise<Map<string, { mark: string | null; no: string; at: Date }>> {
  const rows = await tenant.rows<{ key: string; mark: string | null; no: string; at: Date }>(
    `select distinct on (invoice_key) invoice_key as key, invalid_mark as mark, no, verified_at as at from verify_record
      where company_id = $1 and invoice_key = any($2) and result = 'CONSISTENT' order by invoice_key, verified_at desc, no desc`,
    [[...keys]],
  )
  return new Map(rows.map(({ key, ...told }) => [key, told]))
}
