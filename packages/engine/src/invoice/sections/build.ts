/** What the sections of the invoice report share beyond the kit's blocks. */
import {
  firstDayOfMonth,
  formatDay,
  lastDayOfMonth,
  type MonthWindow,
} from '../../kit/calendar/window.ts'
import { isKnown } from '../../kit/coverage.ts'
import { yuan } from '../../kit/sections/blocks.ts'
import type { InvoiceEvidence } from '../../report/document.ts'
import { type MonthSeries, netOf } from '../context/month-series.ts'
import { salesGrowth } from '../context/sales-growth.ts'
import type { Direction, MonthIndex } from '../facts.ts'

/** The invoices of a window, of one direction or (null) of both. */
export function rowsOf(
  direction: Direction | null,
  window: MonthWindow,
  rows: InvoiceEvidence['rows'] = 'VALID',
  more: Partial<InvoiceEvidence> = {},
): [InvoiceEvidence] {
  return [
    {
      dataset: 'INVOICE',
      ...(direction ? { direction } : {}),
      from: formatDay(firstDayOfMonth(window.from)),
      to: formatDay(lastDayOfMonth(window.to)),
      ...(rows ? { rows } : {}),
      ...more,
    },
  ]
}

/** Growth of a cell on the same of an earlier time of `months` months, 分; null where there is nothing to grow from. */
export function growthCell(
  current: number | null,
  previous: number | null,
  months: number,
): number | null {
  if (current === null || previous === null) return null
  const { value } = salesGrowth(current, previous, months)
  return typeof value === 'number' ? Number(value.toFixed(6)) + 0 : null
}

/** Net of a month in yuan; null when the month is not known. */
export function netCell(series: MonthSeries, month: MonthIndex): number | null {
  return isKnown(series, month) ? yuan(netOf(series, month)) : null
}
