/** Accounts above and below each other, by their codes: `1002.01`, `1002001`, `1001.01.`. */
import { monthOf } from './dates.ts'
import { near } from './decimal.ts'
import { balanceOf, sidesOf } from './sides/sides.ts'
import type { BookRow } from './table.ts'

/** `1002 银行存款`: code and name in one cell. */
const WITH_NAME = /^(\d[\d.-]*\d)\.?[\s_\-/.]*([^\d\s._/-].*)$/

const accountOf = (row: BookRow): string | null => row.text('account')?.normalize('NFKC') ?? null

export function codeOf(row: BookRow): string | null {
  const account = accountOf(row)
  return account && (WITH_NAME.exec(account)?.[1] ?? account.replace(/\.$/, '').replace(/\s+/g, ''))
}

export const accountNameOf = (row: BookRow): string | null =>
  row.text('accountName') ?? WITH_NAME.exec(accountOf(row) ?? '')?.[2] ?? null

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

/** The nearest account above each, null = none: the longest code in the book that it begins with, or the first row of its own code. */
export function parentsOf(rows: readonly BookRow[]): Map<BookRow, BookRow | null> {
  const byCode = new Map<string, BookRow[]>()
  for (const row of rows) {
    const code = codeOf(row)
    if (code !== null) byCode.set(code, [...(byCode.get(code) ?? []), row])
  }
  return new Map(
    rows.map((row) => {
      const code = codeOf(row)
      const own = byCode.get(code ?? '') ?? []
      if (own.indexOf(row) > 0 && isSplit(own)) return [row, own[0]!]
      for (let n = (code?.length ?? 0) - 1; n >= 3; n--) {
        const above = byCode.get(code!.slice(0, n).replace(/\.$/, ''))?.[0]
        if (above && above !== row) return [row, above]
      }
      return [row, null]
    }),
  )
}

/** An account, and below it the parties, departments or projects that it splits into, by its own code. */
function isSplit([first, ...parts]: readonly BookRow[]): boolean {
  const figures = [
    (row: BookRow) => balanceOf(row, 'open'),
    (row: BookRow) => sidesOf(row).debit,
    (row: BookRow) => sidesOf(row).credit,
    (row: BookRow) => balanceOf(row, 'close'),
  ]
  return figures.every((of) =>
    near(
      of(first!) ?? 0n,
      parts.reduce((sum, row) => sum + (of(row) ?? 0n), 0n),
    ),
  )
}

/** Accounts that no other stands above: their sums are those of the book. */
export function topRows(rows: readonly BookRow[]): BookRow[] {
  const parents = parentsOf(rows)
  return rows.filter((row) => parents.get(row) === null)
}
