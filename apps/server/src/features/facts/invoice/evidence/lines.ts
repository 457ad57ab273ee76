/** Lines behind a figure that is made of lines (a rate, a category): an invoice may hold others beside them. */
import { type LineCondition, meaningOf } from '@xinjian/engine/invoice/evidence/definition'
import type { InvoiceEvidence } from '@xinjian/engine/report/document'
import type { TenantDb } from '../../../../db/tenant.ts'
import { evidenceRows, lineSql, Values } from './sql.ts'

/** Yuan. */
export interface LineSums {
  amountExclTax: number
  taxAmount: number
}

/** Of all matching rows as of revision `seq`; null where the query does not mean lines. */
export async function lineTotals(
  tenant: TenantDb,
  enterpriseId: number,
  seq: number,
  query: InvoiceEvidence,
  keyword: string | undefined,
): Promise<LineSums | null> {
  const { lines } = meaningOf(query)
  if (!lines) return null
  const values = new Values(enterpriseId, seq)
  // The join below says what the condition on lines would say once more; said twice, a plan without statistics multiplies.
  const matching = evidenceRows(query, keyword, values, { whole: true })
  const sums = await tenant.one<{ amount: number; tax: number }>(
    `with v as materialized (select id from (${matching}) m)
     select coalesce(sum(l.amount), 0)::int8 as amount, coalesce(sum(l.tax), 0)::int8 as tax
       from v
       join invoice_item l on l.company_id = $1 and l.enterprise_id = $2 and l.invoice_id = v.id
      where ${lineSql(lines, values)}`,
    values.list,
  )
  return { amountExclTax: (sums?.amount ?? 0) / 100, taxAmount: (sums?.tax ?? 0) / 100 }
}

/** By invoice id. */
export async function linesOfInvoices(
  tenant: TenantDb,
  enterpriseId: number,
  lines: LineCondition,
  ids: readonly number[],
): Promise<Map<number, LineSums>> {
  const values = new Values(enterpriseId, [...ids])
  const wanted = lineSql(lines, values)
  const rows = await tenant.rows<{ invoice_id: number; amount: number; tax: number }>(
    `select l.invoice_id, sum(l.amount)::int8 as amount, sum(l.tax)::int8 as tax from invoice_item l
      where l.company_id = $1 and l.enterprise_id = $2 and l.invoice_id = any($3::bigint[]) and ${wanted}
      group by l.invoice_id`,
    values.list,
  )
  return new Map(
    rows.map((r) => [r.invoice_id, { amountExclTax: r.amount / 100, taxAmount: r.tax / 100 }]),
  )
}
