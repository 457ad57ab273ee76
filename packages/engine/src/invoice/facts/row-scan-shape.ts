/** What row-scan.ts finds in a month of sales, as facts carry it. Money: integer 分. */

import type { Fen } from '@xinjian/format'
import type { DayNumber } from '../../kit/calendar/window.ts'

/** Void 税控 rows of one day. A voided red is no voided sale, and a blank sheet (价税合计 0.00) is neither. */
export interface VoidDay {
  day: DayNumber
  blue: number
  blueTotal: Fen
  red: number
  /** Σ |total|, ≥ 0. */
  redTotal: Fen
  blank: number
}

export interface RowScan {
  /** Ascending. */
  voids: VoidDay[]
  /** Reds that were issued anew (reissue.ts). */
  reissued: number
  /** Lines of blue invoices that state a quantity other than one: a single piece, job or lump says nothing. */
  quantified: number
  /** The most frequent of these quantities with their lines, most lines first, ties by quantity. */
  quantities: [quantity: number, lines: number][]
}
