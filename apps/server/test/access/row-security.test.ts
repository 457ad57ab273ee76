/**
 * Row-level security beneath the statements: what a tenant's connection may see is decided by PostgreSQL, so that a forgotten
 * condition leaks nothing, and a table that is not guarded is found here.
 */
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { turnTo } from '../../src/db/connection-pool.ts'
import { migrate } from '../../src/db/migrate.ts'
import { type Database, openDatabase } from '../../src/db/pool.ts'
import { ROLES } from '../../src/db/role-names.ts'
import { tenantOf } from '../../src/db/tenant.ts'
import { openClone } from '../harness.ts'
import { type Login, plainOwner } from '../support/plain-owner.ts'

let db: Database
let drop: () => Promise<void>
const [OURS, THEIRS] = [41, 42]

beforeAll(async () => {
  ;({ db, drop } = await openClone())
})
afterAll(async () => {
  await drop?.()
})
beforeEach(async () => {
  await db.run('delete from enterprise')
  for (const company of [OURS, THEIRS])
    await db.run('insert into enterprise (company_id, id, tax_no, name) values ($1, 7, $2, $3)', [
      company,
      `TAX${company}`,
      `企业${company}`,
    ])
})

const names = (rows: { name: string }[]) => rows.map((r) => r.name).sort()

describe('a tenant sees its own rows, whatever its statement says', () => {
  it('a join that forgets the company leaks nothing', async () => {
    // Tied to the company in one place, which satisfies the check of the text; the joined table is not.
    const forgetful = `select o.name from enterprise e join enterprise o on o.id = e.id where e.company_id = $1`
    expect(names(await tenantOf(db, OURS).rows(forgetful))).toEqual(['企业41'])
    expect(names(await tenantOf(db, THEIRS).rows(forgetful))).toEqual(['企业42'])
    expect(names(await db.rows(forgetful, [OURS]))).toEqual(['企业41', '企业42'])
  })

  it('nor does one that forgets it altogether, in a transaction or on a connection another company used', async () => {
    const all = 'select name from enterprise'
    for (const company of [OURS, THEIRS, OURS]) {
      const own = db.ofCompany(company)
      expect(names(await own.rows(all))).toEqual([`企业${company}`])
      expect(names(await own.transaction((tx) => tx.rows(all)))).toEqual([`企业${company}`])
    }
  })

  it('a rolled back transaction leaves the connection with the company it had', async () => {
    const fails = db.ofCompany(THEIRS).transaction(async (tx) => {
      await tx.run('select 1 / 0')
    })
    await expect(fails).rejects.toThrow()
    expect(names(await db.ofCompany(OURS).rows('select name from enterprise'))).toEqual(['企业41'])
    expect(names(await db.ofCompany(THEIRS).rows('select name from enterprise'))).toEqual([
      '企业42',
    ])
  })

  it('it writes nothing into another company and changes nothing of it', async () => {
    const own = db.ofCompany(OURS)
    const insert = "insert into enterprise (company_id, tax_no, name) values ($1, 'X', 'x')"
    await expect(own.run(insert, [THEIRS])).rejects.toThrow(/row-level security/)
    await expect(own.run('update enterprise set company_id = $1', [THEIRS])).rejects.toThrow(
      /row-level security/,
    )
    expect(await own.run("update enterprise set name = '改'")).toBe(1)
    expect(await own.run('delete from enterprise')).toBe(1)
    expect(names(await db.rows('select name from enterprise'))).toEqual(['企业42'])
  })

  it('without a company on the connection there is nothing', async () => {
    const seen = await db.transaction(async (tx) => {
      await tx.run(`set local role ${ROLES.tenant}`)
      return tx.rows('select name from enterprise')
    })
    expect(seen).toEqual([])
  })

  it('a burst of one company turns its connection once', async () => {
    const query = vi.fn(async () => undefined)
    const client = { query } as unknown as pg.PoolClient
    for (const company of [OURS, OURS, OURS, THEIRS, THEIRS, OURS])
      await turnTo(client, company, 'pass')
    expect(query).toHaveBeenCalledTimes(3)
  })

  it('and the same connection serves the next company with its own rows', async () => {
    const own = db.ofCompany(OURS)
    const puts = 'select current_company() as company, pg_backend_pid() as pid'
    const first = await own.one<{ pid: number }>(puts)
    for (let i = 0; i < 5; i++)
      expect(await own.one(puts)).toEqual({ company: OURS, pid: first?.pid })
    expect(await db.ofCompany(THEIRS).one(puts)).toEqual({ company: THEIRS, pid: first?.pid })
  })
})

