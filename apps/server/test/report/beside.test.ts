/** Reports of two enterprises side by side: each as it stands, within what the session may see. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BUYER } from '../../../../packages/intake/test-support/companies.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { collectedTask } from '../support/collected.ts'
import { REVOKE, signFor } from '../support/consents.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'

let server: TestServer
let bank: string
let child: string
let one: string
let other: string

const ask = (path: string, body: object, token = bank) => server.call('POST', path, body, token)
const beside = (reportNo: string, of: string, token = bank) =>
  ask('/report/beside', { reportNo, other: of }, token)

async function reported(taxNo: string, token: string): Promise<string> {
  const order = await ask('/frontTax/front/report/tax/query', { taxId: taxNo }, token)
  const { reportNo } = order.data
  return until(async () => {
    const { data } = await ask('/bss/order/report/getDetailReport', { reportNo }, token)
    return data.row.status === 'READY' ? (reportNo as string) : null
  })
}

beforeAll(async () => {
  server = await startTestServer()
  bank = await server.login('demo')
  child = await server.login('child')
  for (const [name, taxNo, months] of [
    ['示例甲有限公司', TAX_NO, 30],
    ['示例乙有限公司', BUYER.taxNo, 24],
  ] as const) {
    await ask('/enterprise/save', { name, taxNo })
    const bytes = salesCsv({ months, perMonth: months === 30 ? 6 : 12 })
    const { data } = await server.upload(taxNo, [{ name: '销项.csv', bytes }], bank)
    await until(async () => {
      const { row } = (await ask('/invoice/import/detail', { id: data[0].id })).data
      return row.status === 'DONE'
    })
  }
  one = await reported(TAX_NO, bank)
  other = await reported(BUYER.taxNo, bank)
})
afterAll(() => server.stop())

it('every figure of both stands with its difference, in the order they were asked for', async () => {
  const { data } = await beside(other, one)
  expect([data.one.enterpriseName, data.other.enterpriseName]).toEqual([
    '示例乙有限公司',
    '示例甲有限公司',
  ])
  const documents = await Promise.all(
    [other, one].map(
      async (reportNo) =>
        (await ask('/bss/order/report/getDetailReport', { reportNo })).data.document,
    ),
  )
  const key = 'I-001.L12'
  const [a, b] = documents.map(
    (d) => d.indicators.find((i: { key: string }) => i.key === key)?.value,
  )
  expect(a).toBeGreaterThan(0)
  expect(data.rows.find((r: { key: string }) => r.key === key)).toMatchObject({
    what: 'INDICATOR',
    one: a,
    other: b,
    difference: b - a,
    same: false,
  })
  expect(data.rows.some((r: { what: string }) => r.what === 'RULE')).toBe(true)
  expect(data.rows.some((r: { what: string }) => r.what === 'COVERAGE')).toBe(false)
})

it('each look is written down, and whose report it is decides who sees it', async () => {
  const mine = await reported(TAX_NO, child)
  expect((await beside(mine, other, child)).msg).toContain('未找到该报告')
  expect((await beside(other, mine, child)).data).toBeNull()
  const signed = await signFor(server, TAX_NO)
  await collectedTask(signed)
  const under = await reported(TAX_NO, bank)
  await beside(other, under)
  const look = await server.db.one<{ who: string }>(
    "select who from consent_view where company_id = $1 and action = '对比报告' and object = $2",
    [signed.tenant.companyId, `报告 ${under}`],
  )
  expect(look).toEqual({ who: 'demo' })
  await server.db.run(REVOKE, [signed.tenant.companyId, signed.contractNo])
  const contracts = 'select contract_no from auth_contract where company_id = $1'
  for (const { contract_no } of await server.db.rows<{ contract_no: string }>(contracts, [
    signed.tenant.companyId,
  ]))
    await server.db.run(REVOKE, [signed.tenant.companyId, contract_no])
  expect((await beside(other, under)).data).toBeNull()
  // Made of uploads alone: no consent stands behind it.
  expect((await beside(other, one)).data).not.toBeNull()
})

it('a report is not beside itself', async () => {
  expect(await beside(other, other)).toMatchObject({ status: 400, msg: '请选择两份不同的报告' })
})
