/** What a call would cost a company now, and why: shown before the query, promised with it. */
import type { Hao } from '@xinjian/format'
import type { LedgerTx } from '../ledger/index.ts'
import { type Offer, priceAfter } from '../product/index.ts'

export interface Quote {
  offer: Offer
  /** 毫; zero where it is free. */
  price: Hao
  /** Bought for this enterprise, and free until then. */
  freeUntil: Date | null
}

interface Known {
  product: string
  charged: number
  free_until: Date | null
}

/** Quotes for one enterprise, of each offer. `enterpriseId` null = for one that was not asked about yet. */
export async function quotesFor(
  db: LedgerTx,
  offers: readonly Offer[],
  enterpriseId: number | null,
): Promise<Quote[]> {
  const known = await db.rows<Known>(
    `select o.product, coalesce(m.charged, 0) as charged,
            (select max(u.settled_at) + o.days * interval '1 day' from usage_record u
              where u.company_id = $1 and u.product = o.product and u.enterprise_id = $4 and u.state = 'CHARGED'
                and u.settled_at > now() - o.days * interval '1 day') as free_until
       from unnest($2::text[], $3::int[]) as o (product, days)
       left join usage_month m on m.company_id = $1 and m.product = o.product
        and m.month = (extract(year from now()) * 12 + extract(month from now()) - 1)::int`,
    [offers.map(({ code }) => code), offers.map(({ validDays }) => validDays), enterpriseId],
  )
  return offers.map((offer) => {
    const { charged, free_until: freeUntil } = known.find(({ product }) => product === offer.code)!
    return { offer, freeUntil, price: freeUntil ? 0 : priceAfter(offer.tiers, charged) }
  })
}

/** Calls charged in the running month, by product. */
export async function chargedThisMonth(db: LedgerTx): Promise<ReadonlyMap<string, number>> {
  const rows = await db.rows<{ product: string; charged: number }>(
    `select product, charged from usage_month
      where company_id = $1 and month = (extract(year from now()) * 12 + extract(month from now()) - 1)::int`,
  )
  return new Map(rows.map(({ product, charged }) => [product, charged]))
}
