/** The event stream at its ends: session over, process stopping, a reader that does not read. */
import http from 'node:http'
import net from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { publish } from '../../src/jobs/events.ts'
import { startTestServer, type TestServer } from '../harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const open = async (of: TestServer, token: string) => {
  const response = await fetch(`${of.base}/job/events`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(response.status).toBe(200)
  const end = (async () => {
    for await (const _ of response.body as ReadableStream<Uint8Array>);
  })()
  // Boxed: whoever awaits `open` waits for the beginning, not for the end.
  return { end }
}
const within = (ms: number, work: Promise<unknown>) =>
  Promise.race([
    work.then(
      () => true,
      () => true,
    ),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), ms)),
  ])

it('ends soon after its session, and not before', async () => {
  const token = await server.login('demo')
  const { end } = await open(server, token)
  const other = await open(server, await server.login('demo'))
  expect(await within(6_000, end)).toBe(false)
  await server.call('POST', '/bsslogout', {}, token)
  expect(await within(8_000, end)).toBe(true)
  expect(await within(100, other.end)).toBe(false)
})

it('does not keep a process from stopping', async () => {
  const own = await startTestServer()
  const { end } = await open(own, await own.login('demo'))
  const began = Date.now()
  expect(await within(20_000, own.stop())).toBe(true)
  expect(Date.now() - began).toBeLessThan(5_000)
  expect(await within(1_000, end)).toBe(true)
})

it('nor does a request that never ends', async () => {
  const own = await startTestServer()
  const socket = net.connect(own.config.port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(
    'POST /api/bsslogout HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  )
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(await within(40_000, own.stop())).toBe(true)
})

it('cuts off a reader that does not read, instead of keeping all for it', async () => {
  const token = await server.login('demo')
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const url = `${server.base}/job/events`
    http.get(url, { headers: { Authorization: `Bearer ${token}` } }, resolve).on('error', reject)
  })
  response.pause()
  const { company_id: companyId } = (await server.db.one<{ company_id: number }>(
    "select company_id from app_user where user_name = 'demo'",
  )) ?? { company_id: 0 }
  const event = { companyId, kind: 'import', status: 'RUNNING', progress: 1 } as const
  // 32 MB on the wire: more than all sockets on the way hold.
  for (let i = 0; i < 6_000; i++)
    await publish(server.db, { ...event, id: String(i), message: '正在处理'.repeat(450) })
  let heard = 0
  for await (const chunk of response.setEncoding('utf8'))
    heard += chunk.split('event: job').length - 1
  expect(heard).toBeGreaterThan(0)
  expect(heard).toBeLessThan(6_000)
})
