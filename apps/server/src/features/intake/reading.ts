/** What readers of files hand to the import job, whatever the file. */
import type { DayNumber, Direction } from '@xinjian/engine/invoice/facts'
import type { ParsedInvoice, ParsedStatement, TaxPayment, TaxReturn } from '@xinjian/intake'
import type { BookLine, ParsedBook, UnsureSheet } from '@xinjian/intake/books/book'
import type { BookLayout } from '@xinjian/intake/books/layout'
import type { IsolateOptions } from '@xinjian/intake/isolate'
import type { StatedMonths } from '../facts/coverage/write.ts'
import type { IncomingInvoice } from '../facts/invoice/write.ts'

/** Something a person should know about a row or a document. */
export interface ImportError {
  /** Where: `第12行`, `明细表 第3行`, a file inside an archive. */
  place: string
  column: string | null
  /** Chinese: what is wrong, and where it helps, what to do. */
  reason: string
  raw: string | null
  /** Of a document that a person may check and book: what was read of it. */
  doubt?: Doubt
}

export interface Doubt {
  /** Which of the invoices of the file, from 0. */
  invoiceNo: number
  draft: ParsedInvoice
}

/** One row or document: booked, refused, or (a remark) taken as it is but worth a word. */
export type Reading =
  | { kind: 'invoice'; invoice: IncomingInvoice }
  | { kind: 'bad'; error: ImportError }
  | { kind: 'remark'; error: ImportError }
  | { kind: 'statement'; statement: ParsedStatement; place: string }
  | { kind: 'return'; form: TaxReturn; place: string }
  | { kind: 'payment'; form: TaxPayment; place: string }
  | { kind: 'book'; book: HeldBook; place: string }
  /** A sheet of which a person is asked. */
  | { kind: 'unsure'; sheet: UnsureSheet; place: string }
  /** No row: what the file says of its months. */
  | { kind: 'covers'; months: StatedMonths }

/** A book whose rows are booked, each with a place in time. */
export interface HeldBook extends ParsedBook {
  lines: BookLine[]
  /** Rows of the book that are not booked. */
  leftOut: number
}

/** Whose invoices these are, and which side the uploader says they are on. */
export interface ImportOwner {
  taxNo: string
  name: string
  direction: Direction | null
  /** Of whom the file is; companies take turns at the readers. */
  companyId?: number
  /** The day it was uploaded: no invoice is dated later. Absent for a bureau's own export, which is taken as it stands. */
  today?: DayNumber
  /** What the company said of sheets that could not be told apart. */
  layouts?: readonly BookLayout[]
}

/** How the files of a company are read apart. */
export const formsOf = ({ companyId, name, layouts = [] }: ImportOwner): IsolateOptions => ({
  forms: true,
  books: 'LINES',
  layouts,
  holder: name,
  ...(companyId !== undefined && { whose: companyId }),
})

/** Fraction 0…1 of the file read so far. */
export type OnProgress = (fraction: number) => void

/** The same file gives the same readings in the same order: an interrupted import goes on by count. */
export type Reader = (
  file: { name: string; path: string; bytes: number },
  owner: ImportOwner,
  onProgress: OnProgress,
) => AsyncIterable<Reading[]>
