/** The industry-chain graph over HTTP: what is told of whom, what is not, and what it costs. Figures are reckoned here by hand. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TenantDb } from '../../src/db/tenant.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { REVOKE } from '../support/consents.ts'
import {
  agrees,
  companyOf,
  enterpriseIn,
  gives,
  monthsBack,
  type Named,
  type Sold,
} from './trade-world.ts'

const A: Named = { taxNo: '91440300AAAAAAAA1X', name: '深圳市示例甲公司' }
const B: Named = { taxNo: '91440300BBBBBBBB2X', name: '深圳市示例乙公司' }
const C: Named = { taxNo: '91440300CCCCCCCC3X', name: '深圳市示例丙公司' }
/** It agreed to nothing, and nobody of this company gave its invoices. */
const SECRET: Named = { taxNo: '91310000SSSSSSSS4X', name: '上海秘密之门科技有限公司' }
/** In the list of the company by its number alone. */
const LISTED: Named = { taxNo: '91310000LLLLLLLL5X', name: '上海册上有名贸易有限公司' }
const NAMELESS: Named = { taxNo: '', name: '苏州无号之家五金厂' }
const PERSON = { name: '欧阳示例（个人）', person: true }
const FAR: Named = { taxNo: '91440300FFFFFFFF6X', name: '深圳市示例远方公司' }
const FOREIGN: Named = { taxNo: '91440300GGGGGGGG7X', name: '深圳市示例他行公司' }

let server: TestServer
let bank: string
let tenant: TenantDb
let contractOfC: string

const call = (path: string, body: object = {}, token = bank) =>
  server.call('POST', `/graph/${path}`, body, token)
const ask = async (of: Named, body: object = {}, token = bank) => {
  const answer = await call('query', { taxId: of.taxNo, ...body }, token)
  expect(answer, answer.msg).toMatchObject({ status: 200 })
  return answer.data
}
const monthly = (
  to: Sold['to'],
  totals: readonly number[],
  direction: Sold['direction'] = 'OUT',
): Sold[] => totals.map((total, i) => ({ to, month: i + 1, total, direction }))
const namesOf = (answer: { nodes: { name: string }[] }) => answer.nodes.map(({ name }) => name)
const edge = (answer: { edges: { id: string }[] }, from: Named, to: Named) =>
  answer.edges.find(({ id }) => id === `SUPPLY:${from.taxNo}:${to.taxNo}`) as never as {
    id: string
    trade: Record<string, unknown>
  }

beforeAll(async () => {
  server = await startTestServer()
  bank = await server.login('demo')
  tenant = await companyOf(server, '示例商业银行')
  await gives(tenant, A, [
    ...monthly(B, [100_00, 200_00, 300_00]),
    { to: B, month: 14, total: 999_00 },
    ...monthly(SECRET, [50_00]),
    ...monthly(LISTED, [40_00]),
    { to: PERSON, month: 1, total: 30_00 },
    {
      to: { name: NAMELESS.name },
      month: 1,
      total: 20_00,
      key: `12345678@20261001@${NAMELESS.name}@1@2`,
    },
    ...monthly(C, [95_00, 190_00, 290_00], 'IN'),
  ])
  await gives(tenant, B, [...monthly(C, [98_00, 195_00, 295_00]), ...monthly(SECRET, [70_00])])
  contractOfC = await agrees(server, tenant, C, [
    ...monthly(A, [96_00, 191_00, 291_00]),
    ...monthly(FAR, [10_00]),
  ])
  await gives(
    tenant,
    FAR,
    monthly({ name: '东莞尽头之处商贸有限公司', taxNo: '91441900EEEEEEEE8X' }, [5_00]),
  )
  await enterpriseIn(tenant, LISTED)
  const other = await companyOf(server, '示例实业有限公司')
  await gives(other, FOREIGN, monthly(A, [777_00]))
})
afterAll(() => server?.stop())

