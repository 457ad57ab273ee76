/** The programme of the demonstration stands once, with papers that are whole and seats that open. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDemoLoans } from '../../src/demo/loans.ts'
import { programmeInDemo } from '../../src/demo/supply-chain.ts'
import { startTestServer, type TestServer } from '../harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.stop())

it('is made once, and each side sees its own', async () => {
  const found = await server.db.rows<{ name: string; id: number }>('select name, id from company')
  const companies = new Map(found.map(({ name, id }) => [name, id]))
  await addDemoLoans(server.config, server.db, companies)
  await programmeInDemo(server.config, server.db, companies)
  await programmeInDemo(server.config, server.db, companies)
  const [bank, owner] = [await server.login('demo'), await server.login('owner')]
  const post = async (path: string, body: object, token: string) =>
    (await server.call('POST', path, body, token)).data
  const states = (data: { rows: { state: string }[] }) => data.rows.map(({ state }) => state).sort()
  const all = await post('/scf/receivable/list', {}, bank)
  expect(states(all)).toEqual(['CONFIRMED', 'DRAFT', 'SUBMITTED'])
  const confirmed = all.rows.find(({ state }: { state: string }) => state === 'CONFIRMED')
  const { papers } = await post('/scf/receivable/detail', { no: confirmed.no }, bank)
  expect(papers.map(({ intact }: { intact: boolean }) => intact)).toEqual([true, true])
  const orders = await post('/scf/order/list', {}, bank)
  expect(states(orders)).toEqual(['DRAFT', 'VERIFIED'])
  const seats = await post('/scf/seats', {}, owner)
  expect(seats).toHaveLength(2)
  for (const { funderId, role, refNo } of seats) {
    const list = await post(
      '/scf/party/receivable/list',
      { seat: { funderId, role, refNo } },
      owner,
    )
    expect(states(list)).toEqual(role === 'ANCHOR' ? ['SUBMITTED'] : ['CONFIRMED', 'DRAFT'])
    const own = await post('/scf/party/order/list', { seat: { funderId, role, refNo } }, owner)
    expect(states(own)).toEqual([role === 'ANCHOR' ? 'DRAFT' : 'VERIFIED'])
  }
})
