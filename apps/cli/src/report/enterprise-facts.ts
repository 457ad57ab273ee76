import type {
  Direction,
  InvoiceFacts,
  MonthDigest,
  MonthIndex,
} from '@xinjian/engine/invoice/facts'
import { formatDay, lastDayOfMonth } from '@xinjian/engine/invoice/window'
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

/** Facts of the full report. The cut-off is the last instant of `through`. */
export function enterpriseFacts(
  name: string,
  { digests, covered }: EnterpriseDigests,
  through: MonthIndex,
  counterparty: (id: number) => InvoiceFacts['counterparties'][number],
): InvoiceFacts {
  const ids = new Set<number>()
  for (const d of digests) {
    for (const id of d.counterparties.id) ids.add(id)
    for (const red of d.largeReds) ids.add(red.counterparty)
  }
  return {
    registration: { name, taxNo: checkTaxNo(name) === 'SHAPE' ? null : name },
    dataCutoff: `${formatDay(lastDayOfMonth(through))}T23:59:59+08:00`,
    covered,
    missingMonths: { OUT: [], IN: [] },
    digests,
    counterparties: [...ids].sort((a, b) => a - b).map(counterparty),
  }
}
