/**
 * Plain SQL with values apart, nearly each text a named prepared statement (parsed once per connection: +40 % requests per second,
 * measured). No query builder: see docs/decisions/0003.
 */
import { createHash } from 'node:crypto'
import pg from 'pg'
import { isTracing } from '../tracing/span.ts'
import { ofStatement } from '../tracing/statement.ts'

pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const n = Number(text)
  if (!Number.isSafeInteger(n)) throw new RangeError(`int8 超出安全范围: ${text}`)
  return n
})
// A calendar date has no time zone: keep the text the database sends.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

export type Value =
  | string
  | number
  | bigint
  | boolean
  | Date
  | null
  | Uint8Array
  | readonly unknown[]
  // A promise that nobody waited for would be written as {}.
  | (object & { then?: never })

export interface Db {
  rows<T>(text: string, values?: readonly Value[]): Promise<T[]>
  /** First row or null. */
  one<T>(text: string, values?: readonly Value[]): Promise<T | null>
  /** Number of rows touched. */
  run(text: string, values?: readonly Value[]): Promise<number>
}

export interface Tx extends Db {
  /**
   * Tells whoever listens to the channel what was committed, on a connection of its own afterwards, together with what others tell. A NOTIFY
   * inside a transaction makes every other notifying transaction wait while this one reaches the disk: a thousand people at once
   * stood in that queue. Lost with a crash in between: for hints only.
   */
  afterCommit(channel: string, payload: string): void
}

/**
 * Stands in a statement that is planned anew for the values of each call. Of one that is kept the database comes to believe, after five
 * calls, that an array holds ten values, whatever it holds.
 */
export const PLANNED_ANEW = '/* planned anew */'

const identities = new Map<string, { id: string; kept: boolean }>()

function identityOf(text: string): { id: string; kept: boolean } {
  let known = identities.get(text)
  if (!known) {
    const id = createHash('sha1').update(text).digest('base64url')
    known = { id, kept: !text.includes(PLANNED_ANEW) }
    identities.set(text, known)
  }
  return known
}

/** Statements on a pool, or on the connection of a transaction that is open already. */
export const dbOf = (client: pg.Pool | pg.PoolClient): Db =>
  statements((query) => client.query(query))

/** Statements by whatever sends a query. */
export function statements(send: (query: pg.QueryConfig) => Promise<pg.QueryResult>): Db {
  const query = (text: string, values: readonly Value[] = []) => {
    const { id, kept } = identityOf(text)
    const sent = { ...(kept && { name: id }), text, values: values as unknown[] }
    return isTracing() ? ofStatement(text, id, () => send(sent)) : send(sent)
  }
  return {
    rows: async <T>(text: string, values?: readonly Value[]) =>
      (await query(text, values)).rows as T[],
    one: async <T>(text: string, values?: readonly Value[]) =>
      ((await query(text, values)).rows[0] as T | undefined) ?? null,
    run: async (text, values) => (await query(text, values)).rowCount ?? 0,
  }
}
