/** Who does not agree, or simply leaves, before anything was signed: ended, counted, and told to the bank. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sweepOnce } from '../../src/features/collect/sweep.ts'
import { must, officeToken, Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'

let sandbox: Sandbox
let server: TestServer
let bank: string
const office = (path: string, body: object = {}) => must(server.call('POST', path, body, bank))

beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  bank = await officeToken(server, 'demo')
  const { data } = await office('/collect/channel/callback', { url: `${sandbox.url}/callbacks` })
  await sandbox.knob('callbacks', { secret: data.secret })
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

/** A phone that has the text before it. */
async function reading(n: number): Promise<Phone> {
  const phone = new Phone(server, sandbox)
  await phone.open()
  const firm = await sandbox.neighbour('3302', n)
  const { name, idNo, mobile } = await sandbox.person(firm)
  const signer = { name, idNo, mobile, role: 'LEGAL_REP' }
  await must(phone.sealed('authEnterprise', { name: firm.name, taxNo: firm.taxNo, signer }))
  await must(phone.sealed('send/msg', { purpose: 'SIGNER' }))
  const smsCode = await sandbox.smsCode(mobile, 'SIGN_CODE')
  const { data } = await must(phone.call('authorize', { smsCode }))
  expect(data.task.state).toBe('AGREEMENT')
  return phone
}
const told = (phone: Phone) =>
  until(async () =>
    (await sandbox.get('/callbacks.json')).received.find(
      (m: { body: { taskId: string } }) => m.body.taskId === phone.taskId,
    ),
  )
const step = async (state: string) =>
  (await office('/collect/funnel')).data.steps.find((s: { state: string }) => s.state === state)

it('不同意: the task is CANCELLED, the funnel counts who left at the text, the bank is told once', async () => {
  const before = await step('AGREEMENT')
  const phone = await reading(21)
  const [first, second] = await Promise.all([
    phone.call('restart', { to: 'CANCEL' }),
    phone.call('restart', { to: 'CANCEL' }),
  ])
  // A second tap gets the task as the first left it, or hears that it is over.
  expect([first.status, second.status].filter((s) => s === 200).length).toBeGreaterThan(0)
  expect(await phone.state()).toMatchObject({
    state: 'CANCELLED',
    consents: { ENT_TAX: 'NONE', ENT_QUERY: 'NONE' },
  })
  expect(await told(phone)).toMatchObject({
    times: 1,
    body: {
      event: 'collect.result',
      state: 'CANCELLED',
      result: 2,
      contractNo: null,
      enterprise: null,
      reportNo: null,
    },
  })
  const after = await step('AGREEMENT')
  expect([after.reached - before.reached, after.left - before.left]).toEqual([1, 1])
  const { data } = await office('/collect/timeline', { taskId: phone.taskId })
  expect(data.map((e: { text: string }) => e.text)).toContain('不同意签署授权，办理结束')
  const list = await office('/collect/tasks', { page: 1, size: 10, state: 'CANCELLED' })
  expect(list.data.rows.map((r: { taskId: string }) => r.taskId)).toContain(phone.taskId)
  expect(await server.db.rows('select 1 from auth_contract')).toEqual([])
})

it('who leaves without a word is told to the bank as EXPIRED', async () => {
  const phone = await reading(22)
  await server.db.run(
    "update collect_task set touched_at = now() - interval '31 minutes' where task_id = $1",
    [phone.taskId],
  )
  await sweepOnce(server.db)
  expect((await told(phone)).body).toMatchObject({ state: 'EXPIRED', contractNo: null })
})
