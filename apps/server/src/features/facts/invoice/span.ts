/** From when to when an enterprise's invoices speak. */
import type { TenantDb } from '../../../db/tenant.ts'
import { lastCoveredMonth } from '../coverage/read.ts'

/**
 * First month with invoices, and the last that the data can speak of. Old files must not look like two silent years: that is
 * at most the last month with invoices. A month that a bureau listed and that was read is data even when it held none: silence
 * is then a fact. null = no invoices.
 */
export async function invoiceMonths(
  tenant: TenantDb,
  enterpriseId: number,
): Promise<{ first: number; last: number } | null> {
  const held = await tenant.one<{ first: number | null; last: number | null }>(
    'select min(month) as first, max(month) as last from invoice_month where company_id = $1 and enterprise_id = $2',
    [enterpriseId],
  )
  if (held?.first == null || held.last === null) return null
  const read = await lastCoveredMonth(tenant, enterpriseId, 'INVOICE_OUT')
  return { first: held.first, last: Math.max(held.last, read ?? held.last) }
}
