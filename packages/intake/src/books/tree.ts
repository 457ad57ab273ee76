/** Accounts above and below each other, by their codes: `1002.01`, `1002001`, `1001.01.`. */
import type { BookRow } from './table.ts'

export const codeOf = (row: BookRow): string | null =>
  row.text('account')?.replace(/\.$/, '').replace(/\s+/g, '') ?? null

/** The nearest account above each, null = none: the longest code in the book that it begins with. */
export function parentsOf(rows: readonly BookRow[]): Map<BookRow, BookRow | null> {
  const byCode = new Map<string, BookRow>()
  for (const row of rows) {
    const code = codeOf(row)
    if (code !== null && !byCode.has(code)) byCode.set(code, row)
  }
  return new Map(
    rows.map((row) => {
      const code = codeOf(row)
      for (let n = (code?.length ?? 0) - 1; n >= 3; n--) {
        const above = byCode.get(code!.slice(0, n).replace(/\.$/, ''))
        if (above && above !== row) return [row, above]
      }
      return [row, null]
    }),
  )
}

/** Accounts that no other stands above: their sums are those of the book. */
export function topRows(rows: readonly BookRow[]): BookRow[] {
  const parents = parentsOf(rows)
  return rows.filter((row) => parents.get(row) === null)
}
