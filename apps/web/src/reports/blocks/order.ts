/** In which order the rows of a table stand on screen. Pure. */
import type { TableBlock, TableColumn } from '@xinjian/engine/report/document'
import { type SortState, sortRows } from '../../ui/table/table-data.ts'

type Table = Pick<TableBlock, 'columns' | 'rows'>
type Cell = TableBlock['rows'][number][string] | undefined

/** The order of fewer rows is seen at a glance. */
const WORTH = 5
const TOTALS = new Set<Cell>(['合计', '总计', '小计'])
/** The heading of what a form asks for: such rows stand as they do in the form. */
const OF_FORM = '项目'
/** Graver is more; without data there is nothing to compare. */
const GRAVITY: Readonly<Record<string, number | null>> = {
  GREY: null,
  GREEN: 1,
  LOW: 1,
  YELLOW: 2,
  MEDIUM: 2,
  RED: 3,
  HIGH: 3,
}

/**
 * How many rows, from the first, can be put into another order; totals after them stay at the foot. 0 = the table keeps its
 * order: it is short, a form, or summed group by group.
 */
export function looseRows({ columns, rows }: Table): number {
  const [first] = columns
  if (!first || first.title === OF_FORM) return 0
  const isTotal = (row: Table['rows'][number]) => TOTALS.has(row[first.key])
  const end = rows.findLastIndex((row) => !isTotal(row)) + 1
  return end < WORTH || rows.slice(0, end).some(isTotal) ? 0 : end
}

/** Indices of the document's rows in the order they are shown; `say` puts words into the reader's language. */
export function orderOf(
  table: Table,
  sort: SortState | null,
  say: (text: string) => string,
): readonly number[] {
  const all = table.rows.map((_, at) => at)
  const column = table.columns.find(({ key }) => key === sort?.key)
  if (!column) return all
  const loose = looseRows(table)
  const value = (at: number) => compared(table.rows[at]?.[column.key], column, say)
  return [...sortRows(all.slice(0, loose), value, sort), ...all.slice(loose)]
}

function compared(value: Cell, { type }: TableColumn, say: (text: string) => string) {
  if (typeof value === 'boolean') return Number(value)
  if (typeof value !== 'string') return value
  return type === 'flag' && value in GRAVITY ? GRAVITY[value] : say(value)
}
