/** What all invoices of a query come to: how many, of how many parties, months and days, and their sums. */
import type { InvoiceEvidence } from '@xinjian/engine/report/document'
import type { TenantDb } from '../../../../db/tenant.ts'
import type { AsOf, EvidenceTotals } from '../../evidence/read.ts'
import { lineTotals } from './lines.ts'
import { settleRegions } from './regions.ts'
import { evidenceRows, Values } from './sql.ts'

interface Totals {
  n: number
  parties: number
  months: number
  days: number
  amount: number
  tax: number
  total: number
}

/** All individuals are one party (domain §3.1). Sums of red invoices are also given without their sign, as figures state them. */
export async function invoiceTotals(
  tenant: TenantDb,
  { enterpriseId, seq }: AsOf,
  asked: InvoiceEvidence,
): Promise<EvidenceTotals> {
  const query = await settleRegions(tenant, enterpriseId, asked)
  const values = new Values(enterpriseId, seq)
  const matching = evidenceRows(query, undefined, values)
  const [found, lines] = await Promise.all([
    tenant.one<Totals>(
      `select count(*)::int8 as n,
              count(distinct case when p.person then -1 else v.counterparty_id end)::int8 as parties,
              count(distinct date_trunc('month', v.issue_day))::int8 as months,
              count(distinct v.issue_day)::int8 as days,
              coalesce(sum(v.amount), 0)::int8 as amount, coalesce(sum(v.tax), 0)::int8 as tax,
              coalesce(sum(v.total), 0)::int8 as total
         from (${matching}) v
         left join counterparty p on p.company_id = $1 and p.enterprise_id = $2 and p.id = v.counterparty_id`,
      values.list,
    ),
    lineTotals(tenant, enterpriseId, seq, query, undefined),
  ])
  const { n, parties, months, days, amount, tax, total } = found!
  const sign = query.rows === 'RED' ? -1 : 1
  return {
    rows: n,
    sums: {
      ...(lines ? { lineAmount: lines.amountExclTax, lineTax: lines.taxAmount } : {}),
      total: (sign * total) / 100,
      amountExclTax: (sign * amount) / 100,
      taxAmount: (sign * tax) / 100,
    },
    distinct: { parties, months, days },
  }
}
