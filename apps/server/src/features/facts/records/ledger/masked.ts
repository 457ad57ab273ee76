/** Texts that an enterprise wrote into its books hold numbers of cards, telephones and persons: they are shown by their ends. */
import { maskText } from '@xinjian/format/mask-text'
import type { Cells } from '../columns.ts'

export const masked =
  (...names: readonly string[]) =>
  (cells: Cells): Cells => ({
    ...cells,
    ...Object.fromEntries(
      names.flatMap((name) => {
        const text = cells[name]
        return typeof text === 'string' ? [[name, maskText(text)]] : []
      }),
    ),
  })

/** Names of accounts stand in documents as well. An account has the same name in every month: each name is gone through once. */
export function maskedNames<Row extends { name: string | null }>(rows: readonly Row[]): Row[] {
  const known = new Map<string, string>()
  const masked = (name: string): string => {
    const shown = known.get(name) ?? maskText(name)
    known.set(name, shown)
    return shown
  }
  return rows.map((row) => ({ ...row, name: row.name && masked(row.name) }))
}