describe('a query', () => {
  it('tells the trade of the last twelve complete months, as the seller has it, and the share of each side', async () => {
    const answer = await ask(A)
    const { trade } = edge(answer, A, B)
    expect(trade).toMatchObject({ total12: 600_00, invoices: 4, activeMonths: 4 })
    expect((trade.months as number[]).slice(-3)).toEqual([300_00, 200_00, 100_00])
    expect(trade).toMatchObject({ firstMonth: monthsBack(14), lastMonth: monthsBack(1) })
    // 600 of 740 that A sold in twelve months: 600 + 50 + 40 + 30 + 20.
    expect(trade.shareOfSeller).toBeCloseTo(600 / 740, 9)
    expect(trade.shareOfBuyer).toBe(null)
    expect(edge(answer, C, A).trade).toMatchObject({ total12: 96_00 + 191_00 + 291_00 })
    expect(answer.sources).toEqual([{ edge: 'SUPPLY', state: 'HELD', at: expect.any(String) }])
  })

  it('goes as many steps as were asked for', async () => {
    const far = async (levels: number) =>
      (await ask(A, { levels })).nodes.find(({ id }: { id: string }) => id === FAR.taxNo)
    expect(await far(1)).toBe(undefined)
    expect(await far(2)).toMatchObject({ level: 2, name: FAR.name, masked: false })
    const three = await ask(A, { levels: 3 })
    expect(three.nodes.filter(({ level }: { level: number }) => level === 3)).toHaveLength(1)
  })

  it('is found from the side of who gave nothing, and says that nothing was collected of it', async () => {
    const answer = await ask(LISTED)
    expect(answer.sources).toEqual([{ edge: 'SUPPLY', state: 'NOT_COLLECTED', at: null }])
    expect(edge(answer, A, LISTED).trade).toMatchObject({ total12: 40_00 })
  })

  it('finds the ring, with its invoices, and no ring where there is none', async () => {
    const circles = (answer: { findings: { kind: string; nodes: string[] }[] }) =>
      answer.findings.filter(({ kind }) => kind === 'CIRCLE' || kind === 'CAROUSEL')
    const answer = await ask(A, { levels: 2 })
    expect(circles(answer)).toHaveLength(1)
    // 95 to 100, 190 to 200 and 290 to 300, month by month: three rounds of nearly one amount.
    expect(circles(answer)[0]).toMatchObject({ kind: 'CAROUSEL', figures: { rounds: 3 } })
    expect([...circles(answer)[0]!.nodes].sort()).toEqual([A.taxNo, B.taxNo, C.taxNo].sort())
    expect(answer.circles).toEqual({
      ...{ complete: true, ofCentre: 1, told: 1 },
      byLength: [
        { length: 2, count: 0 },
        { length: 3, count: 1 },
        ...[4, 5, 6].map((length) => ({ length, count: 0 })),
      ],
    })
    // Nothing of capital was searched for circles: that is no answer, not nought.
    expect(await ask(A, { view: 'EQUITY' })).not.toHaveProperty('circles')
    const ids = new Set(answer.nodes.map(({ id }: { id: string }) => id))
    for (const { nodes } of answer.findings) for (const id of nodes) expect(ids).toContain(id)
    expect(circles(await ask(FAR))).toEqual([])
    const { data } = await call('invoices', {
      queryNo: answer.queryNo,
      edge: edge(answer, A, B).id,
    })
    expect(data.total).toBe(4)
    // In the order of time: fourteen months back, then three, two and one.
    const totals = data.rows.map(({ total }: { total: number }) => total)
    expect(totals).toEqual([999_00, 300_00, 200_00, 100_00])
    expect(data.rows[3]).toMatchObject({ status: '正常', goods: '塑料粒子' })
    expect(data.topGoods).toEqual(['塑料粒子'])
  })

  it('narrows by amount and by months; what leads to a node stays', async () => {
    const least = await ask(A, { least: 60_00 })
    expect(namesOf(least).sort()).toEqual([A.name, B.name, C.name].sort())
    expect(namesOf(await ask(A, { leastMonths: 4 })).sort()).toEqual([A.name, B.name].sort())
  })
})

