/** Connections of a pool, made ready for whom they are checked out to. */
import pg from 'pg'
import { carrier, spanned } from '../tracing/span.ts'
import { carrierSql } from '../tracing/statement.ts'
import { inOneGo } from './distribute/in-one-go.ts'
import { companySql, constraintTold, fitted, PROPAGATED } from './distribute/session.ts'
import { isCut } from './fault.ts'
import { asTransaction } from './requests/bounds.ts'
import { wasEnded, watched } from './requests/watch.ts'
import { ROLES, type Role } from './role-names.ts'
import { type Db, statements, type Tx } from './statement.ts'

/** `url` is of the role's own login. The connection takes its role as it opens; beside it the login has no rights (db/logins.ts). */
export function openPool(
  url: string,
  onError: (error: Error) => void,
  { role, max, distributed }: { role: Role | 'owner'; max: number; distributed: boolean },
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    // A new one loads its catalogue and plans each statement for itself, a tenth of a second of the database: what a crowd needed is kept for the next.
    idleTimeoutMillis: 5 * 60_000,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // Days, months and report numbers are those of China, wherever a database of the operator's own thinks it stands. No statement of ours is
    // worth compiling. What a page of a disk costs stays as the database has it: told that pages are cheap, it reads invoices row by row.
    options: `-c timezone=Asia/Shanghai -c jit=off${role === 'owner' ? '' : ` -c role=${ROLES[role]}`}${distributed ? ` ${PROPAGATED}` : ''}`,
  })
  pool.on('error', onError)
  // The pool listens to idle connections only. One that breaks while it is checked out tells its holder by the failing query; without
  // a listener the event would end the process, even in the moment before its holder has it.
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

/** Company that each connection of tenants was last used for. */
const lastCompany = new WeakMap<pg.PoolClient, number>()

/**
 * Puts the company on the connection unless it stands there already: the pool hands out the connection used last, so one
 * company's burst costs nothing (null: ready as it is). Outside any transaction, because a rollback would take the setting back unseen.
 */
export function turnTo(
  client: pg.PoolClient,
  companyId: number,
  pass: string,
): Promise<void> | null {
  return lastCompany.get(client) === companyId ? null : putCompany(client, companyId, pass)
}

async function putCompany(client: pg.PoolClient, companyId: number, pass: string): Promise<void> {
  await client.query({
    name: 'turn to company',
    text: 'select turn_to_company($1, $2, false)',
    values: [companyId, pass],
  })
  lastCompany.set(client, companyId)
}

/** Statements and transactions on connections that are made ready first. */
export interface ConnectionPool extends Db {
  /** One transaction; rolled back when `work` throws. `client` is for COPY streams and for what the planner may do in it. */
  transaction<T>(work: (tx: Tx, client: pg.PoolClient) => Promise<T>): Promise<T>
}

export interface PoolSettings {
  pool: pg.Pool
  /** Sends what was deferred until after a commit. */
  tell: Tx['afterCommit']
  /** Makes a connection ready for its use; null when it is. */
  ready?: (client: pg.PoolClient) => Promise<void> | null
  /** The database is distributed: of a company's connections, which company (db/distribute/session.ts). */
  spread?: { companyId?: number }
  /** A turn at the pool, to be given back with the connection; null: none is needed. */
  turn?: () => Promise<() => void> | null
}

interface Acquired {
  client: pg.PoolClient
  release(broken: boolean): void
}

export function connectionPool({ pool, tell, ready, turn, spread }: PoolSettings): ConnectionPool {
  const send = (client: pg.PoolClient, query: pg.QueryConfig): Promise<pg.QueryResult> =>
    spread
      ? client
          .query({ ...query, ...(query.text && { text: fitted(query.text) }) })
          .catch((error) => {
            throw constraintTold(error)
          })
      : client.query(query)
  /** What a transaction begins with; each a statement of its own: Citus hands on the text that the company stands in, whole. */
  const opening = (): string[] => {
    const traceparent = carrier()
    return [
      'begin',
      ...(spread?.companyId === undefined ? [] : [companySql(spread.companyId)]),
      ...(traceparent ? [carrierSql(traceparent)] : []),
    ]
  }
  const acquire = async (): Promise<Acquired> => {
    const waited = turn?.()
    const leave = waited ? await waited : null
    const client = await pool.connect().catch((error) => {
      leave?.()
      throw error
    })
    const release = (broken: boolean): void => {
      client.release(broken || wasEnded(client))
      leave?.()
    }
    try {
      const made = ready?.(client)
      if (made) await made
      return { client, release }
    } catch (error) {
      release(true)
      throw error
    }
  }
  const once = async (query: pg.QueryConfig): Promise<pg.QueryResult> => {
    const { client, release } = await acquire()
    // What the database refuses leaves the connection whole, unless it refuses the connection; after anything else nobody
    // knows its state.
    let broken = true
    try {
      const sent = () => send(client, query)
      const result = await watched(
        client,
        query.text,
        spread?.companyId === undefined ? sent : () => inOneGo(client, opening(), sent),
      )
      broken = false
      return result
    } catch (error) {
      broken = !(error instanceof pg.DatabaseError) || isCut(error)
      throw error
    } finally {
      release(broken)
    }
  }
  const transaction: ConnectionPool['transaction'] = async (work) => {
    const { client, release } = await acquire()
    const after: Parameters<Tx['afterCommit']>[] = []
    try {
      for (const text of opening()) await client.query(text)
      const tx = {
        ...statements((query) => watched(client, null, () => send(client, query))),
        afterCommit: (...hint: (typeof after)[0]) => after.push(hint),
      }
      const result = await asTransaction(() => work(tx, client))
      await client.query('commit')
      release(false)
      for (const hint of after) tell(...hint)
      return result
    } catch (error) {
      // A connection whose rollback fails is in an unknown state: drop it rather than hand it on.
      const broken = await client.query('rollback').then(
        () => false,
        () => true,
      )
      release(broken)
      throw error
    }
  }
  return {
    ...statements(once),
    transaction: (work) => spanned({ name: 'transaction' }, () => transaction(work)),
  }
}
