/** A telephone of very many: the centre is tied to all who are read, the largest part is drawn and the rest is counted. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TenantDb } from '../../src/db/tenant.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { published } from './records.ts'
import { companyOf, enterpriseIn, type Named } from './trade-world.ts'

const CENTRE: Named = { taxNo: '91440300CCCCCCCC1X', name: '深圳市示例末位有限公司' }
const FRIEND: Named = { taxNo: '91440300CCCCCCCC2X', name: '深圳市示例同址有限公司' }
/** Share its telephone; all were entered before it. */
const MANY = 350
const PHONE = '4008000000'

let server: TestServer
let bank: string
let tenant: TenantDb

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
  const address = '深圳市示例区独路1号'
  const centre = await enterpriseIn(tenant, CENTRE)
  await published(tenant, 'registry_business_registration', centre, 'r', { phone: PHONE, address })
  const friend = await enterpriseIn(tenant, FRIEND)
  await published(tenant, 'registry_business_registration', friend, 'r', { address })
})
afterAll(() => server?.stop())

it('ties the centre to all of them, draws three hundred nodes and counts the others', async () => {
  const asked = { taxId: CENTRE.taxNo, view: 'RELATION' }
  const { data } = await server.call('POST', '/graph/query', asked, bank)
  expect(data.nodes).toHaveLength(300)
  // 350 of its telephone and one of its address; 299 beside it are drawn.
  expect(data.folded).toEqual([{ of: CENTRE.taxNo, count: 351 - 299, total12: null }])
  const own = data.edges.filter(({ from, to }: { from: string; to: string }) =>
    [from, to].includes(CENTRE.taxNo),
  )
  expect(own).toHaveLength(299)
})
