/** What is needed of an accounting program: a login to one set of books, which months of a book there are, and their rows. */
import type { BookKind } from '@xinjian/format/books/kinds'
import type { Call, SourceRow, SourceSession } from '../connector.ts'

export interface ProgramLogin {
  account: string
  password: string
  /** Number of the set of books; '' where the program does not ask for it. */
  accountSet: string
  /** Of the enterprise whose books are wanted. */
  taxNo: string
}

export interface Opened {
  session: SourceSession
  /** Tax number of the enterprise that the books are of, as the program says. */
  taxNo: string
  /** Of the program, as it says; null = it does not. */
  version: string | null
}

export interface BookMonth {
  /** `2026-03` */
  month: string
  /** Changes when anything in the month does. */
  mark: string
}

/** Rows as books from files are told (intake): what a dataset makes its facts of. */
export interface BookPage {
  lines: SourceRow[]
  more: boolean
}

export interface ProgramConnector {
  login(call: Call, form: ProgramLogin): Promise<Opened>
  /** Months of a book; null = it is of today and has none. */
  months(call: Call, session: SourceSession, book: BookKind): Promise<BookMonth[] | null>
  /** @param page from 1 */
  page(
    call: Call,
    session: SourceSession,
    book: BookKind,
    month: string | null,
    page: number,
  ): Promise<BookPage>
  logout(call: Call, session: SourceSession): Promise<void>
}
