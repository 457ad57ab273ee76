/** A database that another baseline made: refused in words at the start, and left as it stands. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../../src/db/migrate.ts'
import { type Database, openDatabase } from '../../src/db/pool.ts'
import { SettingFault } from '../../src/setting-fault.ts'
import { type Login, plainOwner } from '../support/plain-owner.ts'

let login: Login
let own: Database
beforeAll(async () => {
  login = await plainOwner()
  own = openDatabase(login.url, () => undefined)
})
afterAll(async () => {
  await own.close()
  await login.drop()
})

const refusal = () =>
  migrate(own).then(
    () => null,
    (error: unknown) => error,
  )

it('of before the baseline: told to begin with an empty folder, nothing touched', async () => {
  await own.run(
    'create table migration (name text primary key, sha256 text not null, at timestamptz not null default now())',
  )
  await own.run("insert into migration (name, sha256) values ('0001-account.sql', 'a')")
  await own.run("create table company as select 1 as id, '甲'::text as name")
  const refused = await refusal()
  expect(refused).toBeInstanceOf(SettingFault)
  expect((refused as Error).message).toContain('请改用一个空的 DATA_DIR')
  expect(await own.rows('select id, name from company')).toEqual([{ id: 1, name: '甲' }])
  expect(await own.rows('select name from migration')).toEqual([{ name: '0001-account.sql' }])
  expect(
    await own.rows('select rolname from pg_roles where rolname like $1', [`${login.name}_app_%`]),
  ).toEqual([])
})

it('an empty one is made by the baseline; once that is cut anew, it is one of another', async () => {
  await own.run('drop table company, migration')
  expect(await migrate(own)).toContain('0001-baseline.sql')
  expect(await migrate(own)).toEqual([])
  await own.run("update migration set sha256 = 'another' where name = '0001-baseline.sql'")
  expect(await refusal()).toBeInstanceOf(SettingFault)
  expect(await own.rows('select name from migration where sha256 = $1', ['another'])).toHaveLength(
    1,
  )
})
