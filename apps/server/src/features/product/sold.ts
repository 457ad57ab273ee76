/** What a company sells on to a secondary customer: at its own price, never under what a call may cost it, with or without a quota. */
import type { Hao } from '@xinjian/format'
import { yuanOfHao } from '@xinjian/format'
import type { OnParent } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import type { LedgerTx } from '../ledger/index.ts'
import { type Offer, offersTo, offerTo } from './offer.ts'
import { PRODUCT_SAYS } from './words.ts'

/** The most that a call costs a company: the dearest tier, because every month begins at the first. */
export const costOf = ({ tiers }: Pick<Offer, 'tiers'>): Hao =>
  Math.max(...tiers.map(({ price }) => price))

export interface Sold {
  offer: Offer
  cost: Hao
  status: 'NONE' | 'OPEN' | 'CLOSED'
  price: Hao | null
  quota: number | null
}

interface Row {
  product: string
  status: 'OPEN' | 'CLOSED'
  tiers: { price: Hao }[]
  quota: number | null
}

/** What a company has, and what of it its secondary customer has. */
export async function soldTo(parent: LedgerTx, child: LedgerTx): Promise<Sold[]> {
  const rows = await child.rows<Row>(
    'select product, status, tiers, quota from company_product where company_id = $1 and tiers is not null',
  )
  const offers = await offersTo(parent)
  return offers.flatMap((offer) => {
    const row = rows.find(({ product }) => product === offer.code)
    if (!row && !offer.open) return []
    return {
      offer,
      cost: costOf(offer),
      status: row?.status ?? 'NONE',
      price: row?.tiers[0]?.price ?? null,
      quota: row?.quota ?? null,
    }
  })
}

/** Opens a product for a secondary customer, in a transaction of its own; or changes its price and quota from the next call on. */
export async function sell(
  child: LedgerTx & OnParent,
  { product, price, quota }: { product: string; price: Hao; quota: number | null },
): Promise<void> {
  const offer = await child.onParent((parent) => offerTo(parent, product))
  if (!offer) throw new Refusal('UNKNOWN', PRODUCT_SAYS.noSuchProduct)
  if (!offer.open)
    throw new Refusal('PRODUCT_CLOSED', PRODUCT_SAYS.openFirst({ product: offer.name }))
  const cost = costOf(offer)
  if (price < cost)
    throw new Refusal(
      'PRICE_UNDER_COST',
      PRODUCT_SAYS.underCost({ product: offer.name, unit: offer.unit, sum: yuanOfHao(cost) }),
      'price',
    )
  await child.run(
    `insert into company_product (company_id, product, status, tiers, quota) values ($1, $2, 'OPEN', $3::jsonb, $4)
     on conflict (company_id, product) do update set status = 'OPEN', tiers = excluded.tiers, quota = excluded.quota,
       opened_at = case when company_product.status = 'OPEN' then company_product.opened_at else excluded.opened_at end`,
    [product, JSON.stringify([{ nth: 1, price }]), quota],
  )
}

/** Calls that were asked for before are still answered, and charged as promised. */
export async function stopSelling(child: LedgerTx, product: string): Promise<void> {
  const touched = await child.run(
    "update company_product set status = 'CLOSED' where company_id = $1 and product = $2 and status = 'OPEN'",
    [product],
  )
  if (touched === 0) throw new Refusal('CONFLICT', PRODUCT_SAYS.productNotOpenCustomer)
}
