/** A stock list whose merged cells name an item on the first of its lines alone. */
import type { Role } from '../columns.ts'
import { near } from '../decimal.ts'
import type { BookRow, Table } from '../table.ts'
import { FIGURES } from './line-row.ts'

const OF_ITEM: ReadonlySet<Role> = new Set([
  ...(['item', 'itemName', 'unit', 'category', 'categoryName'] as const),
])

/**
 * A line that names a place and no item is of the item above, or the sum of that place: where it comes to no sum of the lines before it, of
 * all, of its place or since the last sum, it is a line of its own.
 */
export function withMergedItems(table: Table): Table {
  const { kind } = table.header.rule
  if (kind !== 'STOCK' && kind !== 'STOCK_SUMMARY') return table
  const roles = [...table.header.columns.keys()].filter((role) => FIGURES.has(role))
  const stated = new Set(table.stated)
  const unnamed = new Set(table.unnamed)
  const rows: BookRow[] = []
  const lines = new Set<BookRow>()
  let since = 0
  for (const row of [...table.rows, ...table.stated].sort((a, b) => a.row - b.row)) {
    const place = row.text('place')
    const above = rows.at(-1)
    const sums = [rows, rows.slice(since), rows.filter((line) => line.text('place') === place)]
    const isLine =
      unnamed.has(row) && place !== null && above && !sums.some((of) => isSumOf(row, of, roles))
    if (isLine) lines.add(row)
    if (isLine) rows.push(ofItem(row, above))
    else if (stated.has(row)) since = rows.length
    else rows.push(row)
  }
  if (lines.size === 0) return table
  return { ...table, rows, stated: table.stated.filter((row) => !lines.has(row)) }
}

const isSumOf = (row: BookRow, of: readonly BookRow[], roles: readonly Role[]): boolean =>
  roles.every((role) => {
    const told = row.number(role)
    return (
      told === null ||
      near(
        told,
        of.reduce((sum, line) => sum + (line.number(role) ?? 0n), 0n),
      )
    )
  })

const ofItem = (row: BookRow, above: BookRow): BookRow => ({
  row: row.row,
  text: (role) => row.text(role) ?? (OF_ITEM.has(role) ? above.text(role) : null),
  number: (role) => row.number(role),
})
