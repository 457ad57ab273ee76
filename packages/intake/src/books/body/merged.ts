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
  const isPart = (row: BookRow) => row.text('place') !== null
  if (!table.unnamed.some(isPart)) return table
  const stated = new Set(table.stated)
  const unnamed = new Set(table.unnamed)
  const rows: BookRow[] = []
  const lines = new Set<BookRow>()
  const none = (): bigint[] => roles.map(() => 0n)
  const [all, ofPlaces] = [none(), new Map<string | null, bigint[]>()]
  let since = none()
  for (const row of [...table.rows, ...table.stated].sort((a, b) => a.row - b.row)) {
    const place = row.text('place')
    const above = rows.at(-1)
    const ofPlace = ofPlaces.get(place) ?? none()
    const isLine =
      unnamed.has(row) &&
      isPart(row) &&
      above &&
      ![all, since, ofPlace].some((sums) => comesTo(row, sums, roles))
    if (stated.has(row) && !isLine) {
      since = none()
      continue
    }
    if (isLine) lines.add(row)
    rows.push(isLine ? ofItem(row, above) : row)
    ofPlaces.set(place, ofPlace)
    for (const [i, role] of roles.entries())
      for (const sums of [all, since, ofPlace]) sums[i]! += row.number(role) ?? 0n
  }
  if (lines.size === 0) return table
  return { ...table, rows, stated: table.stated.filter((row) => !lines.has(row)) }
}

const comesTo = (row: BookRow, sums: readonly bigint[], roles: readonly Role[]): boolean =>
  roles.every((role, i) => {
    const told = row.number(role)
    return told === null || near(told, sums[i]!)
  })

const ofItem = (row: BookRow, above: BookRow): BookRow => ({
  row: row.row,
  text: (role) => row.text(role) ?? (OF_ITEM.has(role) ? above.text(role) : null),
  number: (role) => row.number(role),
})
