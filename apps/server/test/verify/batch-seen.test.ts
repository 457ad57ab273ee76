/** Who sees which batch, and who hears of it. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { publish } from '../../src/jobs/events.ts'
import { Sandbox } from '../collect-sandbox.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { childOf, emptyCompany, memberOf } from '../support/companies.ts'
import { unknownInvoice } from './papers.ts'
import { type Tables, tablesOf } from './tables.ts'

let sandbox: Sandbox
let server: TestServer
let companyId: number
let childToken: string
let boss: Tables
let child: Tables
let stranger: Tables

beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  companyId = await emptyCompany(server, '示例所见有限公司')
  boss = tablesOf(server, await memberOf(server, companyId, 'seen-boss', 'ROLE_COMPANY_ADMIN'))
  childToken = await childOf(server, companyId, 'seen-child')
  child = tablesOf(server, childToken)
  const other = await emptyCompany(server, '示例旁人有限公司')
  stranger = tablesOf(server, await memberOf(server, other, 'seen-other', 'ROLE_COMPANY_ADMIN'))
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

const list = async (of: Tables) =>
  (await of.post('/tradecredit/front/invoice/verify/invoice/batch/record', {})).data.rows.map(
    ({ no }: { no: string }) => no,
  )

it('a batch of others is unknown, by whatever call', async () => {
  const { no } = await boss.read([unknownInvoice(), { invoiceNumber: '1', issueDate: 'x' }])
  for (const who of [child, stranger]) {
    for (const call of ['detail', 'repeats', 'start', 'pause', 'resume', 'cancel', 'bad'])
      expect([call, (await who.post(call, { no })).status]).toEqual([call, 404])
    expect((await who.results(no)).total).toBe(0)
    expect(await list(who)).not.toContain(no)
  }
  expect((await boss.detail(no)).status).toBe('READY')
  expect(await list(boss)).toContain(no)
})

it('the company sees what its child had verified, the child is not told of what others had', async () => {
  const row = unknownInvoice()
  const first = await boss.read([row])
  await boss.start(first.no)
  await boss.comes(first.no, 'DONE')
  const own = await child.read([row])
  expect(own.plan.check).toBe(0)
  expect(await list(boss)).toContain(own.no)
  await child.start(own.no)
  await child.comes(own.no, 'DONE')
  const { rows } = await child.results(own.no)
  // It is the company's money all the same: nothing is paid for twice.
  expect(rows).toEqual([expect.objectContaining({ kept: true, repeated: null, charged: null })])
})

it('events of a batch reach those who see it', async () => {
  const { no } = await boss.read([unknownInvoice()])
  const mine = await child.read([unknownInvoice()])
  const abort = new AbortController()
  const stream = await fetch(`${server.base}/job/events`, {
    headers: { Authorization: `Bearer ${childToken}` },
    signal: abort.signal,
  })
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  const hears = async (text: string) => {
    while (!heard.includes(text)) {
      const { value, done } = await reader.read()
      if (done) break
      heard += value
    }
  }
  const told = { companyId, kind: 'verify' as const, status: 'RUNNING', progress: 1, message: '' }
  // The stream is open once it says anything; until then nothing of it is promised.
  const knocking = setInterval(() => void publish(server.db, { ...told, id: mine.no }), 50)
  await hears(mine.no)
  clearInterval(knocking)
  await publish(server.db, { ...told, id: no })
  await publish(server.db, { ...told, id: mine.no, message: '最后一条' })
  await hears('最后一条')
  abort.abort()
  expect(heard).not.toContain(no)
})
