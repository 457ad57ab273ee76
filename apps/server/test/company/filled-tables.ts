/**
 * A row of a company in every table that names companies, whatever the product would write there: texts, JSON and bytes hold a mark by which a scan
 * of the whole database finds what is left of it. Checks of values are dropped and triggers are silent while rows go in; references hold, for
 * the same column has the same value everywhere.
 */
import type { Database } from '../../src/db/pool.ts'

interface Column {
  name: string
  type: string
  identity: boolean
}

/** Written by the test itself, as the product writes them. */
const OWN = ['audit_entry', 'audit_head', 'audit_checkpoint', 'audit_waiting', 'company_erasure']
const PROGRESS = ['company_erasure_table', 'company_erasure_file']

export interface Filling {
  companyId: number
  /** What texts and JSON hold. */
  mark: string
  /** Of `app_user` and whatever refers to it, and of every other number. */
  number: number
  /** What `blob_key` of the table is. */
  fileOf(table: string): string
}

/** So that a row of any value may be put in. */
export async function dropChecks(db: Database): Promise<void> {
  const checks = await db.rows<{ text: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as text from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace and conrelid <> 0`,
  )
  for (const { text } of checks) await db.run(text)
}

const TABLES = `
  select c.relname as name, json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null), 'identity', a.attidentity <> '') order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
   where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not c.relispartition
     and exists (select 1 from pg_attribute o where o.attrelid = c.oid and o.attname = 'company_id' and not o.attisdropped)
   group by c.relname order by c.relname`

/** @returns tables that got a row */
export async function fillTables(db: Database, filling: Filling): Promise<string[]> {
  const tables = await db.rows<{ name: string; columns: Column[] }>(TABLES)
  const filled: string[] = []
  for (const { name, columns } of tables) {
    if (OWN.includes(name) || PROGRESS.includes(name)) continue
    const values = columns.map((column) => cellOf(name, column, filling))
    const names = columns.map((column) => `"${column.name}"`)
    await db.transaction(async (tx) => {
      await tx.run("set local session_replication_role = 'replica'")
      await tx.run(
        `insert into ${name} (${names}) overriding system value values (${columns.map(({ type }, i) => `$${i + 1}::text::${type}`)})`,
        values,
      )
    })
    filled.push(name)
  }
  return filled
}

function cellOf(
  table: string,
  { name, type }: Column,
  { companyId, mark, number, fileOf }: Filling,
): string {
  if (name === 'company_id') return String(companyId)
  if (name === 'blob_key') return fileOf(table)
  if (/^(?:borrower_id|party_id|funder_id|asked_company|by_company)$/.test(name))
    return String(companyId)
  const one = scalar(type.replace('[]', ''), mark, number)
  return type.endsWith('[]') ? `{${JSON.stringify(one)}}` : one
}

function scalar(type: string, mark: string, number: number): string {
  if (type === 'text' || type === 'name') return mark
  if (type === 'jsonb' || type === 'json') return JSON.stringify({ of: mark })
  if (type === 'bytea') return `\\x${Buffer.from(mark).toString('hex')}`
  if (type === 'boolean') return 'false'
  if (type === 'smallint') return '7'
  if (type === 'date') return '2026-01-01'
  if (type.startsWith('timestamp')) return '2026-01-01T00:00:00Z'
  if (type === 'inet') return '127.0.0.1'
  if (type === 'uuid') return '00000000-0000-4000-8000-000000000000'
  return String(number)
}
