/** What the globals of a workbook say. */
export interface Book {
  stream: Buffer
  biff8: boolean
  decoder: string
  texts: readonly string[]
  dateSystem: 1900 | 1904
}
