/**
 * The product on a cluster of Citus: migrations, the distribution, a login, an import, a report. Where `CITUS_URL` names no coordinator it is
 * left out; `docs/scale-out.md` says how to run it.
 */
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { distribute } from '../../src/db/distribute/distribute.ts'
import type { Step } from '../../src/db/distribute/plan.ts'
import { isDistributed } from '../../src/db/distribute/session.ts'
import { migrate } from '../../src/db/migrate.ts'
import { openDatabase } from '../../src/db/pool.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'
import { CITUS_URL, type ClusterDatabase, clusterDatabase } from './cluster.ts'

describe.skipIf(!CITUS_URL)('the distribution', () => {
  let made: ClusterDatabase
  beforeAll(async () => {
    made = await clusterDatabase()
  })
  afterAll(() => made?.drop())

  it('refuses a database that was never migrated, and touches nothing', async () => {
    const { unfit, steps } = await distribute(made.url, () => expect.unreachable())
    expect(new Set(unfit.map(({ why }) => why))).toEqual(new Set(['NOT_MIGRATED']))
    expect(steps).toEqual([])
    expect(await isDistributed(made.url)).toBe(false)
  })

  it('of a migrated one is planned first, goes on after it was cut off, and ends', async () => {
    const db = openDatabase(made.url, () => undefined)
    await migrate(db)
    await db.close()
    const { unfit, steps } = await distribute(made.url, null)
    expect(unfit).toEqual([])
    expect(await isDistributed(made.url)).toBe(false)
    const done: Step[] = []
    const cut = distribute(made.url, (step) => {
      done.push(step)
      if (done.length === 20) throw new Error('cut off')
    })
    await expect(cut).rejects.toThrow('cut off')
    await distribute(made.url, (step) => done.push(step))
    expect(done.map(({ of }) => of)).toEqual(steps.map(({ of }) => of))
    expect((await distribute(made.url, null)).steps).toEqual([])
  })

  it('is one that a table of a later migration joins as it is made', async () => {
    const db = openDatabase(made.url, () => undefined, { distributed: true })
    await db.transaction(async (tx) => {
      await tx.run(
        'create table stray (company_id int not null, id bigint, primary key (company_id, id))',
      )
      await tx.run("call guard_by_company('stray')")
    })
    const placed = await db.rows(
      "select citus_table_type as kind, distribution_column as by from citus_tables where table_name = 'stray'::regclass",
    )
    expect(placed).toEqual([{ kind: 'distributed', by: 'company_id' }])
    // A start that applies nothing leaves roles and rights as they are.
    expect(await migrate(db)).toEqual([])
    await db.run('drop table stray')
    await db.close()
  })
})

describe.skipIf(!CITUS_URL)('the product, distributed', () => {
  let server: TestServer
  let owner: string
  let companyId: number
  const call = async (path: string, body: object) =>
    (await server.call('POST', path, body, owner)).data

  beforeAll(async () => {
    server = await startTestServer()
    owner = await server.login('owner')
    await call('/enterprise/save', { taxNo: TAX_NO, name: '深圳市示例租户有限公司' })
    const row = await server.db.one<{ company_id: number }>(
      'select company_id from enterprise where tax_no = $1',
      [TAX_NO],
    )
    companyId = row!.company_id
  })
  afterAll(() => server?.stop())

  it('books an import and makes a report of it, on the nodes', async () => {
    const { data } = await server.upload(TAX_NO, [{ name: '销项.csv', bytes: salesCsv() }], owner)
    const { row } = await until(async () => {
      const found = await call('/invoice/import/detail', { id: data[0].id })
      return ['QUEUED', 'RUNNING'].includes(found.row.status) ? null : found
    })
    expect(row).toMatchObject({ status: 'DONE', read: 180, added: 180 })
    const { reportNo } = await call('/frontTax/front/report/tax/query', {
      taxId: TAX_NO,
      reportType: 'INVOICE',
    })
    const report = await until(async () => {
      const told = await call('/bss/order/report/getDetailReport', { reportNo })
      return ['READY', 'FAILED'].includes(told.row.status) ? told : null
    })
    expect(report.row.status).toBe('READY')
    // 180 rows that lie on the workers, and none on the coordinator.
    const client = new pg.Client({ connectionString: server.databaseUrl })
    await client.connect()
    const here = await client.query("select pg_relation_size('invoice')::int as bytes")
    const everywhere = await client.query('select count(*)::int as n from invoice')
    await client.end()
    expect(here.rows).toEqual([{ bytes: 0 }])
    expect(everywhere.rows).toEqual([{ n: 180 }])
  })

  it('shows a connection the rows of its company alone, whatever it asks and writes', async () => {
    const count = (of: number, asked: number) =>
      server.db
        .ofCompany(of)
        .one<{ n: number }>('select count(*)::int as n from invoice where company_id = $1', [asked])
    expect(await count(companyId, companyId)).toEqual({ n: 180 })
    expect(await count(companyId + 1, companyId)).toEqual({ n: 0 })
    const whole = 'select count(*)::int as n from invoice'
    expect(await server.db.ofCompany(companyId + 1).one(whole)).toEqual({ n: 0 })
    await expect(
      server.db
        .ofCompany(companyId + 1)
        .run(
          "insert into goods (company_id, enterprise_id, id, category, name) values ($1, 1, 1, 'a', 'a')",
          [companyId],
        ),
    ).rejects.toThrow('row-level security')
  })

  it('asks on the nodes whether whoever decides is independent', async () => {
    const decided = (by: number) =>
      server.db.ofCompany(companyId).run(
        `insert into rule_book (company_id, version, status, note, limits, off, authors, author, decided_id, decided_by)
         values ($1, $2, 'APPROVED', '', '{}', '[]', '{1}', 'a', $3, 'b')`,
        [companyId, 90 + by, by],
      )
    await server.db
      .as('system')
      .run("insert into account_hand (user_id, by_id, act) values (700, 1, 'MADE')")
    await expect(decided(700)).rejects.toThrow('not independent')
    expect(await decided(701)).toBe(1)
  })
})
