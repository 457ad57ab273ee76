import { createScanFold } from '../../packages/engine/src/invoice/facts/scan.ts'
import type { InvoiceFacts, MonthIndex } from '../../packages/engine/src/invoice/facts.ts'
import { formatDay, lastDayOfMonth } from '../../packages/engine/src/kit/calendar/window.ts'
import { type Enterprise, foldRows } from './load.ts'

/** Facts of a report on one enterprise as of a month, collected to its end. The files know no registration and no goods. */
export function portfolioFacts(e: Enterprise, through: MonthIndex): InvoiceFacts {
  const scan = createScanFold()
  for (const row of e.rows) scan.add(row)
  const ids = new Set(e.rows.map((r) => r.counterparty))
  return {
    ...foldRows(e.rows, through),
    registration: { name: e.id, taxNo: null },
    dataCutoff: `${formatDay(lastDayOfMonth(through))}T23:59:59+08:00`,
    counterparties: [...ids]
      .sort((a, b) => a - b)
      .map((id) => ({ id, taxNo: null, name: String(id), person: false })),
    scans: scan.scans(),
  }
}
