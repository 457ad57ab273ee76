import type { ColumnSetting } from '@xinjian/contract/nouns/lists/listView'
import { type ListColumn, nameOf } from '../column.ts'

/** A column that a reader may move and leave out. */
export const isNamed = <R>(column: ListColumn<R>): boolean => nameOf(column) !== ''

/**
 * All columns in the order of a setting, each with whether it is shown. One that the setting does not know is newer than it and is
 * shown behind the column that it stands behind in the list.
 */
export function ordered<R>(
  columns: readonly ListColumn<R>[],
  setting: ColumnSetting | null,
): { column: ListColumn<R>; shown: boolean }[] {
  const named = columns.filter(isNamed)
  const known = new Set([...(setting?.shown ?? []), ...(setting?.hidden ?? [])])
  const of = (key: string) => named.find((column) => column.key === key)
  const keys = setting
    ? [...setting.shown, ...setting.hidden].filter((key) => of(key))
    : named.map(({ key }) => key)
  for (const [at, { key }] of named.entries()) {
    if (!setting || known.has(key)) continue
    const before = named
      .slice(0, at)
      .reverse()
      .find((column) => keys.includes(column.key))
    keys.splice(before ? keys.indexOf(before.key) + 1 : 0, 0, key)
  }
  const hidden = new Set(setting?.hidden)
  return [...new Set(keys)].map((key) => ({ column: of(key)!, shown: !hidden.has(key) }))
}

/** The columns as they are drawn. Where a setting would leave none, all are. */
export function arranged<R>(
  columns: readonly ListColumn<R>[],
  setting: ColumnSetting | null,
): readonly ListColumn<R>[] {
  if (!setting) return columns
  const shown = ordered(columns, setting).flatMap(({ column, shown }) => (shown ? [column] : []))
  if (shown.length === 0) return columns
  return [...shown, ...columns.filter((column) => !isNamed(column))]
}
