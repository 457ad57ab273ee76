/** The clock of the database, as a value for the statements that follow. */
import type { Db } from '../statement.ts'

/**
 * The moment by the clock of the database, microseconds and all, as text of a `timestamptz`; `tx` puts the company in `$1`. A statement
 * that reckons with the moment row by row is none that a distributed database takes (docs/decisions/0232): it takes the value.
 */
export async function momentOfDatabase(tx: Pick<Db, 'one'>): Promise<string> {
  const row = await tx.one<{ at: string }>(
    'select clock_timestamp()::text as at from (select $1::int as company_id) own where company_id = $1',
  )
  return row!.at
}