describe('nobody who did not agree', () => {
  const NEVER = [SECRET, LISTED, NAMELESS].flatMap(({ name, taxNo }) => [name, taxNo])
  const secrets = [
    ...NEVER,
    '秘密之门',
    '册上有名',
    '无号之家',
    '欧阳示例',
    '东莞尽头之处',
    '91441900EEEEEEEE8X',
  ].filter(Boolean)

  it('is named by any call of the graph', async () => {
    const answer = await ask(A, { levels: 3 })
    const { queryNo } = answer
    const told = [JSON.stringify(answer)]
    for (const format of ['graphml', 'csv']) {
      const response = await fetch(`${server.base}/graph/export`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${bank}` },
        body: JSON.stringify({ queryNo, format }),
      })
      // The archive stores its files as they are.
      told.push(Buffer.from(await response.arrayBuffer()).toString('utf8'))
    }
    for (const { id } of answer.edges)
      told.push(JSON.stringify((await call('invoices', { queryNo, edge: id })).data))
    for (const { id } of answer.nodes)
      told.push(JSON.stringify((await call('path', { queryNo, from: A.taxNo, to: id })).data))
    told.push(JSON.stringify((await call('detail', { queryNo })).data))
    told.push(JSON.stringify((await call('record', { keyword: queryNo })).data))
    for (const secret of secrets)
      expect(
        told.filter((text) => text.includes(secret)),
        secret,
      ).toEqual([])
    expect(namesOf(answer)).toContain('上海**科技有限公司')
    expect(namesOf(answer)).toContain('欧阳**')
  })

  it('is named because its number was entered in the list', async () => {
    const answer = await ask(A)
    expect(answer.nodes.filter(({ id }: { id: string }) => id === LISTED.taxNo)).toEqual([])
  })

  it('is told of another company', async () => {
    const answer = await ask(A, { levels: 3 })
    expect(JSON.stringify(answer)).not.toContain('他行')
    expect(answer.edges.filter(({ id }: { id: string }) => id.includes(FOREIGN.taxNo))).toEqual([])
    const owner = await server.login('owner')
    const { queryNo } = answer
    for (const [path, body] of [
      ['detail', { queryNo }],
      ['invoices', { queryNo, edge: edge(answer, A, B).id }],
      ['path', { queryNo, from: A.taxNo, to: B.taxNo }],
    ] as const)
      expect(await call(path, body, owner), path).toMatchObject({
        data: null,
        msg: expect.stringContaining('未找到'),
      })
  })
})

describe('its price', () => {
  const usage = async (no: string) =>
    server.db.one<{ state: string; why: string; product: string }>(
      'select product, state, why from usage_record where no = $1 and company_id = $2',
      [no, tenant.companyId],
    )

  it('is charged once while it is valid, and never where nothing is found', async () => {
    const first = await server.db.one<{ n: number }>(
      "select count(*)::int as n from usage_record where product = 'GRAPH' and state = 'CHARGED' and tax_no = $1",
      [A.taxNo],
    )
    expect(first!.n).toBe(1)
    const again = await ask(A)
    expect(again.charged).toBe(false)
    expect(await usage(again.queryNo)).toEqual({ product: 'GRAPH', state: 'FREE', why: 'VALID' })
    const nothing = await ask(A, { view: 'GUARANTEE' })
    expect(nothing).toMatchObject({ edges: [], charged: false })
    expect(nothing.sources).toEqual([{ edge: 'GUARANTEE', state: 'NOT_COLLECTED', at: null }])
    expect(await usage(nothing.queryNo)).toMatchObject({ state: 'RELEASED', why: 'NOT_FOUND' })
  })

  it('is asked for under the same name once', async () => {
    const body = { requestId: 'the-same-request' }
    const [one, other] = [await ask(B, body), await ask(B, body)]
    expect(one.charged).toBe(true)
    expect(other.queryNo).toBe(one.queryNo)
  })

  it('is told before', async () => {
    const { data } = await call('quote', { taxId: C.taxNo })
    expect(data.quote).toMatchObject({ open: true, price: expect.any(Number), freeUntil: null })
    expect(data.quote.price).toBeGreaterThan(0)
  })
})

describe('a kept query', () => {
  it('is listed newest first, by who asked, and opened again as it was', async () => {
    const answer = await ask(A, { levels: 2 })
    const { data } = await call('record', { keyword: A.taxNo })
    expect(data.rows[0]).toMatchObject({
      ...{ queryNo: answer.queryNo, user: 'demo', view: 'SUPPLY', levels: 2 },
      ...{ nodes: answer.nodes.length, edges: answer.edges.length },
    })
    expect((await call('detail', { queryNo: answer.queryNo })).data).toEqual(answer)
    const child = await server.login('child')
    expect((await call('record', {}, child)).data.rows).toEqual([])
    expect((await call('detail', { queryNo: answer.queryNo }, child)).data).toBe(null)
  })

  it('tells the way between two and whom both sell to', async () => {
    const { queryNo } = await ask(A, { levels: 2 })
    const { data } = await call('path', { queryNo, from: A.taxNo, to: FAR.taxNo })
    expect(data.paths.map(({ nodes }: { nodes: string[] }) => nodes)).toEqual([
      [A.taxNo, C.taxNo, FAR.taxNo],
    ])
    const common = (await call('path', { queryNo, from: A.taxNo, to: B.taxNo })).data
    expect(common.commonCustomers).toEqual([
      { id: expect.stringMatching(/^n:/), name: '上海**科技有限公司' },
    ])
  })

  it('is sealed, invoices and all, once a consent that it rests on is taken back; a new one is without them', async () => {
    const { queryNo } = await ask(A, { levels: 2 })
    await server.db.run(REVOKE, [tenant.companyId, contractOfC])
    for (const path of ['detail', 'export'])
      expect((await call(path, { queryNo })).msg, path).toContain('撤回')
    const anew = await ask(A, { levels: 2 })
    expect(anew.nodes.filter(({ id }: { id: string }) => id === FAR.taxNo)).toEqual([])
    // C is known to A by its own purchases, and no longer named.
    expect(JSON.stringify(anew)).not.toContain(C.name)
    expect((await call('query', { taxId: C.taxNo })).data).toBe(null)
  })
})
