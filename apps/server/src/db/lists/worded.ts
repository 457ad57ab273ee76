/** Rows that hold a searched text, looked up by its characters (migration 0314, docs/decisions/0152). */
import { likeBy, likeOf } from '../like.ts'
import { COUNTED } from '../page.ts'
import { PLANNED_ANEW, type Value } from '../statement.ts'
import type { TenantDb } from '../tenant.ts'

/** Tables whose rows are looked up, each with the SQL type of its key. */
const TABLES = {
  enterprise: 'int',
  report: 'text',
  usage_record: 'text',
  verify_record: 'text',
  collect_task: 'text',
  auth_contract: 'text',
  import_batch: 'int',
} as const
type Table = keyof typeof TABLES

/** Of a text that more rows hold the list is walked: it finds them everywhere. */
const FEW = 10_000

/**
 * Keys of the rows that may hold the text, wherever they hold it, or null: it is too short to be looked up, or too many hold it. Who asks
 * compares the text itself besides.
 */
export async function lookUp(
  tenant: TenantDb,
  table: Table,
  said: string,
): Promise<string[] | null> {
  const row = await tenant.one<{ keys: string[] | null }>(
    'select worded($2, $3, $4) as keys from (select $1::int as company_id) own where company_id = $1',
    [table, said, FEW + 1],
  )
  const keys = row?.keys ?? null
  return keys === null || keys.length > FEW ? null : keys
}

/** SQL of ` and …` that leaves the rows of these keys; what is compared is put behind `values`. Nothing where all have to be walked. */
export const amongSql = (
  column: string,
  table: Table,
  keys: readonly string[] | null,
  values: Value[],
): string => (keys ? ` and ${amongOf(column, table, keys, values)}` : '')

/** The same condition by itself. Ten keys and ten thousand are no matter of one plan. */
export const amongOf = (
  column: string,
  table: Table,
  keys: readonly string[],
  values: Value[],
): string => `${column} = any($${values.push(keys) + 1}::${TABLES[table]}[] ${PLANNED_ANEW})`

/**
 * SQL of a comparison with every row of a list, because too many rows hold the text to be looked up, or it is too short for that. Said so
 * that the planner takes half of them for found: of a bare `like` it expects a few, reads all rows and sorts what it found.
 */
export const walkedSql = (compared: string): string =>
  `case when ${compared} then true else false end`

/** Of names that so many bear, the rows of a list up to its page are found before all names are read. */
const COMMON = 1 / 3

async function isCommon(tenant: TenantDb, said: string): Promise<boolean> {
  const row = await tenant.one<{ share: number | null }>(
    'select named_share($2) as share from (select $1::int as company_id) own where company_id = $1',
    [said],
  )
  return (row?.share ?? 0) >= COMMON
}

/**
 * SQL: the enterprise of this id has the text in its name or tax number, for lists that are walked because too many hold it. The list goes on in
 * the order of its index; stands beside an `or`, lest the planner joins and sorts all rows. Of a text that most names hold, each row's is looked
 * up as the list comes to it, up to `end`, the last row of the page; far behind each name is compared once, and rows are compared with the few
 * enterprises that do not hold it. Of a rarer one with those that do.
 */
export async function namedSql(
  tenant: TenantDb,
  { id, keyword, like, end }: { id: string; keyword: string; like: string; end: number },
): Promise<string> {
  const by = likeBy(keyword)
  const held = `named.name ${by} ${like} or named.tax_no ${by} ${like}`
  const among = `select named.id from enterprise named where named.company_id = $1 and`
  if (!(await isCommon(tenant, keyword))) return `${id} in (${among} (${held}))`
  return end <= COUNTED
    ? `(select ${held} from enterprise named where named.company_id = $1 and named.id = ${id})`
    : `${id} not in (${among} not (${held}))`
}

/** Enterprises of which the name or the tax number holds a text, for lists of what is theirs: their numbers as text; null: too many to be listed, so that a list is walked and each row's enterprise compared. */
export async function enterprisesNamed(
  tenant: TenantDb,
  keyword: string,
): Promise<string[] | null> {
  const keys = await lookUp(tenant, 'enterprise', keyword)
  if (keys === null || keys.length === 0) return keys
  const rows = await tenant.rows<{ id: string }>(
    `select id::text from enterprise
      where company_id = $1 and id = any($2::int[]) and (name ${likeBy(keyword)} $3 or tax_no ${likeBy(keyword)} $3)`,
    [keys, likeOf(keyword)],
  )
  return rows.map(({ id }) => id)
}
