/**
 * What whoever gets a statement of his own onto a connection of the running product can reach from there: no other role, no other
 * login, no file, no program, no large object.
 */
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/pool.ts'
import { LOADER, ROLES } from '../../src/db/role-names.ts'
import { tenantOf } from '../../src/db/tenant.ts'
import { openClone } from '../harness.ts'

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ db, drop } = await openClone())
})
afterAll(async () => {
  await drop?.()
})

/** Connections of the product at run time, by the role they stand under. */
const HANDLES = {
  xinjian_tenant: () => db.ofCompany(41),
  xinjian_system: () => db.as('system'),
  xinjian_operator: () => db.as('operator'),
  xinjian_eraser: () => db.eraserOf(41),
}
type Name = keyof typeof HANDLES
const NAMES = Object.keys(HANDLES) as Name[]

/** Each on the one connection of a transaction that is given up; the code of the refusal, or `DONE`. */
async function outcome(of: Name, ...texts: string[]): Promise<string> {
  let said = 'DONE'
  await HANDLES[of]()
    .transaction(async (_tx, client) => {
      for (const text of texts)
        await client.query(text).catch((error: pg.DatabaseError) => {
          said = error.code ?? String(error)
          throw error
        })
      throw new Error('given up')
    })
    .catch(() => undefined)
  return said
}

const userAfter = async (of: Name, ...texts: string[]): Promise<string> => {
  let user = ''
  await HANDLES[of]().transaction(async (_tx, client) => {
    for (const text of texts) await client.query(text)
    user = (await client.query('select current_user::text as name')).rows[0].name
    await client.query(`set role ${of}`)
  })
  return user
}

const BACK = {
  'reset role': ['reset role'],
  'set role none': ['set role none'],
  'set local role none': ['set local role none'],
  'session authorization default': ['reset session authorization', 'set role none'],
  'discard all is refused within a transaction, reset all': ['reset all', 'set role none'],
}

describe.each(NAMES)('a connection of %s', (own) => {
  it('works under its role', async () => {
    expect(await userAfter(own)).toBe(own)
  })

  it.each(Object.entries(BACK))('has nothing after: %s', async (_name, texts) => {
    const user = await userAfter(own, ...texts)
    expect(user).not.toBe('xinjian')
    const rights = await db.one<Record<string, boolean>>(
      `select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as above, rolinherit as inherits
         from pg_roles where rolname = $1`,
      [user],
    )
    expect(rights).toEqual({ above: false, inherits: user === own })
    if (user === own) return
    for (const table of ['enterprise', 'app_user', 'operator_audit', 'audit_entry', 'migration'])
      for (const text of [`select 1 from ${table}`, `delete from ${table}`])
        expect(await outcome(own, ...texts, text), text).toBe('42501')
  })

  it('becomes no other role and no other login', async () => {
    const logins = await db.rows<{ rolname: string }>(
      "select rolname from pg_roles where rolname <> all($1) and rolname not like '%\\_app\\_' || $2",
      [[own, ...(own === ROLES.tenant ? [LOADER] : [])], own.slice('xinjian_'.length)],
    )
    expect(logins.length).toBeGreaterThan(10)
    for (const { rolname } of logins) {
      for (const text of [
        `set role "${rolname}"`,
        `set session authorization "${rolname}"`,
        `select set_config('role', '${rolname}', false)`,
        `select set_config('session_authorization', '${rolname}', true)`,
      ]) {
        expect(await outcome(own, text), text).toBe('42501')
        expect(await outcome(own, 'set role none', text), `none; ${text}`).toBe('42501')
      }
    }
  })

  /** Nothing of this is for a role without rights; tried under the role and under the bare login. */
  const REFUSED = [
    "copy (select 1) to program 'true'",
    "copy captcha from program 'true'",
    "copy (select 1) to '/tmp/xinjian-out'",
    "select pg_read_file('/etc/hostname')",
    "select pg_read_binary_file('PG_VERSION')",
    "select pg_ls_dir('.')",
    "select pg_stat_file('PG_VERSION')",
    "select lo_import('/etc/hostname')",
    'select lo_creat(-1)',
    'select lo_create(0)',
    "select lo_from_bytea(0, '\\x00')",
    "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'xinjian'",
    'select pg_reload_conf()',
    'select pg_rotate_logfile()',
    'select * from pg_authid',
    'select * from pg_shadow',
    'create schema mine',
    "create function public.mine() returns int language sql security definer as 'select 1'",
    "create function pg_temp.mine() returns int language c as 'libc', 'getpid'",
    'create table public.mine (a int)',
    'create role mine',
    'create extension pg_trgm schema public',
    'alter role xinjian_tenant superuser',
    'alter role current_user superuser',
    'alter role xinjian password null',
    'grant xinjian_system to xinjian_tenant',
    'create publication mine for all tables',
    "select pg_create_physical_replication_slot('mine')",
    'alter table enterprise disable row level security',
    'drop policy own_company on enterprise',
    "set session_replication_role = 'replica'",
  ]
  it.each(REFUSED)('is refused: %s', async (text) => {
    const expected = expect.stringMatching(/^(42501|0LP01)$/)
    expect(await outcome(own, text)).toEqual(expected)
    expect(await outcome(own, 'set role none', text)).toEqual(expected)
  })
})

