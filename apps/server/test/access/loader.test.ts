/**
 * Rows that come by COPY: under a role above the policies, which can do nothing but give rows to the company of the connection
 * (docs/decisions/0159).
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyIntoCompany } from '../../src/db/copy-in.ts'
import type { Database } from '../../src/db/pool.ts'
import { LOADER, ROLES } from '../../src/db/role-names.ts'
import { openClone } from '../harness.ts'

let db: Database
let drop: () => Promise<void>
const [OURS, THEIRS] = [41, 42]

beforeAll(async () => {
  ;({ db, drop } = await openClone())
})
afterAll(() => drop?.())

describe('COPY', () => {
  it('lands in the company of the connection, and nowhere else', async () => {
    const into = 'invoice_item (enterprise_id, invoice_id, line_no, goods_id, rate_bp, amount, tax)'
    await db.ofCompany(OURS).transaction(async (tx, client) => {
      const copy = async (landing: string) => {
        await client.query(
          `insert into ${landing.split(' ')[0]} (enterprise_id, invoice_id, line_no, goods_id, rate_bp, amount, tax) values (7, 1, 1, 1, 0, 0, 0)`,
        )
      }
      await copyIntoCompany(client, [{ into, copy }])
      expect(await tx.one('select current_user::text as name')).toEqual({ name: ROLES.tenant })
    })
    expect(await db.rows('select company_id from invoice_item')).toEqual([{ company_id: OURS }])
  })

  it('gives the role back, and what fails in between leaves nothing', async () => {
    const copy = async () => {
      throw new Error('cut off')
    }
    const fails = db
      .ofCompany(OURS)
      .transaction((_tx, client) =>
        copyIntoCompany(client, [{ into: 'invoice_item (enterprise_id)', copy }]),
      )
    await expect(fails).rejects.toThrow('cut off')
    const me = 'select current_user::text as name'
    expect(await db.ofCompany(OURS).one(me)).toEqual({ name: ROLES.tenant })
  })

  it('lands by a table of the transaction where the loader stands beneath the policies', async () => {
    const tables: string[] = []
    const given = db.transaction(async (tx, client) => {
      await client.query(`alter role ${LOADER} nobypassrls`)
      await client.query(`set local role ${ROLES.tenant}`)
      await client.query(`set local xinjian.company = ${OURS}`)
      const copy = async (landing: string) => {
        tables.push(landing)
      }
      await copyIntoCompany(client, [
        { into: 'invoice_item (enterprise_id, invoice_id)', copy },
        { into: 'invoice (enterprise_id, id)', copy },
      ])
      tables.push((await tx.one<{ name: string }>('select current_user::text as name'))!.name)
      throw new Error('given up')
    })
    await expect(given).rejects.toThrow('given up')
    expect(tables).toEqual([
      'pg_temp.landing (enterprise_id, invoice_id)',
      'pg_temp.landing (enterprise_id, id)',
      ROLES.tenant,
    ])
  })

  it('is refused columns that name a company', async () => {
    const asked = db
      .ofCompany(OURS)
      .transaction((_tx, client) =>
        copyIntoCompany(client, [
          { into: 'invoice_item (company_id, enterprise_id)', copy: async () => undefined },
        ]),
      )
    await expect(asked).rejects.toThrow(/company_id/)
  })
})

describe('the loader', () => {
  const LOADED = ['bank_line', 'gl_voucher_line', 'invoice', 'invoice_item']
  const asLoader = (text: string) =>
    db.ofCompany(OURS).transaction(async (_tx, client) => {
      await client.query(`set local role ${LOADER}`)
      return client.query(text)
    })
  const ITEM = 'enterprise_id, invoice_id, line_no, goods_id, rate_bp, amount, tax'

  it('gives every column of four tables but the company, and has no other right on any table or sequence', async () => {
    const rights = await db.rows<{ table: string; free: string[]; other: boolean }>(
      `select c.relname as table,
              (select coalesce(array_agg(a.attname::text order by a.attnum), '{}') from pg_attribute a
                where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
                  and not has_column_privilege($1, c.oid, a.attnum, 'insert')) as free,
              has_any_column_privilege($1, c.oid, 'select, update, references')
                or has_table_privilege($1, c.oid, 'insert, delete, truncate, trigger, maintain') as other
         from pg_class c where c.relkind in ('r', 'p', 'v', 'm', 'f') and c.relnamespace = 'public'::regnamespace
          and (has_any_column_privilege($1, c.oid, 'insert, select, update, references')
               or has_table_privilege($1, c.oid, 'delete, truncate, trigger, maintain'))
        order by 1`,
      [LOADER],
    )
    expect(rights).toEqual(LOADED.map((table) => ({ table, free: ['company_id'], other: false })))
    const sequences = await db.rows(
      "select relname from pg_class where case when relkind = 'S' then has_sequence_privilege($1, oid, 'usage, select, update') end",
      [LOADER],
    )
    expect(sequences).toEqual([])
  })

  it('is nobody\u2019s login, and becomes nobody', async () => {
    const role = await db.one(
      `select rolcanlogin or rolsuper or rolcreaterole or rolcreatedb or rolreplication as more, rolbypassrls as above,
              exists (select 1 from pg_auth_members m where m.member = r.oid) as becomes
         from pg_roles r where rolname = $1`,
      [LOADER],
    )
    expect(role).toEqual({ more: false, above: true, becomes: false })
  })

  it('puts rows into the company of the connection', async () => {
    await db.run('delete from invoice_item')
    await asLoader(`insert into invoice_item (${ITEM}) values (8, 1, 1, 1, 0, 0, 0)`)
    expect(await db.rows('select company_id, enterprise_id from invoice_item')).toEqual([
      { company_id: OURS, enterprise_id: 8 },
    ])
  })

  it.each([
    [`insert into invoice_item (company_id, ${ITEM}) values (${THEIRS}, 8, 2, 1, 1, 0, 0, 0)`],
    [`insert into invoice_item (company_id, ${ITEM}) values (${OURS}, 8, 2, 1, 1, 0, 0, 0)`],
    [`copy invoice_item from stdin`],
    [`copy invoice_item (company_id, ${ITEM}) from stdin`],
    [`insert into invoice_item (${ITEM}) values (8, 3, 1, 1, 0, 0, 0) returning company_id`],
    [
      `insert into invoice_item (${ITEM}) values (8, 1, 1, 1, 0, 0, 0) on conflict (company_id, enterprise_id, invoice_id, line_no) do update set company_id = ${THEIRS}`,
    ],
    ['select 1 from invoice_item'],
    ['update invoice_item set amount = 0'],
    ['delete from invoice_item'],
    ['select 1 from enterprise'],
    ['lock table invoice_item in access exclusive mode'],
  ])('is refused: %s', async (text) => {
    await expect(asLoader(text)).rejects.toMatchObject({ code: '42501' })
  })

  it('puts nothing anywhere without a company', async () => {
    const lost = db.transaction(async (_tx, client) => {
      await client.query(`set local role ${LOADER}`)
      await client.query(`insert into invoice_item (${ITEM}) values (8, 1, 1, 1, 0, 0, 0)`)
    })
    await expect(lost).rejects.toMatchObject({ code: '23502' })
  })

  it('is of no other login', async () => {
    for (const handle of [db.as('system'), db.as('operator')])
      await expect(handle.run(`set role ${LOADER}`)).rejects.toMatchObject({ code: '42501' })
  })
})
