/** What a view of trade is narrowed to: each filter with whom it leaves, written out by hand. 甲 sells to the others. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TenantDb } from '../../src/db/tenant.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { published, registered } from './records.ts'
import { companyOf, gives, type Named, type Sold } from './trade-world.ts'

const firm = (n: number, name: string, area = '440300'): Named => ({
  taxNo: `91${area}FFFFFFFF${n}X`,
  name: `示例${name}有限公司`,
})
const CENTRE = firm(1, '甲')
const MAKER = firm(2, '制造')
const RISKY = firm(3, '风险')
const SISTER = firm(4, '关联', '310000')
const BOSS = firm(5, '同一代表', '310000')
/** It stands behind a maker, two steps from the centre. */
const BEHIND = firm(6, '下游', '310000')
const UNKNOWN: Named = { taxNo: '91310000UUUUUUUU7X', name: '上海无从得知贸易有限公司' }

let server: TestServer
let bank: string
let tenant: TenantDb

const shown = async (filters: object): Promise<string[]> => {
  const asked = { taxId: CENTRE.taxNo, ...filters }
  const answer = await server.call('POST', '/graph/query', asked, bank)
  expect(answer, answer.msg).toMatchObject({ status: 200 })
  return answer.data.nodes.map(({ name }: { name: string }) => name).sort()
}
const names = (...of: readonly (Named | string)[]) =>
  [CENTRE, ...of].map((one) => (typeof one === 'string' ? one : one.name)).sort()
const ASKED = [
  ...['DISHONEST', 'CONSUMPTION_LIMIT', 'ENFORCEMENT', 'ABNORMAL_LIST', 'SERIOUS_VIOLATION'],
  ...['EQUITY_FREEZE', 'BANKRUPTCY'],
]
const MASKED = '上海**贸易有限公司'

beforeAll(async () => {
  server = await startTestServer()
  bank = await server.login('demo')
  tenant = await companyOf(server, '示例商业银行')
  const sold = (to: Named, total: number, months: number): Sold[] =>
    Array.from({ length: months }, (_, i) => ({ to, month: i + 1, total }))
  const rep = { role: '法定代表人', name: '孙示例', idNo: '440399197505050051' }
  const centre = await gives(tenant, CENTRE, [
    ...sold(MAKER, 500_00, 2),
    ...sold(RISKY, 400_00, 1),
    ...sold(SISTER, 300_00, 3),
    ...sold(BOSS, 200_00, 1),
    ...sold(UNKNOWN, 100_00, 1),
  ])
  const of = async (one: Named, to: Named = UNKNOWN) => gives(tenant, one, sold(to, 1_00, 1))
  const maker = await of(MAKER, BEHIND)
  const risky = await of(RISKY)
  const sister = await of(SISTER)
  const boss = await of(BOSS)
  const behind = await of(BEHIND)
  await registered(tenant, centre, '', { industry: '批发业', people: [rep] })
  // A section of GB/T 4754 as the bureau tells it, and as the registry does.
  await registered(tenant, maker, '', { industry: '塑料制品业' })
  await published(tenant, 'registry_business_registration', behind, 'r', { industry: '塑料制品业' })
  await registered(tenant, boss, '', { people: [rep] })
  await published(tenant, 'court_dishonest', risky, 'd', {
    ...{ case_no: '（2026）粤03执2号', published_on: '2026-05-01' },
  })
  // Asked of everything, and nothing was found: that is no risk.
  for (const kind of ASKED)
    await tenant.run(
      `insert into public_answer (company_id, enterprise_id, kind, report_no, state, vendor, told_at, records, others)
       values ($1, $2, $3, 'JUS', 'TOLD', 'tianyancha', now(), 0, 0)`,
      [sister, kind],
    )
  // It held against it, and holds no more.
  await published(tenant, 'registry_abnormal_list', maker, 'a', {
    ...{ reason: '通过登记的住所无法联系', put_on: '2025-01-01', removed_on: '2025-02-01' },
  })
  await published(tenant, 'registry_investment', centre, 'i', {
    ...{ name: SISTER.name, credit_code: SISTER.taxNo, ratio: 51 },
  })
})
afterAll(() => server?.stop())

it('nothing narrows it to nothing', async () => {
  expect(await shown({})).toEqual(names(MAKER, RISKY, SISTER, BOSS, MASKED))
})

it('an amount of twelve months, and months with trade', async () => {
  // 1,000, 400, 900, 200 and 100 yuan.
  expect(await shown({ least: 400_00 })).toEqual(names(MAKER, RISKY, SISTER))
  expect(await shown({ least: 400_01 })).toEqual(names(MAKER, SISTER))
  expect(await shown({ leastMonths: 3 })).toEqual(names(SISTER))
  expect(await shown({ least: 1_000_00, leastMonths: 3 })).toEqual(names())
})

it('an industry, wherever it is told; who leads to one that is wanted stays', async () => {
  expect(await shown({ industry: 'C' })).toEqual(names(MAKER))
  expect(await shown({ industry: 'C', levels: 2 })).toEqual(names(MAKER, BEHIND))
  expect(await shown({ industry: 'F' })).toEqual(names())
})

it('a region, by the number of those who are named and those who are not', async () => {
  expect(await shown({ region: '3100' })).toEqual(names(SISTER, BOSS, MASKED))
  expect(await shown({ region: '4403' })).toEqual(names(MAKER, RISKY))
  expect(await shown({ region: '3100', levels: 2 })).toEqual(
    names(SISTER, BOSS, MASKED, MAKER, BEHIND),
  )
})

it('a risk that holds today', async () => {
  expect(await shown({ riskyOnly: true })).toEqual(names(RISKY))
})

it('a relation beside the trade: of capital, or by a person of both', async () => {
  expect(await shown({ relatedOnly: true })).toEqual(names(SISTER, BOSS))
  expect(await shown({ relatedOnly: true, least: 300_00 })).toEqual(names(SISTER))
})

it('several at once', async () => {
  expect(await shown({ riskyOnly: true, region: '3100' })).toEqual(names())
  expect(await shown({ relatedOnly: true, region: '3100', leastMonths: 2 })).toEqual(names(SISTER))
})
