/** Scans of single rows (scan.ts) summed over a window. */

import type { MonthWindow } from '../../kit/calendar/window.ts'
import { compareRuns } from '../facts/serial.ts'
import type { Direction, SerialRun } from '../facts.ts'
import type { InvoiceContext } from './context.ts'
import { digestOf } from './month-series.ts'
import { oncePerReport } from './once.ts'

export interface ScanSums {
  sumFailures: number
  numbered: number
  serialRows: number
  /** Longest of the window. */
  longest: SerialRun | null
}

const byMonth = oncePerReport(
  ({ facts }) => new Map((facts.scans ?? []).map((s) => [`${s.direction}${s.month}`, s])),
)

/** null when a month with rows was not scanned: what was not looked at is not zero. */
export function scanSums(
  context: InvoiceContext,
  direction: Direction,
  window: MonthWindow,
): ScanSums | null {
  const sums: ScanSums = { sumFailures: 0, numbered: 0, serialRows: 0, longest: null }
  for (let m = window.from; m <= window.to; m++) {
    if (!digestOf(context.series(direction), m)) continue
    const scan = byMonth(context).get(`${direction}${m}`)
    if (!scan) return null
    sums.sumFailures += scan.sumFailures
    sums.numbered += scan.numbered
    sums.serialRows += scan.serialRows
    const [first] = scan.runs
    if (first && (!sums.longest || compareRuns(first, sums.longest) < 0)) sums.longest = first
  }
  return sums
}
