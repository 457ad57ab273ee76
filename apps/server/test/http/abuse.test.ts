/** What one caller may take of what all share: tracking rows, event streams; and what another copy’s papers open: nothing. */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepOnce } from '../../src/features/collect/sweep.ts'
import { Phone, type Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'

const SECRET_KEY = randomBytes(32).toString('hex')
let server: TestServer
let phone: Phone
beforeAll(async () => {
  server = await startTestServer({ SECRET_KEY })
  phone = new Phone(server, {} as Sandbox)
  await phone.open()
})
afterAll(() => server?.stop())

const count = async (table: string, condition = 'true') =>
  (await server.db.one<{ n: number }>(
    `select count(*)::int as n from ${table} where task_id = $1 and ${condition}`,
    [phone.taskId],
  ))!.n

describe('what a phone reports of itself', () => {
  it('is kept up to a bound per task, however many come at once', async () => {
    const task = await phone.state()
    const event = { name: 'tap', page: '/m/taxWeb', at: new Date().toISOString(), ms: 1 }
    const send = (n: number) =>
      phone.call('point', {
        finTaskId: task.finTaskId,
        taskId: phone.taskId,
        events: Array.from({ length: n }, () => event),
      })
    expect((await send(51)).http).toBe(400)
    const answers = await Promise.all(Array.from({ length: 30 }, () => send(50)))
    expect(answers.filter((a) => a.status === 200)).toHaveLength(10)
    expect(answers.filter((a) => a.status === 429)).toHaveLength(20)
    expect(await count('collect_point')).toBe(500)
    // The next step of the person is not hindered.
    expect((await phone.call('searchEnterprise', { keyword: '示例' })).http).not.toBe(429)
  })

  it('is swept away after three months, by our clock and not by the phone’s', async () => {
    await server.db.run("update collect_point set at = now() + interval '9 years'")
    await server.db.run(
      `update collect_point set received_at = now() - interval '91 days'
        where n in (select n from collect_point order by n limit 499)`,
    )
    await sweepOnce(server.db.as('system'))
    expect(await count('collect_point')).toBe(1)
  })

  it('errors of pages are bound, too: they stand in the task’s black box', async () => {
    const other = new Phone(server, {} as Sandbox)
    await other.open()
    const tell = () => other.call('addApplyErrorRecord', { page: '/m', message: 'x'.repeat(500) })
    const answers = await Promise.all(Array.from({ length: 60 }, tell))
    expect(answers.filter((a) => a.status === 200)).toHaveLength(50)
    const row = await server.db.one<{ n: number }>(
      "select count(*)::int as n from collect_event where task_id = $1 and step = 'PAGE_ERROR'",
      [other.taskId],
    )
    expect(row?.n).toBe(50)
  })
})

describe('event streams', () => {
  async function open(token: string) {
    const abort = new AbortController()
    const response = await fetch(`${server.base}/job/events`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: abort.signal,
    })
    if (response.status === 200) return { status: 200, msg: '', close: () => abort.abort() }
    return { status: response.status, msg: (await response.json()).msg, close: () => undefined }
  }

  it('of one session are twelve; the thirteenth is told so, and may come when another has gone', async () => {
    const token = await server.login('demo')
    const streams = await Promise.all(Array.from({ length: 20 }, () => open(token)))
    expect(streams.filter((s) => s.status === 200)).toHaveLength(12)
    const refused = streams.find((s) => s.status !== 200)
    expect(refused).toMatchObject({ status: 429, msg: expect.stringContaining('页面过多') })
    // Others are not hindered by it.
    const other = await open(await server.login('staff'))
    expect(other.status).toBe(200)
    streams.find((s) => s.status === 200)?.close()
    const next = await until(async () => {
      const tried = await open(token)
      return tried.status === 200 ? tried : null
    })
    for (const stream of [...streams, other, next]) stream.close()
  })

  it('of one user are thirty, over however many sessions', async () => {
    const tokens = await Promise.all([1, 2, 3].map(() => server.login('owner')))
    const streams = await Promise.all(
      tokens.flatMap((token) => Array.from({ length: 12 }, () => open(token))),
    )
    expect(streams.filter((s) => s.status === 200)).toHaveLength(30)
    for (const stream of streams) stream.close()
  })
})

describe('another copy on this machine, of the same secret', () => {
  let other: TestServer
  beforeAll(async () => {
    other = await startTestServer({ SECRET_KEY })
  })
  afterAll(() => other?.stop())

  it('opens nothing with a session or a task of ours', async () => {
    const token = await server.login('demo')
    expect((await server.call('GET', '/user/info', {}, token)).http).toBe(200)
    expect((await other.call('GET', '/user/info', {}, token)).http).toBe(401)
    expect((await phone.call('getRoute')).http).toBe(200)
    expect((await other.call('POST', '/tax/taxweb/getRoute', {}, phone.token)).http).toBe(401)
  })
})
