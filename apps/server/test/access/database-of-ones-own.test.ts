/** Logins of the running product in a PostgreSQL of somebody's own: made where the owner may, else said, and checked at each start. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrate } from '../../src/db/migrate.ts'
import { type Database, openDatabase } from '../../src/db/pool.ts'
import { type Login, plainOwner } from '../support/plain-owner.ts'

let login: Login
let own: Database
const opened: Database[] = []
const open = (url: string) => {
  const db = openDatabase(url, () => undefined)
  opened.push(db)
  return db
}
beforeEach(async () => {
  login = await plainOwner()
  own = open(login.url)
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((db) => db.close()))
  await login.drop()
})

const whoAmI = (db: Pick<Database, 'one'>) =>
  db.one('select session_user::text as login, current_user::text as role')

/** The statements at the end of what a start says. */
const statementsOf = async (refused: Promise<unknown>): Promise<string[]> => {
  const said = await refused.then(
    () => '',
    (error: Error) => error.message,
  )
  expect(said).toContain('请由数据库管理员执行以下语句')
  return said.split('\n').slice(1)
}

it('the owner makes them, each for its role', async () => {
  await migrate(own)
  expect(await whoAmI(own.ofCompany(1))).toEqual({
    login: `${login.name}_app_tenant`,
    role: 'xinjian_tenant',
  })
  expect(await whoAmI(own.as('system'))).toEqual({
    login: `${login.name}_app_system`,
    role: 'xinjian_system',
  })
  expect(await whoAmI(own.as('operator'))).toEqual({
    login: `${login.name}_app_operator`,
    role: 'xinjian_operator',
  })
  expect(await whoAmI(own.eraserOf(1))).toEqual({
    login: `${login.name}_app_eraser`,
    role: 'xinjian_eraser',
  })
})

it('entries of a loan are held when the loan goes with its company, as PostgreSQL does by the owner, and changed by nobody', async () => {
  await migrate(own)
  expect(await own.rows('select 1 from loan_entry for key share')).toEqual([])
  await expect(own.run('update loan_entry set fen = 1')).rejects.toMatchObject({ code: '42501' })
})

it('one that may not is told the statements, and starts once an administrator ran them', async () => {
  await login.withoutRoles()
  const statements = await statementsOf(migrate(own))
  expect(statements).toHaveLength(9)
  expect(statements.join('\n')).not.toContain(new URL(own.logins('tenant').url).password)
  await login.admin(...statements)
  await migrate(own)
  expect(await whoAmI(own.ofCompany(1))).toMatchObject({ login: `${login.name}_app_tenant` })
})

it('a new password of the owner makes new ones', async () => {
  await migrate(own)
  await login.admin(`alter role ${login.name} password 'other'`)
  const again = open(Object.assign(new URL(login.url), { password: 'other' }).href)
  await migrate(again)
  expect(await whoAmI(again.ofCompany(1))).toMatchObject({ role: 'xinjian_tenant' })
  const old = open(login.url)
  await expect(old.as('system').one('select 1')).rejects.toMatchObject({ code: '28P01' })
})

it('a login that changed its own password is set right at the next start', async () => {
  await migrate(own)
  await own.as('operator').transaction(async (_tx, client) => {
    await client.query('set role none')
    await client.query("alter role current_user password 'mine'")
    await client.query("alter role current_user set search_path = 'pg_temp'")
    await client.query('set role xinjian_operator')
  })
  await migrate(own)
  const again = open(login.url)
  expect(await again.as('operator').one('show search_path')).toEqual({
    search_path: '"$user", public',
  })
})

const TOO_MUCH: [what: string, given: (name: string) => string, taken: RegExp][] = [
  ['superuser', (name) => `alter role ${name}_app_tenant superuser`, /_app_tenant" nosuperuser;/],
  [
    'another role',
    (name) => `grant xinjian_system to ${name}_app_tenant`,
    /revoke "xinjian_system"/,
  ],
  [
    'its role by inheritance',
    (name) => `grant xinjian_tenant to ${name}_app_tenant with inherit true`,
    /revoke "xinjian_tenant"/,
  ],
  [
    'a role of files',
    (name) => `grant pg_read_server_files to ${name}_app_system`,
    /pg_read_server/,
  ],
]
it.each(TOO_MUCH)(
  'one that was given %s stops the start of an owner who cannot take it',
  async (_what, given, taken) => {
    await migrate(own)
    await login.admin(given(login.name), `alter role ${login.name} nocreaterole`)
    const statements = await statementsOf(migrate(own))
    expect(statements.join('\n')).toMatch(taken)
    await login.admin(...statements)
    await migrate(own)
  },
)

it('an address without a password is refused in words', () => {
  const url = Object.assign(new URL(login.url), { password: '' })
  expect(() => open(url.href).as('system')).toThrow(/DATABASE_URL 须写明用户名与密码/)
})

it('several at once on one cluster do not stand in each other\u2019s way', async () => {
  await Promise.all([1, 2, 3, 4].map(() => migrate(open(login.url))))
  expect(await whoAmI(own.ofCompany(1))).toMatchObject({ role: 'xinjian_tenant' })
})
