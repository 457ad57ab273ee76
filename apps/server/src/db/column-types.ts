/** SQL types of columns, as the database has them. */

import type { TABLES } from './rows/tables.ts'
import type { TenantDb } from './tenant.ts'

type Table = (typeof TABLES)[number]

type Types = ReadonlyMap<string, string>

/** Open database → table → column → type. A release changes no type of a column that the one before writes. */
const known = new WeakMap<object, Map<Table, Types>>()

const TYPES = `select a.attname as name, format_type(a.atttypid, null) as type
   from (select $1::int as company_id) own join pg_attribute a on a.attrelid = $2::text::regclass and a.attnum > 0 and not a.attisdropped
  where company_id = $1`

/** Column → SQL type (`bigint`, `date`, `jsonb` …); asked once of each table. */
export async function columnTypes(tenant: TenantDb, table: Table): Promise<Types> {
  const tables = known.get(tenant.database) ?? new Map<Table, Types>()
  known.set(tenant.database, tables)
  const kept = tables.get(table)
  if (kept) return kept
  const rows = await tenant.rows<{ name: string; type: string }>(TYPES, [table])
  const types = new Map(rows.map(({ name, type }) => [name, type]))
  tables.set(table, types)
  return types
}
