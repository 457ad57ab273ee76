import type { Db, Value } from './statement.ts'
import type { TenantDb } from './tenant.ts'

/** Rows of a list are counted so far: what a person reads as "many" costs no more than this (docs/decisions/0153). */
export const COUNTED = 10_000

/** How many rows a list has: `total`, or at least so many where there are `more`. */
export interface Counted {
  total: number
  more?: true
}

/** SQL: how many rows are found, no further than to one beyond `COUNTED`. `found`: from `from` to the end of `where`. */
export const countSql = (found: string, limit = String(COUNTED + 1)): string =>
  // The usual bound stands in the text: of an unknown one the planner fears a tenth of the table.
  `select count(*)::int as n from (select 1 ${found} limit ${limit}) counted`

/**
 * Rows that a statement finds, counted to `COUNTED` or to the end of the page that is asked for, so that whoever turns page after page
 * comes to the last. `found`: from `from` to the end of `where`.
 */
export async function countTo(
  db: Pick<Db, 'one'>,
  found: string,
  values: readonly Value[],
  { page, size }: { page: number; size: number },
): Promise<Counted> {
  const most = Math.max(COUNTED, page * size)
  // One of a company has the company before its values, put there by the handle; a list of the platform has `$1` among them.
  const limit = `$${values.length + ('companyId' in db ? 2 : 1)}`
  const row =
    most === COUNTED
      ? await db.one<{ n: number }>(countSql(found), values)
      : await db.one<{ n: number }>(countSql(found, limit), [...values, most + 1])
  return countedAs(row?.n ?? 0, most)
}

/**
 * A page and how many rows its list has. Within what is counted the count is asked beside the page; behind it the page itself says, by one row
 * more than it shows: whoever comes there walked past all that stand before, and a count would walk there once more. `take` gives so many
 * rows from the page's first on.
 */
export async function countedPage<R>(
  db: Pick<Db, 'one'>,
  found: string,
  values: readonly Value[],
  { skip, most }: { skip: number; most: number },
  take: (most: number) => Promise<R[]>,
): Promise<Counted & { rows: R[] }> {
  const end = skip + most
  const count = () => countTo(db, found, values, { page: 1, size: end })
  if (end <= COUNTED) {
    const [counted, rows] = await Promise.all([count(), take(most)])
    return { ...counted, rows }
  }
  const rows = await take(most + 1)
  // Behind the last row nothing tells how far it is back.
  if (rows.length === 0) return { ...(await count()), rows }
  return { ...countedAs(skip + rows.length, end), rows: rows.slice(0, most) }
}

/** What was counted, no further than to one beyond `most`. */
export const countedAs = (n: number, most: number): Counted =>
  n > most ? { total: most, more: true } : { total: n }

/** Some of the rows that a statement finds, each as `show` has it, and how many it finds. `found`: from `from` to the end of `where`. */
export async function pageOf<R, T>(
  tenant: TenantDb,
  of: {
    columns: string
    found: string
    order: string
    values: readonly Value[]
    most: number
    skip: number
    /** Key of a row, and where it is read from again: what is shown is asked of the rows of the page alone, not of those before it. */
    by?: { key: string; from: string }
  },
  show: (row: R) => T,
): Promise<Counted & { rows: T[] }> {
  const { columns, found, order, values, most, skip, by } = of
  // The company is the first value of every statement, put there by the handle.
  const [limit, offset] = [values.length + 2, values.length + 3]
  const text = by
    ? `select ${columns} ${by.from} and ${by.key} = any(array(
         select ${by.key} ${found} order by ${order} limit $${limit} offset $${offset})) order by ${order}`
    : `select ${columns} ${found} order by ${order} limit $${limit} offset $${offset}`
  const page = await countedPage(tenant, found, values, { skip, most }, (n) =>
    tenant.rows<R>(text, [...values, n, skip]),
  )
  return { ...page, rows: page.rows.map(show) }
}
