/**
 * No statement over the rows of all companies, outside the list. A handle of one company refuses, at run time, what does not name it
 * (db/tenant.ts); whoever stands above companies could ask over all of them, and does so where it is listed.
 */
import { expect, it } from 'vitest'
import { isOfPlatform } from '../../../apps/server/src/db/tables.ts'
import { SERVER, serverSources } from '../lib/features.ts'
import { read } from '../lib/files.ts'
import { literals } from '../lib/literals.ts'
import { tables } from '../lib/sql-tables.ts'
import { WIDE } from '../lib/wide-statements.ts'

const STATEMENT = /^\s*(?:with|select|insert|update|delete|merge|lock|truncate)\b/i
const NAMED = /\b(?:from|join|into|update|using|table)\s+(?:only\s+|lateral\s+)?(\w+)/gi
/** Its company is a value, or that of the connection. */
const OF_ONE =
  /(?<!not\s*\(\s*(?:\w+\.)?)\bcompany_id\s*=\s*(?:\$\d|…|any\(\$)|current_company\(\)|insert\s+into\s+\w+\s*\(\s*company_id\b/i
/** Its condition is made elsewhere. */
const COMPOSED =
  /\bwhere\s+(?:\w+\.)?…|\bfrom\s+\w+(?:\s+(?!where|group|order|limit)\w+)?\s*…|…\s+and\b/i
const QUEUES = /\bfrom\s+…\s+where\s+status\b/i

const OF_COMPANIES = new Set(tables().filter((table) => !isOfPlatform(table)))

/** Tables of companies that a text asks over all of them. */
function wide(text: string): string[] {
  if (!STATEMENT.test(text) || OF_ONE.test(text)) return []
  if (QUEUES.test(text)) return ['any table of jobs']
  if (COMPOSED.test(text)) return []
  const named = [...text.matchAll(NAMED)].map(([, table = '']) => table.toLowerCase())
  return named.filter((table) => OF_COMPANIES.has(table))
}

it('is told from one of a company', () => {
  for (const text of [
    'select count(*) from invoice',
    'select 1 from report r join enterprise e on e.company_id = r.company_id where r.status = $1',
    "\n  delete from share where expires_at < now() - interval '… days'",
    'select 1 from invoice where not (company_id = any($1::int[]))',
    'update report set status = $1 where report_no = $2',
  ])
    expect(wide(text), text).not.toEqual([])
  for (const text of [
    'select 1 from invoice where company_id = $1',
    'select 1 from invoice i where i.company_id = … and id = $2',
    'insert into share (company_id, report_no) values ($1, $2)',
    'select 1 from session where expires_at < now()',
    'select … from invoice v where … order by id',
    'from invoice',
  ])
    expect(wide(text), text).toEqual([])
})

it('stands in the list, with its reason, and nowhere else', () => {
  const found = serverSources().flatMap((file) =>
    literals(read(file)).flatMap((text) =>
      wide(text).map((table) => `${file.slice(SERVER.length + 1)} ${table}`),
    ),
  )
  const listed = WIDE.flatMap(({ file, tables: named }) => named.map((t) => `${file} ${t}`))
  expect([...new Set(found)].sort()).toEqual(listed.sort())
})

it('texts of a source are read whole, whatever stands in them', () => {
  const source = [
    "const a = 'one' // 'not this'",
    'const b = `two @{c ? `three @{d}` : "four"} five` /* `nor this` */'.replaceAll('@', '$'),
    "const e = f / 2 / g + 'six'",
    "const h = i.replace(/['`]/g, 'seven')",
  ].join('\n')
  expect(literals(source).sort()).toEqual(
    ['one', 'three …', 'four', 'two … five', 'six', 'seven'].sort(),
  )
})
