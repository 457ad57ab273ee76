/**
 * What vouchers say of money: between accounts of cash and the accounts on their other side, folded by month. Moves between accounts of cash
 * are no part of it. Money is integer 分.
 */
import type { Fen } from '@xinjian/format'
import type { MonthIndex } from '../../kit/calendar/window.ts'

/** Accounts of the first level that hold cash: 库存现金, 银行存款, 其他货币资金 (1009 before 2007). */
export const CASH_TOPS: readonly string[] = ['1001', '1002', '1009', '1012']

export interface CashMove {
  month: MonthIndex
  /**
   * As they were posted on, in their order. One: the amount is its own. Several: it is theirs together, and the vouchers do not say how much of
   * each. None: the vouchers do not say whose it is.
   */
  accounts: readonly string[]
  /** Of vouchers in which these accounts stand in credit, that is money that came; red entries take off. */
  received: Fen
  paid: Fen
  vouchers: number
  /** Where they tell no account: the first fifty, `2019-01-31 记-12`. */
  named?: readonly string[]
}
