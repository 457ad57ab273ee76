/** A consent to books taken back: what a program told is out, what was uploaded stays, of bank lines by themselves; reports of it are sealed. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Firm, must, officeToken, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { BooksPhone } from '../programs/books-phone.ts'

let sandbox: Sandbox
let server: TestServer
let bank: string
let firm: Firm
let phone: BooksPhone
beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  bank = await officeToken(server, 'demo')
  firm = await sandbox.firm('trader')
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

const office = (path: string, body: object = {}) => server.call('POST', path, body, bank)
const count = async (table: string) =>
  (await server.db.one<{ n: number }>(
    `select count(*)::int as n from (select distinct on (row_key) gone from ${table} order by row_key, revision desc) x where not gone`,
  ))!.n
const withdraw = async (code: string) => {
  const { data } = await must(phone.call('consent/mine'))
  const { contractNo } = data.find((c: { code: string }) => c.code === code)
  await must(phone.call('consent/withdraw', { contractNo }))
  await until(async () => {
    const row = await server.db.one<{ status: string }>(
      'select status from withdrawal where contract_no = $1',
      [contractNo],
    )
    return row?.status === 'DONE' ? row : null
  })
}
const LINE = '2026-01-06,记-9001,手工账,1001,库存现金,100.00,0'

it('the rows of the program and of a file stand side by side', async () => {
  await office('/enterprise/save', { name: firm.name, taxNo: firm.taxNo })
  const csv = `\ufeff日期,凭证字号,摘要,科目代码,科目名称,借方,贷方\r\n${LINE}\r\n,,,1002,银行存款,0,100.00\r\n`
  const bytes = Buffer.from(csv)
  const { data } = await server.upload(firm.taxNo, [{ name: '手工.csv', bytes }], bank)
  await until(async () => {
    const { row } = (await office('/invoice/import/detail', { id: data[0]!.id })).data
    return ['QUEUED', 'RUNNING'].includes(row.status) ? null : row
  })
  phone = new BooksPhone(server, sandbox)
  expect((await phone.whole(firm, 'GALAXY')).state).toBe('SUCCESS')
  expect(await count('gl_voucher_line')).toBeGreaterThan(100)
  expect(await count('bank_line')).toBeGreaterThan(10)
})

it('bank lines are taken out by themselves; the books stand', async () => {
  const vouchers = await count('gl_voucher_line')
  await withdraw('ENT_BANK')
  expect([await count('bank_line'), await count('gl_voucher_line')]).toEqual([0, vouchers])
  expect((await phone.state()).consents).toMatchObject({
    ENT_BANK: 'REVOKED',
    ENT_ERP: 'EFFECTIVE',
  })
})

it('and come again whole under a new consent', async () => {
  const again = new BooksPhone(server, sandbox)
  expect((await again.whole(firm, 'GALAXY')).state).toBe('SUCCESS')
  expect(await count('bank_line')).toBeGreaterThan(10)
  phone = again
})

it('with the books everything of them is out but the two lines of the file', async () => {
  await withdraw('ENT_ERP')
  expect(await count('gl_voucher_line')).toBe(2)
  for (const table of ['gl_balance', 'receivable', 'payable', 'stock_summary', 'gl_account'])
    expect([table, await count(table)]).toEqual([table, 0])
  expect(await phone.state()).toMatchObject({ consents: { ENT_ERP: 'REVOKED' } })
  const { rows } = (await office('/collect/tasks', { taxNo: undefined, page: 1, size: 5 })).data
  expect(rows.every((r: { sealed: boolean }) => r.sealed)).toBe(true)
})
