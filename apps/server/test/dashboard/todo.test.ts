/** The work list: what each kind holds, when a line goes, whom it is shown to. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { collectedTask } from '../support/collected.ts'
import { REVOKE, signFor } from '../support/consents.ts'
import { late, madeReport } from '../support/firm.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'

interface Todo {
  total: number
  rows: { key: string; enterpriseName: string; what: string; count: number | null }[]
}

let server: TestServer
let bank: string
let child: string
let companyId: number
let enterpriseId: number

beforeAll(async () => {
  server = await startTestServer()
  bank = await server.login('demo')
  child = await server.login('child')
  await server.call('POST', '/enterprise/save', { name: '示例有限公司', taxNo: TAX_NO }, bank)
  const firm = await server.db.one<{ company_id: number; id: number }>(
    'select company_id, id from enterprise where tax_no = $1',
    [TAX_NO],
  )
  companyId = firm!.company_id
  enterpriseId = firm!.id
})
afterAll(() => server.stop())

async function todo(kind: string, token = bank): Promise<Todo | undefined> {
  const { data } = await server.call('POST', '/dashboard/summary', {}, token)
  return data.todo.find((group: { kind: string }) => group.kind === kind)
}
const total = async (kind: string, token = bank) => (await todo(kind, token))?.total

/** A report that leaves a weighty matter. */
const flagged = () =>
  madeReport(server, TAX_NO, { level: 'REVIEW', matters: [late], collected: true })
const noReports = () => server.db.run('delete from report where company_id = $1', [companyId])

describe('failures', () => {
  const failed = async (name: string, status = 'FAILED') => {
    const row = await server.db.one<{ id: number }>(
      `insert into import_batch (company_id, enterprise_id, file_name, file_bytes, blob_key, status, message, created_by, finished_at)
       values ($1, $2, $3, 1, repeat('a', 64), $4, '没有可以入库的发票', 'demo', now()) returning id`,
      [companyId, enterpriseId, name, status],
    )
    return row!.id
  }

  it('of imports stay until the file is sent again; a child customer has none to mend', async () => {
    const id = await failed('坏.pdf')
    expect(await todo('IMPORT')).toMatchObject({
      total: 1,
      rows: [{ key: String(id), what: '坏.pdf：没有可以入库的发票' }],
    })
    expect(await todo('IMPORT', child)).toBeUndefined()
    await failed('坏.pdf', 'DONE')
    expect(await total('IMPORT')).toBe(0)
  })

  const task = (taskId: string, state: string) =>
    server.db.run(
      `insert into collect_task (company_id, task_id, fin_task_id, channel, token_hash, client_key, key_id, state, enterprise_id,
         enterprise_name, tax_no, failure, finished_at, created_at)
       values ($1, $2, $2, 'demo', decode(md5($2), 'hex'), 'k', 'k', $3, $4, '示例有限公司', $5, '{"code":"TE-01","message":"税局维护中"}',
         now(), clock_timestamp())`,
      [companyId, taskId, state, enterpriseId, TAX_NO],
    )

  it('of collections stay until one of the enterprise comes through, or fails in its place', async () => {
    await task('T-1', 'FAILED')
    expect(await todo('COLLECT')).toMatchObject({
      total: 1,
      rows: [{ key: 'T-1', what: '税局维护中' }],
    })
    await task('T-2', 'FAILED')
    expect((await todo('COLLECT'))?.rows.map((r) => r.key)).toEqual(['T-2'])
    await task('T-3', 'SUCCESS')
    expect(await total('COLLECT')).toBe(0)
  })
})

