/** What is not read is said: records beside those of the first 500 enterprises of a step, trade beside the largest partners. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TenantDb } from '../../src/db/tenant.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { published } from './records.ts'
import { companyOf, enterpriseIn, gives, type Named } from './trade-world.ts'

const CENTRE: Named = { taxNo: '91440300CCCCCCCC1X', name: '深圳市示例满载有限公司' }
const ALONE: Named = { taxNo: '91440300CCCCCCCC2X', name: '深圳市示例独行有限公司' }
const SELLER: Named = { taxNo: '91440300CCCCCCCC3X', name: '深圳市示例多客有限公司' }
const FEW: Named = { taxNo: '91440300CCCCCCCC4X', name: '深圳市示例少客有限公司' }
/** Share the centre's telephone: one more than are read with it. */
const MANY = 500
const PHONE = '4008000000'

let server: TestServer
let bank: string
let tenant: TenantDb

const ask = async (of: Named, view: string) => {
  const answer = await server.call('POST', '/graph/query', { taxId: of.taxNo, view }, bank)
  expect(answer, answer.msg).toMatchObject({ status: 200 })
  return answer.data
}

beforeAll(async () => {
  server = await startTestServer()
  bank = await server.login('demo')
  tenant = await companyOf(server, '示例商业银行')
  await tenant.run(
    `insert into enterprise (company_id, tax_no, name)
     select $1, '91310000' || lpad(n::text, 9, '0') || 'X', '上海示例' || n || '有限公司' from generate_series(1, $2::int) n`,
    [MANY],
  )
  await tenant.run(
    `insert into registry_business_registration
       (company_id, enterprise_id, row_key, revision, hash, source, collected_at, contract_no, task_id, vendor, match_level, match_for, match_against, told, phone)
     select $1, id, 'r', 1, '', 'PUBLIC:x', now(), '', '', 'x', 'CODE', '[]', '[]', '{}', $2 from enterprise
      where company_id = $1 and tax_no like '91310000%X' and name like '上海示例%'`,
    [PHONE],
  )
  for (const [of, phone] of [
    [CENTRE, PHONE],
    [ALONE, '075500000000'],
  ] as const)
    await published(tenant, 'registry_business_registration', await enterpriseIn(tenant, of), 'r', {
      phone,
    })
  const customers = (n: number) =>
    Array.from({ length: n }, (_, i) => ({
      ...{ to: { name: `东莞示例${i}商行` }, month: 1, total: 100_00 },
    }))
  await gives(tenant, SELLER, customers(301))
  await gives(tenant, FEW, customers(300))
})
afterAll(() => server?.stop())

it('records that were not read', async () => {
  const { edges, cut } = await ask(CENTRE, 'RELATION')
  // 499 of them were read beside the centre, and 299 are drawn.
  expect(edges.length).toBeGreaterThan(0)
  expect(cut).toEqual(['RECORDS'])
  expect((await ask(ALONE, 'RELATION')).cut).toEqual([])
})

it('partners that were not followed', async () => {
  expect((await ask(SELLER, 'SUPPLY')).cut).toEqual(['PARTNERS'])
  expect((await ask(FEW, 'SUPPLY')).cut).toEqual([])
})
