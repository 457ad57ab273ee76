/**
 * The facts of a shop report (domain §2.9, §3.11): what a shop keeps of its sales and purchases, of who owes, of stock and of its
 * money, beside the invoices. Those of stock and trade by item are the facts of the inventory report. Money is integer 分; months are
 * year × 12 + month − 1.
 */
import type { Fen } from '@xinjian/format'
import type { AgeingRow, BankMonth, OutsideMonth } from '../erp/part.ts'
import type { ErpItemFacts } from '../erp-item/part.ts'
import type { MonthIndex } from '../kit/calendar/window.ts'

/** Sales of one day. */
export interface SalesDay {
  /** ISO. */
  date: string
  /** Sales documents by their numbers: those of returns alone are none. */
  documents: number
  /** Lines of sale without the number of a document. */
  unnumbered: number
  /** Net of what came back. */
  amount: Fen
  /** Of lines below zero, told above zero. */
  returned: Fen
}

/** What one customer bought, or one supplier sold, in one month. */
export interface PartyMonth {
  party: string
  month: MonthIndex
  /** Days with a line above zero. */
  days: number
  /** Net of what came back. */
  amount: Fen
  /** Day of the last line, ISO. */
  last: string
}

export interface ErpZhjFacts extends ErpItemFacts {
  days: readonly SalesDay[]
  /** Lines that name nobody are in none. */
  customers: readonly PartyMonth[]
  suppliers: readonly PartyMonth[]
  receivables: readonly AgeingRow[]
  payables: readonly AgeingRow[]
  bank: readonly BankMonth[]
  outside: readonly OutsideMonth[]
}
