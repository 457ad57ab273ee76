/** What of the stock a careful lender would lend on: Σ min(cost, 0.7 × sale price) × (1 − discount for what lies still). */
import type { Fen } from '@xinjian/format'
import type { ItemContext } from '../context.ts'
import { ERP_ITEM_PARAM } from '../params.ts'
import { type Rest, restOf } from './idle.ts'
import { type ItemStock, tidy } from './latest.ts'
import type { ItemPrice } from './prices.ts'

/** Why an item is left out. */
export type LeftOut = 'BELOW' | 'PRICELESS' | 'EMPTY' | 'DEAD'

export interface Pledged {
  stock: ItemStock
  price: ItemPrice
  rest: Rest
  /** null = it counts. */
  leftOut: LeftOut | null
  /** Of its cost or price before the discount. */
  base: Fen
  discount: number
  /** 0 of what is left out. */
  value: Fen
}

export interface Pledge {
  items: readonly Pledged[]
  /** Cost of items that count, and of all that are worth something. */
  cost: Fen
  value: Fen
}

const { priceShare, idleDiscount } = ERP_ITEM_PARAM.pledge
const DISCOUNT: Record<Rest, number> = {
  MOVING: 0,
  IDLE: idleDiscount,
  /** What is not known to move is taken for idle. */
  UNKNOWN: idleDiscount,
  DEAD: 1,
}

/** Whole 分, downwards; 0.7 × 5300 is 3710 and no tail of a binary fraction less. */
const downwards = (fen: number): Fen => Math.floor(tidy(fen))

function leftOutOf({ below, amount, qty }: ItemStock, rest: Rest): LeftOut | null {
  if (below || (amount !== null && amount < 0)) return 'BELOW'
  if (amount === null) return 'PRICELESS'
  if (amount === 0 || qty === 0) return 'EMPTY'
  return rest === 'DEAD' ? 'DEAD' : null
}

export function pledgeOf({ stock, motion }: ItemContext, prices: readonly ItemPrice[]): Pledge {
  let [cost, value] = [0, 0]
  const items = (stock?.items ?? []).map((each, i): Pledged => {
    const price = prices[i]!
    const rest = restOf(each, stock!.day, motion!)
    const leftOut = leftOutOf(each, rest)
    if (leftOut !== null)
      return { stock: each, price, rest, leftOut, base: 0, discount: 1, value: 0 }
    const amount = each.amount!
    // Where nobody says what it is sold for, its cost stands for the price: never more than if somebody did.
    const sale = price.price !== null && each.qty !== null ? price.price * each.qty : amount
    const base = downwards(Math.min(amount, sale * priceShare))
    const discount = DISCOUNT[rest]
    const own = downwards(base * (1 - discount))
    cost += amount
    value += own
    return { stock: each, price, rest, leftOut, base, discount, value: own }
  })
  return { items, cost, value }
}
