/** Who is proposed for a chain: months, span and money of the trade with the core enterprise, worked out by hand. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tenantOf } from '../../src/db/tenant.ts'
import { gives, monthsBack } from '../graph/trade-world.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { type Firm, firmOf, taxNo, today } from './world.ts'

let server: TestServer
let funder: Firm

beforeAll(async () => {
  server = await startTestServer()
  funder = await firmOf(server, '示例出资机构')
})
afterAll(() => server?.stop())

it('tells suppliers and dealers of the core enterprise, those with most trade first', async () => {
  const core = { taxNo: taxNo(), name: '示例核心企业有限公司' }
  const supplier = { taxNo: taxNo(), name: '示例供货有限公司' }
  const dealer = { taxNo: taxNo(), name: '示例经销有限公司' }
  const tenant = tenantOf(server.db, funder.id)
  const trade = (month: number, total: number, direction: 'OUT' | 'IN') => ({
    ...{ to: core, month, total, direction },
  })
  await gives(tenant, supplier, [
    trade(2, 100_00, 'OUT'),
    trade(4, 250_00, 'OUT'),
    trade(4, 50_00, 'OUT'),
  ])
  await gives(tenant, dealer, [trade(1, 900_00, 'IN')])
  const saved = await server.call(
    'POST',
    '/scf/anchor/save',
    { ...core, limitFen: 100_000_000, validTo: today(365), contractNo: '框架-2026-01' },
    funder.a,
  )
  expect(saved, saved.msg).toMatchObject({ status: 200 })
  const { data } = await server.call(
    'POST',
    '/scf/relation/proposals',
    { anchorNo: saved.data.no },
    funder.a,
  )
  expect(data).toMatchObject([
    {
      ...{ name: dealer.name, role: 'DEALER', months: 1, totalFen: 900_00, invoices: 1 },
      ...{ first: monthsBack(1), last: monthsBack(1) },
    },
    {
      ...{ name: supplier.name, role: 'SUPPLIER', months: 3, totalFen: 400_00, invoices: 3 },
      ...{ first: monthsBack(4), last: monthsBack(2) },
    },
  ])
})
