/** Each kind of relation that registry and courts publish: with its ends, its direction and what is said of it, and none where nothing holds. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TenantDb } from '../../src/db/tenant.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { published } from './records.ts'
import { companyOf, enterpriseIn, type Named } from './trade-world.ts'

const firm = (n: number, name: string): Named => ({
  taxNo: `91440300PPPPPPPP${n}X`,
  name: `深圳市示例${name}有限公司`,
})
const CENTRE = firm(1, '甲')
const INVESTED = firm(2, '被投')
const BRANCH = firm(3, '分公司')
const SUED = firm(4, '被告')
const SUING = firm(5, '原告')
const FORMER = firm(6, '已退')
const NAMESAKE = firm(7, '同名')
const EMPTY = firm(8, '空白')
const FOREIGN = firm(9, '他行')
const MANAGING: Named = { taxNo: '91110000MMMMMMMM1X', name: '北京示例管理有限公司' }

let server: TestServer
let bank: string
let tenant: TenantDb

const ask = async (of: Named, token = bank) => {
  const asked = { taxId: of.taxNo, view: 'RELATION' }
  const answer = await server.call('POST', '/graph/query', asked, token)
  expect(answer, answer.msg).toMatchObject({ status: 200 })
  return answer.data
}
interface Edge {
  type: string
  from: string
  to: string
  ratio?: number
  label?: string
}

beforeAll(async () => {
  server = await startTestServer()
  bank = await server.login('demo')
  tenant = await companyOf(server, '示例商业银行')
  const centre = await enterpriseIn(tenant, CENTRE)
  await enterpriseIn(tenant, EMPTY)
  const tell = (table: string, key: string, fields: object) =>
    published(tenant, table, centre, key, { ...fields })
  const invested = ({ name, taxNo }: Named, ratio: number) => ({ name, credit_code: taxNo, ratio })
  await tell('registry_investment', 'i', invested(INVESTED, 60.5))
  // It is no longer shown; and one of which the record bears the name alone.
  await tell('registry_investment', 'f', invested(FORMER, 10))
  await tenant.run(
    `insert into registry_investment select (jsonb_populate_record(i, '{"revision": 2, "gone": true}')).*
       from registry_investment i where i.company_id = $1 and i.row_key = 'f'`,
  )
  await tell('registry_investment', 'n', { ...invested(NAMESAKE, 99), match: 'NAME' })
  await tell('registry_branch', 'b', { name: BRANCH.name, credit_code: BRANCH.taxNo })
  await tell('registry_key_person', 'k', { person: '周示例', post: '监事' })
  await tell('registry_business_registration', 'r', { legal_rep: MANAGING.name })
  await tell('court_case_filing', 'c', {
    ...{ plaintiff: CENTRE.name, defendant: `${SUED.name}、吴示例`, cause: '买卖合同纠纷' },
  })
  await tell('court_judgment', 'j', {
    ...{ plaintiff: SUING.name, defendant: CENTRE.name, cause: '承揽合同纠纷' },
  })
  const other = await companyOf(server, '示例实业有限公司')
  const foreign = await enterpriseIn(other, FOREIGN)
  await published(other, 'registry_investment', foreign, 'i', invested(CENTRE, 70))
  // In the list of the bank: what another company was told of it is not the bank's.
  await enterpriseIn(tenant, FOREIGN)
})
afterAll(() => server?.stop())

it('is told with its ends, its direction, its share and its label', async () => {
  const { nodes, edges } = await ask(CENTRE)
  const nameOf = new Map(nodes.map(({ id, name }: Named & { id: string }) => [id, name]))
  const told = edges.map(({ type, from, to, ratio, label }: Edge) =>
    [type, nameOf.get(from), nameOf.get(to), ratio, label].filter((one) => one !== undefined),
  )
  // Of a dispute neither end comes first.
  const inOrder = (one: unknown[]) =>
    one[0] === 'LITIGATION' && one[2] === CENTRE.name ? [one[0], one[2], one[1], one[3]] : one
  expect(told.map(inOrder).sort()).toEqual([
    ['BRANCH', CENTRE.name, BRANCH.name],
    ['EXECUTIVE', '周**', CENTRE.name, '监事'],
    ['INVEST', CENTRE.name, INVESTED.name, 60.5],
    ['LEGAL_REP', MANAGING.name, CENTRE.name],
    ['LITIGATION', CENTRE.name, '吴**', '买卖合同纠纷'],
    ['LITIGATION', CENTRE.name, SUING.name, '承揽合同纠纷'],
    ['LITIGATION', CENTRE.name, SUED.name, '买卖合同纠纷'],
  ])
  // Published with its number it is known by it.
  for (const { taxNo } of [INVESTED, BRANCH]) expect(nameOf.has(taxNo)).toBe(true)
})

it('is not told where a record holds no more, is of another of that name, or is another company’s', async () => {
  const told = JSON.stringify(await ask(CENTRE))
  for (const { name } of [FORMER, NAMESAKE, FOREIGN]) expect(told).not.toContain(name)
  expect((await ask(FOREIGN)).edges).toEqual([])
  expect((await ask(EMPTY)).edges).toEqual([])
})
