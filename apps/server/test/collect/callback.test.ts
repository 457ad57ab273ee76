/** Results told to a channel: signed, repeated, surviving, and only to where they may go. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { must, officeToken, Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'

let sandbox: Sandbox
let server: TestServer
let bank: string
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
afterEach(() => sandbox.knob('reset'))

const office = (path: string, body: object = {}) => must(server.call('POST', path, body, bank))
const received = async (taskId: string) =>
  (await sandbox.get('/callbacks.json')).received.filter(
    (r: { body: { taskId: string } }) => r.body.taskId === taskId,
  )
const rowOf = (taskId: string) =>
  server.db.one<{ status: string; retries: number; wait: number; callback_no: string }>(
    `select status, retries, callback_no, round(extract(epoch from due_at - now()))::int as wait
       from collect_callback where task_id = $1`,
    [taskId],
  )
/** Ends a task the quick way. */
async function endedTask(): Promise<Phone> {
  const phone = new Phone(server, sandbox)
  await phone.open()
  await must(phone.call('restart', { to: 'CANCEL' }))
  return phone
}
const due = (taskId: string) =>
  server.db.run(
    "update collect_callback set due_at = now() where task_id = $1 and status = 'QUEUED'",
    [taskId],
  )

describe('result callback', () => {
  it('tells the end of a collection, signed, with the platform’s own order number', async () => {
    const firm = await sandbox.neighbour('3302', 7)
    const phone = new Phone(server, sandbox)
    await phone.login(firm)
    const order = { platOrderNo: 'ZF-2026-0007', callbackRef: 'r-77' }
    const first = await must(phone.sealed('send/collectZfPlat', order))
    expect(first.data.state).toMatch(/COLLECTING|SUCCESS|PARTIAL/)
    const [again, other] = await Promise.all([
      phone.sealed('send/collectZfPlat', order),
      phone.sealed('send/collectZfPlat', { ...order, platOrderNo: 'ZF-2026-0008' }),
    ])
    expect([again.status, other.status]).toEqual([200, 409])
    const done = await phone.until(['SUCCESS', 'PARTIAL'])
    const [message] = await until(async () => {
      const list = await received(phone.taskId)
      return list.length > 0 ? list : null
    })
    expect(message).toMatchObject({
      times: 1,
      body: {
        event: 'collect.result',
        finTaskId: done.finTaskId,
        state: done.state,
        result: 1,
        enterprise: { taxNo: firm.taxNo },
        platform: { orderNo: 'ZF-2026-0007', reference: 'r-77' },
        reportNo: expect.stringMatching(/^INV/),
        contractNo: expect.stringMatching(/^AUT/),
      },
    })
    const told = await until(async () => {
      const { data } = await office('/collect/timeline', { taskId: phone.taskId })
      return data.find((e: { step: string }) => e.step === 'CALLBACK')
    })
    expect(told).toMatchObject({ actor: 'SYSTEM', ok: true, text: '结果已通知渠道（应答 200）' })
  })

  it('collectZfPlat keeps the order of the steps: nothing before a login', async () => {
    const phone = new Phone(server, sandbox)
    await phone.open()
    expect((await phone.raw('send/collectZfPlat', { platOrderNo: 'x' })).status).toBe(3004)
    expect((await phone.sealed('send/collectZfPlat', { platOrderNo: 'x' })).status).toBe(3002)
  })

  it('a receiver that is down hears later; the pauses are those of the domain; the seventh failure is the last', async () => {
    await sandbox.knob('callbacks', { down: true })
    const phone = await endedTask()
    const waits: number[] = []
    for (let tries = 1; tries <= 6; tries++) {
      const row = await until(async () => {
        const now = await rowOf(phone.taskId)
        return now?.status === 'QUEUED' && now.retries === tries ? now : null
      })
      waits.push(Math.round(row.wait / 60))
      await due(phone.taskId)
    }
    expect(waits).toEqual([1, 5, 15, 60, 360, 1440])
    await until(async () => (await rowOf(phone.taskId))?.status === 'FAILED')
    const later = await endedTask()
    await until(async () => (await rowOf(later.taskId))?.retries === 1)
    await sandbox.knob('callbacks', { down: false })
    await due(later.taskId)
    await until(async () => (await rowOf(later.taskId))?.status === 'DONE')
    expect(await received(later.taskId)).toMatchObject([
      { times: 1, body: { state: 'CANCELLED', enterprise: null } },
    ])
    const { data } = await office('/collect/timeline', { taskId: later.taskId })
    expect(data.filter((e: { step: string }) => e.step === 'CALLBACK')).toMatchObject([
      { ok: false, text: '结果通知渠道失败（应答 503），1分钟后重试' },
      { ok: true },
    ])
  })

  it('a worker that is killed after sending: sent again under the same key, counted once', async () => {
    const phone = await endedTask()
    const row = await until(async () => {
      const now = await rowOf(phone.taskId)
      return now?.status === 'DONE' ? now : null
    })
    // As kill -9 between sending and writing leaves it: claimed, the lease running out.
    await server.db.run(
      "update collect_callback set status = 'RUNNING', finished_at = null, lease_until = now() - interval '1 second' where task_id = $1",
      [phone.taskId],
    )
    await until(async () => (await rowOf(phone.taskId))?.status === 'DONE')
    expect(await received(phone.taskId)).toMatchObject([{ key: row.callback_no, times: 2 }])
  })

  it.each([
    'http://bank.example.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://db.internal/x',
    'https://user:pass@bank.example.com/x',
    'https://bank.example.com:22/x',
    'http://169.254.169.254/latest/meta-data',
    // Ports of this machine would tell by the answer which of them are open.
    'http://127.0.0.1:9/',
    'http://127.0.0.1:22/callbacks',
    'ftp://bank.example.com',
  ])('will not send to %s', async (url) => {
    expect(await server.call('POST', '/collect/channel/callback', { url }, bank)).toMatchObject({
      status: 400,
      msg: expect.stringContaining('通知地址'),
    })
  })

  it('only who may write for the company registers an address; the secret is not told again', async () => {
    const staff = await officeToken(server, 'staff')
    const url = 'https://bank.example.com/x'
    expect((await server.call('POST', '/collect/channel/callback', { url }, staff)).http).toBe(403)
    const { data } = await office('/collect/channel')
    expect(data.callbackUrl).toBe(`${sandbox.url}/callbacks`)
    expect(JSON.stringify(data)).not.toMatch(/secret/)
  })

  it('the office sees the last messages, newest first, and what came of them', async () => {
    const phone = await endedTask()
    await until(async () => (await rowOf(phone.taskId))?.status === 'DONE')
    const { data } = await office('/collect/channel')
    expect(data.deliveries.length).toBeLessThanOrEqual(5)
    expect(data.deliveries[0]).toMatchObject({
      taskId: phone.taskId,
      status: 'DONE',
      failures: 0,
      dueAt: null,
    })
  })

  it('a secret that is changed holds on beside the new one until its end, which the company sees', async () => {
    const url = `${sandbox.url}/callbacks`
    const answer = async () =>
      (await office('/channelProvider/callback/test', { code: 'demo' })).data.answer
    const until = async () => (await office('/collect/channel')).data.formerSecretUntil
    const change = async (body: object) =>
      (await office('/collect/channel/callback', { url, ...body })).data.secret
    expect([await answer(), await until()]).toEqual([200, null])
    // The receiver has the old one alone.
    const secret = await change({ overlapHours: 48 })
    expect(await answer()).toBe(200)
    expect((Date.parse(await until()) - Date.now()) / 3_600_000).toBeCloseTo(48, 1)
    await server.db.run(
      "update collect_channel set callback_former_until = now() - interval '1 second' where code = 'demo'",
    )
    expect([await answer(), await until()]).toEqual([401, null])
    await sandbox.knob('callbacks', { secret })
    expect(await answer()).toBe(200)
    // Without hours, as when it leaked, it ends at once.
    await change({ overlapHours: 48 })
    const last = await change({})
    expect([await answer(), await until()]).toEqual([401, null])
    await sandbox.knob('callbacks', { secret: last })
    expect(await answer()).toBe(200)
    const phone = await endedTask()
    await change({ overlapHours: 1 })
    await due(phone.taskId)
    await vi.waitFor(async () => expect((await rowOf(phone.taskId))?.status).toBe('DONE'), 20_000)
  })

  it('keeps the secret sealed', async () => {
    const row = await server.db.one<{ callback_sealed: Buffer }>(
      "select callback_sealed from collect_channel where code = 'demo'",
    )
    expect(row?.callback_sealed.length).toBeGreaterThan(40)
  })
})
