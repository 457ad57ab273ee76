/** A book on its way: what its readers, sums and checks look at. */
import { columnName, type GridSheet } from '../forms/grid.ts'
import type { Caption } from './caption.ts'
import type { Role } from './columns.ts'
import type { Header } from './header.ts'

/** One row of data of a book: its cells by role. */
export interface BookRow {
  row: number
  text(role: Role): string | null
  /** In millionths of a yuan or of the unit of a quantity; null = empty or no number. */
  number(role: Role): bigint | null
}

export interface Table {
  sheet: GridSheet
  header: Header
  caption: Caption
  rows: readonly BookRow[]
  /** Rows that state a total. */
  stated: readonly BookRow[]
  /** Those of them that no word calls a total: figures of nothing. */
  unnamed: readonly BookRow[]
}

/** Where a person finds a row: `表!A5`. */
export const placeOf = ({ sheet: { name }, header }: Table, { row }: BookRow): string => {
  const cell = `${columnName(Math.min(...header.columns.values()))}${row}`
  return name === '' ? cell : `${name}!${cell}`
}