describe('time', () => {
  it('old invoices and old collections are stale, fresh ones are not', async () => {
    const { data } = await server.upload(TAX_NO, [{ name: '销项.csv', bytes: salesCsv() }], bank)
    await until(async () => {
      const { row } = (
        await server.call('POST', '/invoice/import/detail', { id: data[0].id }, bank)
      ).data
      return row.status === 'DONE'
    })
    const shift = (by: string) =>
      server.db.run(`update invoice_month set month = month + ${by} where company_id = $1`, [
        companyId,
      ])
    /** The last month with invoices is so many months before the running one. Two steps, so that none is in another's way. */
    const months = async (back: number) => {
      await shift('100000')
      await shift(`(extract(year from now()) * 12 + extract(month from now()) - 1 - ${back})::int
        - (select max(month) from invoice_month where company_id = $1)`)
      // As an import leaves it, see below.
      await server.db.run(
        'update enterprise e set last_month = (select max(month) from invoice_month where company_id = $1 and enterprise_id = e.id) where company_id = $1',
        [companyId],
      )
    }
    expect(
      await server.db.one(
        'select last_month = (select max(month) from invoice_month where company_id = $1 and enterprise_id = $2) as told from enterprise where company_id = $1 and id = $2',
        [companyId, enterpriseId],
      ),
    ).toEqual({ told: true })
    await server.db.run('delete from collect_task where company_id = $1', [companyId])
    await months(2)
    expect(await total('STALE')).toBe(0)
    await months(3)
    expect(await todo('STALE')).toMatchObject({ total: 1, rows: [{ key: TAX_NO }] })
    await months(1)
    expect(await total('STALE')).toBe(0)
    await server.db.run(
      `insert into collect_task (company_id, task_id, fin_task_id, channel, token_hash, client_key, key_id, state, enterprise_id, tax_no, finished_at)
       values ($1, 'T-old', 'T-old', 'demo', '\\x01', 'k', 'k', 'SUCCESS', $2, $3, now() - interval '46 days')`,
      [companyId, enterpriseId, TAX_NO],
    )
    expect(await total('STALE')).toBe(1)
  })

  it('a consent that ends within 30 days is told with its days, and goes when it is signed anew', async () => {
    const first = await signFor(server, TAX_NO)
    expect(await total('CONSENT')).toBe(0)
    const ends = (days: number, age: number) =>
      server.db.run(
        `update auth_contract set valid_from = now() - $3 * interval '1 day', valid_to = now() + $2 * interval '1 day' + interval '1 hour'
          where contract_no = $1`,
        [first.contractNo, days, age],
      )
    await ends(31, 300)
    expect(await total('CONSENT')).toBe(0)
    await ends(12, 20)
    expect(await total('CONSENT')).toBe(0)
    await ends(12, 300)
    expect(await todo('CONSENT')).toMatchObject({
      total: 1,
      rows: [{ key: first.contractNo, count: 12 }],
    })
    await signFor(server, TAX_NO)
    expect(await total('CONSENT')).toBe(0)
  })
})

it('a kind is paged by itself, for whom it is shown to', async () => {
  await noReports()
  await flagged()
  const page = { kind: 'RED_FLAG', page: 2, size: 1 }
  const second = await server.call('POST', '/dashboard/todo', page, bank)
  expect(second.data).toEqual({ total: 1, page: 2, size: 1, rows: [] })
  const asked = { kind: 'COLLECT', page: 1, size: 1 }
  expect((await server.call('POST', '/dashboard/todo', asked, child)).http).toBe(403)
})

it('an enterprise that took its consent back is nobody’s work, and counts in no funnel', async () => {
  await noReports()
  await flagged()
  const signed = await signFor(server, TAX_NO)
  await collectedTask(signed)
  const reached = async () =>
    (await server.call('POST', '/collect/funnel', {}, bank)).data.bureaus.length
  await server.db.run(
    "update collect_task set area_code = '4403', finished_at = now() - interval '60 days' where company_id = $1",
    [companyId],
  )
  expect(await reached()).toBe(1)
  expect(await total('RED_FLAG')).toBe(1)
  expect(await total('STALE')).toBe(1)
  await server.db.run(REVOKE, [signed.tenant.companyId, signed.contractNo])
  const { data } = await server.call('POST', '/dashboard/summary', {}, bank)
  expect(data.todo.map((group: Todo) => group.total)).toEqual(data.todo.map(() => 0))
  expect(await reached()).toBe(0)
})
