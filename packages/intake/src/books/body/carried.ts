/** What a list of papers writes once for several lines: the day, the number and the other side of a paper stand on its first line. */
import type { Role } from '../columns.ts'
import type { Header } from '../header.ts'
import type { BookRow } from '../table.ts'

const OF_PAPER: ReadonlySet<Role> = new Set([
  ...(['date', 'docNo', 'orderNo', 'customer', 'supplier', 'partyName'] as const),
])
const PAPERS: ReadonlySet<string> = new Set([
  ...['SALES', 'PURCHASES', 'STOCK_MOVES', 'SALES_ORDERS', 'PURCHASE_ORDERS'],
])

/** Rows as they are meant, asked in their order: one that names an item and nothing of a paper is of the paper above. */
export function carrying({ rule: { kind } }: Header): (row: BookRow) => BookRow {
  let above: BookRow | null = null
  const tells = (row: BookRow) => [...OF_PAPER].some((role) => row.text(role) !== null)
  const isOfItem = (row: BookRow) => row.text('item') !== null || row.text('itemName') !== null
  return (row) => {
    if (!PAPERS.has(kind)) return row
    if (above !== null && isOfItem(row) && !tells(row)) return withPaper(row, above)
    above = row.text('date') === null ? null : row
    return row
  }
}

const withPaper = (row: BookRow, paper: BookRow): BookRow => ({
  row: row.row,
  text: (role) => row.text(role) ?? (OF_PAPER.has(role) ? paper.text(role) : null),
  number: (role) => row.number(role),
})
