/** Indicators of one definition side by side: what differs by window only stands in one row, its windows in columns. */
import type { Flag, IndicatorValue } from './document.ts'

/** Windows that get a column each, in the order of the columns; any other stands in a last column and names itself. */
export const WINDOW_COLUMNS = [
  'L1',
  'L3',
  'L6',
  'L12',
  'L24',
  'P12',
  'LATEST',
  'FY',
  'FY-1',
  'FY-2',
] as const
export type WindowColumn = (typeof WINDOW_COLUMNS)[number] | 'OTHER'

export interface IndicatorRow {
  /** Key of its first value: unique in the report. */
  key: string
  id: string
  name: string
  cells: ReadonlyMap<WindowColumn, IndicatorValue>
  /** The worst of its windows: what a reader must see of the row. */
  flag: Flag
}

export interface IndicatorGrid {
  columns: WindowColumn[]
  rows: IndicatorRow[]
}

const WORSE: Record<Flag, number> = { GREY: 0, GREEN: 1, YELLOW: 2, RED: 3 }

/** `L3/P3` is a figure of `L3`, compared: it stands in the column of the window it is about. */
export const columnOf = ({ window }: Pick<IndicatorValue, 'window'>): WindowColumn => {
  const about = window.split('/')[0]
  return WINDOW_COLUMNS.find((name) => name === about) ?? 'OTHER'
}

/**
 * Rows in the order in which their first value stands. Two values of one name and one column never share a cell: the second
 * begins a row of its own.
 */
export function gridOf(values: readonly IndicatorValue[]): IndicatorGrid {
  const rows: { first: IndicatorValue; cells: Map<WindowColumn, IndicatorValue> }[] = []
  for (const value of values) {
    const column = columnOf(value)
    const row = rows.find(
      ({ first, cells }) =>
        first.id === value.id &&
        first.name === value.name &&
        first.unit === value.unit &&
        !cells.has(column),
    )
    if (row) row.cells.set(column, value)
    else rows.push({ first: value, cells: new Map([[column, value]]) })
  }
  const used = new Set(rows.flatMap(({ cells }) => [...cells.keys()]))
  return {
    columns: [...WINDOW_COLUMNS, 'OTHER' as const].filter((column) => used.has(column)),
    rows: rows.map(({ first: { key, id, name }, cells }) => ({
      key,
      id,
      name,
      cells,
      flag: [...cells.values()]
        .map(({ flag }) => flag)
        .reduce((worst, flag) => (WORSE[flag] > WORSE[worst] ? flag : worst)),
    })),
  }
}
