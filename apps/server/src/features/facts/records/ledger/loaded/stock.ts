/** Stock, moves and trade: row by row where items are judged, folded where months are. */
import type { StockTotal } from '@xinjian/engine/erp/facts'
import type {
  ItemMoves,
  ItemTrade,
  OnHandRow,
  StockPeriodRow,
} from '@xinjian/engine/erp-item/facts'
import type { TenantDb } from '../../../../../db/tenant.ts'
import { currentRows } from '../../dataset.ts'
import { heldFacts } from '../../held-facts.ts'
import { monthOfDaySql } from '../../month.ts'
import { stockOnHand } from '../stock-on-hand.ts'
import { stockSummary } from '../stock-summary.ts'

/** Amounts are rounded one by one. */
const NEAR_FEN = 1
const NEAR_QTY = 0.01

const off = (of: 'qty' | 'amount', near: number) =>
  `(s.close_${of} is not null and abs(coalesce(s.open_${of}, 0) + coalesce(s.in_${of}, 0) - coalesce(s.out_${of}, 0) - s.close_${of}) > ${near})`

export const heldStockTotals = (tx: TenantDb, enterpriseId: number): Promise<StockTotal[]> =>
  tx.rows<StockTotal & Record<string, unknown>>(
    `select ${monthOfDaySql('s.day_from')} as from, ${monthOfDaySql('s.day_to')} as to, count(distinct s.item)::int as items,
            sum(s.open_amount)::int8 as "openAmount", sum(s.in_amount)::int8 as "inAmount", sum(s.out_amount)::int8 as "outAmount",
            sum(s.close_amount)::int8 as "closeAmount",
            (count(*) filter (where ${off('qty', NEAR_QTY)} or ${off('amount', NEAR_FEN)}))::int as breaks,
            (count(*) filter (where s.close_qty < 0))::int as negative
       from ${currentRows('stock_summary')} s group by s.day_from, s.day_to order by s.day_to, s.day_from`,
    [enterpriseId],
  )

export const heldSummary = async (tx: TenantDb, enterpriseId: number): Promise<StockPeriodRow[]> =>
  (await heldFacts<StockPeriodRow>(tx, enterpriseId, stockSummary.held)).rows

export const heldOnHand = async (tx: TenantDb, enterpriseId: number): Promise<OnHandRow[]> =>
  (await heldFacts<OnHandRow>(tx, enterpriseId, stockOnHand.held)).rows

export const heldMoves = (tx: TenantDb, enterpriseId: number): Promise<ItemMoves[]> =>
  tx.rows<ItemMoves & Record<string, unknown>>(
    `select m.item, ${monthOfDaySql('m.moved_on')} as month, coalesce(sum(m.in_qty), 0)::float8 as "inQty",
            coalesce(sum(m.out_qty), 0)::float8 as "outQty", coalesce(sum(m.in_amount), 0)::int8 as "inAmount",
            coalesce(sum(m.out_amount), 0)::int8 as "outAmount", (max(m.moved_on) filter (where m.in_qty <> 0))::text as "lastIn",
            (max(m.moved_on) filter (where m.out_qty <> 0))::text as "lastOut"
       from ${currentRows('stock_move')} m group by m.item, ${monthOfDaySql('m.moved_on')} order by m.item, month`,
    [enterpriseId],
  )

export const heldTrade = (
  tx: TenantDb,
  enterpriseId: number,
  table: 'sales_line' | 'purchase_line',
): Promise<ItemTrade[]> =>
  tx.rows<ItemTrade & Record<string, unknown>>(
    `select t.item, max(t.item_name) as name, ${monthOfDaySql('t.sold_on')} as month, coalesce(sum(t.qty), 0)::float8 as qty,
            coalesce(sum(t.amount), 0)::int8 as amount,
            coalesce(-sum(t.amount) filter (where t.amount < 0), 0)::int8 as returned, max(t.sold_on)::text as last
       from ${currentRows(table)} t group by t.item, ${monthOfDaySql('t.sold_on')} order by t.item, month`,
    [enterpriseId],
  )
