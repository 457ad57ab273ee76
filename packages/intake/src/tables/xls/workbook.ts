import type { NumberFormat } from '../xlsx/number-formats.ts'

/** What the globals of a workbook say. */
export interface Workbook {
  stream: Buffer
  biff8: boolean
  /** Cells of BIFF2 have three bytes of attributes, texts one of length. */
  biff2: boolean
  decoder: string
  texts: readonly string[]
  dateSystem: 1900 | 1904
  /** How numbers are shown, by number of the style; empty where the book does not say it. */
  formats: readonly NumberFormat[]
}

export interface Contents {
  book: Workbook
  /** Where the stream of each worksheet that is seen begins. */
  sheets: { name: string; at: number }[]
}
