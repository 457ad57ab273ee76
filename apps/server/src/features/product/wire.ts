/** Products and orders in the wire shape. */
import type { contract, DataOf } from '@xinjian/contract'
import type { TenantDb } from '../../db/tenant.ts'
import { wired } from '../../http/rows/wired.ts'
import type { Offer } from './offer.ts'
import type { OrderRecord } from './orders.ts'
import type { TermsRecord, Who } from './terms.ts'

type Product = DataOf<typeof contract.product.userProduct>
type Order = DataOf<typeof contract.product.productOrder>
type Terms = DataOf<typeof contract.product.operateTerms>['terms'][number]

/**
 * With the order each is open by, or that waits, and the calls charged this month. Whoever sees only what he asked for himself is
 * told the catalogue, and what is open; what the company does otherwise is not his.
 */
export async function wireOffers(
  tenant: TenantDb,
  offers: readonly Offer[],
  charged: ReadonlyMap<string, number>,
): Promise<Product[]> {
  const isWhole = tenant.scope.madeBy === null
  const orders = await tenant.rows<{ product: string; no: string; status: string }>(
    "select product, no, status from product_order where company_id = $1 and status in ('CREATED', 'ACTIVE')",
  )
  return offers.map(({ openedAt, tiers, quota: _, secondary: __, ...offer }) => {
    const order = isWhole && orders.find(({ product }) => product === offer.code)
    return {
      ...offer,
      category: offer.category as Product['category'],
      tiers: [...tiers],
      openedAt: offer.open && isWhole ? (openedAt?.toISOString() ?? null) : null,
      orderNo: order ? order.no : null,
      waiting: order ? order.status === 'CREATED' : false,
      charged: isWhole ? (charged.get(offer.code) ?? 0) : 0,
    }
  })
}

export const wireOrder = (row: OrderRecord): Order =>
  wired(
    row,
    'no product product_name product_name_en status terms created_by created_at decided_by decided_at decision closed_by closed_at',
  )

export const wireTerms = (row: TermsRecord, { userId }: Who): Terms => ({
  ...wired(
    row,
    'product version status charge_rule tiers valid_days on_sale review note asked_by asked_at decided_by decision',
  ),
  own: row.asked_id === userId,
})
