/** A kept query: each look is noted, its files carry what was found, and once it is sealed its record tells nothing of that. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../harness.ts'
import { REVOKE } from '../support/consents.ts'
import { agrees, companyOf, gives, type Named, type Sold } from './trade-world.ts'

const A: Named = { taxNo: '91440300AAAAAAAA1X', name: '深圳市示例甲公司' }
const B: Named = { taxNo: '91440300BBBBBBBB2X', name: '深圳市示例乙公司' }
const C: Named = { taxNo: '91440300CCCCCCCC3X', name: '深圳市示例丙公司' }
let server: TestServer
let bank: string
let companyId: number
let contractOfC: string
const call = (path: string, body: object = {}) => server.call('POST', `/graph/${path}`, body, bank)
const file = async (body: object): Promise<string> => {
  const response = await fetch(`${server.base}/graph/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${bank}` },
    body: JSON.stringify(body),
  })
  // The archive stores its files as they are.
  return Buffer.from(await response.arrayBuffer()).toString('utf8')
}
const monthly = (to: Named): Sold[] =>
  [1, 2, 3].map((month) => ({ to, month, total: month * 100_00 }))
const looks = () =>
  server.db.rows<{ action: string }>(
    'select action from consent_view where company_id = $1 and contract_no = $2 order by n',
    [companyId, contractOfC],
  )

beforeAll(async () => {
  server = await startTestServer()
  bank = await server.login('demo')
  const tenant = await companyOf(server, '示例商业银行')
  companyId = tenant.companyId
  await gives(tenant, A, monthly(B))
  await gives(tenant, B, monthly(C))
  contractOfC = await agrees(server, tenant, C, monthly(A))
})
afterAll(() => server?.stop())

let queryNo: string
it('asked for again under the same name is a look of its own', async () => {
  const body = { taxId: A.taxNo, levels: 2, requestId: 'the-same-request' }
  const one = (await call('query', body)).data
  queryNo = one.queryNo
  expect((await call('query', body)).data.queryNo).toBe(queryNo)
  expect(await looks()).toEqual([{ action: '查询图谱' }, { action: '查询图谱' }])
})

it('its files carry the ring: as a sentence, and by a number on each of its nodes and legs', async () => {
  const graphml = await file({ queryNo })
  const legs = [A, B, C].map(({ taxNo }, i, all) => `SUPPLY:${taxNo}:${all[(i + 1) % 3]!.taxNo}`)
  const [, key] = /<data key="(finding_\d+)">[^<]*CAROUSEL/.exec(graphml)!
  const n = key!.replace('finding_', '')
  expect(graphml).toContain(`<key id="${key}" for="graph" attr.name="${key}" attr.type="string"/>`)
  expect(graphml).toContain('3家企业之间有3轮开票首尾相接')
  for (const leg of legs)
    expect(graphml).toMatch(
      new RegExp(`<edge id="${leg}"[^\\n]*<data key="edge_findings">[^<]*\\b${n}\\b`),
    )
  for (const { taxNo } of [A, B, C])
    expect(graphml).toMatch(
      new RegExp(`<node id="${taxNo}">.*<data key="node_findings">[^<]*\\b${n}\\b`),
    )
  const csv = await file({ queryNo, format: 'csv' })
  expect(csv).toContain('findings.csv')
  expect(csv).toContain(`${n},CAROUSEL,`)
  expect(csv).toContain(legs.join(' '))
  // Of other types alone, a ring of invoices has no legs there.
  expect(await file({ queryNo, types: ['INVEST'] })).not.toContain('CAROUSEL')
})

it('of a sealed one the record tells that it was asked and charged, and nothing that was found', async () => {
  const row = async () => (await call('record', { keyword: queryNo })).data.rows[0]
  expect(await row()).toMatchObject({ sealed: false, nodes: 3, edges: 3 })
  expect((await row()).findings).toBeGreaterThan(0)
  await server.db.run(REVOKE, [companyId, contractOfC])
  expect(await row()).toMatchObject({
    ...{ queryNo, sealed: true, charged: true },
    ...{ nodes: null, edges: null, findings: null },
  })
  expect(await file({ queryNo })).toContain('撤回')
  expect(await file({ queryNo, format: 'csv' })).toContain('撤回')
  const before = (await looks()).length
  const again = { taxId: A.taxNo, levels: 2, requestId: 'the-same-request' }
  expect((await call('query', again)).msg).toContain('撤回')
  expect(await looks()).toHaveLength(before)
})