describe('a connection of a company', () => {
  const turned = 'select current_company()::int as id'

  it.each([
    "select set_config('xinjian.company', '42', false)",
    "select set_config('xinjian.company', '42', true)",
    "select turn_to_company(42, '', false)",
    "select turn_to_company(42, encode(hash, 'hex'), false) from company_turn",
    "select query_to_xml('select set_config(''xinjian.company'', ''42'', false)', true, true, '')",
    "select query_to_xml('set xinjian.company = 42', true, true, '')",
    "select count(*) from ts_stat('select set_config(''xinjian.company'', ''42'', false)::tsvector')",
    "update pg_settings set setting = '42' where name = 'xinjian.company'",
    "with t as (select set_config('xinjian.company', '42', true)) select * from t",
  ])('is turned to no other by a statement of its own: %s', async (text) => {
    let after: number | null = null
    await db.ofCompany(43).transaction(async (_tx, client) => {
      await client.query('savepoint before')
      await client.query({ text, name: text.slice(0, 60) }).then(
        () => undefined,
        async (error: pg.DatabaseError) => {
          expect(error.code).toMatch(/^(42501|0A000|22023|42P01)$/)
          await client.query('rollback to savepoint before')
        },
      )
      after = (await client.query(turned)).rows[0].id
    })
    expect(after).toBe(43)
  })

  it('takes one statement at a time where it takes values, so that none is put behind another', async () => {
    await expect(
      db
        .ofCompany(43)
        .rows('select 1 from collect_link where company_id = $1; set xinjian.company = 42', [43]),
    ).rejects.toMatchObject({ code: '42601' })
    expect(await db.ofCompany(43).one(turned)).toEqual({ id: 43 })
  })

  it('is turned for a transaction to the company above and back', async () => {
    const [parent, child] = await Promise.all(
      ['上级', '下级'].map((name) =>
        db.one<{ id: number }>(
          "insert into company (name, kind) values ($1, 'CUSTOMER') returning id",
          [name],
        ),
      ),
    )
    await db.run('update company set parent_id = $2 where id = $1', [child!.id, parent!.id])
    const seen: number[] = []
    await tenantOf(db, child!.id).transaction(async (tx, client) => {
      const now = async () => seen.push((await client.query(turned)).rows[0].id)
      await now()
      await tx.onParent(now)
      await now()
    })
    expect(seen).toEqual([child!.id, parent!.id, child!.id])
  })
})

it('no function that works with the rights of its owner is open to everybody', async () => {
  const open = await db.rows(
    `select p.oid::regprocedure::text as name from pg_proc p
      where p.prosecdef and p.pronamespace = 'public'::regnamespace
        and exists (select 1 from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a where a.grantee = 0)`,
  )
  expect(open).toEqual([])
})

it('nothing in a table is open to everybody', async () => {
  const open = await db.rows(
    `select c.relname as name from pg_class c, aclexplode(c.relacl) a
      where c.relnamespace = 'public'::regnamespace and a.grantee = 0`,
  )
  expect(open).toEqual([])
})
