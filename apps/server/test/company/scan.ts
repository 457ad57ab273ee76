/** Where a text still stands in a database: every column of texts, JSON and bytes, by information_schema; and in stored files. */
import fs from 'node:fs'
import path from 'node:path'
import type { Database } from '../../src/db/pool.ts'

/** @returns `table.column` that holds one of the needles, but for rows of the companies that are spared */
export async function whereFound(
  db: Database,
  needles: readonly string[],
  spared: readonly number[],
): Promise<string[]> {
  const columns = await db.rows<{ table: string; column: string; type: string; own: boolean }>(
    `select c.table_name as table, c.column_name as column, c.data_type as type,
            exists (select 1 from information_schema.columns o where o.table_schema = 'public' and o.table_name = c.table_name
                      and o.column_name = 'company_id') as own
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.data_type in ('text', 'jsonb', 'json', 'bytea', 'ARRAY', 'character varying') order by 1, 2`,
  )
  const found: string[] = []
  for (const { table, column, type, own } of columns) {
    const text = type === 'bytea' ? `encode("${column}", 'hex')` : `"${column}"::text`
    const sought = type === 'bytea' ? needles.map((n) => Buffer.from(n).toString('hex')) : needles
    const row = await db.one(
      `select 1 from "${table}" where exists (select 1 from unnest($1::text[]) n where strpos(${text}, n) > 0)
        ${own ? 'and company_id <> all($2::int[])' : 'and $2::int[] is not null'} limit 1`,
      [sought, spared],
    )
    if (row) found.push(`${table}.${column}`)
  }
  return found
}

/** Files beneath a folder that hold one of the needles, or are named so. */
export const filesWith = (folder: string, needles: readonly string[]): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = fs.readFileSync(file)
      return needles.some((needle) => bytes.includes(needle) || file.includes(needle))
    })
