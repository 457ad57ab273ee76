/**
 * Rows without number, in the order of an index: each batch goes on behind the last row of the one before, so that the last costs
 * what the first does, and what is added meanwhile stands before them. Keys are texts as the database spells them: a time has
 * microseconds there, which a `Date` has not.
 */
import type { Value } from './statement.ts'
import type { TenantDb } from './tenant.ts'

/** Rows of one statement. */
export const KEYSET_BATCH = 5_000

/** A batch, and the keys of its last row. */
interface Run<R> {
  rows: R[]
  after: string[]
}

/**
 * `page` gives at most `KEYSET_BATCH` rows behind those keys (null: from the first), each with its own; `from`: where to begin. The next batch
 * is asked for while this one is used: reading and writing take turns on two machines, not on one.
 */
export async function* keysetBatches<R extends { keys: string[] }>(
  page: (after: string[] | null) => Promise<R[]>,
  from: string[] | null = null,
): AsyncIterable<Run<R>> {
  for (let next: Promise<R[]> | null = page(from); next; ) {
    const rows: R[] = await next
    const after = rows.at(-1)?.keys
    if (!after) return
    next = rows.length < KEYSET_BATCH ? null : page(after)
    // Whoever stops here never hears of it.
    next?.catch(() => undefined)
    yield { rows, after }
  }
}

/**
 * Rows of a batch, found along an index of their order and never by sorting what is left: the planner takes every company for a small one
 * (0109), and would sort a million rows for each five thousand of them.
 */
export const keysetRows = <R>(
  tenant: TenantDb,
  text: string,
  values: readonly Value[],
): Promise<R[]> =>
  tenant.transaction(async (tx, client) => {
    await client.query('set local enable_sort = off')
    return tx.rows<R>(text, values)
  })

/**
 * SQL of ` and (a, b) < ($5, $6)`: behind the keys, in the order of all columns downwards or all upwards. The keys go behind
 * `values`; `$1` is the company. Columns with their types: `[['u.at', 'timestamptz'], …]`.
 */
export function afterKeysSql(
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
