/** What matching came to, as a report takes it: sums by month, and of lines and parties the greatest by name. Money in 分, days ISO. */
import type { Fen } from '@xinjian/format'
import type { MonthIndex } from '../kit/calendar/window.ts'
import type { Reason } from './rows.ts'

/** Receipts stand beside sales invoices and receivables, payments beside purchase invoices and payables. */
export type Side = 'RECEIPT' | 'PAYMENT'

/** Bank lines of a month for which invoices are known. */
export interface MoneyMonth {
  side: Side
  month: MonthIndex
  lines: number
  amount: Fen
  matched: Fen
  doubtful: Fen
}

/** A line that is not matched, or not surely. */
export interface OpenLine {
  side: Side
  key: string
  day: string
  party: string | null
  amount: Fen
  reason: Reason
  /** 0 = not matched. */
  score: number
  /** Days of the invoices that it may have paid. */
  invoices: readonly string[]
}

/** Invoices of a party that nothing was matched to for long. */
export interface OpenParty {
  side: Side
  party: string
  /** Of the invoices' dictionary. */
  id: number
  invoices: number
  /** What of them is open. */
  open: Fen
  /** First and last day of them. */
  from: string
  to: string
}

/** Money that went to a party and came back, or the other way round. */
export interface RoundTrip {
  party: string
  out: { key: string; day: string; amount: Fen }
  back: { key: string; day: string; amount: Fen }
}

export interface Reconciled {
  /** Sides whose invoices are known; of the others nothing was matched. */
  sides: readonly Side[]
  months: readonly MoneyMonth[]
  /** The greatest of each side, doubtful and not matched apart. */
  lines: readonly OpenLine[]
  /** Invoices older than that are told as open, days. */
  after: number
  /** The greatest of each side. */
  parties: readonly OpenParty[]
  /** What all of them come to, and what the invoices of that time do. */
  invoiced: readonly { side: Side; amount: Fen; open: Fen }[]
  /** The greatest. */
  rounds: readonly RoundTrip[]
  /** How many there are in all, and what came back. */
  roundCount: number
  roundAmount: Fen
  /** What was received in all. */
  received: Fen
}

/** Receipts that were matched to no invoice, or not surely. */
export const unplacedReceipts = ({ months }: Reconciled): Fen =>
  months
    .filter(({ side }) => side === 'RECEIPT')
    .reduce((sum, { amount, matched }) => sum + amount - matched, 0)
