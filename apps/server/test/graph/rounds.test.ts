/** A ring of invoices over HTTP, paper by paper. Rounds are worked out by hand. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../harness.ts'
import { companyOf, gives, monthsBack, type Named } from './trade-world.ts'

const A: Named = { taxNo: '91440300AAAAAAAA1X', name: '深圳市示例甲公司' }
const B: Named = { taxNo: '91440300BBBBBBBB2X', name: '深圳市示例乙公司' }
const C: Named = { taxNo: '91440300CCCCCCCC3X', name: '深圳市示例丙公司' }

let server: TestServer
let bank: string

/** One invoice a month, on its fifth, the last month first. */
const monthly = (to: Named, totals: readonly number[]) =>
  totals.map((total, i) => ({ to, month: i + 1, total }))

beforeAll(async () => {
  server = await startTestServer()
  bank = await server.login('demo')
  const tenant = await companyOf(server, '示例商业银行')
  await gives(tenant, A, monthly(B, [100_00, 200_00, 300_00]))
  await gives(tenant, B, monthly(C, [98_00, 195_00, 295_00]))
  await gives(tenant, C, monthly(A, [96_00, 191_00, 291_00]))
})
afterAll(() => server.stop())

it('tells a ring paper by paper, each of which opens by its day and amount', async () => {
  const call = (path: string, body: object) => server.call('POST', `/graph/${path}`, body, bank)
  const { data: answer } = await call('query', { taxId: A.taxNo, levels: 2 })
  const ring = answer.findings.find(({ kind }: { kind: string }) => kind === 'CAROUSEL')
  const legs = [
    [A, B],
    [B, C],
    [C, A],
  ].map(([from, to]) => `SUPPLY:${from!.taxNo}:${to!.taxNo}`)
  // Month by month, the oldest first: what A sold to B, B to C, and C back to A.
  const rounds = [
    [3, [300_00, 295_00, 291_00]],
    [2, [200_00, 195_00, 191_00]],
    [1, [100_00, 98_00, 96_00]],
  ] as const
  expect(ring.rounds).toHaveLength(3)
  for (const [i, [month, totals]] of rounds.entries())
    expect(
      ring.rounds[i].papers.toSorted(
        (a: { edge: string }, b: { edge: string }) => legs.indexOf(a.edge) - legs.indexOf(b.edge),
      ),
    ).toEqual(totals.map((total, k) => ({ edge: legs[k], day: `${monthsBack(month)}-05`, total })))
  const opened = async (of: object) =>
    (await call('invoices', { queryNo: answer.queryNo, edge: legs[0], ...of })).data
  const [paper] = ring.rounds[1].papers.filter((one: { edge: string }) => one.edge === legs[0])
  expect(await opened({ issued: paper.day, total: paper.total })).toMatchObject({
    total: 1,
    rows: [{ issued: `${monthsBack(2)}-05`, total: 200_00 }],
  })
  expect(await opened({ issued: paper.day, total: 1 })).toMatchObject({ total: 0, rows: [] })
  expect(await opened({ issued: 'yesterday' })).toBeNull()
})

it('counts what was found and is not told for what was asked for', async () => {
  const of = { taxId: A.taxNo, levels: 2 }
  const query = async (more: object) =>
    (await server.call('POST', '/graph/query', { ...of, ...more }, bank)).data
  expect(await query({})).toMatchObject({ hiddenFindings: 0 })
  // C sold A for 578 yuan in the twelve months: without it nothing of the ring is told.
  const { findings, hiddenFindings } = await query({ least: 585_00 })
  expect(findings.map(({ kind }: { kind: string }) => kind)).not.toContain('CAROUSEL')
  expect(hiddenFindings).toBeGreaterThan(0)
})
