/** The last statement of a whole year, as the engine's limit takes it. */
import type { Ends, YearStatement } from '@xinjian/engine/invoice/facts/lending'
import type { TenantDb } from '../../../../db/tenant.ts'

interface Item {
  period_to: string
  name: string
  begin_amount: number | null
  end_amount: number | null
  ytd_amount: number | null
}

/** Balance sheet and income statement to the last end of a year: sums of the year stand in its last quarter. */
const SQL = `
  with held as (
    select distinct on (row_key) kind, period_to, item_name, begin_amount, end_amount, ytd_amount, gone
      from fin_statement where company_id = $1 and enterprise_id = $2 order by row_key, revision desc)
  select period_to::text as period_to, item_name as name, begin_amount::float8 as begin_amount,
         end_amount::float8 as end_amount, ytd_amount::float8 as ytd_amount
    from held
   where not gone and kind in ('BALANCE', 'INCOME')
     and period_to = (select max(period_to) from held where not gone and kind = 'INCOME' and extract(month from period_to) = 12)
   order by item_name`

/** null = no statement that ends with a year. */
export async function yearStatement(
  tx: TenantDb,
  enterpriseId: number,
): Promise<YearStatement | null> {
  const items = await tx.rows<Item>(SQL, [enterpriseId])
  const periodEnd = items[0]?.period_to
  if (!periodEnd) return null
  const of = (...names: string[]) => items.find(({ name }) => names.includes(plain(name)))
  const flow = (...names: string[]) => of(...names)?.ytd_amount ?? null
  const ends = (...names: string[]): Ends => {
    const item = of(...names)
    return { begin: item?.begin_amount ?? null, end: item?.end_amount ?? null }
  }
  return {
    periodEnd,
    revenue: flow('营业收入'),
    cost: flow('营业成本'),
    profit: flow('利润总额'),
    inventories: ends('存货'),
    receivables: ends('应收账款'),
    payables: ends('应付账款'),
    prepayments: ends('预付账款', '预付款项'),
    advances: ends('预收账款', '预收款项', '合同负债'),
    currentAssets: ends('流动资产合计').end,
    currentLiabilities: ends('流动负债合计').end,
    shortLoans: ends('短期借款').end,
  }
}

/** 一、营业收入 and 减：营业成本 are told by their names alone. */
const plain = (name: string): string =>
  name.replace(/\s|^[一二三四五六七八九十]+、|^(减|加|其中)[:：]/g, '')
