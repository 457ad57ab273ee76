import type { BooksWanted } from '../books/book.ts'
import type { BookLayout } from '../books/layout.ts'
import type { ParsedFile, ParseError } from '../invoice.ts'

/** Parent → child. */
export interface ParseRequest {
  name: string
  /** The file itself, or where it lies: a large archive then never passes through the parent. */
  source: Uint8Array | string
  /** Statements and other forms are read too. */
  forms: boolean
  /** Tickets are read too. */
  tickets: boolean
  /** Vendors' answers of the registry and the courts are read too. */
  registry: boolean
  books: BooksWanted | null
  layouts: readonly BookLayout[]
  /** Name of the enterprise that the files are of. */
  holder: string | null
  /** Documents before this one were read or left by another process. */
  from: number
  /** Documents, by their place, that have to be recognised: nothing else is read. Null = all others are read, and these are left. */
  pixels: number[] | null
  /** Resident memory, MiB, above which the rest is left to a fresh process. */
  freshAboveMb: number
}

/** Child → parent: what it is about to read, signs of life, what it has read, and how it ended. */
export type ParseReply =
  | { type: 'ready' }
  | { type: 'entries'; files: string[] }
  | { type: 'begin'; file: string }
  | { type: 'alive' }
  | { type: 'file'; file: ParsedFile }
  /** The document has to be recognised: left. */
  | { type: 'pixels'; file: string }
  /** `error` concerns the file as a whole; `rest` = there is more, for a fresh process; `full` = this one takes no further file. */
  | { type: 'done'; error: ParseError | null; rest: boolean; full: boolean }
