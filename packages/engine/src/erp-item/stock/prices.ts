/** What one of each item costs, was last bought for and is sold for. Prices are 分 of one unit, not rounded. */
import { type DayNumber, lastDayOfMonth } from '../../kit/calendar/window.ts'
import type { ItemContext } from '../context.ts'
import type { ItemTrade } from '../facts.ts'
import { ERP_ITEM_PARAM } from '../params.ts'
import { dayReader } from './days.ts'
import { NOBODY } from './items.ts'
import { type ItemStock, tidy } from './latest.ts'

export interface LastPrice {
  price: number
  day: DayNumber
}

export interface ItemPrice {
  /** Of the stock; null = it has no quantity or no amount above nil. */
  cost: number | null
  bought: LastPrice | null
  /** The last sale, whenever it was. */
  sold: LastPrice | null
  /** As the list of stock has it. */
  listed: number | null
  /** By which its value is judged: a sale of the year before, else the list; null = nobody says what it is sold for. */
  price: number | null
  from: 'SALE' | 'LIST' | null
}

/** The last trade of each item with a quantity and an amount above nil. */
function lastOf(
  rows: readonly ItemTrade[],
  places: Int32Array,
  { items, asOf }: ItemContext,
): (LastPrice | undefined)[] {
  const found: (LastPrice | undefined)[] = new Array(items.list.length)
  const dayOf = dayReader()
  for (let i = 0; i < rows.length; i++) {
    const { qty, amount, month, last } = rows[i]!
    const at = places[i]!
    if (at === NOBODY || !(tidy(qty) > 0) || !(amount > 0)) continue
    const day = dayOf(last) ?? lastDayOfMonth(month)
    if (day > asOf || day < (found[at]?.day ?? Number.NEGATIVE_INFINITY)) continue
    found[at] = { price: amount / qty, day }
  }
  return found
}

/** Prices of the last list of stock. */
function listedOf({ facts, places, items, lists }: ItemContext): (number | undefined)[] {
  const found: (number | undefined)[] = new Array(items.list.length)
  const asOf = lists.at(-1)?.[1]
  const { onHand } = facts
  for (let i = 0; i < onHand.length; i++) {
    const { price, asOf: day } = onHand[i]!
    const at = places.onHand[i]!
    if (at === NOBODY || day !== asOf || price === null || !(price > 0)) continue
    // Of several the lowest: what is lent on must be got for each.
    found[at] = Math.min(found[at] ?? price, price)
  }
  return found
}

/** Days for which a sale says what an item fetches. */
const FRESH = ERP_ITEM_PARAM.deadDays

/** Prices of every item in stock, in its order. */
export function pricesOf(context: ItemContext): ItemPrice[] {
  const { facts, places, stock } = context
  if (!stock) return []
  const sold = lastOf(facts.sales, places.sales, context)
  const bought = lastOf(facts.purchases, places.purchases, context)
  const listed = listedOf(context)
  return stock.items.map(({ item: { at }, qty, amount }): ItemPrice => {
    const sale = sold[at] ?? null
    const fresh = sale !== null && stock.day - sale.day <= FRESH
    const list = listed[at] ?? null
    return {
      cost: costOf({ qty, amount }),
      bought: bought[at] ?? null,
      sold: sale,
      listed: list,
      price: fresh ? sale.price : list,
      from: fresh ? 'SALE' : list === null ? null : 'LIST',
    }
  })
}

const costOf = ({ qty, amount }: Pick<ItemStock, 'qty' | 'amount'>): number | null =>
  qty !== null && qty > 0 && amount !== null && amount > 0 ? amount / qty : null
