import type { SheetColumn } from '@xinjian/contract/lists/registry'
import type { Column } from '../../ui/table/column.ts'

/** How a column stands in an exported workbook; title and field are the column's own unless said. */
type Sheet = Partial<SheetColumn>

/** A column of a list. One without a name (actions) is always shown, last, and never exported. */
export interface ListColumn<R> extends Column<R> {
  /** Absent = it is not exported. Several where it shows several figures. */
  sheet?: Sheet | readonly Sheet[]
}

export const nameOf = <R>(column: ListColumn<R>): string =>
  column.name ?? (typeof column.title === 'string' ? column.title : '')

/** The columns of the workbook: those that are shown, in their order. */
export const sheetOf = <R>(columns: readonly ListColumn<R>[]): SheetColumn[] =>
  columns.flatMap((column) =>
    [column.sheet ?? []].flat().map((sheet) => ({
      ...sheet,
      title: sheet.title ?? nameOf(column),
      field: sheet.field ?? column.key,
    })),
  )

/** Words of an enumeration for a workbook: `namesOf(t, USAGE_STATES)`. */
export const namesOf = <K extends string>(
  say: (key: K) => string,
  keys: readonly K[],
): Record<string, string> => Object.fromEntries(keys.map((key) => [key, say(key)]))
