/** The schema as it stands: every key leads to one company, and the row types are those of the migrations. */
import fs from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/pool.ts'
import { rowTypes } from '../../src/db/rows/generate.ts'
import { TABLES } from '../../src/db/rows/tables.ts'
import {
  FIRST_TABLE,
  isOfPlatform,
  KEPT_TABLES,
  LOCAL_TABLES,
  placementOf,
  REFERENCE_TABLES,
} from '../../src/db/tables.ts'
import { openClone } from '../harness.ts'

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ db, drop } = await openClone())
})
afterAll(async () => {
  await drop?.()
})

/** Unique indexes (primary keys among them) and foreign keys, each with whether the company is in it. */
const keys = async (): Promise<string[]> => {
  const indexes = await db.rows<{ table: string; key: string }>(
    `select c.relname as table, i.relname as key from pg_index x
       join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
      where x.indisunique and c.relnamespace = 'public'::regnamespace
        and not exists (select 1 from pg_attribute a
                         where a.attrelid = c.oid and a.attname = 'company_id' and a.attnum = any(x.indkey))`,
  )
  const references = await db.rows<{ table: string; target: string; key: string; whole: boolean }>(
    `select c.relname as table, f.relname as target, k.conname as key,
            exists (select 1 from pg_attribute a
                     where a.attrelid = c.oid and a.attname = 'company_id' and a.attnum = any(k.conkey)) as whole
       from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
      where k.contype = 'f' and c.relnamespace = 'public'::regnamespace`,
  )
  return [
    ...indexes.filter((i) => !isOfPlatform(i.table)).map((i) => `${i.table}: ${i.key}`),
    ...references
      // What is distributed may refer to what is whole everywhere; nothing whole refers to what is distributed.
      .filter((r) => !isOfPlatform(r.target) && (isOfPlatform(r.table) || !r.whole))
      .map((r) => `${r.table}: ${r.key}`),
  ].sort()
}

describe('keys', () => {
  it('each names its company, outside the named tables of the platform', async () => {
    expect(await keys()).toEqual([])
  })

  it('one that does not is found: an index, a primary key, a reference', async () => {
    await db.run('create unique index stray_index on report (report_no)')
    await db.run(
      'create table stray (id int primary key, company_id int not null, unique (company_id, id))',
    )
    await db.run(
      'create table stray_child (company_id int not null, n int, id int references stray (id), primary key (company_id, n))',
    )
    expect(await keys()).toEqual([
      'report: stray_index',
      'stray: stray_pkey',
      'stray_child: stray_child_id_fkey',
    ])
    await db.run('drop index stray_index')
    await db.run('drop table stray_child, stray')
  })
})

describe('distribution', () => {
  it('every table of the database has its place, and none that is not there', async () => {
    expect(
      [...REFERENCE_TABLES, ...LOCAL_TABLES, ...KEPT_TABLES].filter(
        (t) => t !== 'migration' && !(TABLES as readonly string[]).includes(t),
      ),
    ).toEqual([])
    const places = Map.groupBy(TABLES, placementOf)
    expect(places.get('reference')).toEqual([...REFERENCE_TABLES])
    expect(places.get('local')?.sort()).toEqual(
      [...LOCAL_TABLES, ...KEPT_TABLES].filter((t) => t !== 'migration').sort(),
    )
    expect(places.get('company')).toContain(FIRST_TABLE)
  })

  it('what is distributed names its company in every row', async () => {
    const nameless = await db.rows<{ name: string }>(
      `select c.relname as name from pg_class c
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
          and not exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and a.attnotnull)`,
    )
    expect(nameless.map((t) => t.name).filter((t) => !isOfPlatform(t))).toEqual([])
  })
})

it('row types are those of the migrated database; else run scripts/row-types.ts', async () => {
  const folder = new URL('../../src/db/rows/', import.meta.url)
  const made = await rowTypes(db)
  const there = (await fs.readdir(folder)).filter((name) => name !== 'generate.ts')
  expect(there.sort()).toEqual([...made.keys()].sort())
  for (const [name, text] of made)
    expect(await fs.readFile(new URL(name, folder), 'utf8'), name).toBe(text)
})
