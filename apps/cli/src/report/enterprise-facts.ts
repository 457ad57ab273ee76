import type {
  Direction,
  InvoiceFacts,
  MonthDigest,
  MonthIndex,
} from '@xinjian/engine/invoice/facts'
import { formatDay, lastDayOfMonth } from '@xinjian/engine/kit/calendar/window'
import { checkTaxNo } from '@xinjian/format'
import type { LoadedTable } from '../load/loaded.ts'

export interface EnterpriseDigests {
  digests: MonthDigest[]
  covered: Record<Direction, [MonthIndex, MonthIndex] | null>
}

/**
 * Digests of an enterprise up to month `through`, later rows left out. A direction counts as collected when its file was
 * given: from the enterprise's first invoice of either direction, since a file does not say from when it was drawn.
 */
export function enterpriseDigests(
  name: string,
  tables: readonly LoadedTable[],
  through: MonthIndex,
): EnterpriseDigests {
  const digests = [...tables]
    .sort((a, b) => (a.direction < b.direction ? -1 : 1))
    .flatMap((table) => table.digests(name).filter((d) => d.month <= through))
  const first = digests.reduce((m, d) => Math.min(m, d.month), through)
  const given = (direction: Direction): [MonthIndex, MonthIndex] | null =>
    tables.some((t) => t.direction === direction) ? [first, through] : null
  return { digests, covered: { OUT: given('OUT'), IN: given('IN') } }
}

/**
 * What single rows and their sources tell of an enterprise. Rows that could not be read are counted by the caller: a row that
 * cannot be read does not say whose it is.
 */
export function enterpriseSources(
  name: string,
  tables: readonly LoadedTable[],
  through: MonthIndex,
  rejectedRows: number,
): Pick<InvoiceFacts, 'scans' | 'sources'> {
  const sum = (of: (table: LoadedTable) => number) => tables.reduce((n, t) => n + of(t), 0)
  const stated = (direction: Direction): [MonthIndex, MonthIndex][] =>
    tables.some((t) => t.direction === direction && t.statesRisk(name)) ? [[0, through]] : []
  return {
    scans: [...tables]
      .sort((a, b) => (a.direction < b.direction ? -1 : 1))
      .flatMap((table) => table.scans(name).filter((s) => s.month <= through)),
    sources: {
      riskStated: { OUT: stated('OUT'), IN: stated('IN') },
      duplicates: sum((t) => t.doubleRows(name)),
      alikeCounted: sum((t) => t.repeatedRows(name)),
      rejectedRows,
    },
  }
}

/** Facts of the full report. The cut-off is the last instant of `through`. */
export function enterpriseFacts(
  name: string,
  { digests, covered }: EnterpriseDigests,
  rows: Pick<InvoiceFacts, 'scans' | 'sources'>,
  through: MonthIndex,
  counterparty: (id: number) => InvoiceFacts['counterparties'][number],
): InvoiceFacts {
  const ids = new Set<number>()
  for (const d of digests) {
    for (const id of d.counterparties.id) ids.add(id)
    for (const red of d.largeReds) ids.add(red.counterparty)
  }
  for (const scan of rows.scans ?? []) for (const run of scan.runs) ids.add(run.counterparty)
  return {
    registration: { name, taxNo: checkTaxNo(name) === 'SHAPE' ? null : name },
    dataCutoff: `${formatDay(lastDayOfMonth(through))}T23:59:59+08:00`,
    covered,
    missingMonths: { OUT: [], IN: [] },
    digests,
    counterparties: [...ids].sort((a, b) => a - b).map(counterparty),
    ...rows,
  }
}
