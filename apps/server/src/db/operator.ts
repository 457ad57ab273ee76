/**
 * The way of operators to the database. Each statement leaves a row in `operator_audit`, also one that fails; the role it
 * runs under reaches the platform's own tables and no tenant's. Values are never kept: what was asked is told by the
 * statement, whom it concerned by the request's id in the log.
 */
import { createHash } from 'node:crypto'
import type { Database } from './pool.ts'
import type { Db, Tx, Value } from './statement.ts'
import { type CompanyTx, type OnParent, type Secondary, tiedTo } from './tenant.ts'

export interface Operator {
  userId: number
  userName: string
  /** Name of the call in the contract. */
  call: string
  requestId: string
}

declare const operator: unique symbol
/** Statements of one call of one operator. Only `operatorOf` makes it, so none is sent without its trace. */
export interface OperatorDb extends Db {
  readonly [operator]: true
  /** Several statements as one, rolled back when `work` throws; the trace of those that were is kept as that of a failure. */
  transaction<T>(work: (tx: OperatorTx) => Promise<T>): Promise<T>
  /** The same on what operators may reach of one company: `$1` is the company, as in db/tenant.ts. */
  onCompany<T>(companyId: number, work: (tx: CompanyTx & OnParent) => Promise<T>): Promise<T>
}

export type OperatorTx = OperatorDb & Pick<Tx, 'afterCommit'>

const AUDIT = `insert into operator_audit (user_id, user_name, call, request_id, statement, rows, ms)
  values ($1, $2, $3, $4, $5, $6, $7)`

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

export function operatorOf(db: Database, who: Operator): OperatorDb {
  const own = db.as('operator')
  const leave = (on: Db, text: string, rows: number | null, start: number) =>
    on.run(AUDIT, [
      who.userId,
      who.userName,
      who.call,
      who.requestId,
      hashOf(text),
      rows,
      Math.round(performance.now() - start),
    ])
  /** The answer is given only with its trace: both are of one transaction. */
  const audited =
    (within: typeof own.transaction, failed: (text: string, start: number) => Promise<unknown>) =>
    async <T>(
      text: string,
      ask: (on: Db) => Promise<T>,
      count: (found: T) => number,
    ): Promise<T> => {
      const start = performance.now()
      try {
        return await within(async (tx) => {
          const found = await ask(tx)
          await leave(tx, text, count(found), start)
          return found
        })
      } catch (error) {
        await failed(text, start)
        throw error
      }
    }
  const fails = (text: string, start: number) => leave(own, text, null, start)
  return handleOf(audited(own.transaction, fails), async (work) => {
    const sent: [text: string, start: number][] = []
    try {
      return await own.transaction((tx, client) => {
        const note = async (text: string, start: number) => sent.push([text, start])
        const within: typeof own.transaction = (each) => each(tx, client)
        const one = audited(within, note)
        const noted: typeof one = (text, ask, count) =>
          one(text, ask, (found) => {
            sent.push([text, performance.now()])
            return count(found)
          })
        return work({ ...handleOf(noted, nested), afterCommit: tx.afterCommit })
      })
    } catch (error) {
      for (const [text, start] of sent) await fails(text, start)
      throw error
    }
  })
}

function nested(): never {
  throw new Error('事务内不能再开事务')
}

type Audited = <T>(
  text: string,
  ask: (on: Db) => Promise<T>,
  count: (found: T) => number,
) => Promise<T>

function handleOf(audited: Audited, transaction: OperatorDb['transaction']): OperatorDb {
  const handle: Omit<OperatorDb, typeof operator> = {
    rows: <T>(text: string, values: readonly Value[] = []) =>
      audited(
        text,
        (on) => on.rows<T>(text, values),
        (found) => found.length,
      ),
    one: <T>(text: string, values: readonly Value[] = []) =>
      audited(
        text,
        (on) => on.one<T>(text, values),
        (found) => (found === null ? 0 : 1),
      ),
    run: (text, values = []) =>
      audited(
        text,
        (on) => on.run(text, values),
        (touched) => touched,
      ),
    transaction,
    onCompany: (companyId, work) =>
      transaction((tx) =>
        work({
          ...tiedTo(tx, companyId),
          companyId,
          afterCommit: tx.afterCommit,
          onParent: (onto) => onParent(tx, companyId, onto),
        }),
      ),
  }
  return handle as OperatorDb
}

/** No policy binds operators to a company, so that nothing has to be turned. */
async function onParent<T>(
  tx: OperatorTx,
  companyId: number,
  work: (parent: CompanyTx, child: Secondary) => Promise<T>,
): Promise<T | null> {
  const own = await tx.one<{ name: string; parent_id: number | null }>(
    'select name, parent_id from company where id = $1',
    [companyId],
  )
  if (!own?.parent_id) return null
  const parent = {
    ...tiedTo(tx, own.parent_id),
    companyId: own.parent_id,
    afterCommit: tx.afterCommit,
  }
  return work(parent, { id: companyId, name: own.name })
}
