/** Terms of a product: proposed by one operator, put in force by another. Every version stays. */
import type { Db } from '../../db/pool.ts'
import { byAnother } from '../../http/four-eyes.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Tier } from './tiers.ts'
import { PRODUCT_SAYS } from './words.ts'

export interface NewTerms {
  product: string
  chargeRule: 'FOUND' | 'QUERY'
  tiers: readonly Tier[]
  validDays: number
  onSale: boolean
  review: boolean
  note: string
}

export interface Who {
  userId: number
  userName: string
}

export interface TermsRecord {
  product: string
  version: number
  status: 'ASKED' | 'IN_FORCE' | 'REFUSED' | 'RETIRED'
  charge_rule: 'FOUND' | 'QUERY'
  tiers: Tier[]
  valid_days: number
  on_sale: boolean
  review: boolean
  note: string
  asked_id: number
  asked_by: string
  asked_at: Date
  decided_by: string | null
  decided_at: Date | null
  decision: string | null
}

const COLUMNS = `product, version, status, charge_rule, tiers, valid_days, on_sale, review, note, asked_id, asked_by, asked_at,
  decided_by, decided_at, decision`

/** The newest first. */
export const termsOf = (db: Db) =>
  db.rows<TermsRecord>(`select ${COLUMNS} from product_terms order by asked_at desc, version desc`)

/** Refuses a ladder that does not begin at the first call or does not go up. */
export async function askTerms(db: Db, who: Who, terms: NewTerms): Promise<number> {
  const starts = terms.tiers.map(({ nth }) => nth)
  if (starts[0] !== 1 || starts.some((nth, i) => i > 0 && nth <= starts[i - 1]!))
    throw new Refusal('MALFORMED', PRODUCT_SAYS.stepsBeginAtFirst, 'tiers')
  const product = await db.one<{ category: string }>(
    'select category from product where code = $1',
    [terms.product],
  )
  // The platform charges for whatever it judged, found or not, and so must we: a price per found one would be paid by us.
  if (product?.category === 'VERIFY' && terms.chargeRule !== 'QUERY')
    throw new Refusal('MALFORMED', PRODUCT_SAYS.invoiceVerificationChargedQuery, 'chargeRule')
  const row = await db.one<{ version: number }>(
    `insert into product_terms (product, version, charge_rule, tiers, valid_days, on_sale, review, note, asked_id, asked_by)
     select p.code, 1 + coalesce((select max(version) from product_terms where product = p.code), 0), $2, $3::jsonb, $4, $5, $6, $7, $8, $9
       from product p where p.code = $1 returning version`,
    [
      terms.product,
      terms.chargeRule,
      JSON.stringify(terms.tiers),
      terms.validDays,
      terms.onSale,
      terms.review,
      terms.note,
      who.userId,
      who.userName,
    ],
  )
  if (!row) throw new Refusal('UNKNOWN', PRODUCT_SAYS.noSuchProduct)
  return row.version
}

/** In one transaction: what was in force retires as the new one takes its place. */
export async function decideTerms(
  tx: Db,
  who: Who,
  of: { product: string; version: number; approve: boolean; note: string },
): Promise<void> {
  if (of.approve)
    await tx.run(
      "update product_terms set status = 'RETIRED' where product = $1 and status = 'IN_FORCE'",
      [of.product],
    )
  const touched = await byAnother(
    tx.run(
      `update product_terms set status = $3, decided_id = $4, decided_by = $5, decided_at = now(), decision = $6
        where product = $1 and version = $2 and status = 'ASKED'`,
      [
        of.product,
        of.version,
        of.approve ? 'IN_FORCE' : 'REFUSED',
        who.userId,
        who.userName,
        of.note,
      ],
    ),
  )
  if (touched === 0) throw new Refusal('CONFLICT', PRODUCT_SAYS.priceBeenDealtWith)
}
