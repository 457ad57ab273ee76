import type { TenantDb } from '../../db/tenant.ts'
import { quotesFor } from '../metering/index.ts'
import { INVOICE_VERIFY, offerTo } from '../product/index.ts'

/** What a check costs the company now; null = the product has no price yet. */
export async function quoteOf(tenant: TenantDb) {
  const offer = await offerTo(tenant, INVOICE_VERIFY)
  if (!offer) return null
  const [quote] = await quotesFor(tenant, [offer], null)
  const { open, unit, chargeRule, validDays } = offer
  return { open, unit, chargeRule, price: quote!.price, validDays, freeUntil: null }
}
