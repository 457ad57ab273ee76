/** The invoices of an enterprise by month, for who judges a card by them and makes no report. */
import type { InvoiceFacts } from '@xinjian/engine/invoice/facts'
import type { TenantDb } from '../../../db/tenant.ts'
import { usableOf } from '../../consent/index.ts'
import { loadFacts } from '../../facts/invoice/read.ts'
import { scopesOf } from '../scopes.ts'
import { kindOf } from './registry.ts'

/** null = no consent in force allows new work on them, or none are held. */
export async function usableInvoices(
  tenant: TenantDb,
  enterpriseId: number,
): Promise<InvoiceFacts | null> {
  const scopes = await scopesOf(tenant, enterpriseId, kindOf('INVOICE'))
  const usable = await usableOf(tenant, enterpriseId, [...scopes])
  if (!scopes.every((scope) => usable.includes(scope))) return null
  const { facts } = await loadFacts(tenant, enterpriseId)
  return facts.digests.length === 0 ? null : facts
}
