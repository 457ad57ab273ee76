/**
 * What only single rows can tell of a month, beside its digest: not additive, so it is made of all rows of the month at
 * once. The command line makes it from the rows it read; the server in SQL, once per revision of a month.
 */

import { monthOfDay } from '../../kit/calendar/window.ts'
import type { Direction, InvoiceRow, MonthIndex, MonthScan } from '../facts.ts'
import { compareRuns, SerialRows } from './serial.ts'

/** Raised when a stored scan of the same rows would say something else; stored scans of another version are made again. */
export const SCAN_VERSION = 1
/** Tolerance of 金额 + 税额 = 价税合计 in 分 (domain §2.2). */
export const SUM_TOLERANCE = 5
/** Longest runs kept per month. */
export const LISTED_RUNS = 20

export interface ScanFold {
  add(row: InvoiceRow): void
  /** One scan per month with rows, sorted by direction (`IN` before `OUT`), then month. */
  scans(): MonthScan[]
}

interface Month {
  sumFailures: number
  numbered: number
  rows: SerialRows
}

export function createScanFold(): ScanFold {
  const months: Record<Direction, Map<MonthIndex, Month>> = { IN: new Map(), OUT: new Map() }
  const monthOf = (row: InvoiceRow): Month => {
    const index = monthOfDay(row.day)
    let month = months[row.direction].get(index)
    if (month === undefined) {
      month = { sumFailures: 0, numbered: 0, rows: new SerialRows() }
      months[row.direction].set(index, month)
    }
    return month
  }
  return {
    add(row) {
      const month = monthOf(row)
      if (row.status === 'VOID') return
      if (Math.abs(row.amount + row.tax - row.total) > SUM_TOLERANCE) month.sumFailures++
      if (row.direction === 'OUT' && month.rows.add(row)) month.numbered++
    },
    scans: () =>
      (['IN', 'OUT'] as const).flatMap((direction) =>
        [...months[direction]]
          .sort((a, b) => a[0] - b[0])
          .map(([month, fold]): MonthScan => {
            const runs = fold.rows.runs().map(({ run }) => run)
            return {
              direction,
              month,
              sumFailures: fold.sumFailures,
              numbered: fold.numbered,
              serialRows: runs.reduce((total, run) => total + run.rows, 0),
              runs: runs.sort(compareRuns).slice(0, LISTED_RUNS),
            }
          }),
      ),
  }
}
