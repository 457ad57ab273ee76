import type { Direction, MonthDigest, MonthIndex } from '@xinjian/engine/invoice/facts'
import type { LoadedTable, Months } from '../load/loaded.ts'

/**
 * Months of one enterprise that a table speaks of, up to `through`; null = none of them. Inside, a month without rows is known
 * to be empty; outside, nothing is known.
 *
 * What is stated (`--covers`, or the lines above the header) counts, and months with rows always do. A table that states nothing
 * speaks from the first to the last month with rows: of the enterprise's own, or, where it is one extraction of several
 * enterprises, from the enterprise's first invoice of either direction to the table's last month.
 */
export function coveredBy(
  table: LoadedTable,
  digests: readonly MonthDigest[],
  through: MonthIndex,
  covers: Months | null,
): Months | null {
  const own = monthsOf(digests, table.direction)
  const stated = covers ?? table.stated
  const months = stated ? union(stated, own) : isPortfolio(table) ? within(table, digests) : own
  if (months === null || months[0] > through) return null
  return [months[0], Math.min(months[1], through)]
}

const isPortfolio = (table: LoadedTable): boolean => table.enterprises.length > 1

function within({ span }: LoadedTable, digests: readonly MonthDigest[]): Months | null {
  if (span === null) return null
  const first = monthsOf(digests)?.[0] ?? span[0]
  return [Math.min(Math.max(first, span[0]), span[1]), span[1]]
}

function monthsOf(digests: readonly MonthDigest[], direction?: Direction): Months | null {
  let months: Months | null = null
  for (const d of digests)
    if (direction === undefined || d.direction === direction)
      months = union([d.month, d.month], months)
  return months
}

const union = (a: Months, b: Months | null): Months =>
  b === null ? a : [Math.min(a[0], b[0]), Math.max(a[1], b[1])]
