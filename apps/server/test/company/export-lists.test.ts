/**
 * What an export of a company holds is read from the catalogue: every table with a company is exported or stands in the list with its reason, and
 * no column whose name looks secret, or of a person, is neither left out, masked nor told to be none.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/pool.ts'
import {
  COLUMNS_LEFT_OUT,
  LOOKS_SECRET,
  NO_SECRETS,
  PLATFORM_TABLES_LEFT_OUT,
  RECORD_HASH,
  TABLES_LEFT_OUT,
} from '../../src/features/companyExport/left-out.ts'
import { isMasked, LOOKS_PERSONAL, NO_PERSONS } from '../../src/features/companyExport/personal.ts'
import { OWN_BY, tablesOf } from '../../src/features/companyExport/tables.ts'
import { recordMasks } from '../../src/features/facts/records/masks.ts'
import { RECORD_TABLES } from '../../src/features/facts/records/registry.ts'
import { openClone } from '../harness.ts'

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ db, drop } = await openClone())
})
afterAll(async () => {
  await drop?.()
})

/** From information_schema, which the export does not read. */
const standing = async () =>
  db.rows<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, 2`,
  )

describe('tables', () => {
  const neither = async () => {
    const exported = new Set((await tablesOf(db)).map(({ name }) => name))
    const known = { ...TABLES_LEFT_OUT, ...PLATFORM_TABLES_LEFT_OUT }
    const all = new Set((await standing()).map(({ table }) => table))
    return [...all].filter((table) => !exported.has(table) && !(table in known))
  }

  it('each is exported or left out with a reason', async () => {
    expect(await neither()).toEqual([])
  })

  it('one with a company is exported without anybody saying so; one of the platform is asked about', async () => {
    await db.run('create table forgotten (company_id int, id int, primary key (company_id, id))')
    await db.run('create table overlooked (id int primary key)')
    expect((await tablesOf(db)).map(({ name }) => name)).toContain('forgotten')
    expect(await neither()).toEqual(['overlooked'])
    await db.run('drop table forgotten, overlooked')
  })

  it('none of the lists names what is not there, or what is exported', async () => {
    const all = await standing()
    const tables = new Set(all.map(({ table }) => table))
    const listed = [TABLES_LEFT_OUT, PLATFORM_TABLES_LEFT_OUT, OWN_BY].flatMap(Object.keys)
    expect(listed.filter((table) => !tables.has(table))).toEqual([])
    const withCompany = new Set(
      all.filter(({ column }) => column === 'company_id').map(({ table }) => table),
    )
    expect(Object.keys(PLATFORM_TABLES_LEFT_OUT).filter((t) => withCompany.has(t))).toEqual([])
    expect(Object.keys(TABLES_LEFT_OUT).filter((t) => !withCompany.has(t))).toEqual([])
    const columns = new Set(all.map(({ table, column }) => `${table}.${column}`))
    const named = [COLUMNS_LEFT_OUT, NO_SECRETS, NO_PERSONS].flatMap(Object.keys)
    expect(named.filter((name) => !name.startsWith('*') && !columns.has(name))).toEqual([])
  })

  it('each is read in the order of a key, by a login that may', async () => {
    for (const table of await tablesOf(db)) {
      const reader = table.byTenant ? db.ofCompany(1) : db.as('system')
      const key = await db.rows<{ column: string }>(
        `select column_name as column from information_schema.table_constraints
           join information_schema.key_column_usage using (constraint_schema, constraint_name, table_name)
          where constraint_type = 'PRIMARY KEY' and constraint_schema = 'public' and table_name = $1 and column_name <> 'company_id'`,
        [table.name],
      )
      // One whose key is the company alone has one row of it.
      expect(table.key.map(({ name }) => name).sort(), table.name).toEqual(
        key.map(({ column }) => column).sort(),
      )
      await reader.rows(
        `select ${table.columns.map((c) => `"${c.name}"`)} from ${table.name} limit 1`,
      )
    }
  })
})

describe('columns', () => {
  const exported = async () =>
    (await tablesOf(db)).flatMap(({ name, columns }) =>
      columns.map((column) => ({
        table: name,
        column: column.name,
        name: `${name}.${column.name}`,
      })),
    )
  const isRecordHash = ({ table, column }: { table: string; column: string }) =>
    column === RECORD_HASH && (RECORD_TABLES as readonly string[]).includes(table)
  const secret = async () =>
    (await exported())
      .filter(({ column }) => LOOKS_SECRET.test(column))
      .filter((c) => !isRecordHash(c))
      .filter(({ name, column }) => !(name in NO_SECRETS) && !(`*.${column}` in NO_SECRETS))
      .map(({ name }) => name)

  it('none that looks secret is exported unless it is told to be none', async () => {
    expect(await secret()).toEqual([])
  })

  it('a new one that looks secret is found', async () => {
    await db.run('alter table enterprise add column api_secret text, add column pin_salt bytea')
    expect(await secret()).toEqual(['enterprise.api_secret', 'enterprise.pin_salt'])
    await db.run('alter table enterprise drop column api_secret, drop column pin_salt')
  })

  const personal = async () => {
    const records = recordMasks()
    return (await exported())
      .filter(({ column }) => LOOKS_PERSONAL.test(column))
      .filter(({ table, column }) => !records[table]?.columns.has(column))
      .filter(({ name }) => !isMasked(name) && !(name in NO_PERSONS))
      .map(({ name }) => name)
  }

  it('none that looks like a person’s is told as it rests', async () => {
    expect(await personal()).toEqual([])
  })

  it('a new one of a person is found', async () => {
    await db.run('alter table enterprise add column linkman text')
    expect(await personal()).toEqual(['enterprise.linkman'])
    await db.run('alter table enterprise drop column linkman')
  })
})
