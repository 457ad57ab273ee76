/** What each product is to one company now: opened or not, at which price, by which rule. */
import type { LedgerTx } from '../ledger/index.ts'
import type { Tier } from './tiers.ts'

interface Row {
  code: string
  name: string
  name_en: string
  category: string
  unit: string
  version: number
  charge_rule: 'FOUND' | 'QUERY'
  tiers: Tier[]
  own_tiers: Tier[] | null
  quota: number | null
  secondary: boolean
  valid_days: number
  on_sale: boolean
  review: boolean
  status: 'OPEN' | 'CLOSED' | null
  opened_at: Date | null
}

export interface Offer {
  code: string
  name: string
  nameEn: string
  category: string
  unit: string
  /** Version of the terms in force. */
  terms: number
  chargeRule: 'FOUND' | 'QUERY'
  /** The company's own where it has some. */
  tiers: readonly Tier[]
  ownPrice: boolean
  validDays: number
  onSale: boolean
  review: boolean
  open: boolean
  openedAt: Date | null
  /** Calls a month; null = as many as are paid for. */
  quota: number | null
  /** Of a secondary customer: its company opens and prices it. */
  secondary: boolean
}

// The company's own are taken first: of a distributed database they lie on another node than the catalogue.
const OFFERS = `with own_terms as materialized (select * from company_product where company_id = $1)
  select p.code, p.name, p.name_en, p.category, p.unit, t.version, t.charge_rule, t.tiers, t.valid_days, t.on_sale,
    t.review, c.tiers as own_tiers, c.status, c.opened_at, c.quota, own.parent_id is not null as secondary
  from product p
  join product_terms t on t.product = p.code and t.status = 'IN_FORCE'
  left join own_terms c on c.product = p.code
  left join company own on own.id = $1
 where (own.parent_id is null or c.tiers is not null)`

/**
 * In the order of the catalogue. A product that has no terms yet is offered to nobody; to a secondary customer only what its company
 * opened for it, so that the platform's prices stay between the platform and that company.
 */
export const offersTo = async (db: LedgerTx): Promise<Offer[]> =>
  (await db.rows<Row>(`${OFFERS} order by p.place`)).map(offer)

export async function offerTo(db: LedgerTx, product: string): Promise<Offer | null> {
  const row = await db.one<Row>(`${OFFERS} and p.code = $2`, [product])
  return row && offer(row)
}

const offer = (row: Row): Offer => ({
  code: row.code,
  name: row.name,
  nameEn: row.name_en,
  category: row.category,
  unit: row.unit,
  terms: row.version,
  chargeRule: row.charge_rule,
  tiers: row.own_tiers ?? row.tiers,
  ownPrice: row.own_tiers !== null,
  validDays: row.valid_days,
  onSale: row.on_sale && !row.secondary,
  review: row.review,
  open: row.status === 'OPEN',
  openedAt: row.opened_at,
  quota: row.quota,
  secondary: row.secondary,
})
