/** Connections cut in the middle of an import, a report and a collection: each ends well, and nothing is doubled. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { must, officeToken, Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { cutAtTable } from '../support/cuts.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'

let sandbox: Sandbox
let server: TestServer
let token: string
beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  token = await officeToken(server, 'demo')
  await must(
    server.call('POST', '/enterprise/save', { taxNo: TAX_NO, name: '断线测试有限公司' }, token),
  )
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

/** The row waits a second at least before it is tried again: time enough to stand at the next table. */
async function cutAt(tables: string[], begin: () => Promise<unknown>): Promise<void> {
  for (const [i, table] of tables.entries())
    await cutAtTable(server.databaseUrl, table, i === 0 ? begin : undefined)
}
const count = async (sql: string) => (await server.db.one<{ n: number }>(sql))?.n

it('an import', async () => {
  const rows = 12 * 40
  const file = { name: '销项.csv', bytes: salesCsv({ months: 12, perMonth: 40 }) }
  await cutAt(['counterparty', 'invoice', 'invoice_month'], () =>
    must(server.upload(TAX_NO, [file], token)),
  )
  const batch = await until(() =>
    server.db.one<{ status: string; added_count: number; attempt: number }>(
      "select status, added_count, attempt from import_batch where status not in ('QUEUED', 'RUNNING')",
    ),
  )
  expect(batch).toEqual({ status: 'DONE', added_count: rows, attempt: 1 })
  expect(await count('select count(*)::int as n from invoice')).toBe(rows)
})

it('a report', async () => {
  await cutAt(['report_facts', 'directory'], () =>
    must(server.call('POST', '/frontTax/front/report/tax/query', { taxId: TAX_NO }, token)),
  )
  await until(() => server.db.one("select 1 from report where status = 'READY'"))
  expect(await server.db.rows('select status, attempt, faults from report')).toEqual([
    { status: 'READY', attempt: 1, faults: 2 },
  ])
  expect(await count('select count(*)::int as n from report_facts')).toBe(1)
})

it('a collection: nobody is asked to log in again', async () => {
  const phone = new Phone(server, sandbox)
  await phone.login(await sandbox.firm('maker'))
  await cutAt(['collect_item', 'vat_return', 'import_batch'], () => phone.collect())
  const task = await phone.until(['SUCCESS', 'PARTIAL', 'FAILED', 'LOGIN'])
  expect([task.state, task.failure]).toEqual(['SUCCESS', null])
  expect(
    await count(`select count(*)::int as n from collect_event where step in ('END', 'LOGIN')`),
  ).toBe(2)
  expect(await server.db.rows("select status from import_batch where blob_key = ''")).toEqual([
    { status: 'DONE' },
  ])
  for (const table of ['vat_return', 'tax_payment', 'fin_statement'])
    expect(await server.db.rows(`select 1 from ${table} where revision > 1`), table).toEqual([])
  expect(await server.db.rows('select 1 from invoice_history')).toEqual([])
})
