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

/** Names of accounts stand in documents as well. */
export const maskedName = <Row extends { name: string | null }>(row: Row): Row => ({
  ...row,
  name: row.name && maskText(row.name),
})
