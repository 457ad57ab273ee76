/** What the months of a book come to, kept beside its rows: made anew, of the rows that hold, for each month that was written. */
import type { TenantDb } from '../../../../../db/tenant.ts'
import type { FactRow, FactTable } from '../../fact-row.ts'

/** The engine's count of the first and the last month that were written. */
export interface Months {
  first: number
  last: number
}

export interface Digest {
  /** The month that a row of the table speaks of, of its columns as they are written. */
  monthOf(columns: Record<string, unknown>): number | null
  /** null = all months. */
  refresh(tx: TenantDb, enterpriseId: number, months: Months | null): Promise<void>
}

/** `$3` and `$4` of the statements of a digest. */
export const spanOf = (months: Months | null): [number, number] =>
  months ? [months.first, months.last] : [0, 2_147_483_647]

/**
 * The rows of the months `$3` to `$4` that hold. Nearly every row of a book is its first revision: only those that have a later one are
 * looked up, and no row is sorted. @param month SQL of the month of a row; every revision of a row speaks of the same
 */
export const rowsOfMonths = (table: FactTable, month: string): string => `(
  select r.*, ${month} as at from ${table} r
    left join (select row_key, max(revision) as revision from ${table} r
                where company_id = $1 and enterprise_id = $2 and revision > 1 and ${month} between $3 and $4
                group by row_key) newest on newest.row_key = r.row_key
   where r.company_id = $1 and r.enterprise_id = $2 and ${month} between $3 and $4
     and not r.gone and r.revision = coalesce(newest.revision, 1))`

/** The months that facts speak of, and those of before; null = none. */
export function monthsOf(
  digest: Digest,
  facts: readonly FactRow[],
  before: Months | null = null,
): Months | null {
  let found = before && { ...before }
  for (const { columns } of facts) {
    const month = digest.monthOf(columns)
    if (month === null) continue
    if (found === null) found = { first: month, last: month }
    else if (month < found.first) found.first = month
    else if (month > found.last) found.last = month
  }
  return found
}
