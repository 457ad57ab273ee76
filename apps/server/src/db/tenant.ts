/**
 * The only way a feature reaches tenant data. In every statement `$1` is the company, put there by the handle and never
 * by the caller; a statement that does not tie `company_id` to `$1` is refused before it reaches the database. So a
 * forgotten condition is an error in the first test, not a leak.
 */
import type pg from 'pg'
import type { Database, Db, Tx, Value } from './pool.ts'

const SCOPED = /company_id\s*=\s*\$1\b/
const INSERTED = /insert\s+into\s+\w+\s*\(\s*company_id\b[\s\S]*?(?:values|select)\s*\(?\s*\$1\b/i

export interface TenantDb extends Db {
  readonly companyId: number
  /** User name whose reports alone may be seen; null = everybody's of the company. */
  readonly reportsOf: string | null
  transaction<T>(work: (tx: TenantTx, client: pg.PoolClient) => Promise<T>): Promise<T>
}

/** `afterCommit` is for notifications: it reads no table, and `$1` is the caller's. */
export type TenantTx = TenantDb & Pick<Tx, 'afterCommit'>

const checked = new Map<string, boolean>()

/** True when a statement is tied to the company in `$1`. */
export function isScoped(text: string): boolean {
  let ok = checked.get(text)
  if (ok === undefined) {
    ok = SCOPED.test(text) || INSERTED.test(text)
    checked.set(text, ok)
  }
  return ok
}

/** Scopes a database to one company, its reports to one user where `reportsOf` names one. */
export function tenantOf(
  db: Database,
  companyId: number,
  reportsOf: string | null = null,
): TenantDb {
  return {
    ...scope(db, companyId),
    companyId,
    reportsOf,
    transaction: (work) =>
      db.transaction((tx, client) =>
        work(
          {
            ...scope(tx, companyId),
            companyId,
            reportsOf,
            transaction: nested,
            afterCommit: tx.afterCommit,
          },
          client,
        ),
      ),
  }
}

function nested(): never {
  throw new Error('事务内不能再开事务')
}

function scope(db: Db, companyId: number): Db {
  const guard = (text: string) => {
    if (!isScoped(text)) throw new Error(`未限定租户的语句: ${text.slice(0, 120)}`)
  }
  return {
    rows: <T>(text: string, values: readonly Value[] = []) => {
      guard(text)
      return db.rows<T>(text, [companyId, ...values])
    },
    one: <T>(text: string, values: readonly Value[] = []) => {
      guard(text)
      return db.one<T>(text, [companyId, ...values])
    },
    run: (text, values = []) => {
      guard(text)
      return db.run(text, [companyId, ...values])
    },
  }
}
