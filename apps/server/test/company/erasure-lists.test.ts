/**
 * What an erasure goes through is read from the catalogue: every table with a company is erased or stands in the committed list with its reason,
 * somebody may delete there, and each goes after those that refer to it.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/db/pool.ts'
import { KEPT, KEPT_ELSEWHERE } from '../../src/features/companyErasure/kept.ts'
import { DOORS, isErased, tablesOf } from '../../src/features/companyErasure/tables.ts'
import { openClone } from '../harness.ts'

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ db, drop } = await openClone())
})
afterAll(async () => {
  await drop?.()
})

/** From information_schema, which the erasure does not read. */
const withCompany = async () =>
  (
    await db.rows<{ table: string }>(
      `select c.table_name as table from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = 'company_id' order by 1`,
    )
  ).map(({ table }) => table)
const unerased = async () => {
  const erased = new Set((await tablesOf(db)).filter(isErased).map(({ name }) => name))
  return (await withCompany()).filter((table) => !erased.has(table) && !(table in KEPT))
}
/** Erased in name, but nobody of the product may delete there. */
const nobodys = async () =>
  (await tablesOf(db)).filter((t) => isErased(t) && t.by === null).map(({ name }) => name)

it('each table with a company is erased or kept with a reason, and somebody may delete there', async () => {
  expect((await withCompany()).length).toBeGreaterThan(200)
  expect(await unerased()).toEqual([])
  expect(await nobodys()).toEqual([])
})

it('a new table is erased without a line anywhere; one that nobody may delete from is found', async () => {
  await db.run('create table forgotten (company_id int, id int, primary key (company_id, id))')
  await db.run("call guard_by_company('forgotten')")
  await db.run('create table sealed (company_id int, id int, primary key (company_id, id))')
  await db.run("call guard_by_company('sealed')")
  await db.run("call only_added('sealed')")
  await db.run('create table shut (company_id int, id int, primary key (company_id, id))')
  await db.run("call guard_by_company('shut')")
  await db.run('revoke delete on shut from xinjian_tenant')
  const by = new Map((await tablesOf(db)).map((table) => [table.name, table.by]))
  expect(['forgotten', 'sealed', 'shut'].map((name) => by.get(name))).toEqual([
    'eraser',
    'eraser',
    null,
  ])
  expect(await nobodys()).toEqual(['shut'])
  await db.run('drop table forgotten, sealed, shut')
})

it('the lists name what is there, and each where it belongs', async () => {
  const own = new Set(await withCompany())
  expect(Object.keys(KEPT).filter((table) => !own.has(table))).toEqual([])
  expect(DOORS.filter((table) => !own.has(table))).toEqual([])
  expect(Object.keys(KEPT_ELSEWHERE).filter((table) => own.has(table))).toEqual([])
  for (const [table, { emptied = [] }] of Object.entries(KEPT)) {
    const columns = await db.rows<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1 and data_type = 'text'`,
      [table],
    )
    const names = columns.map(({ name }) => name)
    expect(
      emptied.filter((column) => !names.includes(column)),
      table,
    ).toEqual([])
  }
})

it('each goes after those that refer to it', async () => {
  const order = (await tablesOf(db)).map(({ name }) => name)
  const references = await db.rows<{ from: string; to: string }>(
    `select a.table_name as from, b.table_name as to from information_schema.referential_constraints r
       join information_schema.table_constraints a on a.constraint_name = r.constraint_name
       join information_schema.table_constraints b on b.constraint_name = r.unique_constraint_name
      where a.table_name <> b.table_name`,
  )
  const among = references.filter(({ from, to }) => order.includes(from) && order.includes(to))
  expect(among.length).toBeGreaterThan(15)
  for (const { from, to } of among)
    expect(order.indexOf(from), `${from} → ${to}`).toBeLessThan(order.indexOf(to))
})

it('the eraser reaches rows of the company that it is turned to, and of no other', async () => {
  await db.run(
    "insert into enterprise (company_id, tax_no, name) values (1, 'a', 'a'), (2, 'b', 'b'), (2, 'c', 'c')",
  )
  await db.run(
    `insert into audit_entry (company_id, seq, hash, body) values (1, 1, '', '{"action":"x"}'), (2, 1, '', '{"action":"x"}')`,
  )
  const one = db.eraserOf(1)
  expect(await one.run('delete from enterprise')).toBe(1)
  expect(
    await one.run(`update audit_entry set body = '{"action":"companyErased","erased":true}'`),
  ).toBe(1)
  // Nothing else can be put in the place of a body, and none of the log can be taken away.
  for (const text of [
    `update audit_entry set body = '{"action":"x"}'`,
    "update audit_entry set hash = ''",
    'delete from audit_entry',
    'delete from audit_head',
    'select 1 from app_user',
    'set role xinjian_tenant',
    'update ledger_entry set amount = 0',
  ])
    await expect(one.run(text), text).rejects.toMatchObject({ code: '42501' })
})
