/** What a database and its cluster are like, as far as distributing it asks: read from the catalogues, changed by nobody. */
import type { Db } from '../statement.ts'

export interface TableState {
  name: string
  owned: boolean
  /** How Citus keeps it; null: a plain table of this node. */
  kept: 'company' | 'reference' | 'local' | 'other' | null
  /** Column it is distributed by. */
  column: string | null
  /** Group of tables whose rows lie together. */
  group: number | null
  /** Bytes that still lie here: of a distributed table, what distributing left behind. */
  bytes: number
  /** Its owner may empty it. */
  truncates: boolean
  /** Primary keys, unique indexes and exclusions without `company_id`. */
  keys: string[]
}

export interface ForeignKey {
  name: string
  table: string
  target: string
}

export interface ClusterState {
  /** Version of the extension; null: none. */
  citus: string | null
  coordinator: boolean
  /** Nodes that hold rows of companies. */
  workers: number
  tables: TableState[]
  foreignKeys: ForeignKey[]
  /** Roles of the product that nodes cannot reach each other as. */
  shutRoles: string[]
  /** `kin_of` may read tables of all nodes where a trigger asks it. */
  nested: boolean
  /** Processes of the product that are connected. */
  connected: number
}

/** Setting without which a trigger on rows of a company reads no table. */
export const NESTED = 'citus.allow_nested_distributed_execution'

const TABLES = `
  select c.relname as name, pg_get_userbyid(c.relowner) = current_user as owned,
         pg_relation_size(c.oid)::float8 as bytes, has_table_privilege(c.oid, 'truncate') as truncates,
         (select coalesce(array_agg(i.relname::text order by i.relname), '{}') from pg_index x join pg_class i on i.oid = x.indexrelid
           where x.indrelid = c.oid and (x.indisunique or x.indisexclusion)
             and not exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id'
                                and a.attnum = any(x.indkey))) as keys
    from pg_class c
   where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by c.relname`

const KEPT = `
  select c.relname as name, p.colocationid as "group",
         case when p.partmethod = 'h' then 'company' when p.partmethod = 'n' and p.repmodel = 't' then 'reference'
              when p.partmethod = 'n' then 'local' else 'other' end as kept,
         case when p.partkey is not null then column_to_column_name(p.logicalrelid, p.partkey) end as "column"
    from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid where c.relnamespace = 'public'::regnamespace`

const FOREIGN = `
  select k.conname as name, c.relname as "table", f.relname as target
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
   where k.contype = 'f' and c.relnamespace = 'public'::regnamespace order by 2, 1`

/** `logins`, `roles`: those of the product (db/logins.ts, db/role-names.ts). */
export async function readState(
  db: Db,
  { logins, roles }: { logins: readonly string[]; roles: readonly string[] },
): Promise<ClusterState> {
  const citus = await db.one<{ version: string }>(
    "select extversion as version from pg_extension where extname = 'citus'",
  )
  const cluster = citus ? await clusterOf(db) : { coordinator: false, workers: 0 }
  const kept = new Map(
    (citus ? await db.rows<Pick<TableState, 'name' | 'kept' | 'column' | 'group'>>(KEPT) : []).map(
      (one) => [one.name, one],
    ),
  )
  const plain = await db.rows<Omit<TableState, 'kept' | 'column' | 'group'>>(TABLES)
  const shut = await db.rows<{ name: string }>(
    'select rolname as name from pg_roles where rolname = any($1) and not rolcanlogin order by 1',
    [roles],
  )
  const nested = await db.one(
    "select 1 from pg_proc where proname = 'kin_of' and $1 = any(proconfig)",
    [`${NESTED}=on`],
  )
  const connected = await db.one<{ n: number }>(
    'select count(*)::int as n from pg_stat_activity where datname = current_database() and usename = any($1)',
    [logins],
  )
  return {
    citus: citus?.version ?? null,
    ...cluster,
    tables: plain.map((table) => ({
      ...table,
      kept: kept.get(table.name)?.kept ?? null,
      column: kept.get(table.name)?.column ?? null,
      group: kept.get(table.name)?.group ?? null,
    })),
    foreignKeys: await db.rows<ForeignKey>(FOREIGN),
    shutRoles: shut.map(({ name }) => name),
    nested: nested !== null,
    connected: connected?.n ?? 0,
  }
}

async function clusterOf(db: Db): Promise<Pick<ClusterState, 'coordinator' | 'workers'>> {
  const found = await db.one<{ coordinator: boolean; workers: number }>(
    `select citus_is_coordinator() as coordinator,
            (select count(*)::int from pg_dist_node where noderole = 'primary' and isactive and shouldhaveshards) as workers`,
  )
  return found ?? { coordinator: false, workers: 0 }
}
