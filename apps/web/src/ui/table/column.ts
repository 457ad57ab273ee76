import type { ReactNode } from 'react'

export interface Column<R> {
  key: string
  title: ReactNode
  /** Text of the header for CSV and for the phone layout when `title` is not a string. */
  name?: string
  align?: 'left' | 'right' | 'center'
  width?: string | number
  /** What is compared and copied; absent = the row's property of this key. */
  value?: (row: R) => string | number | boolean | null | undefined
  render?: (row: R) => ReactNode
  sortable?: boolean
}

/** What a column holds of a row, before it is drawn. */
export const valueIn = <R>(row: R, column: Column<R>) =>
  column.value ? column.value(row) : (row as Record<string, never>)[column.key]
