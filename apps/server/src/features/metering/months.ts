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

/** Of the calls charged in a month those that collections asked for by themselves, by product; no line where there are none. */
export const automaticOf = (db: LedgerTx, month: number) =>
  db.rows<{ product: string; auto: number; autoAmount: number }>(
    `select product, count(*)::int as auto, sum(amount)::int8 as "autoAmount" from usage_record
      where company_id = $1 and month = $2 and auto and state in ('CHARGED', 'REVERSED') group by product`,
    [month],
  )

export const countedOf = (db: LedgerTx, month: number) =>
  db.rows<MonthLine>(
    `select ${NAMED} from usage_month m left join product p on p.code = m.product
      where m.company_id = $1 and m.month = $2 and m.calls + m.reversed > 0 order by p.place, m.product`,
    [month],
  )

export const recordedOf = (db: LedgerTx, month: number) =>
  db.rows<MonthLine>(
    `select ${NAMED} from (
       select coalesce(c.product, r.product) as product, coalesce(c.calls, 0) as calls, coalesce(c.found, 0) as found,
              coalesce(c.charged, 0) as charged, coalesce(c.free, 0) as free, coalesce(c.amount, 0) as amount,
              coalesce(r.reversed, 0) as reversed, coalesce(r.amount, 0) as reversed_amount
         from (select product, count(*)::int as calls, count(*) filter (where why not in ('QUERIED', 'NOT_FOUND', 'INCOMPLETE', 'FAILED'))::int as found,
                      count(*) filter (where state in ('CHARGED', 'REVERSED'))::int as charged,
                      count(*) filter (where state = 'FREE')::int as free, sum(amount)::int8 as amount
                 from usage_record where company_id = $1 and month = $2 group by product) c
         full join (select product, count(*)::int as reversed, sum(amount)::int8 as amount
                      from usage_record where company_id = $1 and reversed_month = $2 group by product) r
           on r.product = c.product) m
       left join product p on p.code = m.product order by p.place, m.product`,
    [month],
  )
