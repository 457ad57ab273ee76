/** An order at the register of movables: searched by its purchase number before money is asked for, registered after, told to the funder alone. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Sandbox } from '../collect-sandbox.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { firmOf, type Programme, programmeOf, today } from './world.ts'

let sandbox: Sandbox
let server: TestServer
let one: Programme
beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  one = await programmeOf(server, {
    funder: await firmOf(server, '示例登记银行'),
    anchor: await firmOf(server, '示例整机有限公司'),
    member: await firmOf(server, '示例铸件有限公司'),
    type: 'ORDER',
  })
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

const post = (path: string, body: object, token = one.funder.a) =>
  server.call('POST', path, body, token)
const NOTE = '与采购系统核对一致'
async function verifiedOrder(purchaseNo: string): Promise<string> {
  const typed = { seat: one.memberSeat, productNo: one.productNo, purchaseNo, goods: '铸件' }
  const more = { amountFen: 1_000_000, deliveryDay: today(20) }
  const { no } = (await post('/scf/party/order/save', { ...typed, ...more }, one.member.a)).data
  const word = { seat: one.anchorSeat, no, word: 'CONFIRM', note: NOTE }
  await post('/scf/party/order/record', word, one.anchor.a)
  await post('/scf/party/order/decide', { ...word, agree: true }, one.anchor.b)
  return no
}
const register = (no: string, act: string) => post('/scf/order/register', { no, act })
const finance = (no: string) =>
  post('/scf/order/finance', {
    ...{ no, amountFen: 800_000, dueDate: today(60), purpose: '采购生铁' },
    ...{ payeeBank: '示例银行', payeeAccount: '6222000012345678' },
  })
/** Registered by somebody else, of this purchase number between the same firms. */
const elsewhere = (purchase: string, n: number) =>
  fetch(`${sandbox.url}/knobs/movables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ask: {
        requestNo: `DD999999999999999${n}-R1`,
        transferor: { taxNo: one.member.taxNo },
        transferee: { taxNo: '91440300MA5EXMP163' },
        debtor: { taxNo: one.anchor.taxNo },
        ...{ amountFen: 1, dueDay: today(9), invoices: [], purchases: [purchase] },
      },
    }),
  })

it('gets no money before it was searched for, and is registered only after money was asked for', async () => {
  const no = await verifiedOrder('PO-R-1')
  expect((await finance(no)).msg).toBe('请先完成中登网查询')
  expect((await register(no, 'REGISTER')).status).toBe(409)
  const searched = (await register(no, 'SEARCH')).data
  expect(searched.registrations).toMatchObject([{ act: 'SEARCH', result: 'CLEAR' }])
  expect(searched.availableFen).toBe(800_000)
  expect((await finance(no)).status).toBe(200)
  expect((await register(no, 'SEARCH')).status).toBe(409)
  const [, done] = (await register(no, 'REGISTER')).data.registrations
  expect(done).toMatchObject({ act: 'REGISTER', result: 'REGISTERED', requestNo: `${no}-R1` })
  expect((await register(no, 'REGISTER')).status).toBe(409)
  // What the register itself holds: the member transfers, the core enterprise owes.
  const truth = await fetch(`${sandbox.url}/truth/movables`).then((r) => r.json())
  expect(truth.registrations).toContainEqual(
    expect.objectContaining({
      ...{ regNo: done.regNo, transferor: one.member.taxNo, debtor: one.anchor.taxNo },
      ...{ transferee: one.funder.taxNo, purchases: ['PO-R-1'], invoices: [] },
    }),
  )
  // A party hears nothing of it.
  const seen = await post('/scf/party/order/detail', { seat: one.memberSeat, no }, one.member.a)
  expect(seen.data.registrations).toEqual([])
})

it('that another funder registered gets no money; another purchase number of the same firms is no conflict', async () => {
  const [taken, free] = [await verifiedOrder('PO-R-2'), await verifiedOrder('PO-R-3')]
  expect((await elsewhere('PO-R-2', 2)).status).toBe(200)
  expect((await register(taken, 'SEARCH')).data.registrations.at(-1).result).toBe('FOUND')
  expect(await finance(taken)).toMatchObject({
    status: 409,
    msg: '中登网已有该采购单的登记，请核实后再办理',
  })
  expect((await register(free, 'SEARCH')).data.registrations.at(-1).result).toBe('CLEAR')
})

it('is not asked for by a company without a credit code on record, which is told what to do', async () => {
  const no = await verifiedOrder('PO-R-4')
  const setCode = (code: string | null) =>
    server.db.run('update company set tax_no = $2 where id = $1', [one.funder.id, code])
  await setCode(null)
  expect((await register(no, 'SEARCH')).msg).toContain('请联系平台客服补登')
  await setCode(one.funder.taxNo)
  expect((await register(no, 'SEARCH')).data.registrations).toHaveLength(1)
})
