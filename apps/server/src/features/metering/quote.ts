/** What a call would cost a company now, and why: shown before the query, promised with it. */
import type { Hao } from '@xinjian/format'
import type { LedgerTx } from '../ledger/index.ts'
import { type Offer, priceAfter } from '../product/index.ts'
import { RUNNING, usedSql } from './quota.ts'

export interface Quote {
  offer: Offer
  /** 毫; zero where it is free. */
  price: Hao
  /** Bought for this enterprise, and free until then. */
  freeUntil: Date | null
}

interface Known {
  product: string
  used: number
  free_until: Date | null
}

/** Quotes for one enterprise, as the next call of each product that is asked for, of each offer. `enterpriseId` null = for one that was not asked about yet. */
export async function quotesFor(
  db: LedgerTx,
  offers: readonly Offer[],
  enterpriseId: number | null,
): Promise<Quote[]> {
  const known = await db.rows<Known>(
    `select o.product, ${usedSql('o.product')} as used,
            (select max(u.settled_at) + o.days * interval '1 day' from usage_record u
              where u.company_id = $1 and u.product = o.product and u.enterprise_id = $4 and u.state = 'CHARGED'
                and u.settled_at > now() - o.days * interval '1 day') as free_until
       from unnest($2::text[], $3::int[]) as o (product, days)`,
    [offers.map(({ code }) => code), offers.map(({ validDays }) => validDays), enterpriseId],
  )
  return offers.map((offer) => {
    const { used, free_until: freeUntil } = known.find(({ product }) => product === offer.code)!
    return { offer, freeUntil, price: freeUntil ? 0 : priceAfter(offer.tiers, used) }
  })
}

/** Calls charged in the running month, by product. */
export async function chargedThisMonth(db: LedgerTx): Promise<ReadonlyMap<string, number>> {
  const rows = await db.rows<{ product: string; charged: number }>(
    `select product, charged from usage_month
      where company_id = $1 and month = ${RUNNING}`,
  )
  return new Map(rows.map(({ product, charged }) => [product, charged]))
}
