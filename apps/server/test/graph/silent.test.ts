/** Trade that fell silent, and trade of which nothing was told: whoever tells it may have stopped telling. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TenantDb } from '../../src/db/tenant.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { companyOf, gives, monthsBack, type Named } from './trade-world.ts'

let server: TestServer
let bank: string
let tenant: TenantDb

beforeAll(async () => {
  server = await startTestServer()
  bank = await server.login('demo')
  tenant = await companyOf(server, '示例商业银行')
})
afterAll(() => server?.stop())

describe('trade that fell silent', () => {
  /** Its invoices end eight months back; those of its buyer, the centre, do not. */
  const STILL: Named = { taxNo: '91440300HHHHHHHH8X', name: '深圳市示例停更公司' }
  const BUYER: Named = { taxNo: '91440300JJJJJJJJ9X', name: '深圳市示例往来公司' }
  const told = async () => {
    const { data } = await server.call('POST', '/graph/query', { taxId: BUYER.taxNo }, bank)
    const key = `SUPPLY:${STILL.taxNo}:${BUYER.taxNo}`
    const { trade } = data.edges.find(({ id }: { id: string }) => id === key)
    return {
      trade,
      broken: data.findings.filter(({ kind }: { kind: string }) => kind === 'BROKEN'),
    }
  }

  it('is no broken chain where whoever tells it told nothing of the months since', async () => {
    const half = [8, 9, 10, 11, 12, 13].map((month) => ({ to: BUYER, month, total: 10_00 }))
    await gives(tenant, STILL, half)
    await gives(
      tenant,
      BUYER,
      [1, 2].map((month) => ({ to: { name: '珠海某某商行' }, month, total: 10_00 })),
    )
    const { trade, broken } = await told()
    expect(trade).toMatchObject({ activeMonths: 6, untold: 7 })
    expect(broken).toEqual([])
  })

  it('is one where the bureau was read to the last month, and nothing was there', async () => {
    await server.db.run(
      `insert into collect_coverage (company_id, enterprise_id, dataset, month, index_hash, rows, task_id, contract_no)
       select company_id, id, 'INVOICE_OUT', $2, 'x', 0, 'x', 'x' from enterprise where tax_no = $1`,
      [STILL.taxNo, monthsBack(1).replace('-', '')],
    )
    const { trade, broken } = await told()
    expect(trade).not.toHaveProperty('untold')
    expect(broken).toMatchObject([{ figures: { silentMonths: 7, activeMonths: 6 } }])
  })
})
