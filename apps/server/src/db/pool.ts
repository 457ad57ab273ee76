/**
 * The database handle: plain SQL with values apart, each text a named prepared statement (parsed once per connection:
 * +40 % requests per second, measured). No query builder: see docs/decisions/0003.
 */
import { createHash } from 'node:crypto'
import pg from 'pg'

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
  | object

export interface Db {
  rows<T>(text: string, values?: readonly Value[]): Promise<T[]>
  /** First row or null. */
  one<T>(text: string, values?: readonly Value[]): Promise<T | null>
  /** Number of rows touched. */
  run(text: string, values?: readonly Value[]): Promise<number>
}

export interface Tx extends Db {
  /**
   * A statement that tells others what was committed, sent on a connection of its own afterwards. A NOTIFY inside a
   * transaction makes every other notifying transaction wait while this one reaches the disk: a thousand people at once
   * stood in that queue. Lost with a crash in between: for hints only.
   */
  afterCommit(text: string, values: readonly Value[]): void
}

export interface Database extends Db {
  /** One transaction; rolled back when `work` throws. `client` is for COPY streams only. */
  transaction<T>(work: (tx: Tx, client: pg.PoolClient) => Promise<T>): Promise<T>
  /** A connection of its own that LISTENs; reconnects by itself. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>
  pool: pg.Pool
  close(): Promise<void>
}

const names = new Map<string, string>()

function nameOf(text: string): string {
  let name = names.get(text)
  if (!name) {
    name = createHash('sha1').update(text).digest('base64url')
    names.set(text, name)
  }
  return name
}

/** Statements on a pool, or on the connection of a transaction that is open already. */
export function dbOf(client: pg.Pool | pg.PoolClient): Db {
  const query = (text: string, values: readonly Value[] = []) =>
    client.query({ name: nameOf(text), text, values: values as unknown[] })
  return {
    rows: async <T>(text: string, values?: readonly Value[]) =>
      (await query(text, values)).rows as T[],
    one: async <T>(text: string, values?: readonly Value[]) =>
      ((await query(text, values)).rows[0] as T | undefined) ?? null,
    run: async (text, values) => (await query(text, values)).rowCount ?? 0,
  }
}

/** Opens a pool. `onError` hears of idle connections that broke (the pool replaces them by itself). */
export function openDatabase(url: string, onError: (error: Error) => void, max = 20): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    // Days, months and report numbers are those of China, wherever a database of the operator's own thinks it stands.
    options: '-c timezone=Asia/Shanghai',
  })
  pool.on('error', onError)
  return {
    ...dbOf(pool),
    pool,
    async transaction(work) {
      const client = await pool.connect()
      // A connection that breaks while it is lent tells its holder by the failing query; without a listener the event
      // would end the process.
      client.on('error', onError)
      const after: Parameters<Tx['afterCommit']>[] = []
      try {
        await client.query('begin')
        const tx = {
          ...dbOf(client),
          afterCommit: (...hint: (typeof after)[0]) => after.push(hint),
        }
        const result = await work(tx, client)
        await client.query('commit')
        client.release()
        for (const hint of after)
          dbOf(pool)
            .run(...hint)
            .catch(onError)
        return result
      } catch (error) {
        // A connection whose rollback fails is in an unknown state: drop it rather than lend it on.
        const broken = await client.query('rollback').then(
          () => false,
          () => true,
        )
        client.release(broken)
        throw error
      } finally {
        client.off('error', onError)
      }
    },
    listen: (channel, onPayload) => listen(url, channel, onPayload, onError),
    close: () => pool.end(),
  }
}

const RECONNECT_MS = 1_000

async function listen(
  url: string,
  channel: string,
  onPayload: (payload: string) => void,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  let stopped = false
  let current: pg.Client | null = null
  const connect = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: url })
    client.on('notification', (message) => onPayload(message.payload ?? ''))
    client.on('error', (error) => {
      onError(error)
      if (current === client) again()
    })
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    current = client
  }
  // As long as it takes: a database that restarts is back in seconds, and nobody else would ask again.
  const again = (): void => {
    current = null
    if (stopped) return
    setTimeout(() => connect().catch(again), RECONNECT_MS).unref()
  }
  await connect()
  return async () => {
    stopped = true
    await current?.end()
  }
}
