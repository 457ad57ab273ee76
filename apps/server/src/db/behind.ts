/**
 * Rows without number, in the order of an index: each batch goes on behind the last row of the one before, so that the last costs
 * what the first does, and what is added meanwhile stands before them. Keys are texts as the database spells them: a time has
 * microseconds there, which a `Date` has not.
 */
import type { Value } from './statement.ts'

/** Rows of one statement. */
export const BEHIND_BATCH = 5_000

/** `page` gives at most `BEHIND_BATCH` rows behind those keys (null: from the first), each with its own. */
export async function* behind<R extends { keys: string[] }>(
  page: (after: string[] | null) => Promise<R[]>,
): AsyncIterable<Omit<R, 'keys'>[]> {
  for (let after: string[] | null = null; ; ) {
    const rows: R[] = await page(after)
    const last = rows.at(-1)
    if (last) yield rows.map(({ keys: _, ...row }) => row)
    if (!last || rows.length < BEHIND_BATCH) return
    after = last.keys
  }
}

/**
 * SQL of ` and (a, b) < ($5, $6)`: behind the keys, in the order of all columns downwards or all upwards. The keys go behind
 * `values`; `$1` is the company. Columns with their types: `[['u.at', 'timestamptz'], …]`.
 */
export function behindSql(
  columns: readonly (readonly [sql: string, type: string])[],
  down: boolean,
  after: readonly string[] | null,
  values: Value[],
): string {
  if (!after) return ''
  const placed = columns.map(([, type], i) => `$${values.push(after[i]!) + 1}::text::${type}`)
  return ` and (${columns.map(([sql]) => sql).join(', ')}) ${down ? '<' : '>'} (${placed.join(', ')})`
}

/** SQL of the keys of a row. */
export const keysSql = (columns: readonly (readonly [sql: string, type: string])[]): string =>
  `array[${columns.map(([sql]) => `${sql}::text`).join(', ')}] as keys`
