/** Purchases of some goods by seller and month, as they hold now: for reports that read a trace in them. */
import type { MonthIndex } from '@xinjian/engine/kit/calendar/window'
import type { TenantDb } from '../../../db/tenant.ts'

export interface BoughtGoods {
  sellerId: number
  seller: string
  /** 税收分类编码 to seven digits, or a short name. */
  category: string
  goods: string
  month: MonthIndex
  /** Without tax, 分; red rows negative. */
  amount: number
}

/** Void rows left out. @param pattern regular expression of the category */
export const purchasesOf = (
  tx: TenantDb,
  enterpriseId: number,
  pattern: string,
): Promise<BoughtGoods[]> =>
  tx.rows<BoughtGoods>(
    `select i.counterparty_id as "sellerId", p.name as seller, g.category, g.name as goods,
            (extract(year from i.issue_day) * 12 + extract(month from i.issue_day) - 1)::int as month, sum(l.amount)::int8 as amount
       from goods g
       join invoice_item l on l.company_id = g.company_id and l.enterprise_id = g.enterprise_id and l.goods_id = g.id
       join invoice i on i.company_id = l.company_id and i.enterprise_id = l.enterprise_id and i.id = l.invoice_id
       join counterparty p on p.company_id = i.company_id and p.enterprise_id = i.enterprise_id and p.id = i.counterparty_id
      where g.company_id = $1 and g.enterprise_id = $2 and g.category ~ $3 and i.direction = 1 and i.status = 0
      group by 1, 2, 3, 4, 5
      order by 5, 1, 3, 4`,
    [enterpriseId, pattern],
  )
