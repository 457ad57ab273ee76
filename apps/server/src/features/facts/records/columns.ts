/** Columns of what was collected, and how a stored value becomes a cell. */
import type { CollectedColumn } from '@xinjian/contract'

export type Cell = string | number | null
export type Cells = Record<string, Cell>

export interface StoredColumn extends CollectedColumn {
  /** SQL over the row `r` of the listing; money in 分. */
  sql: string
  /** Amounts whose sum over rows means nothing: balances, sums of a year so far. */
  unsummed?: true
}

/** `sql` absent = the column of that name. */
export const column = (
  key: string,
  zh: string,
  en: string,
  kind: CollectedColumn['kind'] = 'text',
  sql = `r.${key}`,
): StoredColumn => ({ key, zh, en, kind, sql })

/** Money that is not summed over rows. */
export const unsummedMoney = (key: string, zh: string, en: string): StoredColumn => ({
  ...column(key, zh, en, 'money'),
  unsummed: true,
})

/** A stored value as people read it: 分 become yuan, numerics numbers. Absent stays null, never 0. */
export function cellOf(kind: CollectedColumn['kind'], value: unknown): Cell {
  if (value === null || value === undefined || value === '') return null
  if (kind === 'money') return Number(value) / 100
  if (kind === 'number' || kind === 'wan' || kind === 'percent') return Number(value)
  return String(value)
}

export const cellsOf = (columns: readonly CollectedColumn[], row: Record<string, unknown>): Cells =>
  Object.fromEntries(columns.map((c) => [c.key, cellOf(c.kind, row[c.key])]))

/** What of a column goes over the wire. */
export const wireColumn = ({ key, zh, en, kind }: CollectedColumn): CollectedColumn => ({
  key,
  zh,
  en,
  kind,
})

/** Months as people read them, of SQL that gives them as a bureau writes them: 202610 → 2026-10. */
export const monthShown = (sql: string): string =>
  `regexp_replace(${sql}, '^(\\d{4})(\\d{2})$', '\\1-\\2')`
