/**
 * Pages far back in a list that is walked because too many of its rows hold a searched text (docs/decisions/0271). To sort all that is found
 * for the sake of its end takes longer than to find it: the rows are counted by parts of the order first, and the one part that the page
 * begins in is put in order.
 */
import { COUNTED, type Counted, countedAs, countedPage } from '../page.ts'
import type { Value } from '../statement.ts'
import type { TenantDb } from '../tenant.ts'

/** What a list is ordered by first, downwards: an instant, counted by days, or a number, counted by thousands. */
export interface Leading {
  sql: string
  of: 'instant' | 'number'
}

/** Where reading begins: rows that are left out, `where` (` and …` or nothing) with its values, and how many of what is left are skipped. */
export interface Start {
  where: string
  values: readonly Value[]
  skip: number
}

/** SQL of the part that a row stands in. */
export const partSql = ({ sql, of }: Leading): string =>
  of === 'instant' ? `date_bin('1 day', ${sql}, 'epoch'::timestamptz)` : `${sql} / 1000`

/** Rows of each part, in any order: asked for one, the planner takes each row for a part of its own and sorts them all. */
export interface PartCount {
  part: Date | number
  n: number
}

/** Where the page behind `skip` rows begins, by how many rows each part has; null: behind the last. */
export function startOf(
  parts: readonly PartCount[],
  { sql, of }: Leading,
  { skip, values }: { skip: number; values: readonly Value[] },
): Start | null {
  let before = 0
  for (const { part, n } of parts.toSorted((a, b) => Number(b.part) - Number(a.part))) {
    if (before + n > skip) {
      const end = of === 'instant' ? Number(part) + 86_400_000 : (Number(part) + 1) * 1000
      const at = `$${values.length + 2}::${of === 'instant' ? 'timestamptz' : 'bigint'}`
      const placed = of === 'instant' ? new Date(end) : end
      return { where: ` and ${sql} < ${at}`, values: [...values, placed], skip: skip - before }
    }
    before += n
  }
  return null
}

const sumOf = (parts: readonly PartCount[]): number => parts.reduce((sum, { n }) => sum + n, 0)

/**
 * A page and how many rows its list has. `found`: from `from` to the end of `where`; `take` gives so many rows from the start on, in the order
 * that `leading` begins; null: the list is not walked, and each page is reached as all are.
 */
export async function walkedPage<R>(
  tenant: TenantDb,
  found: string,
  values: readonly Value[],
  { leading, skip, most }: { leading: Leading | null; skip: number; most: number },
  take: (most: number, start: Start) => Promise<R[]>,
): Promise<Counted & { rows: R[] }> {
  if (!leading || skip + most <= COUNTED)
    return countedPage(tenant, found, values, { skip, most }, (n) =>
      take(n, { where: '', values, skip }),
    )
  const parts = await tenant.rows<PartCount>(
    `select ${partSql(leading)} as part, count(*)::int as n ${found} group by 1`,
    values,
  )
  return pageOfParts(parts, values, { leading, skip, most }, take)
}

/** The same of parts that were counted already. */
export async function pageOfParts<R>(
  parts: readonly PartCount[],
  values: readonly Value[],
  { leading, skip, most }: { leading: Leading; skip: number; most: number },
  take: (most: number, start: Start) => Promise<R[]>,
): Promise<Counted & { rows: R[] }> {
  const start = startOf(parts, leading, { skip, values })
  const counted = countedAs(sumOf(parts), Math.max(COUNTED, skip + most))
  return { ...counted, rows: start ? await take(most, start) : [] }
}
