/** The bank over real HTTP: a number is paid once, and what it says of it holds. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { TestSandbox } from '../testing/client.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await TestSandbox.start()
})
afterAll(() => sandbox.stop())
beforeEach(() => sandbox.post('/knobs/reset', {}))

const TRANSFER = {
  ...{ requestNo: 'TR2026112800000001', amountFen: 100_000 },
  payee: { name: '示例酒业有限公司', bank: '示例银行', account: '6222000011112222' },
}
const ask = (over: object = {}, key = 'test-key') =>
  sandbox.fetch('/bank/transfers', {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...TRANSFER, ...over }),
  })
const told = async (over: object = {}) => (await ask(over)).json()

it('books at once, and the same number again is the same transfer', async () => {
  const first = await told()
  expect(first).toMatchObject({ status: 'BOOKED', amountFen: 100_000, bookedOn: '2026-11-21' })
  expect(await told()).toEqual(first)
  expect((await ask({ amountFen: 1 })).status).toBe(409)
})

it('refuses a closed account for good', async () => {
  const payee = { ...TRANSFER.payee, account: '6222000011110000' }
  expect(await told({ payee })).toMatchObject({ status: 'REFUSED', bankNo: null })
  expect(await told({ payee })).toMatchObject({ status: 'REFUSED' })
})

it('accepts now and books later, or pays and says nothing', async () => {
  await sandbox.post('/knobs/bank', { mood: 'LATER', times: 1 })
  expect(await told()).toMatchObject({ status: 'ACCEPTED', bankNo: null })
  expect(await told()).toMatchObject({ status: 'BOOKED' })
  await sandbox.post('/knobs/bank', { mood: 'SILENT', times: 1 })
  const requestNo = 'TR2026112800000002'
  await expect(ask({ requestNo })).rejects.toThrow()
  const { transfers } = await (await sandbox.fetch('/truth/bank', {})).json()
  expect(transfers.find((one: { requestNo: string }) => one.requestNo === requestNo)).toMatchObject(
    {
      ...{ status: 'BOOKED', asked: 1 },
    },
  )
})

it('takes its own key and whole transfers alone', async () => {
  expect((await ask({}, 'other')).status).toBe(401)
  for (const over of [{ requestNo: 'x' }, { amountFen: 0 }, { amountFen: 1.5 }, { payee: {} }])
    expect((await ask(over)).status).toBe(400)
})
