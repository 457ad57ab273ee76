/**
 * The facts of a report on an enterprise's own books (domain §2.9): balances as they are stated, vouchers folded by month and account,
 * ageing of receivables and payables, bank lines folded by month and account, and what the enterprise cannot change itself beside them:
 * invoices and declarations. Money is integer 分, a debit balance positive; months are year × 12 + month − 1; null = the book does not say.
 */
import type { Fen } from '@xinjian/format'
import type { Statement } from '../finance/part.ts'
import type { MonthIndex } from '../kit/calendar/window.ts'
import type { Reconciled } from '../reconcile/facts.ts'
import type { RuleBook } from '../report/book.ts'
import type { TaxRegistration } from '../tax-payment/part.ts'
import type { CashMove } from './cash/facts.ts'
import type { BothOrders } from './orders/facts.ts'
import type { BookSources } from './set/facts.ts'
import type { Sold } from './sold/facts.ts'

/** One line of 科目余额表. */
export interface BalanceRow {
  key: string
  account: string
  name: string | null
  from: MonthIndex
  to: MonthIndex
  open: Fen | null
  /** 本期借方发生额. */
  debit: Fen | null
  credit: Fen | null
  close: Fen | null
}

/** Voucher lines of one month on one account. */
export interface Turnover {
  month: MonthIndex
  account: string
  name: string | null
  debit: Fen
  credit: Fen
  lines: number
}

/** Vouchers of one month. */
export interface VoucherMonth {
  month: MonthIndex
  vouchers: number
  lines: number
  debit: Fen
  credit: Fen
  /** Vouchers whose debit is not their credit, by number, the first fifty: `2019-01-31 记-12`. */
  unbalanced: readonly string[]
  unbalancedCount: number
}

/** Days that a part of a balance is old: `to` null = and older; both null = not due yet. */
export interface AgePart {
  from: number | null
  to: number | null
  amount: Fen
}

/** Signs of how the vouchers of a month were made. Vouchers are named as above, the first fifty. */
export interface VoucherSigns {
  month: MonthIndex
  /** Debit amounts from ten yuan by their first digit, 1 to 9. */
  digits: readonly number[]
  /** Debit amounts from ten thousand yuan; of them those of whole ten thousands. */
  large: number
  round: number
  /** The same within the last three days of the month. */
  endLarge: number
  endRound: number
  endNamed: readonly string[]
  /** Vouchers that were other, or not gone yet, in an export made after the month was over. */
  edited: number
  editedNamed: readonly string[]
  /** Vouchers that such an export did not have and one made a day later or more has. */
  added: number
  addedNamed: readonly string[]
  /** Vouchers whose source tells when they were entered, and of them those that were more than 30 days after the end of the month; absent = it tells of none. */
  entered?: number
  late?: number
  lateNamed?: readonly string[]
}

/** Moves of stock of one month, and those that name no document. */
export interface MoveMonth {
  month: MonthIndex
  moves: number
  without: number
}

/** One line of 应收/应付账龄. */
export interface AgeingRow {
  key: string
  /** Day that it stands for, ISO. */
  asOf: string
  party: string
  balance: Fen
  ages: readonly AgePart[]
  /** 账期: days that the party may owe; absent = the list does not say. */
  creditDays?: number
  /** Day on which money last came or went, ISO; the same. */
  lastPaidOn?: string
}

/** Bank lines of one month on one account. */
export interface BankMonth {
  /** Number of the account, masked; '' = the statement names none. */
  account: string
  month: MonthIndex
  lines: number
  received: Fen
  paid: Fen
  /** Balance before the first and after the last line of the month. */
  open: Fen | null
  close: Fen | null
  /** Lines whose balance does not follow from the one before. */
  breaks: number
}

/** A slip of one payment. */
export interface SlipLine {
  key: string
  /** ISO. */
  day: string
  account: string | null
  received: Fen
  paid: Fen
  party: string | null
}

/** Slips held against the bank's lines. They are counted in no sum: the lines are. */
export interface BankSlips {
  slips: number
  /** A line of the amount stands within days of it. */
  found: number
  /** The lines of its account go on over its day, each balance from the one before, and none is of it: the newest fifty. */
  absent: readonly SlipLine[]
  absentCount: number
  /** No lines that name its account go on over its day: it cannot be said. */
  outside: number
}

/** What went to and came from one party by bank. */
export interface BankParty {
  party: string
  lines: number
  received: Fen
  paid: Fen
}

