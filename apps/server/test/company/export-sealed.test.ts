/**
 * What an export still tells of an enterprise whose consent was taken back, whichever table it lies in: every table has a row about it, and what each
 * may tell stands in a committed list. A table that nobody thought of fails here until somebody says what it is.
 */
import fs from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../src/db/pool.ts'
import { type Table, tablesOf } from '../../src/features/companyExport/tables.ts'
import { RECORD_TABLES } from '../../src/features/facts/records/read.ts'
import { cloneDatabase } from '../harness.ts'
import { dropChecks, fillTables } from './filled-tables.ts'

const FIRM = 900_001
/** Of which there is no contract. */
const OTHER = 900_002
const MARK = '示例封存结论'
/** Each table as the list calls it: JUDGED what was found of enterprises, FACTS what their files and bureaus told, OWN what is no word about an enterprise's data. */
type Kind = 'JUDGED' | 'FACTS' | 'OWN'
const LIST = new Map(
  fs
    .readFileSync(new URL('../tables/export-told.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t') as [string, Kind]),
)

/** Tables of the company’s own that judgements belong to, with all that is exported of them: none of it says how anybody came out. */
const HOLDERS: Readonly<Record<string, readonly string[]>> = {
  backtest: [
    ...['company_id', 'no', 'kind', 'version', 'against', 'book', 'against_book', 'through'],
    ...['enterprises', 'total', 'last_id', 'done', 'status', 'progress', 'message', 'attempt'],
    ...['faults', 'fence', 'lease_until', 'created_by', 'created_at', 'finished_at', 'platform_no'],
    'trace',
  ],
  risk_order: [
    ...['company_id', 'no', 'purpose', 'policy_code', 'policy_version', 'policy_name'],
    ...['against_code', 'against_version', 'as_of', 'source', 'file_name', 'blob_key', 'made_by'],
    ...['made_id', 'sees', 'via', 'total', 'bad', 'done', 'asked', 'status', 'progress'],
    ...['message', 'attempt', 'faults', 'fence', 'lease_until', 'due_at', 'created_at'],
    ...['finished_at', 'score_card', 'trace', 'without_card'],
  ],
}

let db: Database
let drop: () => Promise<void>
let company: number
let tables: Table[]

beforeAll(async () => {
  const clone = await cloneDatabase('stocked')
  drop = clone.drop
  db = openDatabase(clone.url, () => undefined)
  await dropChecks(db)
  company = (await db.one<{ id: number }>(
    "insert into company (name, kind) values ('示例导出有限公司', 'CUSTOMER') returning id",
  ))!.id
  await fillTables(db, {
    ...{ companyId: company, mark: MARK, number: FIRM },
    fileOf: () => 'ab'.repeat(32),
  })
  tables = await tablesOf(db)
  // Of these rows it is asked what they rest on: of the enterprise, as everywhere.
  for (const table of ['report', 'risk_subject', 'auth_contract', 'collect_task'])
    await db.run(`alter table ${table} disable trigger user`)
  await db.run(
    "update report set status = 'READY', collected = true, finished_at = now() where company_id = $1",
    [company],
  )
  await db.run("update risk_subject set reports = '[]' where company_id = $1", [company])
  await db.run("update collect_task set kind = 'TAX', sealed_at = null where company_id = $1", [
    company,
  ])
})
afterAll(async () => {
  await db?.close()
  await drop?.()
})

const withdraw = (code: string | null) =>
  db.run(
    `update auth_contract set code = coalesce($2, 'ENT_TAX'), status = case when $2::text is null then 'EFFECTIVE' else 'REVOKED' end,
            signed_at = '2026-02-01', revoked_at = case when $2::text is null then null else now() end where company_id = $1`,
    [company, code],
  )

/** Tables of which a row of the enterprise leaves with the export: by the conditions that it reads them with. */
async function telling(): Promise<string[]> {
  const found: string[] = []
  for (const { name, own, open, byTenant } of tables) {
    const from = byTenant ? db.ofCompany(company) : db
    const row = await from.one(
      `select 1 from ${name} t where ${own}${open ? ` and ${open}` : ''} limit 1`,
      [company],
    )
    if (row) found.push(name)
  }
  return found.sort()
}

