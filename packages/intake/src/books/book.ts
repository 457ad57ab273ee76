/** What is told of an enterprise's own books: which kind a sheet is, what it covers, what it sums to and whether it ties. */

import type { BookKind } from '@xinjian/format/books/kinds'
import type { Role } from './columns.ts'

/** Sums over the rows of a book. Amounts in the book's currency with two decimals, quantities as exact as the book has them. */
export interface BookTotals {
  debit?: string
  credit?: string
  openQty?: string
  inQty?: string
  outQty?: string
  closeQty?: string
  openAmount?: string
  inAmount?: string
  outAmount?: string
  closeAmount?: string
}

export interface BookCheck {
  /** VOUCHER_BALANCES: debit = credit of each voucher. CONTINUES: opening + in − out = closing. TREE: an account = the sum of those under it. AGES: a balance = the sum of its ageing. TOTAL: rows = the total that the book states. */
  check: 'VOUCHER_BALANCES' | 'CONTINUES' | 'TREE' | 'AGES' | 'TOTAL'
  /** Vouchers, rows, accounts or columns that were looked at. */
  looked: number
  /** How many of them do not tie: kept as they are, never mended. */
  broken: number
  /** Where the first of those stand, at most five: `第一页!B17`. */
  places: string[]
}

/** Days that a part of a balance is old, as its column counts them; `to` null = and older, both null = not due yet. */
export interface AgePart {
  from: number | null
  to: number | null
  /** Two decimals. */
  amount: string
}

/** What a row tells by name; null = the book does not say. `at` is where a person finds it: `表!A5`. */
export type BookLine = Readonly<Record<string, string | readonly AgePart[] | null>>

/** What is told of a book: what it is and comes to, or its lines as well. */
export type BooksWanted = 'SUMS' | 'LINES'

export interface ParsedBook {
  kind: BookKind
  /** Fingerprint of the layout that people settled and it was read by. */
  layout?: string
  source: {
    /** Name of the sheet; '' where there is none. */
    sheet: string
    /** Row of the last line of its header, as a spreadsheet counts; 0 where it has none. */
    header: number
  }
  /** Name that stands above the table. */
  entity: string | null
  /** First and last day or month told above the table, or of its rows: `2024-09-26`, `2021-12`. */
  period: { from: string; to: string } | null
  /** Rows of data: totals, captions and footers are none. */
  rows: number
  totals: BookTotals
  checks: BookCheck[]
  /** What each row tells, where it was asked for. */
  lines?: BookLine[]
}

export interface UnsureColumn {
  at: number
  heading: string
  /** Proposal; null = none. */
  role: Role | null
  /** By its heading, or by what stands below it. */
  why: 'HEADING' | 'CELLS' | null
}

export interface UnsureSheet {
  sheet: string
  fingerprint: string
  kind: BookKind | null
  /** Power of ten of the unit of its amounts; null = not told. */
  power: number | null
  /** Some figures are told apart by red alone; absent = none is. */
  red?: true
  columns: UnsureColumn[]
  /** First rows below the header, cell by cell as `columns`. */
  rows: string[][]
  /** Row by row, which of these cells are red, by their place in the row; absent = `red` is. */
  inRed?: number[][]
}
