/** 发票报告: of uploaded and collected invoices. */
import { invoiceEngine } from '@xinjian/engine/invoice/engine'
import type { InvoiceFacts } from '@xinjian/engine/invoice/facts'
import type { TenantDb } from '../../../db/tenant.ts'
import { loadFacts } from '../../facts/invoice/load-facts.ts'
import type { ServerKind } from './kind.ts'

export const invoiceKind: ServerKind<InvoiceFacts> = {
  engine: invoiceEngine,
  datasets: ['REGISTRATION', 'CREDIT_RATING', 'INVOICE_OUT', 'INVOICE_IN'],
  scopes: ['INVOICE_OUT', 'INVOICE_IN', 'REPORT'],
  noData: '请先上传发票文件',
  months,
  async load(tenant, enterpriseId) {
    const { facts, seq } = await loadFacts(tenant, enterpriseId)
    return facts.digests.length === 0 ? null : { facts, seq, dataCutoff: facts.dataCutoff }
  },
  async hasNewer(tenant, enterpriseId, { seq }) {
    const row = await tenant.one<{ seq: number }>(
      'select seq from enterprise where company_id = $1 and id = $2',
      [enterpriseId],
    )
    return (row?.seq ?? 0) > seq
  },
}

/**
 * Old files must not look like two silent years: the last month is at most the last one with data. A month that a bureau
 * listed and that was read is data even when it held no invoice: silence is then a fact.
 */
async function months(
  tenant: TenantDb,
  enterpriseId: number,
): Promise<{ first: number; last: number } | null> {
  const row = await tenant.one<{ first: number | null; last: number | null }>(
    `select min(month) as first,
            greatest(max(month), (
              select max(left(c.month, 4)::int * 12 + right(c.month, 2)::int - 1) from collect_coverage c
               where c.company_id = $1 and c.enterprise_id = $2 and c.dataset = 'INVOICE_OUT')) as last
       from invoice_month where company_id = $1 and enterprise_id = $2`,
    [enterpriseId],
  )
  return row?.first == null || row.last === null ? null : { first: row.first, last: row.last }
}
