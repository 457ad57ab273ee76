import type { Value } from '../db/pool.ts'
import type { TenantDb } from '../db/tenant.ts'
import { type Claim, LEASE_END, LeaseLost } from './job.ts'

/** A row under a claim. Everything here throws LeaseLost once the row is not this worker's any more. */
export interface Claimed {
  /**
   * Keeps others from taking the row until the transaction ends: for writes to other tables that must come with it.
   * `columns` = SQL of what is wanted of the row.
   */
  hold<T>(columns?: string): Promise<T>
  /** Writes the row. `sets` is the SQL after `set`, its values are `$4` and on; `columns` as above, as they are then. */
  write<T>(sets: string, values?: readonly Value[], columns?: string): Promise<T>
  /**
   * `hold` and a write to another table in one statement: `sql` joins `held`, which is one row of `columns` while the claim stands and none
   * after it; its values are `$4` and on.
   */
  writeBeside(columns: string, sql: string, values: readonly Value[]): Promise<void>
  /**
   * `write` of the row and a write to another table in one statement: `sql` joins `held`, which is the row as written and none once the claim
   * is lost. Values of both are `$4` and on. `where` is what the row must say beside the claim.
   */
  writeWith<T>(
    write: { sets: string; where: string; columns: string },
    sql: string,
    values: readonly Value[],
  ): Promise<T>
  /** Puts off the end of the lease. */
  renew(): Promise<void>
}

/**
 * The one way to write under a claim, alone or inside a transaction: the row is of this company, has this key, still has the
 * claim's own fence and is still running.
 */
export function claimed(db: Pick<TenantDb, 'companyId' | 'one' | 'run'>, claim: Claim): Claimed {
  const { name, key, running } = claim.table
  if (db.companyId !== claim.companyId) throw new Error(`a claim of another company: ${name}`)
  const where = `where company_id = $1 and ${key} = $2 and fence = $3 and status = '${running}'`
  const own = async <T>(text: string, values: readonly Value[] = []): Promise<T> => {
    const row = await db.one<T>(text, [claim.id, claim.fence, ...values])
    if (!row) throw new LeaseLost()
    return row
  }
  const write: Claimed['write'] = (sets, values, columns = 'fence') =>
    own(`update ${name} set ${sets} ${where} returning ${columns}`, values)
  return {
    hold: (columns = 'fence') => own(`select ${columns} from ${name} ${where} for update`),
    write,
    async writeBeside(columns, sql, values) {
      const held = `with held as (select ${columns} from ${name} ${where} for update)`
      const rows = await db.run(`${held} ${sql}`, [claim.id, claim.fence, ...values])
      if (rows === 0) throw new LeaseLost()
    },
    writeWith: (row, sql, values) =>
      own(
        `with held as (update ${name} set ${row.sets} ${where} and ${row.where} returning ${row.columns}), beside as (${sql})
         select * from held`,
        values,
      ),
    renew: () => write(`lease_until = ${LEASE_END}`),
  }
}
