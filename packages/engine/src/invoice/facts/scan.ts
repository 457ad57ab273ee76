/**
 * What only single rows can tell of a month, beside its digest: not additive, so it is made of all rows of the month at
 * once. The command line makes it from the rows it read; the server in SQL, once per revision of a month.
 */

import { monthOfDay } from '../../kit/calendar/window.ts'
import type { Direction, InvoiceRow, MonthIndex, MonthScan } from '../facts.ts'
import { reissuedReds, type Sale } from './reissue.ts'
import { RowScanFold } from './row-scan.ts'
import { compareRuns, SerialRows } from './serial.ts'

/**
 * Raised when a stored scan of the same rows would say something else; stored scans of another version are made again.
 * 2: voids by sign, reds issued anew, quantities (row-scan.ts).
 */
export const SCAN_VERSION = 2
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
  serial: SerialRows
  rows: RowScanFold
}

export function createScanFold(): ScanFold {
  const months: Record<Direction, Map<MonthIndex, Month>> = { IN: new Map(), OUT: new Map() }
  const sales: Sale[] = []
  const monthOf = (row: InvoiceRow): Month => {
    const index = monthOfDay(row.day)
    let month = months[row.direction].get(index)
    if (month === undefined) {
      month = {
        sumFailures: 0,
        numbered: 0,
        serial: new SerialRows(),
        rows: new RowScanFold(),
      }
      months[row.direction].set(index, month)
    }
    return month
  }
  return {
    add(row) {
      const month = monthOf(row)
      if (row.direction === 'OUT') month.rows.add(row)
      if (row.status === 'VOID') return
      if (row.direction === 'OUT' && row.total !== 0) sales.push(saleOf(row))
      if (Math.abs(row.amount + row.tax - row.total) > SUM_TOLERANCE) month.sumFailures++
      if (row.direction === 'OUT' && month.serial.add(row)) month.numbered++
    },
    scans() {
      const anew = new Map<MonthIndex, number>()
      for (const { day } of reissuedReds(sales)) {
        const month = monthOfDay(day)
        anew.set(month, (anew.get(month) ?? 0) + 1)
      }
      return (['IN', 'OUT'] as const).flatMap((direction) =>
        [...months[direction]]
          .sort((a, b) => a[0] - b[0])
          .map(([month, fold]) => scanOf(direction, month, fold, anew.get(month) ?? 0)),
      )
    },
  }
}

function scanOf(
  direction: Direction,
  month: MonthIndex,
  { sumFailures, numbered, serial, rows }: Month,
  reissued: number,
): MonthScan {
  const runs = serial.runs().map(({ run }) => run)
  return {
    direction,
    month,
    sumFailures,
    numbered,
    serialRows: runs.reduce((total, run) => total + run.rows, 0),
    runs: runs.sort(compareRuns).slice(0, LISTED_RUNS),
    ...(direction === 'OUT' ? { rows: rows.scan(reissued) } : {}),
  }
}

/** Rows come in one object that is used again. */
const saleOf = ({ day, minute, counterparty, total }: InvoiceRow): Sale => ({
  day,
  minute,
  counterparty,
  total,
})
