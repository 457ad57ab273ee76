/** Accounts above and below each other, by their codes: `1002.01`, `1002001`, `1001.01.`. */
import { monthOf } from '../dates.ts'
import type { BookRow } from '../table.ts'
import { codeOf } from './code.ts'
import { isSum, partsOf } from './parts.ts'

/** Rows of each month, where a row says which it is of; else all of them. In the order of months. */
export function monthsOf(rows: readonly BookRow[]): BookRow[][] {
  const by = Map.groupBy(rows, (row) => rowMonth(row, null) ?? row.text('period') ?? '')
  return [...by].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, of]) => of)
}

/** The month that a row says: `202403`, `2024` and `03` beside it, or `003` of the one year that is told above. */
export function rowMonth(row: BookRow, span: { from: string; to: string } | null): string | null {
  const period = row.text('period')
  if (period === null) return null
  const whole = monthOf(period)
  if (whole !== null) return whole
  const told = span && span.from.slice(0, 4) === span.to.slice(0, 4) ? span.from.slice(0, 4) : null
  const year = /^20\d\d/.exec(row.text('year') ?? '')?.[0] ?? told
  return year !== null && /^\d{1,3}$/.test(period) ? monthOf(`${year}-${Number(period)}`) : null
}

/** The nearest account above each, null = none: the longest code in the book that it begins with, the first row of its own code, or what it is a part of. */
export function parentsOf(rows: readonly BookRow[]): Map<BookRow, BookRow | null> {
  const byCode = new Map<string, BookRow[]>()
  for (const row of rows) {
    const code = codeOf(row)
    if (code !== null) byCode.set(code, [...(byCode.get(code) ?? []), row])
  }
  const parts = partsOf(rows)
  return new Map(
    rows.map((row) => {
      const code = codeOf(row)
      const part = parts.get(row)
      if (part) return [row, part]
      const own = byCode.get(code ?? '') ?? []
      if (own.indexOf(row) > 0 && isSum(own[0]!, own.slice(1))) return [row, own[0]!]
      for (let n = (code?.length ?? 0) - 1; n >= 3; n--) {
        const above = byCode.get(code!.slice(0, n).replace(/\.$/, ''))?.[0]
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
