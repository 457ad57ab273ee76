/** A table belongs to one feature: who else wants its rows asks there. What else there is stands among the exceptions, with its reason. */
import { describe, expect, it } from 'vitest'
import { featureOf, SERVER, serverSources } from './lib/features.ts'
import { isSource, read, repositoryFiles } from './lib/files.ts'
import { OWNED } from './lib/owned-tables.ts'
import { tables, tablesNamed } from './lib/sql-tables.ts'
import { EXCEPTIONS } from './lib/table-exceptions.ts'

const known = new Set(tables())
const ownerOf = (table: string) => Object.keys(OWNED).find((o) => OWNED[o]?.includes(table))
const roomOf = (file: string): string =>
  featureOf(file) ??
  file
    .slice(SERVER.length + 1)
    .split('/')
    .slice(0, 2)
    .join('/')

/** Lists of all tables: of their rows' types, and of where each lies. They hold no statement. */
const LISTS = /\/db\/(?:rows\/|tables\.ts$)/

/** `file table` of every statement that names a table of another. */
const foreign = serverSources()
  .filter((file) => !LISTS.test(file))
  .flatMap((file) =>
    tablesNamed(read(file), known)
      .filter((table) => ownerOf(table) !== roomOf(file))
      .map((table) => `${file.slice(SERVER.length + 1)} ${table}`),
  )

describe('a table', () => {
  it('has one owner, and every owner has its tables', () => {
    const owned = Object.values(OWNED).flat()
    expect([...owned].sort()).toEqual([...known])
  })

  it('is named in statements of its owner only', () => {
    const allowed = EXCEPTIONS.flatMap((e) => e.tables.map((table) => `${e.file} ${table}`))
    expect(foreign.filter((f) => !allowed.includes(f))).toEqual([])
  })

  it('has no exception that is no longer needed', () => {
    const stated = EXCEPTIONS.flatMap((e) => e.tables.map((table) => `${e.file} ${table}`))
    expect(stated.filter((s) => !foreign.includes(s))).toEqual([])
  })

  it('is seen wherever a statement may name it', () => {
    const named = (source: string) =>
      tablesNamed(source, new Set(['invoice', 'goods', 'tax_payment']))
    for (const source of [
      '`select 1 from invoice i, goods g`',
      '`select 1 from other\n  left join goods g on true`',
      "'insert into goods (a) values ($1)'",
      "'update only invoice set a = 1'",
      "'delete from invoice'",
      '`copy goods (a) from stdin`',
      '`select * from jsonb_populate_recordset(null::goods, $1)`',
      "rowsOf(tenant, 'tax_payment')",
    ])
      expect(named(source), source).not.toEqual([])
    expect(named('// rows come from invoice\n/* from goods */ const invoice = 1')).toEqual([])
  })
})

/**
 * Who puts bytes into a store → where their key stands: in a column that the sweep of stores asks (`blobs_named` of the baseline), or
 * they would go after a day.
 */
const NAMED: Readonly<Record<string, string>> = {
  'demo/seed.ts': 'import_batch.blob_key',
  'features/companyExport/job.ts': 'company_export.blob_key',
  'features/companyExport/parts.ts': 'company_export_part.blob_key',
  'features/consent/paper/file.ts': 'contract_file.blob_key',
  'features/intake/service.ts': 'import_batch.blob_key',
  'features/listExport/job.ts': 'list_export.blob_key',
  'features/listExport/parts.ts': 'list_export_part.blob_key',
  'features/objection/proof.ts': 'objection.blob_key',
  'features/register/commit.ts': 'registration.license_key',
  'features/report/files/files.ts': 'report_file.blob_key',
  'features/verify/batch/upload.ts': 'verify_batch.blob_key',
  'features/verify/picture/archive.ts': 'verify_archive_file.blob_key',
  'features/verify/picture/take.ts': 'verify_picture.blob_key',
  // Of its callers: lists of enterprises in `risk_order`, of loans in `loan_batch`.
  'http/lists/one-list.ts': 'loan_batch.blob_key',
}
const ASKED = /^\w+\.blob_key$|^registration\.license_key$/
const ROOT = 'apps/server/src/'
/** The stores themselves, and what takes one into another: they know no rows. */
const STORES = ['blobs.ts', 's3/blobs.ts', 's3/copy.ts']

it('every key of stored bytes stands in a column that is asked before bytes are taken away', () => {
  const puts = repositoryFiles()
    .filter((f) => f.startsWith(ROOT) && isSource(f) && !f.endsWith('.test.ts'))
    .filter((f) => /\bawait [\w.]+\.(?:put|receive)\(/.test(read(f)))
    .map((f) => f.slice(ROOT.length))
    .filter((f) => !STORES.includes(f))
  expect(puts.sort()).toEqual(Object.keys(NAMED).sort())
  expect(Object.values(NAMED).filter((column) => !ASKED.test(column))).toEqual([])
})
