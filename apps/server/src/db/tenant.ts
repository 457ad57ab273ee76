/**
 * The only way a feature reaches tenant data, held twice. In every statement `$1` is the company, put there by the handle and
 * never by the caller; a statement that does not tie `company_id` to `$1` is refused before it reaches the database. Beneath
 * it PostgreSQL shows the connection the rows of this company alone, so that a join that forgets its condition leaks nothing.
 */
import type pg from 'pg'
import { companySql } from './distribute/session.ts'
import type { Database } from './pool.ts'
import { type Scope, WHOLE_COMPANY } from './scope.ts'
import type { Db, Tx, Value } from './statement.ts'

const SCOPED = /company_id\s*=\s*\$1\b/
const INSERTED = /insert\s+into\s+\w+\s*\(\s*company_id\b[\s\S]*?(?:values|select)\s*\(?\s*\$1\b/i

export interface TenantDb extends Db {
  readonly companyId: number
  /** What may be seen inside the company. */
  readonly scope: Scope
  /** The same object for all handles of one open database: what is kept in memory is kept by it, for ids do not tell databases apart. */
  readonly database: object
  transaction<T>(work: (tx: TenantTx, client: pg.PoolClient) => Promise<T>): Promise<T>
}

/** Statements of which `$1` is this company. */
export type CompanyTx = Db & Pick<Tx, 'afterCommit'> & { readonly companyId: number }

/** The secondary customer for which its company is turned to. */
export interface Secondary {
  id: number
  name: string
}

export interface OnParent {
  /**
   * The same transaction on the company whose secondary customer this one is; null where it is nobody's. Which company that is, the
   * database says: nobody can ask for another. Whoever locks on both locks this one first.
   */
  onParent<T>(work: (parent: CompanyTx, child: Secondary) => Promise<T>): Promise<T | null>
}

/** `afterCommit` is for notifications: it reads no table, and `$1` is the caller's. */
export type TenantTx = TenantDb & Pick<Tx, 'afterCommit'> & OnParent

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

/** A database as one company's; `scope` bounds what a session sees of it, work of the platform sees all. */
export function tenantOf(db: Database, companyId: number, scope: Scope = WHOLE_COMPANY): TenantDb {
  const own = db.ofCompany(companyId)
  const database = db.logins
  return {
    ...tiedTo(own, companyId),
    companyId,
    scope,
    database,
    transaction: (work) =>
      own.transaction((tx, client) =>
        work(
          {
            ...tiedTo(tx, companyId),
            companyId,
            scope,
            database,
            transaction: nested,
            afterCommit: tx.afterCommit,
            onParent: (work) => onParent(tx, { companyId, turn: turnOf(db, tx, client) }, work),
          },
          client,
        ),
      ),
  }
}

const PUT = 'select turn_to_company($1, $2, true)'

type Turn = (companyId: number) => Promise<unknown>

/** Turns an open transaction to another company. */
const turnOf =
  (db: Database, tx: Tx, client: pg.PoolClient): Turn =>
  (companyId) =>
    db.distributed
      ? client.query(companySql(companyId))
      : tx.run(PUT, [companyId, db.logins.turnPass])

/** Until the transaction ends: what the connection is turned to outside of it stays as it is. */
async function onParent<T>(
  tx: Tx,
  { companyId, turn }: { companyId: number; turn: Turn },
  work: (parent: CompanyTx, child: Secondary) => Promise<T>,
): Promise<T | null> {
  const own = await tx.one<{ name: string; parent_id: number | null }>(
    'select name, parent_id from company where id = current_company()',
  )
  const parent = own?.parent_id
  if (!own || !parent) return null
  await turn(parent)
  try {
    const done = await work(
      { ...tiedTo(tx, parent), companyId: parent, afterCommit: tx.afterCommit },
      { id: companyId, name: own.name },
    )
    await turn(companyId)
    return done
  } catch (error) {
    // A refusal leaves the transaction whole, and whoever caught it goes on; of a transaction that broke nothing is left to turn.
    await turn(companyId).catch(() => undefined)
    throw error
  }
}

function nested(): never {
  throw new Error('事务内不能再开事务')
}

/** Statements of which `$1` is the company; one that is not tied to it is refused. */
export function tiedTo(db: Db, companyId: number): Db {
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