describe('the system handle is narrow', () => {
  const system = () => db.as('system')

  it('reads of the queues what a claim turns on, and no report, invoice or consent', async () => {
    await system().rows('select company_id, report_no, status, fence from report')
    for (const text of [
      'select document from report',
      'select * from report',
      'select name from enterprise',
      'select 1 from invoice',
      'select signer from auth_contract',
      'select sealed from collect_secret',
      "update report set grade = 'AAA'",
      'delete from report',
    ])
      await expect(system().run(text), text).rejects.toMatchObject({ code: '42501' })
  })

  it('tenants reach neither accounts nor sessions nor the board', async () => {
    for (const text of [
      'select * from app_user',
      'select * from session',
      'select * from captcha',
      'select * from bureau_call',
      'select * from operator_audit',
      'update directory set company_id = company_id',
    ])
      await expect(db.ofCompany(OURS).run(text), text).rejects.toMatchObject({ code: '42501' })
  })
})

describe('the catalogue', () => {
  const unguarded = () =>
    db.rows<{ name: string }>(
      `select c.relname as name from pg_class c
         join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
        where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
          and not (c.relrowsecurity and exists (
                select 1 from pg_policy p where p.polrelid = c.oid
                   and ((p.polname = 'own_company' and pg_get_expr(p.polqual, c.oid) = '(company_id = current_company())'
                         and pg_get_expr(p.polwithcheck, c.oid) = '(company_id = current_company())')
                     or (p.polname = 'platform' and not has_any_column_privilege('${ROLES.tenant}', c.oid, 'select')))))
        order by 1`,
    )

  it('every table with a company_id is guarded by its policy', async () => {
    expect(await unguarded()).toEqual([])
  })

  it('finds a new table that is not, and one whose policy was dropped', async () => {
    await db.run(
      'create table forgotten (company_id int not null, id int, primary key (company_id, id))',
    )
    await db.run('drop policy own_company on goods')
    expect(names(await unguarded())).toEqual(['forgotten', 'goods'])
    // Tenants do not reach it even so: nothing was granted.
    await expect(db.ofCompany(OURS).run('select 1 from forgotten')).rejects.toMatchObject({
      code: '42501',
    })
    await db.run('drop table forgotten')
    await db.run(
      `create policy own_company on goods to ${ROLES.tenant} using (company_id = current_company()) with check (company_id = current_company())`,
    )
  })

  it('no role of the application stands above the policies', async () => {
    const above = await db.rows(
      'select rolname from pg_roles where rolname = any($1) and (rolsuper or rolbypassrls or rolcanlogin)',
      [Object.values(ROLES)],
    )
    expect(above).toEqual([])
  })
})

describe('a database of one’s own', () => {
  let login: Login
  beforeAll(async () => {
    login = await plainOwner()
  })
  afterAll(() => login.drop())

  it('an owner without superuser rights migrates, and tenants see their own', async () => {
    const own = openDatabase(login.url, () => undefined)
    await migrate(own)
    await own.run(
      "insert into enterprise (company_id, tax_no, name) values (1, 'A', '甲'), (2, 'B', '乙')",
    )
    expect(names(await own.ofCompany(1).rows('select name from enterprise'))).toEqual(['甲'])
    expect(names(await own.rows('select name from enterprise'))).toEqual(['乙', '甲'].sort())
    await own.close()
  })
})
