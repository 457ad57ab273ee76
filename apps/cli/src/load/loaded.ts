import type { Direction, MonthDigest, MonthIndex, MonthScan } from '@xinjian/engine/invoice/facts'
import type { BadRow } from '@xinjian/intake/tables/table-invoice'

/** First and last month. */
export type Months = [first: MonthIndex, last: MonthIndex]

/** Names under which a table knows an enterprise. */
export interface Identity {
  name: string | null
  taxNo: string | null
}

/** One file of invoices, ready to give the digests of any of its enterprises. */
export interface LoadedTable {
  direction: Direction
  /** Names in order of appearance; the empty name stands for a table without such a column. */
  enterprises: string[]
  /** Months that the file says it was drawn for; null = it does not say. */
  stated: Months | null
  /** Months of all its rows, whoever's; null = no row. */
  span: Months | null
  /** The enterprise that is called so, by its entry in `enterprises`, its name or its tax number; null = none, or several. */
  find(wanted: string): string | null
  identity(enterprise: string): Identity
  rowsOf(enterprise: string): number
  digests(enterprise: string): MonthDigest[]
  /** What only single rows tell of the same months. */
  scans(enterprise: string): MonthScan[]
  /** Rows of the enterprise that repeat another row in number, date, party and amounts, and were all counted. */
  repeatedRows(enterprise: string): number
  /** Rows of the enterprise that repeat an invoice known by 发票代码 or 数电号, and were counted once. */
  doubleRows(enterprise: string): number
  /** Invoices of the enterprise whose lines do not come to their 金额. */
  linesDiffer(enterprise: string): number
  /** The table states the 发票风险等级 of every invoice of the enterprise. */
  statesRisk(enterprise: string): boolean
  /** The first thousand; `badCount` counts all. */
  bad: BadRow[]
  badCount: number
  /** Rows left out because they could not be read, or belong to the other direction. */
  rejectedRows: number
}
