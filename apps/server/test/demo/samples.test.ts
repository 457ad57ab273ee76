/** The public site's trial: sample invoices of the sandbox, verified at its platform by whoever comes. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSamples } from '../../src/outside/verification/samples.ts'
import { Sandbox } from '../collect-sandbox.ts'
import { startTestServer, type TestServer } from '../harness.ts'

let sandbox: Sandbox
let server: TestServer
beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

const samples = async () => (await server.call('GET', '/sample/invoices')).data
const verify = (body: object) => server.call('POST', '/sample/verify', body)
const asked = async (): Promise<number> => (await sandbox.get('/verification.json')).asked

it('tells what the platform says: the state of each, and what differs', async () => {
  const all = await samples()
  const said: string[] = []
  for (const sample of all) said.push((await verify(sample)).data.said)
  // As the sandbox lists them: valid, partly and wholly reversed, valid with a person as the buyer.
  expect(said).toEqual([
    '查验一致，发票状态：正常',
    '查验一致，但发票已部分红冲',
    '查验一致，但发票已全额红冲',
    '查验一致，发票状态：正常',
  ])
  const wrong = (await verify({ ...all[0], amount: '1.00' })).data
  expect(wrong).toMatchObject({ result: 'INCONSISTENT', sellerName: '', totalAmount: '' })
})

it('asks the platform once a day for the same fields, so that many visitors do not use up what one may ask', async () => {
  const [, , , sample] = await samples()
  const before = await asked()
  for (let i = 0; i < 7; i++) expect((await verify(sample)).data.result).toBe('CONSISTENT')
  expect(await asked()).toBe(before)
  const { data } = await verify({ ...sample, amount: `${Number(sample.amount)}` })
  expect([data.result, await asked()]).toEqual(['CONSISTENT', before])
})

it('verifies nothing but samples, and says where one’s own are verified', async () => {
  const [sample] = await samples()
  const before = await asked()
  const other = await verify({ ...sample, invoiceNumber: '26442000000012345678' })
  expect([other.status, other.msg]).toEqual([404, expect.stringContaining('请登录后查验')])
  expect((await verify({ ...sample, amount: 'x' })).msg).toContain('最多两位小数')
  expect(await asked()).toBe(before)
})

it('there are none where there is no sandbox', () => {
  expect(createSamples({ sandbox: false, sandboxUrl: '', sandboxKey: '' })).toBe(null)
})
