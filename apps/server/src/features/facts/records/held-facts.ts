/** Rows of a fact table as they hold today, under the names of the engine's facts. */
import type { TenantDb } from '../../../db/tenant.ts'
import type { FactTable } from './fact-row.ts'
import { UPLOAD } from './source.ts'

/** Rows by key, and when the newest of them came; null = there was never a row. */
export interface HeldRows<Row> {
  rows: Row[]
  newest: Date | null
}

/** Files of the enterprise, or what a bureau told. */
export type FactSource = 'ALL' | 'FILES' | 'BUREAU'

/** `hash` of the revision that took a row out with its consent: it tells nothing of the row, nor of how fresh the rest is. */
export const TAKEN_OUT = 'taken-out'

type Dated = { key: string; gone: boolean; file: boolean; at: Date | null }

/** The highest revision of each row; those that are gone still tell when they went. */
export const heldSql = (table: FactTable, columns: string): string =>
  `select distinct on (row_key) row_key as key, gone, source = '${UPLOAD}' as file,
     case when hash <> '${TAKEN_OUT}' then date_trunc('milliseconds', collected_at) end as at, ${columns}
     from ${table} where company_id = $1 and enterprise_id = $2 order by row_key, revision desc`

/** @param sql a statement of `heldSql` */
export async function heldFacts<Row extends { key: string }>(
  tx: TenantDb,
  enterpriseId: number,
  sql: string,
  source: FactSource = 'ALL',
): Promise<HeldRows<Row>> {
  const all = await tx.rows<Dated>(sql, [enterpriseId])
  const found = source === 'ALL' ? all : all.filter(({ file }) => file === (source === 'FILES'))
  const rows = found
    .filter(({ gone }) => !gone)
    // By code unit, whatever the database's collation: equal rows are equal bytes everywhere.
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ gone: _gone, file: _file, at: _at, ...row }) => row as unknown as Row)
  return { rows, newest: newestOf(found.map(({ at }) => at)) }
}

/** null = none. */
export const newestOf = (times: readonly (Date | null)[]): Date | null => {
  const known = times.flatMap((at) => (at ? [at.getTime()] : []))
  return known.length ? new Date(Math.max(...known)) : null
}
