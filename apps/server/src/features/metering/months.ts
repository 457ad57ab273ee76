/** What a month of calls comes to, by product: as counted on the way, and as the records say. */
import type { LedgerTx } from '../ledger/index.ts'

export interface MonthLine {
  product: string
  product_name: string
  product_name_en: string
  unit: string
  calls: number
  found: number
  charged: number
  free: number
  /** 毫. */
  amount: number
  reversed: number
  reversedAmount: number
}

const NAMED = `m.product, coalesce(p.name, m.product) as product_name, coalesce(p.name_en, m.product) as product_name_en,
  coalesce(p.unit, '次') as unit, m.calls, m.found, m.charged, m.free, m.amount, m.reversed, m.reversed_amount as "reversedAmount"`

export const countedOf = (db: LedgerTx, month: number) =>
  db.rows<MonthLine>(
    `select ${NAMED} from usage_month m left join product p on p.code = m.product
      where m.company_id = $1 and m.month = $2 order by p.place, m.product`,
    [month],
  )

export const recordedOf = (db: LedgerTx, month: number) =>
  db.rows<MonthLine>(
    `select ${NAMED} from (
       select coalesce(c.product, r.product) as product, coalesce(c.calls, 0) as calls, coalesce(c.found, 0) as found,
              coalesce(c.charged, 0) as charged, coalesce(c.free, 0) as free, coalesce(c.amount, 0) as amount,
              coalesce(r.reversed, 0) as reversed, coalesce(r.amount, 0) as reversed_amount
         from (select product, count(*)::int as calls, count(*) filter (where why not in ('QUERIED', 'NOT_FOUND', 'FAILED'))::int as found,
                      count(*) filter (where state in ('CHARGED', 'REVERSED'))::int as charged,
                      count(*) filter (where state = 'FREE')::int as free, sum(amount)::int8 as amount
                 from usage_record where company_id = $1 and month = $2 group by product) c
         full join (select product, count(*)::int as reversed, sum(amount)::int8 as amount
                      from usage_record where company_id = $1 and reversed_month = $2 group by product) r
           on r.product = c.product) m
       left join product p on p.code = m.product order by p.place, m.product`,
    [month],
  )

export interface SettledCall {
  no: string
  product_name: string
  enterprise_name: string
  tax_no: string
  via: 'PAGE' | 'API'
  unit_price: number
  amount: number
  state: string
  why: string
  made_by: string
  at: string
  settled_at: string
}

const BATCH = 5_000

/** All calls of a month, in batches, with how many there are. Later ones do not come between: a batch goes on behind the last number. */
export async function* recordsOfMonth(
  db: LedgerTx,
  { month, product }: { month: number; product: string | null },
): AsyncIterable<{ batch: SettledCall[]; total: number }> {
  const where = 'company_id = $1 and month = $2 and ($3::text is null or product = $3)'
  const count = await db.one<{ n: number }>(
    `select count(*)::int as n from usage_record where ${where}`,
    [month, product],
  )
  for (let last = ''; ; ) {
    const batch = await db.rows<SettledCall>(
      `select u.no, coalesce(p.name, u.product) as product_name, u.enterprise_name, u.tax_no, u.via, u.unit_price, u.amount, u.state,
              u.why, u.made_by, to_char(u.at, 'YYYY-MM-DD HH24:MI:SS') as at,
              to_char(u.settled_at, 'YYYY-MM-DD HH24:MI:SS') as settled_at
         from usage_record u left join product p on p.code = u.product
        where u.company_id = $1 and u.month = $2 and ($3::text is null or u.product = $3) and u.no > $4
        order by u.no limit ${BATCH}`,
      [month, product, last],
    )
    if (batch.length === 0) return
    yield { batch, total: count?.n ?? 0 }
    last = batch.at(-1)!.no
  }
}
