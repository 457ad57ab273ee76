/** A process that answers as many calls as it may: whoever comes is refused at once and in words, and all is well when they are done. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer, until } from '../harness.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer({ CALLS_AT_ONCE: '2' })
  token = await server.login('owner')
})
afterAll(() => server?.stop())

const list = (headers: Record<string, string> = {}, signal: AbortSignal | null = null) =>
  fetch(`${server.base}/enterprise/list`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify({ page: 1, size: 20 }),
    signal,
  })

/** Whoever looks at enterprises waits until `work` is done. */
async function held(work: () => Promise<void>): Promise<void> {
  const client = await server.db.pool.connect()
  try {
    await client.query('begin; lock table enterprise')
    await work()
    await client.query('commit')
  } finally {
    client.release()
  }
}
const waiting = async () =>
  (await server.db.one<{ n: number }>(
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  ))!.n

it('refuses who comes, in either language, with the time to come again; health and the status page still answer', async () => {
  const waiters: Promise<Response>[] = []
  await held(async () => {
    waiters.push(list(), list())
    await until(async () => (await waiting()) === 2)
    const again: string[] = []
    for (let n = 0; n < 5; n++) {
      const refused = await list()
      expect(refused.status).toBe(503)
      expect(await refused.json()).toMatchObject({
        status: 503,
        msg: '服务繁忙，请稍后重试',
        data: null,
      })
      again.push(refused.headers.get('retry-after') ?? '')
    }
    expect(again.sort()).toEqual(['1', '2', '3', '4', '5'])
    const english = await list({ 'Accept-Language': 'en' })
    expect(await english.json()).toMatchObject({ msg: 'The service is busy: try again later' })
    expect((await fetch(server.base.replace(/api$/, 'readyz'))).status).toBe(200)
    expect((await server.call('GET', '/status')).status).toBe(200)
  })
  expect((await Promise.all(waiters)).map(({ status }) => status)).toEqual([200, 200])
  expect((await list()).status).toBe(200)
})

it('gives back the place of whoever has gone', async () => {
  const leaving = new AbortController()
  await held(async () => {
    const waiters = [1, 2].map(() => list({}, leaving.signal).catch(() => null))
    await until(async () => (await waiting()) === 2)
    leaving.abort()
    await Promise.all(waiters)
    // Public, and so answered although enterprises are held.
    await until(async () => (await server.call('GET', '/captcha')).status === 200)
  })
  expect((await list()).status).toBe(200)
})
