/** The same invoice, two funders, a hundred at once: exactly one wins, and the other learns nothing but that. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../harness.ts'
import { confirmed, financing, firmOf, type Programme, programmeOf, verified } from './world.ts'

let server: TestServer
let left: Programme
let right: Programme
beforeAll(async () => {
  server = await startTestServer()
  const anchor = await firmOf(server, '示例制造有限公司')
  const member = await firmOf(server, '示例零件有限公司')
  left = await programmeOf(server, {
    ...{ funder: await firmOf(server, '示例保理一公司'), anchor, member },
  })
  right = await programmeOf(server, {
    ...{ funder: await firmOf(server, '示例保理二公司'), anchor, member },
  })
})
afterAll(() => server?.stop())

const finance = (of: Programme, no: string, fen: number) =>
  server.call('POST', '/scf/receivable/finance', financing(no, fen), of.funder.a)
const claims = async () =>
  (await server.db.one<{ n: number }>('select count(*)::int as n from scf_claim'))!.n

it('is financed once, whoever asks and however often', async () => {
  const { member, anchor } = left
  const invoices = [
    await verified(server, member.id, { seller: member, buyer: anchor, yuan: '60000.00' }),
    await verified(server, member.id, { seller: member, buyer: anchor, yuan: '50000.00' }),
  ]
  const nos = invoices.map(({ no }) => no)
  const a = await confirmed(server, left, { verifyNos: nos, amountFen: 10_000_000 })
  // The other funder has one of the two, and another besides, in another order.
  const third = await verified(server, member.id, {
    seller: member,
    buyer: anchor,
    yuan: '40000.00',
  })
  const b = await confirmed(server, right, {
    ...{ verifyNos: [third.no, nos[1]!], amountFen: 9_000_000 },
  })
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, i) =>
      i % 2 === 0 ? finance(left, a, 8_000_000) : finance(right, b, 7_000_000),
    ),
  )
  const won = answers.filter(({ status }) => status === 200)
  expect(won).toHaveLength(1)
  for (const { status, msg } of answers)
    if (status !== 200) expect([status, msg]).toEqual([409, '所选发票中有已融资的，不能重复融资'])
  const loans = await server.db.rows<{ company_id: number; amount_fen: number }>(
    'select company_id, amount_fen from loan',
  )
  expect(loans).toHaveLength(1)
  const winner = loans[0]!.company_id === left.funder.id ? left : right
  const loser = winner === left ? right : left
  expect(await claims()).toBe(2)
  const used = async ({ funder }: Programme) =>
    (await server.db.one<{ n: number }>(
      'select sum(used_fen)::int8 as n from scf_anchor where company_id = $1',
      [funder.id],
    ))!.n
  expect(await used(winner)).toBe(loans[0]!.amount_fen)
  expect(await used(loser)).toBe(0)
})

it('is free again once the loan was refused, and not before', async () => {
  const { loan_no, company_id } = (await server.db.one<{ loan_no: string; company_id: number }>(
    'select loan_no, company_id from scf_receivable where loan_no is not null',
  ))!
  const winner = company_id === left.funder.id ? left : right
  const loser = winner === left ? right : left
  const of = async ({ funder }: Programme) =>
    (await server.db.one<{ no: string }>(
      "select no from scf_receivable where company_id = $1 and state = 'CONFIRMED'",
      [funder.id],
    ))!.no
  const no = await of(loser)
  expect((await finance(loser, no, 1_000_000)).status).toBe(409)
  const refused = await server.call(
    'POST',
    '/loan/decide',
    { no: loan_no, approve: false, reason: '贸易背景存疑' },
    winner.funder.b,
  )
  expect(refused.status).toBe(200)
  expect(await claims()).toBe(0)
  expect((await finance(loser, no, 1_000_000)).status).toBe(200)
  expect(await claims()).toBe(2)
})
