/**
 * Orders of the books, folded: those of customers, and those to suppliers. Drafts and void ones are left out. Money is integer 分 as the orders
 * tell it, most often with tax.
 */
import type { Fen } from '@xinjian/format'
import type { MonthIndex } from '../../kit/calendar/window.ts'

/** Orders made in one month. */
export interface OrderMonth {
  month: MonthIndex
  orders: number
  amount: Fen
  /** Of the lines that tell it; null = none does. */
  delivered: Fen | null
  invoiced: Fen | null
  /** The same of lines that tell both. */
  billable: Fen | null
  billed: Fen | null
}

/** Orders due in one month, by the last of their lines. */
export interface DueMonth {
  month: MonthIndex
  orders: number
  /** Every line came whole by its day. */
  onTime: number
  /** One came later, or had not come when the source told it. Of the rest the source does not say. */
  late: number
  /** Late ones by number, the first fifty. */
  lateNamed: readonly string[]
}

export interface Orders {
  made: readonly OrderMonth[]
  due: readonly DueMonth[]
}

export interface BothOrders {
  sales: Orders
  purchases: Orders
}
