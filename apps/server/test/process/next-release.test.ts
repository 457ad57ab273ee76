/**
 * This program while the release after it runs beside it, on the schema of that one (docs/decisions/0255): what was added there does not
 * disturb it, and work of kinds that it does not know is left alone.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../../src/db/migrate.ts'
import { tenantOf } from '../../src/db/tenant.ts'
import { claimNext, oldestWaiting } from '../../src/jobs/next.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { ERRANDS, errand, makeErrands, queueErrand } from '../support/errands.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'

let server: TestServer
let owner: string
beforeAll(async () => {
  server = await startTestServer()
  owner = await server.login('owner')
  // What a release may add: columns that need not be given, a table, an index, a file of its own.
  await server.db.pool.query(
    `do $$ declare t text; begin
       foreach t in array array['company', 'app_user', 'session', 'enterprise', 'invoice', 'import_batch', 'report', 'report_facts', 'usage_record']
       loop execute format('alter table %I add column of_next text default ''next''', t); end loop; end $$;
     create table of_next (company_id int not null, id bigint generated always as identity, primary key (company_id, id));
     call guard_by_company('of_next');
     insert into migration (name, sha256) values ('9999-of-next.sql', 'of the next release')`,
  )
})
afterAll(() => server?.stop())

const companyOf = async () =>
  (await server.db.one<{ id: number }>(
    "select company_id as id from app_user where user_name = 'owner'",
  ))!.id
const order = () =>
  server.call('POST', '/frontTax/front/report/tax/query', { taxId: TAX_NO }, owner)
const reports = () =>
  server.call('POST', '/frontTax/front/report/tax/result', { taxId: TAX_NO }, owner)

it('starts there, and changes nothing of it', async () => {
  expect(await migrate(server.db)).toEqual([])
  expect(
    await server.db.one("select sha256 from migration where name = '9999-of-next.sql'"),
  ).toEqual({
    sha256: 'of the next release',
  })
})

it('logs in, takes files, makes reports and lists them', async () => {
  owner = await server.login('owner')
  await server.call('POST', '/enterprise/save', { name: '示例租户有限公司', taxNo: TAX_NO }, owner)
  const [file] = (await server.upload(TAX_NO, [{ name: '销项.csv', bytes: salesCsv() }], owner))
    .data
  await until(async () => {
    const { data } = await server.call('POST', '/invoice/import/detail', { id: file.id }, owner)
    return data.row.status === 'DONE'
  })
  const { reportNo } = (await order()).data
  await until(async () =>
    server.db.one("select 1 from report where report_no = $1 and status = 'READY'", [reportNo]),
  )
})

it('a report of a kind that it does not know waits for the other, is listed, and holds up no report behind it', async () => {
  const companyId = await companyOf()
  await server.db.run(
    `insert into report (company_id, report_no, enterprise_id, report_type, params, created_by, created_at)
     select company_id, 'NEXT1', enterprise_id, 'OF_NEXT', params, created_by, now() - interval '1 hour'
       from report where company_id = $1 limit 1`,
    [companyId],
  )
  const { reportNo } = (await order()).data
  await until(async () =>
    server.db.one("select 1 from report where report_no = $1 and status = 'READY'", [reportNo]),
  )
  expect(
    await server.db.one("select status, attempt, fence::int from report where report_no = 'NEXT1'"),
  ).toEqual({ status: 'QUEUED', attempt: 0, fence: 0 })
  expect(await reports()).toMatchObject({ status: 200 })
})

it('work of other kinds is neither taken nor taken over, and is told as waiting', async () => {
  const { db } = server
  await makeErrands(db)
  await queueErrand(db, 'of the other')
  await db.run("update errand set text = 'of next', created_at = now() - interval '1 hour'")
  await queueErrand(db, 'own')
  const table = { ...ERRANDS, kinds: { column: 'text', known: ['', "with 'quotes'"] } }
  expect(await claimNext(db.as('system'), { table })).toMatchObject({ id: 'own' })
  expect(await claimNext(db.as('system'), { table })).toBe(null)
  expect(await oldestWaiting(db.as('system'), table)).toBeGreaterThan(3_500)
  // A worker of the other release died with it.
  await tenantOf(db, 1).run(
    "update errand set status = 'RUNNING', lease_until = now() - interval '1 minute' where company_id = $1 and no = 'of the other'",
  )
  expect(await claimNext(db.as('system'), { table })).toBe(null)
  expect(await errand(db, 'of the other')).toMatchObject({ status: 'RUNNING', fence: 0 })
})
