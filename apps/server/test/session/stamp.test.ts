/** Who a session is, is kept by the versions of the rows that say it: whatever changes one of them acts at the next call. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Database, dbOf } from '../../src/db/pool.ts'
import { sowRoles } from '../../src/features/session/role-seeds.ts'
import { findSession, openSession } from '../../src/features/session/sessions.ts'
import type { Session } from '../../src/http/context.ts'
import { openClone } from '../harness.ts'

let db: Database
let drop: () => Promise<void>
let token: string
let statements: string[]

const OWN = 4_711
const PARENT = 4_700

beforeEach(async () => {
  ;({ db, drop } = await openClone())
  await sowRoles(db)
  await db.run(
    `insert into company (id, name, kind, parent_id) overriding system value
     values (${PARENT}, '银行', 'CUSTOMER', null), (${OWN}, '支行', 'CUSTOMER', ${PARENT})`,
  )
  const user = await db.one<{ id: number }>(
    `insert into app_user (company_id, user_name, mobile) values (${OWN}, 'stamp', '19911112222') returning id`,
  )
  await db.run("insert into user_role (user_id, role_code) values ($1, 'ROLE_COMPANY_STAFF')", [
    user!.id,
  ])
  token = (await openSession(db, { id: user!.id, companyId: OWN }, 'MAIN')).token
})
afterEach(() => drop())

/** Notes what is sent to the database for it. */
const find = (): Promise<Session> => {
  statements = []
  const { rows, one, run } = db
  const noted =
    <A extends unknown[], R>(send: (text: string, ...rest: A) => R) =>
    (text: string, ...rest: A): R => {
      statements.push(text)
      return send(text, ...rest)
    }
  return findSession(
    { rows: noted(rows) as typeof rows, one: noted(one) as typeof one, run: noted(run) },
    token,
  )
}
const told = async (): Promise<unknown> => {
  const refused = (error: Error & { code?: string }) => ({ refused: error.code })
  return find().then(
    ({
      permissions,
      roles,
      namedRoles,
      holder,
      companyName,
      userName,
    }: Session & { companyName?: string }) => ({
      may: [...permissions].sort(),
      roles,
      namedRoles,
      holder,
      companyName,
      userName,
    }),
    refused,
  )
}

it('is read whole once, and asked for in one statement from then on', async () => {
  await find()
  expect(statements).toHaveLength(2)
  const first = await find()
  expect(statements).toHaveLength(1)
  expect(statements[0]).not.toContain('json_build_object')
  expect((await find()).permissions).toBe(first.permissions)
})

describe('changes of what it is made of', () => {
  const role = "(select id from role where code = 'ROLE_COMPANY_STAFF')"
  const user = "(select id from app_user where user_name = 'stamp')"
  const can = (permission: string, does: boolean) => (seen: { may: string[] }) =>
    seen.may.includes(permission) === does

  it.each<[string, string, (seen: never) => boolean]>([
    [
      'a permission is taken',
      `delete from role_permission where role_id = ${role} and permission = 'board.read'`,
      can('board.read', false),
    ],
    [
      'a permission is granted',
      `insert into role_permission (role_id, permission) values (${role}, 'user.write')`,
      can('user.write', true),
    ],
    [
      'a permission is gone from the platform',
      "delete from permission where name = 'board.read'",
      can('board.read', false),
    ],
    [
      'the role has another name',
      `update role set name = '经办' where id = ${role}`,
      (seen: { namedRoles: { roleName: string }[] }) => seen.namedRoles[0]?.roleName === '经办',
    ],
    ['the role is gone', `delete from role where id = ${role}`, can('board.read', false)],
    [
      'a role is given',
      `insert into user_role (user_id, role_code) values (${user}, 'ROLE_COMPANY_ADMIN')`,
      can('user.write', true),
    ],
    ['a role is taken', `delete from user_role where user_id = ${user}`, can('board.read', false)],
    [
      'the account has another name',
      `update app_user set name = '张三' where id = ${user}`,
      (seen: { holder: { name: string } }) => seen.holder.name === '张三',
    ],
    [
      'the account is frozen',
      `update app_user set status = 'FROZEN' where id = ${user}`,
      (seen: { refused: string }) => seen.refused === 'ACCOUNT_FROZEN',
    ],
    [
      'its company has another name',
      `update company set name = '分行' where id = ${OWN}`,
      (seen: { holder: { companyName: string } }) => seen.holder.companyName === '分行',
    ],
    [
      'its company is frozen',
      `update company set status = 'FROZEN' where id = ${OWN}`,
      (seen: { refused: string }) => seen.refused === 'ACCOUNT_FROZEN',
    ],
    [
      'the company whose customer it is is frozen',
      `update company set status = 'FROZEN' where id = ${PARENT}`,
      (seen: { refused: string }) => seen.refused === 'ACCOUNT_FROZEN',
    ],
    [
      'the session is ended',
      'delete from session',
      (seen: { refused: string }) => seen.refused === 'SESSION_EXPIRED',
    ],
    [
      'the session runs out',
      "update session set expires_at = now() - interval '1 second'",
      (seen: { refused: string }) => seen.refused === 'SESSION_EXPIRED',
    ],
  ])('act at the next call: %s', async (_, change, holds) => {
    expect(holds((await told()) as never), 'before').toBe(false)
    await told()
    await db.run(change)
    expect(holds((await told()) as never), 'after').toBe(true)
  })

  it('act when they are committed, not before, and not at all when they are taken back', async () => {
    const before = await told()
    await db
      .transaction(async (tx, client) => {
        await tx.run(`delete from role_permission where role_id = ${role}`)
        expect(await told()).toEqual(before)
        const { permissions } = await findSession(dbOf(client), token)
        expect([...permissions]).toEqual([])
        throw new Error('given up')
      })
      .catch(() => undefined)
    expect(await told()).toEqual(before)
  })

  it('a role of its own company by a code that it already has', async () => {
    await db.run(`insert into user_role (user_id, role_code) values (${user}, 'RISK')`)
    const seen = (await told()) as { may: string[] }
    expect(seen.may).not.toContain('user.write')
    await db.run(
      `with made as (insert into role (company_id, code, name) values (${OWN}, 'RISK', '风控') returning id)
       insert into role_permission (role_id, permission) select id, 'user.write' from made`,
    )
    expect(((await told()) as { may: string[] }).may).toContain('user.write')
  })

  it('of a demo session, whose roles are those of the session', async () => {
    const { id } = (await db.one<{ id: number }>(`select ${user} as id`))!
    token = (await openSession(db, { id, companyId: OWN }, 'DEMO')).token
    const seen = (await told()) as { may: string[] }
    const taken = seen.may[0]!
    await db.run(
      "delete from role_permission where permission = $1 and role_id = (select id from role where code = 'ROLE_DEMO')",
      [taken],
    )
    expect(((await told()) as { may: string[] }).may).toEqual(seen.may.slice(1))
  })
})

it('what a role may do is granted or taken, never changed past its version', async () => {
  for (const text of [
    "update role_permission set permission = 'board.read'",
    'truncate role_permission',
  ])
    await expect(db.run(text)).rejects.toThrow(/granted or taken/)
})
