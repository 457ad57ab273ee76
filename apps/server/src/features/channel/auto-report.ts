/** What a report costs that a collection orders by itself, where its channel says so (docs/decisions/0139). */
import type { AutoPrices } from '@xinjian/contract/channel/provider'
import { REPORT_KIND_NAMES } from '@xinjian/engine/report/kinds'
import type { TenantDb } from '../../db/tenant.ts'
import { quotesFor } from '../metering/index.ts'
import { offersTo, productOfKind, type Selling, sells } from '../product/index.ts'

/** Of each kind that the channel sells and the company opened, in the order in which they are tried: as of one that was not asked about yet. */
export async function autoPricesOf(tenant: TenantDb, selling: Selling): Promise<AutoPrices> {
  const kinds = REPORT_KIND_NAMES.map(productOfKind).filter((code) => sells(selling, code))
  const offers = (await offersTo(tenant)).filter(({ open, code }) => open && kinds.includes(code))
  const quotes = await quotesFor(tenant, offers, null)
  return quotes
    .map(({ offer, price }) => ({
      product: offer.code,
      productName: offer.name,
      productNameEn: offer.nameEn,
      unit: offer.unit,
      price,
    }))
    .sort((a, b) => kinds.indexOf(a.product) - kinds.indexOf(b.product))
}
