/** Scans of single rows (scan.ts) summed over a window. */

import type { MonthWindow } from '../../kit/calendar/window.ts'
import type { RowScan, VoidDay } from '../facts/row-scan-shape.ts'
import { compareRuns } from '../facts/serial.ts'
import type { Direction, SerialRun } from '../facts.ts'
import type { InvoiceContext } from './context.ts'
import { digestOf, sum } from './month-series.ts'
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

/** Voids of a window by sign; `days` those that had any, ascending. 分. */
export interface VoidSums extends Omit<VoidDay, 'day'> {
  days: VoidDay[]
}

/** Row scans of the sales of a window; null where a month with rows was scanned before they were kept, or not at all. */
export function rowScans(context: InvoiceContext, window: MonthWindow): RowScan[] | null {
  const found: RowScan[] = []
  for (let m = window.from; m <= window.to; m++) {
    if (!digestOf(context.out, m)) continue
    const rows = byMonth(context).get(`OUT${m}`)?.rows
    if (!rows) return null
    found.push(rows)
  }
  return found
}

/** null as above, where there is a void at all. */
export function voidSums(context: InvoiceContext, window: MonthWindow): VoidSums | null {
  const sums: VoidSums = { blue: 0, blueTotal: 0, red: 0, redTotal: 0, blank: 0, days: [] }
  if (sum(context.out, window, (d) => d.voidCount) === 0) return sums
  const scans = rowScans(context, window)
  if (!scans) return null
  for (const { voids } of scans)
    for (const day of voids) {
      sums.days.push(day)
      for (const field of ['blue', 'blueTotal', 'red', 'redTotal', 'blank'] as const)
        sums[field] += day[field]
    }
  return sums
}
