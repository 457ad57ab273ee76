/**
 * The facts of an inventory report (domain §2.9, §3.11): what the enterprise's own stock books say, item by item. Money is integer 分,
 * quantities are plain numbers in the unit of the item (units of several items are never summed unless the book states one unit); months are
 * year × 12 + month − 1; null = the book does not say.
 */
import type { Fen } from '@xinjian/format'
import type { MonthIndex } from '../kit/calendar/window.ts'
import type { RuleBook } from '../report/book.ts'
import type { TaxRegistration } from '../tax-payment/part.ts'

/** One line of 收发存汇总. */
export interface StockPeriodRow {
  key: string
  /** First and last day of the period, ISO. */
  from: string
  to: string
  item: string
  name: string | null
  place: string | null
  category: string | null
  /** Unit of its quantities, as the book states it; absent or null = it does not say. */
  unit?: string | null
  openQty: number | null
  inQty: number | null
  outQty: number | null
  closeQty: number | null
  openAmount: Fen | null
  inAmount: Fen | null
  outAmount: Fen | null
  closeAmount: Fen | null
}

/** One line of a list of what is in stock. */
export interface OnHandRow {
  key: string
  /** Day that it stands for, ISO. */
  asOf: string
  item: string
  name: string | null
  place: string | null
  category: string | null
  /** Unit of its quantity, as the book states it; absent or null = it does not say. */
  unit?: string | null
  qty: number | null
  /** At cost. */
  amount: Fen | null
  /** What one is sold for. */
  price: Fen | null
}

/** Moves of one item in one month. */
export interface ItemMoves {
  item: string
  month: MonthIndex
  inQty: number
  outQty: number
  inAmount: Fen
  outAmount: Fen
  /** Last day on which any came in and went out, ISO. */
  lastIn: string | null
  lastOut: string | null
}

/** Sales or purchases of one item in one month. */
export interface ItemTrade {
  item: string
  name: string | null
  month: MonthIndex
  qty: number
  amount: Fen
  /**
   * What came back: of lines below zero, told as a sum above zero. `amount` is net of it. Absent = the lines were not looked at one by
   * one, so that nothing is known of returns.
   */
  returned?: Fen
  /** Day of the last one, ISO. */
  last: string
}

export interface ErpItemFacts {
  registration: TaxRegistration
  /** Last instant the data is known for, ISO with offset. */
  dataCutoff: string
  summary: readonly StockPeriodRow[]
  onHand: readonly OnHandRow[]
  moves: readonly ItemMoves[]
  sales: readonly ItemTrade[]
  purchases: readonly ItemTrade[]
  /** Day on which freshness is judged, ISO; absent = the day the report looks from. */
  judgedOn?: string
  /** The book of rules; absent = the table of the engine. */
  rulebook?: RuleBook
}

/** Fields of stored rows that conditions may speak of. */
export type SummaryField =
  | 'key'
  | 'from'
  | 'to'
  | 'item'
  | 'place'
  | 'category'
  | 'closeQty'
  | 'closeAmount'
export type OnHandField = 'key' | 'asOf' | 'item' | 'place' | 'category' | 'qty' | 'amount'
export type MoveField = 'key' | 'date' | 'month' | 'item' | 'place'
export type TradeField = 'key' | 'date' | 'month' | 'item' | 'party' | 'amount'
