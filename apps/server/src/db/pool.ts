/** The database handle: a login and a pool per role, and of tenants' connections each turned to its company. */
import type pg from 'pg'
import { type ConnectionPool, connectionPool, openPool, turnTo } from './connection-pool.ts'
import { listen } from './listen.ts'
import { type Logins, loginsOf } from './logins.ts'
import { together } from './requests/together.ts'
import { createTurns } from './requests/turns.ts'
import type { Role } from './role-names.ts'
import { type Db, dbOf, type Tx } from './statement.ts'

export { type Db, dbOf, type Tx, type Value } from './statement.ts'

export interface Database extends Db {
  /** One transaction; rolled back when `work` throws. `client` is for COPY streams only. */
  transaction<T>(work: (tx: Tx, client: pg.PoolClient) => Promise<T>): Promise<T>
  /** A connection of its own that LISTENs; reconnects by itself, and then tells `onBack`. `mark`: an advisory lock that it shares meanwhile. */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onBack?: () => void,
    mark?: number,
  ): Promise<() => Promise<void>>
  /** The same database under another role (db/roles.ts), on connections of its own. */
  as(role: Exclude<Role, 'tenant' | 'eraser'>): Database
  /** The same database as one company's: row-level security shows the rows of this company, whatever a statement says. */
  ofCompany(companyId: number): ConnectionPool
  /** The same with the right to delete what a tenant may not: for the erasure of this company alone (features/companyErasure). */
  eraserOf(companyId: number): ConnectionPool
  /** Connections of the login that owns the tables, for migrations: no policy binds it. The running product has none. */
  pool: pg.Pool
  /** Its tables lie on several nodes (db/distribute/). */
  readonly distributed: boolean
  /** The logins of the running product beside the owner. */
  logins: Logins
  close(): Promise<void>
}

/** Its statements are short: sessions, claims, keys. More backends would only take the processor from those of tenants. */
const SYSTEM_CONNECTIONS = 8

const NOTIFY_ALL =
  'select pg_notify(n.channel, n.payload) from unnest($1::text[], $2::text[]) as n (channel, payload)'
/** Hints of transactions that end within so short a time go together: each is a commit of its own otherwise. */
const TELL_WITHIN_MS = 10

/**
 * Opens the database of a connection string whose user owns the tables. `onError` hears of idle connections that broke (the
 * pool replaces them by itself). `max`: connections of tenants; the others have fewer. All are opened on demand. `distributed`: whether its
 * tables lie on several nodes (db/distribute/session.ts); where they do and it is not said, companies see nothing of theirs.
 */
export function openDatabase(
  url: string,
  onError: (error: Error) => void,
  { max = 20, distributed = false }: { max?: number; distributed?: boolean } = {},
): Database {
  const most = { owner: max, tenant: max, system: SYSTEM_CONNECTIONS, operator: 2, eraser: 2 }
  const logins = loginsOf(url)
  const pools = new Map<Role | 'owner', pg.Pool>()
  const poolOf = (role: Role | 'owner'): pg.Pool => {
    const open = pools.get(role)
    if (open) return open
    const made = openPool(role === 'owner' ? url : logins(role).url, onError, {
      role,
      max: most[role],
      distributed,
    })
    pools.set(role, made)
    return made
  }
  const notify = together<Parameters<Tx['afterCommit']>, null>(
    async (hints) => {
      await dbOf(poolOf('system')).run(NOTIFY_ALL, [
        hints.map(([channel]) => channel),
        hints.map(([, payload]) => payload),
      ])
      return hints.map(() => null)
    },
    { gatherMs: TELL_WITHIN_MS },
  )
  const tell: Tx['afterCommit'] = (...hint) => {
    notify(hint).catch(onError)
  }
  // Of twenty connections requests take fourteen at once, those of one company six: jobs, and another company's call, find one; and no more
  // statements of one company lie before those of others at the processors of the database: four, once half of the six take long.
  const turns = createTurns({
    all: Math.ceil(max * 0.7),
    each: Math.ceil(max * 0.3),
    slowed: Math.ceil(max * 0.2),
  })
  const turned = (role: 'tenant' | 'eraser', companyId: number) => ({
    pool: poolOf(role),
    tell,
    ...(distributed
      ? { spread: { companyId } }
      : { ready: (c: pg.PoolClient) => turnTo(c, companyId, logins.turnPass) }),
  })
  const under = (role: 'owner' | 'system' | 'operator'): Database => ({
    ...connectionPool({ pool: poolOf(role), tell, ...(distributed && { spread: {} }) }),
    as: under,
    ofCompany: (companyId) =>
      connectionPool({ ...turned('tenant', companyId), turn: () => turns.take(companyId) }),
    eraserOf: (companyId) => connectionPool(turned('eraser', companyId)),
    get pool() {
      if (role !== 'owner') throw new Error(`${role} 的连接不能使用属主的连接池`)
      return poolOf('owner')
    },
    distributed,
    logins,
    listen: (channel, onPayload, onBack, mark) =>
      listen({
        ...{ url: logins('system').url, channel, onPayload, onError },
        ...(onBack && { onBack }),
        ...(mark !== undefined && { mark }),
      }),
    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.end()))
    },
  })
  return under('owner')
}
