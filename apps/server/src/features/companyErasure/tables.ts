/** Which tables an erasure goes through, in which order and by whose hand: from the catalogue of the database. */
import type { Db } from '../../db/pool.ts'
import { KEPT, type Kept } from './kept.ts'

export interface Table {
  name: string
  /** Columns of its primary key without the company, in order, with their types. */
  key: readonly { name: string; type: string }[]
  /** Its rows name stored files. */
  files: boolean
  /** The company's own login, with the right to delete; else the platform's. null = nobody may. */
  by: 'eraser' | 'system' | null
  /** Absent = all of it goes. */
  kept: Kept | null
}

/** What its sealed columns open by (0254). */
export const KEY_TABLE = 'company_data_key'

/** What opens the company to somebody goes first: nobody comes in while the rest goes. */
export const DOORS = [
  ...[
    'session',
    'api_key',
    'api_nonce',
    'share',
    'collect_share',
    'collect_link',
    'channel_ticket',
  ],
  ...['terminal', 'machine_visit', 'person_invite', 'scf_invite', 'company_key'],
  ...['collect_callback', 'collect_channel', 'collect_task', 'list_export', 'company_export'],
  // From here on none of its sealed columns opens, wherever a copy of its rows lies.
  KEY_TABLE,
] as const

/** The log goes last of all: until then it tells what is done. */
export const LOG_TABLE = 'audit_entry'

interface Found {
  name: string
  key: { name: string; type: string }[]
  files: boolean
  by: Table['by']
}

const CATALOGUE = `
  select c.relname as name,
         (select coalesce(json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null)) order by k.at), '[]')
            from pg_index i cross join unnest(i.indkey) with ordinality as k (attnum, at)
            join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
           where i.indrelid = c.oid and i.indisprimary and a.attname <> 'company_id') as key,
         exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'blob_key' and not a.attisdropped) as files,
         case when has_table_privilege('xinjian_eraser', c.oid, 'select') and has_table_privilege('xinjian_eraser', c.oid, 'delete') then 'eraser'
              when has_table_privilege('xinjian_system', c.oid, 'select') and has_table_privilege('xinjian_system', c.oid, 'delete') then 'system' end as by
    from pg_class c
   where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not c.relispartition
     and exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped)
   order by c.relname`

const REFERENCES = `
  select k.conrelid::regclass::text as from, k.confrelid::regclass::text as to from pg_constraint k
   where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conrelid <> k.confrelid`

/** Tables with rows of companies in the order of the erasure: doors, then each after those that refer to it. */
export async function tablesOf(db: Db): Promise<Table[]> {
  const found = await db.rows<Found>(CATALOGUE)
  const references = await db.rows<{ from: string; to: string }>(REFERENCES)
  const left = new Map(found.map((table) => [table.name, table]))
  const order: Table[] = []
  const take = (name: string): void => {
    const table = left.get(name)
    if (!table) return
    left.delete(name)
    for (const { from, to } of references) if (to === name) take(from)
    order.push({ ...table, kept: KEPT[name] ?? null })
  }
  for (const name of DOORS) take(name)
  for (const { name } of found) take(name)
  return order
}

/** Whether rows of the table are deleted, all or some. */
export const isErased = ({ kept }: Table): boolean => kept === null || kept.rows !== undefined
