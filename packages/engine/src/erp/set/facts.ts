/** Where the books came from: programs that were connected, and files that were brought. What a source does not tell is null. */
import type { BookKind } from '@xinjian/format/books/kinds'
import type { Program } from '@xinjian/format/books/programs'
import type { Dataset } from '@xinjian/format/datasets/datasets'

/** How the newest visit to a program ended; OPEN = it goes on, or stopped on its way. */
export type SyncState = 'SUCCESS' | 'PARTIAL' | 'FAILED' | 'OPEN'

/** A program that the enterprise let be read, by its newest visit. */
export interface BookProgram {
  program: Program
  /** As the program says at the login; null = it says none. */
  version: string | null
  /** When a visit to it was last over with something brought, ISO with offset; null = none has been. */
  syncedAt: string | null
  state: SyncState
  /** What visits to it brought whole. */
  datasets: readonly Dataset[]
}

/** A file that books were read of. */
export interface BookFile {
  name: string
  /** ISO with offset. */
  importedAt: string
  books: readonly BookKind[]
  /** First and last day or month that its books speak of; null = none says. */
  period: { from: string; to: string } | null
  rows: number
  /** Its columns were read as a person of the institution said, not by their headings. */
  settled: boolean
}

export interface BookSources {
  programs: readonly BookProgram[]
  /** The newest first, as many as are named. */
  files: readonly BookFile[]
  /** All of them. */
  fileCount: number
}
