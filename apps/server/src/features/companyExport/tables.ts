/** Which tables an export reads, and how: from the catalogue of the database, so that nothing has to be added here for a new one. */
import type { Db } from '../../db/pool.ts'
import { sealedPairs } from '../../security/column/pairs.ts'
import {
  COLUMNS_LEFT_OUT,
  PLATFORM_TABLES_LEFT_OUT,
  TABLES_LEFT_OUT,
  type Why,
} from './left-out.ts'
import { openOf } from './sealing.ts'

export interface Column {
  name: string
  /** As PostgreSQL calls it. */
  type: string
}

export interface Table {
  name: string
  /** What is exported of it, in its order. */
  columns: readonly Column[]
  leftOut: readonly { name: string; why: Why }[]
  /** Columns of its primary key without the company. */
  key: readonly Column[]
  /** SQL over the row `t` and the company `$1`: which rows are the company's. */
  own: string
  /** SQL over the row `t` and the company `$1`: which of them may still be told; null = all. */
  open: string | null
  /** The company's own connection may read it; else the platform's. */
  byTenant: boolean
}

/** Tables without a column of the company that hold what is its own or its people's. */
export const OWN_BY: Readonly<Record<string, string>> = {
  company: 't.id = $1',
  role_permission: 'exists (select 1 from role r where r.company_id = $1 and r.id = t.role_id)',
  user_role: 'exists (select 1 from app_user u where u.company_id = $1 and u.id = t.user_id)',
}

interface Found {
  table: string
  columns: Column[]
  key: Column[]
  by_tenant: boolean
}

const CATALOGUE = `
  select c.relname as table,
         (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
            from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
         (select coalesce(json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null)) order by k.at), '[]')
            from pg_index i cross join unnest(i.indkey) with ordinality as k (attnum, at)
            join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
           where i.indrelid = c.oid and i.indisprimary and a.attname <> 'company_id') as key,
         has_table_privilege('xinjian_tenant', c.oid, 'select') as by_tenant
    from pg_class c
   where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not c.relispartition
   order by c.relname`

/** Tables of an export in their order. */
export async function tablesOf(db: Db): Promise<Table[]> {
  const found = await db.rows<Found>(CATALOGUE)
  const names = new Map(
    found.map(({ table, columns }) => [table, columns.map(({ name }) => name)] as const),
  )
  return found.flatMap((of) => {
    const whose = ownOf(of)
    if (!whose) return []
    return [tableOf(of, whose, of.by_tenant ? openOf(of.table, names) : null)]
  })
}

/** null = none of the company's. */
function ownOf({ table, columns }: Found): string | null {
  const platform = OWN_BY[table]
  if (platform) return platform
  if (TABLES_LEFT_OUT[table] || PLATFORM_TABLES_LEFT_OUT[table]) return null
  return has(columns, 'company_id') ? 't.company_id = $1' : null
}

const SEALED = sealedPairs().map(({ table, sealed }) => `${table}.${sealed}`)
const isSealed = (table: string, { name }: Column) => SEALED.includes(`${table}.${name}`)

const has = (columns: readonly Column[], name: string) =>
  columns.some((column) => column.name === name)

function tableOf(
  { table, columns, key, by_tenant: byTenant }: Found,
  own: string,
  open: string | null,
): Table {
  const why = (column: Column) => COLUMNS_LEFT_OUT[`${table}.${column.name}`]
  return {
    name: table,
    // What rests sealed is told where an earlier release wrote it in clear (read.ts).
    columns: columns.filter((column) => !why(column) && !isSealed(table, column)),
    leftOut: columns.flatMap((column) => {
      const reason = why(column)
      return reason ? [{ name: column.name, why: reason }] : []
    }),
    key,
    own,
    open,
    byTenant: byTenant && table !== 'company',
  }
}
