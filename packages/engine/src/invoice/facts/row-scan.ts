/**
 * What only single rows of a month tell beyond its digest (scan.ts keeps it): voided sheets by sign, reds issued anew, and
 * quantities that repeat. Sales only. The server asks the same of SQL; a test holds one against the other.
 */

import type { DayNumber, InvoiceRow } from '../facts.ts'
import type { RowScan, VoidDay } from './row-scan-shape.ts'
import { isTaxDisk } from './serial.ts'

/** Quantities kept per month. One that is not among them is on less than a fiftieth of the month's lines. */
export const LISTED_QUANTITIES = 50

/** Whether a quantity is counted (I-047). */
export const tellsQuantity = (quantity: number | null): quantity is number =>
  quantity !== null && quantity > 0 && quantity !== 1

/** Voids and quantities of one month as its rows come. */
export class RowScanFold {
  private readonly days = new Map<DayNumber, VoidDay>()
  private readonly lines = new Map<number, number>()

  add(row: InvoiceRow): void {
    if (row.status === 'VOID') {
      if (isTaxDisk(row)) this.addVoid(row)
    } else if (row.total > 0)
      for (const { quantity } of row.items ?? [])
        if (tellsQuantity(quantity)) this.lines.set(quantity, (this.lines.get(quantity) ?? 0) + 1)
  }

  private addVoid({ day, total }: InvoiceRow): void {
    let voids = this.days.get(day)
    if (voids === undefined) {
      voids = { day, blue: 0, blueTotal: 0, red: 0, redTotal: 0, blank: 0 }
      this.days.set(day, voids)
    }
    if (total > 0) {
      voids.blue++
      voids.blueTotal += total
    } else if (total < 0) {
      voids.red++
      voids.redTotal -= total
    } else voids.blank++
  }

  scan(reissued: number): RowScan {
    const ranked = [...this.lines].sort((a, b) => b[1] - a[1] || a[0] - b[0])
    return {
      voids: [...this.days.values()].sort((a, b) => a.day - b.day),
      reissued,
      quantified: ranked.reduce((total, [, lines]) => total + lines, 0),
      quantities: ranked.slice(0, LISTED_QUANTITIES),
    }
  }
}
