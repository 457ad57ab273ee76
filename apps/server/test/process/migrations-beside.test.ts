/** Migrations beside processes that go on working: whoever reads or writes a table never stands behind one (docs/decisions/0255). */
import { createHash } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrate, programMigrations } from '../../src/db/migrate.ts'
import type { Database } from '../../src/db/pool.ts'
import { openDatabase } from '../../src/db/pool.ts'
import { cloneDatabase, until } from '../harness.ts'

let url: string
let db: Database
let drop: () => Promise<void>
const clients: pg.Client[] = []
beforeEach(async () => {
  const clone = await cloneDatabase()
  url = clone.url
  db = openDatabase(url, () => undefined)
  drop = clone.drop
})
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.end()))
  await db.close()
  await drop()
})

/** A process of the release before, which gives up a statement that stands for three seconds. */
async function client(): Promise<pg.Client> {
  const made = new pg.Client({ connectionString: url, statement_timeout: 3_000 })
  await made.connect()
  clients.push(made)
  return made
}

const file = (name: string, sql: string) => ({
  name,
  sql,
  sha256: createHash('sha256').update(sql).digest('hex'),
})
const withOne = async (name: string, sql: string) => [
  ...(await programMigrations()),
  file(name, sql),
]
const waitsFor = (what: string) =>
  until(async () =>
    db.one(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like $1",
      [`%${what}%`],
    ),
  )

it('a file that waits for a table lets statements of others pass, and is applied once it is free', async () => {
  const reader = await client()
  await reader.query('begin')
  await reader.query('select 1 from company limit 1')
  const sql = 'alter table company add column tried text;'
  const done = migrate(db, await withOne('9998-tried.sql', sql))
  await waitsFor('add column tried')
  const other = await client()
  // The reader ends only after these: whoever stood behind the file until it has the table would never be answered.
  for (let n = 0; n < 3; n++) await other.query('select 1 from company limit 1')
  await reader.query('commit')
  expect(await done).toEqual(['9998-tried.sql'])
  expect(await db.one('select tried from company where false')).toBe(null)
})

it('an index is built beside a writer, while another process waits for its turn to migrate', async () => {
  // What a build that was cut off leaves behind.
  await db.run('create index company_tried on company (id)')
  await db.run(
    "update pg_index set indisvalid = false where indexrelid = 'company_tried'::regclass",
  )
  const writer = await client()
  await writer.query('begin')
  await writer.query("insert into company (name, kind) values ('writes', 'CUSTOMER')")
  const migrations = await withOne(
    '9998-tried.sql',
    '-- why\ncreate index concurrently if not exists company_tried on company (kind, id);\n',
  )
  const first = migrate(db, migrations)
  await waitsFor('company_tried')
  const second = migrate(db, migrations)
  const other = await client()
  await other.query("insert into company (name, kind) values ('is not held up', 'CUSTOMER')")
  await writer.query('commit')
  expect([await first, await second].flat()).toEqual(['9998-tried.sql'])
  const index = await db.one(
    "select indisvalid, indnatts::int as columns from pg_index where indexrelid = 'company_tried'::regclass",
  )
  expect(index).toEqual({ indisvalid: true, columns: 2 })
})

it('of files of which one fails those before it stay, and the rest is applied when it is mended', async () => {
  const made = file('9997-made.sql', 'create table made (n int);')
  const bad = file('9998-bad.sql', 'create table half (n int); select 1 / 0;')
  const own = await programMigrations()
  await expect(migrate(db, [...own, made, bad])).rejects.toThrow('division by zero')
  expect(
    await db.one("select to_regclass('made') is not null as made, to_regclass('half') as half"),
  ).toEqual({ made: true, half: null })
  const mended = file('9998-bad.sql', 'create table half (n int);')
  expect(await migrate(db, [...own, made, mended])).toEqual(['9998-bad.sql'])
})
