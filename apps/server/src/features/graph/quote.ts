import type { TenantDb } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { enterpriseToQuery } from '../enterprise/index.ts'
import { quotesFor } from '../metering/index.ts'
import { GRAPH, offerTo } from '../product/index.ts'

/** What a query about this enterprise costs now; null = the product has no price yet. */
export async function quoteOf(tenant: TenantDb, taxNo: string) {
  const enterprise = await enterpriseToQuery(tenant, taxNo)
  if (!enterprise) throw new Refusal('ENTERPRISE_UNKNOWN')
  const offer = await offerTo(tenant, GRAPH)
  if (!offer) return null
  const [quote] = await quotesFor(tenant, [offer], enterprise.id)
  const { open, unit, chargeRule, validDays } = offer
  const freeUntil = quote!.freeUntil?.toISOString() ?? null
  return { open, unit, chargeRule, price: quote!.price, validDays, freeUntil }
}
