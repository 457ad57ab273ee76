/** A statement as the report sees it, and what it says of an item. */
import type { Fen } from '@xinjian/format'
import type { MonthIndex } from '../kit/calendar/window.ts'
import type { Statement, StatementItem } from './facts.ts'

export interface Said {
  fen: Fen
  /** Rows that it was read from. */
  items: readonly StatementItem[]
  /** What the reader must know of it. */
  note?: string
}

/** Sums of quarters by code of the chart, or why there are none. */
export interface QuarterSums {
  sums: ReadonlyMap<string, Said>
  /** Net change of cash by the quarters, whether it ties or not; null = not every quarter tells it. */
  change: Said | null
  /** Why nothing was summed; absent = it was. */
  why?: string
}

/** A statement with the month it ends in and its items by code. */
export interface SeenStatement extends Statement {
  month: MonthIndex
  byCode: ReadonlyMap<string, readonly StatementItem[]>
  /** The enterprise came into being within the period: nothing of the year lies before it. */
  founding: boolean
  /** Of 现金流量表 that tells 本期金额 alone; absent = it tells the year itself. */
  quarters?: QuarterSums
}