const kindsOf = (kind: Kind) => [...LIST].flatMap(([table, of]) => (of === kind ? [table] : []))

it('every table is one of the list: what was found of enterprises, what their files and bureaus told, or the company’s own', async () => {
  await withdraw(null)
  expect(await telling()).toEqual([...LIST.keys()].sort())
})

describe('once an enterprise took back its consent', () => {
  it('to be queried, nothing that was found of it leaves; its data do', async () => {
    await withdraw('ENT_QUERY')
    const told = await telling()
    expect(told.filter((table) => LIST.get(table) === 'JUDGED')).toEqual([])
    expect(told).toEqual([...kindsOf('FACTS'), ...kindsOf('OWN')].sort())
  })

  it('to its taxes while files of its own are left, nothing that was found of it leaves', async () => {
    await withdraw('ENT_TAX')
    await db.run('update collect_task set sealed_at = now() where company_id = $1', [company])
    const told = await telling()
    await db.run('update collect_task set sealed_at = null where company_id = $1', [company])
    expect(told.filter((table) => LIST.get(table) === 'JUDGED')).toEqual([])
    expect(told).toContain('invoice')
  })

  it('to its taxes, nothing but the company’s own leaves', async () => {
    await withdraw('ENT_TAX')
    expect(await telling()).toEqual(kindsOf('OWN').sort())
  })

  it('nor what was found of another enterprise with its data', async () => {
    for (const table of ['backtest_row', 'graph_query', 'risk_subject'])
      await db.run(`update ${table} set enterprise_id = $2 where company_id = $1`, [company, OTHER])
    await db.run(
      "update risk_subject set reports = jsonb_build_array(jsonb_build_object('reportNo', $2::text)) where company_id = $1",
      [company, MARK],
    )
    const resting = ['backtest_row', 'graph_query', 'risk_override', 'risk_subject']
    await withdraw(null)
    expect(await telling()).toEqual(expect.arrayContaining(resting))
    await withdraw('ENT_TAX')
    expect((await telling()).filter((table) => resting.includes(table))).toEqual([])
  })
})

it('whoever holds judgements together tells no sum of them: each of its columns was looked at', async () => {
  const wholes = await db.rows<{ name: string }>(
    `select distinct confrelid::regclass::text as name from pg_constraint
      where contype = 'f' and conrelid::regclass::text = any($1::text[]) order by 1`,
    [kindsOf('JUDGED')],
  )
  const told = wholes
    .filter(({ name }) => LIST.get(name) === 'OWN')
    .map(({ name }) => [name, tables.find((one) => one.name === name)!.columns.map((c) => c.name)])
  expect(Object.fromEntries(told)).toEqual(HOLDERS)
})

it('what collections brought and a withdrawal took out lies in history and leaves with no export, though a file is left', async () => {
  await withdraw('ENT_TAX')
  await db.run('update collect_task set sealed_at = now() where company_id = $1', [company])
  await db.run("update import_batch set blob_key = '' where company_id = $1", [company])
  await db.run('delete from invoice where company_id = $1', [company])
  const records = RECORD_TABLES.filter((table) => LIST.has(table))
  for (const table of records)
    await db.run(`update ${table} set gone = true, source = 'ETAX:4403' where company_id = $1`, [
      company,
    ])
  const brought = [
    ...['collect_event', 'collect_item', 'collect_task', 'rpa_record', 'counterparty', 'goods'],
    ...['invoice_history', 'invoice_item', ...records],
  ]
  expect(records.length).toBeGreaterThan(20)
  expect((await telling()).filter((table) => brought.includes(table))).toEqual([])
  // Of files all of it leaves, also what is gone since.
  for (const table of records)
    await db.run(`update ${table} set source = 'UPLOAD' where company_id = $1`, [company])
  await db.run("update import_batch set blob_key = 'ab' where company_id = $1", [company])
  expect(await telling()).toEqual(expect.arrayContaining(['invoice_history', ...records]))
})
