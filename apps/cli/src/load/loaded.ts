import type { Direction, MonthDigest } from '@xinjian/engine/invoice/facts'
import type { BadRow } from '@xinjian/intake/tables/table-invoice'

/** One file of invoices, ready to give the digests of any of its enterprises. */
export interface LoadedTable {
  direction: Direction
  /** Names in order of appearance; the empty name stands for a table without such a column. */
  enterprises: string[]
  rowsOf(enterprise: string): number
  digests(enterprise: string): MonthDigest[]
  /** Rows of the enterprise that repeat another row in number, date, party and amounts. */
  repeatedRows(enterprise: string): number
  /** The first thousand; `badCount` counts all. */
  bad: BadRow[]
  badCount: number
}
