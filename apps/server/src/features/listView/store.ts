/** SQL of views and columns of lists: everybody's own, and those shown to the company. */
import type { ColumnSetting, ListViewRow } from '@xinjian/contract/nouns/lists/listView'
import type { TenantDb } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { LIST_VIEW_SAYS } from './words.ts'

export interface ViewRecord {
  id: number
  name: string
  query: string
  columns: ColumnSetting | null
  shared: boolean
  own: boolean
  made_by: string
}

const columnsSql = (own: string) => `id, name, query, columns, shared, ${own} as own, made_by`
/** `$2` is the user. */
const COLUMNS = columnsSql('user_id = $2')

export const wireView = ({ made_by: madeBy, ...row }: ViewRecord): ListViewRow => ({
  ...row,
  madeBy,
})

/** One's own views first, then those of others, by name. */
export const viewsOf = (tenant: TenantDb, userId: number, list: string) =>
  tenant.rows<ViewRecord>(
    `select ${COLUMNS} from list_view
      where company_id = $1 and list = $3 and deleted_at is null and (user_id = $2 or shared)
      order by user_id <> $2, name, id limit 500`,
    [userId, list],
  )

export const settingOf = (tenant: TenantDb, userId: number, list: string) =>
  tenant.one<{ columns: ColumnSetting | null; default_view: number | null }>(
    'select columns, default_view from list_setting where company_id = $1 and user_id = $2 and list = $3',
    [userId, list],
  )

export interface NewView {
  name: string
  query: string
  columns: ColumnSetting | null
}

const taken = () => new Refusal('CONFLICT', LIST_VIEW_SAYS.viewNameAlreadyChoose, 'name')

async function unique<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if ((error as { code?: string }).code === '23505') throw taken()
    throw error
  }
}

/** Refuses with TOO_MANY when somebody has `most` of the list already. */
export async function addView(
  tenant: TenantDb,
  who: { userId: number; userName: string },
  list: string,
  { name, query, columns }: NewView,
  most: number,
): Promise<ViewRecord> {
  const row = await unique(
    tenant.one<ViewRecord>(
      `with had as materialized (
         select count(*) as n from list_view where company_id = $1 and user_id = $2 and list = $4 and deleted_at is null)
       insert into list_view (company_id, user_id, made_by, list, name, query, columns)
       select $1::int, $2, $3, $4, $5, $6, $7 from had where had.n < $8
       returning ${columnsSql('true')}`,
      [who.userId, who.userName, list, name, query, columns && JSON.stringify(columns), most],
    ),
  )
  if (!row) throw new Refusal('TOO_MANY', LIST_VIEW_SAYS.mostViews({ n: most }))
  return row
}

const mine = () => new Refusal('UNKNOWN', LIST_VIEW_SAYS.noSuchViewYours)

export async function changeView(
  tenant: TenantDb,
  userId: number,
  id: number,
  { name, query, columns }: NewView,
): Promise<ViewRecord> {
  const row = await unique(
    tenant.one<ViewRecord>(
      `update list_view set name = $4, query = $5, columns = $6
        where company_id = $1 and user_id = $2 and id = $3 and deleted_at is null returning ${COLUMNS}`,
      [userId, id, name, query, columns && JSON.stringify(columns)],
    ),
  )
  if (!row) throw mine()
  return row
}

export async function shareView(
  tenant: TenantDb,
  userId: number,
  id: number,
  shared: boolean,
): Promise<ViewRecord> {
  const row = await tenant.one<ViewRecord>(
    `update list_view set shared = $4
      where company_id = $1 and user_id = $2 and id = $3 and deleted_at is null returning ${COLUMNS}`,
    [userId, id, shared],
  )
  if (!row) throw mine()
  return row
}

export async function deleteView(tenant: TenantDb, userId: number, id: number): Promise<void> {
  const gone = await tenant.run(
    'update list_view set deleted_at = now() where company_id = $1 and user_id = $2 and id = $3 and deleted_at is null',
    [userId, id],
  )
  if (gone === 0) throw mine()
}

export async function restoreView(
  tenant: TenantDb,
  userId: number,
  id: number,
): Promise<ViewRecord> {
  const row = await unique(
    tenant.one<ViewRecord>(
      `update list_view set deleted_at = null where company_id = $1 and user_id = $2 and id = $3 returning ${COLUMNS}`,
      [userId, id],
    ),
  )
  if (!row) throw mine()
  return row
}

/** `view` null = the list opens with all its rows. Refuses one that is not to be seen. */
export async function setDefault(
  tenant: TenantDb,
  userId: number,
  list: string,
  view: number | null,
): Promise<void> {
  const set = await tenant.run(
    `insert into list_setting (company_id, user_id, list, default_view)
     select $1, $2, $3, $4 where $4::bigint is null or exists (
       select 1 from list_view where company_id = $1 and id = $4 and list = $3 and deleted_at is null and (user_id = $2 or shared))
     on conflict (company_id, user_id, list) do update set default_view = excluded.default_view`,
    [userId, list, view],
  )
  if (set === 0) throw new Refusal('UNKNOWN', LIST_VIEW_SAYS.noSuchView)
}

export const setColumns = (
  tenant: TenantDb,
  userId: number,
  list: string,
  columns: ColumnSetting | null,
) =>
  tenant.run(
    `insert into list_setting (company_id, user_id, list, columns) values ($1, $2, $3, $4)
     on conflict (company_id, user_id, list) do update set columns = excluded.columns`,
    [userId, list, columns && JSON.stringify(columns)],
  )
