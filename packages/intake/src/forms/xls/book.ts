/** What the globals of a workbook say. */
export interface Book {
  stream: Buffer
  biff8: boolean
  /** Cells of BIFF2 have three bytes of attributes, texts one of length. */
  biff2: boolean
  decoder: string
  texts: readonly string[]
  dateSystem: 1900 | 1904
}