/** Stock as it is stated at the end of a period, in all. */
export interface StockTotal {
  from: MonthIndex
  to: MonthIndex
  items: number
  openAmount: Fen | null
  inAmount: Fen | null
  outAmount: Fen | null
  closeAmount: Fen | null
  /** Rows in which opening + in − out is not closing. */
  breaks: number
  /** Rows with a quantity below nought. */
  negative: number
}

/** What others tell of the same month; null = they tell nothing of it. */
export interface OutsideMonth {
  month: MonthIndex
  /** Σ amount of sales invoices without tax, red ones taken off. */
  invoicedOut: Fen | null
  /** The same of purchase invoices. */
  invoicedIn: Fen | null
  /** Sales declared for VAT. */
  declared: Fen | null
  /** Sales of a return of several months that ends with this one: it tells none of them by itself. */
  declaredSpan?: { from: MonthIndex; amount: Fen }
  /** 进项税额 of the return of a general taxpayer, line 12: before anything is transferred out. */
  inputTaxDeclared?: Fen | null
  /** The same of a return of several months that ends with this one. */
  inputTaxDeclaredSpan?: { from: MonthIndex; amount: Fen }
  /** Tax of the special invoices received, red ones not taken off. */
  inputTaxInvoiced?: Fen | null
}

/** A statement as it was filed; `uploaded`: the enterprise brought it as a file, no bureau told it. */
export interface FiledStatement extends Statement {
  uploaded?: true
}

/** 社保 of one month as the bureau tells it. */
export interface InsuredMonth {
  key: string
  month: MonthIndex
  /** Persons. */
  insured: number | null
  /** Contributions owed for the month, the share of the persons among it where the bureau collects both. */
  payable: Fen | null
}

/** What was filed with the bureau, to hold the books against; null = nothing of it was collected, or no contract in force allows it. */
export interface Filings {
  statements: readonly FiledStatement[] | null
  insurance: readonly InsuredMonth[] | null
}

export interface ErpFacts {
  registration: TaxRegistration
  /** Last instant the data is known for, ISO with offset. */
  dataCutoff: string
  balances: readonly BalanceRow[]
  turnovers: readonly Turnover[]
  vouchers: readonly VoucherMonth[]
  signs: readonly VoucherSigns[]
  moves: readonly MoveMonth[]
  receivables: readonly AgeingRow[]
  payables: readonly AgeingRow[]
  bank: readonly BankMonth[]
  /** The fifty that came to most, by received + paid. */
  bankParties: readonly BankParty[]
  stock: readonly StockTotal[]
  /** Bank lines matched to invoices and balances; null = there are no bank lines. Of all lines: a report that looks back shows none of it. */
  reconciled: Reconciled | null
  /** null or absent = there are none. Of all of them: a report that looks back shows none of it. */
  slips?: BankSlips | null
  outside: readonly OutsideMonth[]
  /** Absent = the report did not ask: a report that stands on the filings itself tells them in its own chapters. */
  filings?: Filings
  /** The same of where the books came from. */
  sources?: BookSources
  /** The same of sales by product and region; without rows = the books have no sales lines. */
  sold?: Sold
  /** The same of orders; without months = the books have none. What was done for them is as of today: a report that looks back shows none of it. */
  orders?: BothOrders
  /** The same of money by the other side of vouchers; of all months that have voucher lines. */
  cash?: readonly CashMove[]
  /** Day on which freshness is judged, ISO; absent = the day the report looks from. */
  judgedOn?: string
  /** The book of rules; absent = the table of the engine. */
  rulebook?: RuleBook
}

/** Fields of stored rows that conditions may speak of. */
export type BalanceField = 'key' | 'account' | 'from' | 'to' | 'open' | 'debit' | 'credit' | 'close'
export type VoucherField =
  | 'key'
  | 'date'
  | 'month'
  | 'entered'
  | 'voucher'
  | 'account'
  | 'text'
  | 'debit'
  | 'credit'
  /** true = another line of its voucher stands on an account of cash (`CASH_TOPS`), or it does itself. */
  | 'cash'
export type AgeingField = 'key' | 'asOf' | 'party' | 'balance'
export type SlipField = 'key' | 'account' | 'date' | 'month' | 'party' | 'received' | 'paid'
export type BankField =
  | 'key'
  | 'account'
  | 'date'
  | 'month'
  | 'party'
  | 'received'
  | 'paid'
  | 'balance'
