/** What the system of a bank hears, at the receiver of the sandbox: a report that is ready, a consent that was taken back. */
import { CHANNEL_MESSAGES } from '@xinjian/contract/channel/messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { must, officeToken, Phone, Sandbox } from '../collect-phone.ts'
import type { Firm } from '../collect-sandbox.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { expectDocumented } from '../support/documented.ts'

interface Received {
  key: string
  times: number
  body: { event: string } & Record<string, unknown>
}

let sandbox: Sandbox
let server: TestServer
let bank: string
let phone: Phone
let firm: Firm

const office = (path: string, body: object = {}) => must(server.call('POST', path, body, bank))
const all = async (): Promise<Received[]> => (await sandbox.get('/callbacks.json')).received
const heard = async (event: string) => (await all()).filter((m) => m.body.event === event)
const first = (event: string) => until(async () => (await heard(event))[0])
const contractOf = async (code: string): Promise<string> => {
  const { data } = await must(phone.call('consent/mine'))
  return data.find((c: { code: string }) => c.code === code).contractNo
}
/** Nothing of the channel waits any more, and what was sent is what was heard. */
const quiet = () =>
  until(
    async () =>
      !(await server.db.one(
        "select 1 from collect_callback where status in ('QUEUED', 'RUNNING') and retries = 0",
      )),
  )

beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  bank = await officeToken(server, 'demo')
  const { data } = await office('/collect/channel/callback', { url: `${sandbox.url}/callbacks` })
  await sandbox.knob('callbacks', { secret: data.secret })
  firm = await sandbox.neighbour('3302', 11)
  phone = new Phone(server, sandbox)
  await phone.login(firm)
  await must(phone.sealed('send/collect', {}))
  await phone.until(['SUCCESS', 'PARTIAL'])
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

it('report.ready is sent as soon as the report of the collection can be fetched', async () => {
  const { body } = await first('report.ready')
  const result = (await first('collect.result')).body
  expect(body).toMatchObject({
    reportNo: result.reportNo,
    taskId: phone.taskId,
    finTaskId: result.finTaskId,
    channel: 'demo',
    enterprise: { taxNo: firm.taxNo, name: firm.name },
    idempotencyKey: `CB-${result.reportNo}-demo`,
  })
  const detail = await office('/bss/order/report/getDetailReport', { reportNo: body.reportNo })
  expect(detail.data.row).toMatchObject({ status: 'READY', fingerprint: body.fingerprint })
})

it('a test message is heard as it is documented', async () => {
  await office('/channelProvider/callback/test', { code: 'demo' })
  await first('channel.test')
})

it('a consent that is taken back on the phone is told at once, once, and nothing else of it', async () => {
  await quiet()
  const before = (await all()).length
  const contractNo = await contractOf('ENT_TAX')
  const answers = await Promise.all([
    phone.call('consent/withdraw', { contractNo }),
    phone.call('consent/withdraw', { contractNo }),
  ])
  expect(answers.map((a) => a.status)).toEqual([200, 200])
  expect(answers[1]?.data.consents).toEqual({ ENT_TAX: 'REVOKED', ENT_QUERY: 'EFFECTIVE' })
  const { body, times } = await first('consent.revoked')
  expect(times).toBe(1)
  expect(body).toMatchObject({
    contractNo,
    code: 'ENT_TAX',
    taskId: phone.taskId,
    enterprise: { taxNo: firm.taxNo },
    idempotencyKey: `CB-${contractNo}-demo`,
  })
  expect(body.scopes).toContain('INVOICE_OUT')
  expect(body.scopes).not.toContain('REPORT')
  await quiet()
  expect(await all()).toHaveLength(before + 1)
  const { data } = await office('/collect/timeline', { taskId: phone.taskId })
  expect(data.map((e: { text: string }) => e.text)).toContain('授权撤回已通知渠道（应答 200）')
})

it('the other consent is another message', async () => {
  const contractNo = await contractOf('ENT_QUERY')
  await must(phone.call('consent/withdraw', { contractNo }))
  const message = await until(async () =>
    (await heard('consent.revoked')).find((m) => m.body.contractNo === contractNo),
  )
  expect(message.body).toMatchObject({ code: 'ENT_QUERY', scopes: ['REPORT', 'LENDING'] })
})

it('a report that waits to be told when the consent is taken back is told no more', async () => {
  const again = new Phone(server, sandbox)
  await sandbox.knob('callbacks', { down: true })
  const other = await sandbox.neighbour('3302', 12)
  await again.login(other)
  await must(again.sealed('send/collect', {}))
  await again.until(['SUCCESS', 'PARTIAL'])
  await until(() =>
    server.db.one(
      `select 1 from collect_callback where task_id = $1 and retries = 1 and body::jsonb ->> 'event' = 'report.ready'`,
      [again.taskId],
    ),
  )
  const { data } = await must(again.call('consent/mine'))
  const contractNo = data.find((c: { code: string }) => c.code === 'ENT_TAX').contractNo
  await must(again.call('consent/withdraw', { contractNo }))
  await sandbox.knob('callbacks', { down: false })
  // What was on its way while the receiver was down waits only once it has come back unheard.
  await until(async () => {
    await server.db.run("update collect_callback set due_at = now() where status = 'QUEUED'")
    await server.db.run("select pg_notify('job_wake', 'collect_callback')")
    return (await heard('consent.revoked')).some((m) => m.body.contractNo === contractNo)
  })
  await until(
    async () =>
      !(await server.db.one(
        "select 1 from collect_callback where task_id = $1 and status in ('QUEUED', 'RUNNING')",
        [again.taskId],
      )),
  )
  const told = (await all()).filter((m) => m.body.taskId === again.taskId).map((m) => m.body.event)
  expect(told).toEqual(['consent.revoked'])
  const lines = (await office('/collect/timeline', { taskId: again.taskId })).data
  expect(lines.map((e: { text: string }) => e.text)).toEqual(
    expect.arrayContaining([
      '企业已撤回授权，采集结果不再通知渠道',
      '企业已撤回授权，报告生成不再通知渠道',
    ]),
  )
})

it('every message that was heard has the form of its documents', async () => {
  const messages = await all()
  for (const { body } of messages) expectDocumented(body)
  // These come of a watch (test/verify/watch-polls.test.ts) and of the log (test/channel/checkpoint-told.test.ts).
  const elsewhere = ['invoice.changed', 'audit.checkpoint']
  const events = new Set(messages.map(({ body }) => body.event))
  expect([...events, ...elsewhere].sort()).toEqual(Object.keys(CHANNEL_MESSAGES).sort())
})

it('what is taken back again stays as it was taken back first: when, by whom and why', async () => {
  const row = () =>
    server.db.one<{ contract_no: string }>(
      `select contract_no, revoked_at, revoked_by, revoke_reason, revoke_seal from auth_contract
        where status = 'REVOKED' order by revoked_at, contract_no limit 1`,
    )
  const was = await row()
  await office('/consent/revoke', { contractNo: was!.contract_no, reason: '再次撤回，已核实' })
  expect(await row()).toEqual(was)
})
