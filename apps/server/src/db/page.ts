import type { Value } from './statement.ts'
import type { TenantDb } from './tenant.ts'

/** Some of the rows that a statement finds, each as `show` has it, and how many it finds in all. `found`: from `from` to the end of `where`. */
export async function pageOf<R, T>(
  tenant: TenantDb,
  of: {
    columns: string
    found: string
    order: string
    values: readonly Value[]
    most: number
    skip: number
  },
  show: (row: R) => T,
): Promise<{ total: number; rows: T[] }> {
  const { columns, found, order, values, most, skip } = of
  // The company is the first value of every statement, put there by the handle.
  const [limit, offset] = [values.length + 2, values.length + 3]
  const [count, rows] = await Promise.all([
    tenant.one<{ n: number }>(`select count(*)::int as n ${found}`, values),
    tenant.rows<R>(
      `select ${columns} ${found} order by ${order} limit $${limit} offset $${offset}`,
      [...values, most, skip],
    ),
  ])
  return { total: count?.n ?? 0, rows: rows.map(show) }
}
