/** Orders: a company opens a product, or closes it. One that needs a look waits for an operator. */
import type { Db } from '../../db/pool.ts'
import { byAnother } from '../../http/four-eyes.ts'
import { Refusal } from '../../http/refusal.ts'
import type { LedgerTx } from '../ledger/index.ts'
import { type TellingTx, tell } from '../notice/index.ts'
import { offerTo } from './offer.ts'
import type { Who } from './terms.ts'
import { PRODUCT_SAYS } from './words.ts'

export interface OrderRecord {
  no: string
  product: string
  product_name: string
  product_name_en: string
  status: 'CREATED' | 'ACTIVE' | 'REFUSED' | 'CLOSED'
  terms: number
  created_by: string
  created_at: Date
  decided_by: string | null
  decided_at: Date | null
  decision: string | null
  closed_by: string | null
  closed_at: Date | null
}

const COLUMNS = `o.no, o.product, p.name as product_name, p.name_en as product_name_en, o.status, o.terms, o.created_by, o.created_at, o.decided_by, o.decided_at,
  o.decision, o.closed_by, o.closed_at`

export async function orderOf(db: LedgerTx, no: string): Promise<OrderRecord> {
  const row = await db.one<OrderRecord>(
    `select ${COLUMNS} from product_order o join product p on p.code = o.product
      where o.company_id = $1 and o.no = $2`,
    [no],
  )
  if (!row) throw new Refusal('UNKNOWN', PRODUCT_SAYS.noSuchOrderProduct)
  return row
}

export async function orderPage(
  db: LedgerTx,
  filter: { status?: string | undefined; product?: string | undefined },
  page: number,
  size: number,
) {
  const rows = await db.rows<OrderRecord & { total: number }>(
    `select ${COLUMNS}, count(*) over ()::int as total
       from product_order o join product p on p.code = o.product
      where o.company_id = $1 and ($2::text is null or o.status = $2) and ($3::text is null or o.product = $3)
      order by o.created_at desc, o.no desc limit $4 offset $5`,
    [filter.status ?? null, filter.product ?? null, size, (page - 1) * size],
  )
  return { total: rows[0]?.total ?? 0, rows }
}

/** Orders of all companies that wait for an operator, the oldest first. */
export const ordersWaiting = (db: Db) =>
  db.rows<OrderRecord & { company_id: number; company_name: string }>(
    `with c as materialized (select id, name from company), p as materialized (select code, name, name_en from product)
     select ${COLUMNS}, o.company_id, c.name as company_name
       from product_order o join p on p.code = o.product join c on c.id = o.company_id
      where o.status = 'CREATED' order by o.created_at, o.no`,
  )

const UNIQUE_VIOLATION = '23505'

/** Orders a product under the terms that were shown; refuses when they have changed since. Opens it at once unless it needs a look. */
export async function openProduct(
  tx: LedgerTx,
  madeBy: Who,
  { product, terms }: { product: string; terms: number },
): Promise<string> {
  const offer = await offerTo(tx, product)
  if (!offer) throw new Refusal('UNKNOWN', PRODUCT_SAYS.noSuchProduct)
  if (offer.secondary) throw new Refusal('FORBIDDEN', PRODUCT_SAYS.institutionServesYourCompany)
  if (!offer.onSale) throw new Refusal('CONFLICT', PRODUCT_SAYS.notSold({ product: offer.name }))
  if (offer.terms !== terms) throw new Refusal('CONFLICT', PRODUCT_SAYS.priceProductChangedReload)
  const status = offer.review ? 'CREATED' : 'ACTIVE'
  const row = await tx
    .one<{ no: string }>(
      `insert into product_order (company_id, no, product, status, terms, created_id, created_by)
       values ($1, 'PO' || to_char(now(), 'YYYYMMDD') || lpad(nextval('product_order_no')::text, 6, '0'), $2, $3, $4, $5, $6)
       returning no`,
      [product, status, offer.terms, madeBy.userId, madeBy.userName],
    )
    .catch((error) => {
      if ((error as { code?: string }).code === UNIQUE_VIOLATION)
        throw new Refusal('CONFLICT', PRODUCT_SAYS.openAlready({ product: offer.name }))
      throw error
    })
  if (status === 'ACTIVE') await grant(tx, product)
  return row!.no
}

/** An operator's word on an order that waits. */
export async function decideOrder(
  tx: TellingTx,
  who: Who,
  { no, approve, note }: { no: string; approve: boolean; note: string },
): Promise<void> {
  const row = await byAnother(
    tx.one<{ product: string; created_by: string }>(
      `update product_order set status = $3, decided_id = $6, decided_by = $4, decided_at = now(), decision = $5
      where company_id = $1 and no = $2 and status = 'CREATED' returning product, created_by`,
      [no, approve ? 'ACTIVE' : 'REFUSED', who.userName, note, who.userId],
    ),
  )
  if (!row) throw new Refusal('CONFLICT', PRODUCT_SAYS.orderBeenDealtWith)
  if (approve) await grant(tx, row.product)
  const named = await tx.one<{ name: string; name_en: string }>(
    'select p.name, p.name_en from product p, (select $1::int as company_id) own where own.company_id = $1 and p.code = $2',
    [row.product],
  )
  await tell(tx, {
    kind: approve ? 'ORDER_APPROVED' : 'ORDER_REFUSED',
    key: no,
    to: row.created_by,
    params: { no, product: named!.name, productEn: named!.name_en },
  })
}

/** Calls that were asked for before are still answered, and charged as promised. */
export async function closeProduct(tx: LedgerTx, who: string, no: string): Promise<void> {
  const row = await tx.one<{ product: string }>(
    `update product_order set status = 'CLOSED', closed_by = $3, closed_at = now()
      where company_id = $1 and no = $2 and status in ('CREATED', 'ACTIVE') returning product`,
    [no, who],
  )
  if (!row) throw new Refusal('CONFLICT', PRODUCT_SAYS.orderClosedRefusedReload)
  await tx.run(
    "update company_product set status = 'CLOSED' where company_id = $1 and product = $2",
    [row.product],
  )
}

const grant = (tx: LedgerTx, product: string) =>
  tx.run(
    `insert into company_product (company_id, product, status) values ($1, $2, 'OPEN')
     on conflict (company_id, product) do update set status = 'OPEN', opened_at = excluded.opened_at`,
    [product],
  )
