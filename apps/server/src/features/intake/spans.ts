/** Months of a table of several enterprises, whoever's rows: one extraction speaks of each of them to its last month. */
import type { Direction, MonthIndex } from '@xinjian/engine/invoice/facts'
import { monthOfDay } from '@xinjian/engine/kit/calendar/window'
import type { TableInvoice } from '@xinjian/intake/tables/table-invoice'
import type { Reading } from './reading.ts'

export class Spans {
  private readonly months = new Map<Direction, [MonthIndex, MonthIndex]>()

  see({ direction, day }: TableInvoice): void {
    if (direction === null) return
    const month = monthOfDay(day)
    const span = this.months.get(direction)
    if (span === undefined) this.months.set(direction, [month, month])
    else if (month < span[0]) span[0] = month
    else if (month > span[1]) span[1] = month
  }

  readings(): Reading[] {
    return [...this.months].map(([direction, [first, last]]) => ({
      kind: 'covers',
      months: { first, last, direction: direction === 'OUT' ? 0 : 1, several: true },
    }))
  }
}
