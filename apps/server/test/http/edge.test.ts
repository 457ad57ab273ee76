/** The wire contract at its edges, over real HTTP. */
import net from 'node:net'
import { endpoints } from '@xinjian/contract'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addSystemRoutes } from '../../src/http/system-routes.ts'
import { startTestServer, type TestServer } from '../harness.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  token = await server.login('demo')
})
afterAll(() => server.stop())

const raw = (path: string, init: RequestInit = {}) => fetch(`${server.base}${path}`, init)
const post = (path: string, body: string, type = 'application/json') =>
  raw(path, {
    method: 'POST',
    body,
    headers: { 'Content-Type': type, Authorization: `Bearer ${token}` },
  })

describe('the envelope', () => {
  it('is {status, code, msg, data} with code equal to status, on success and refusal', async () => {
    for (const response of [await raw('/captcha'), await raw('/user/info')]) {
      const json = await response.json()
      expect(Object.keys(json)).toEqual(['status', 'code', 'msg', 'data'])
      expect(json.code).toBe(json.status)
    }
  })

  it.each([
    ['not JSON', '{', 'application/json', 400],
    ['not an object', '[1]', 'application/json', 400],
    ['a wrong type', 'a=1', 'application/x-www-form-urlencoded', 400],
    ['a field out of range', '{"page":0}', 'application/json', 400],
    ['a field of the wrong kind', '{"keyword":{"$gt":""}}', 'application/json', 400],
    ['too much', `{"keyword":"${'x'.repeat(300_000)}"}`, 'application/json', 413],
  ])(
    'refuses %s with the HTTP status of that name and a Chinese message',
    async (_, body, type, status) => {
      const response = await post('/enterprise/list', body, type)
      const json = await response.json()
      expect([response.status, json.status]).toEqual([status, status])
      expect(json.msg).toMatch(/[\u4e00-\u9fff]/)
    },
  )

  it('unknown calls and wrong methods are refused in the envelope', async () => {
    expect(await server.call('POST', '/no/such/call')).toMatchObject({ http: 404, status: 404 })
    expect(await server.call('GET', '/enterprise/list')).toMatchObject({ http: 405, status: 405 })
  })

  it.each([
    ['/enterprise/list', 'GET', 'POST'],
    ['/enterprise/list', 'DELETE', 'POST'],
    ['/captcha', 'POST', 'GET'],
    ['/front/findUserById/7', 'GET', 'POST'],
  ])('%s asked by %s tells the method that it has', async (path, method, allowed) => {
    const response = await raw(path, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, allowed])
    expect((await response.json()).msg).toBe(`此接口须以 ${allowed} 方式调用`)
  })

  it.each([
    ['{"size":101}', '不能大于 100（size）'],
    ['{"size":0}', '不能小于 1（size）'],
    ['{"size":"x"}', '须为数字（size）'],
    ['{"keyword":7}', '须为文本（keyword）'],
    ['{"pages":2}', '没有这个字段，请对照接口文档核对名称（pages）'],
  ])('of %s says in a sentence what is wrong and where', async (body, told) => {
    const json = await (await post('/enterprise/list', body)).json()
    expect([json.status, json.msg]).toEqual([400, told])
  })

  it('names a field that it does not know at any depth, and of a query takes none amiss', async () => {
    const rule = { product: 'TAX', tiers: [{ nth: 1, price: 1, prise: 2 }], chargeRule: 'QUERY' }
    const body = { ...rule, validDays: 7, onSale: true, review: true, note: '按年度调价' }
    const { msg } = await server.call(
      'POST',
      '/operate/products/ask',
      body,
      await server.login('admin'),
    )
    expect(msg).toBe('没有这个字段，请对照接口文档核对名称（tiers.0.prise）')
    expect((await raw('/captcha?v=1')).status).toBe(200)
  })

  it('survives hostile keys without polluting anything', async () => {
    const response = await post(
      '/enterprise/list',
      '{"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}}}',
    )
    expect(response.status).toBeLessThan(500)
    expect(({} as Record<string, unknown>).admin).toBeUndefined()
  })

  it('carries a request id and the security headers', async () => {
    const { headers } = await raw('/captcha')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

describe('limits', () => {
  it('too many is 429 in the envelope', async () => {
    const limited = await startTestServer({ RATE_LIMIT: '3' })
    try {
      const answers = []
      for (let i = 0; i < 5; i++) answers.push(await limited.call('POST', '/bsslogout'))
      expect(answers.map((a) => a.status)).toEqual([200, 200, 200, 429, 429])
      expect(answers[4]).toMatchObject({ http: 429, msg: '操作过于频繁，请稍后再试' })
    } finally {
      await limited.stop()
    }
  })

  it('what rings at a phone has a limit for the hour, whatever numbers are asked for', async () => {
    const limited = await startTestServer({ RATE_LIMIT: '1200' })
    try {
      const { endpoint } = endpoints.find(({ name }) => name === 'smsCode')!
      const statuses: number[] = []
      const began = Date.now()
      vi.useFakeTimers({ toFake: ['Date'] })
      for (let i = 0; i < 7 * 10; i++) {
        vi.setSystemTime(began + Math.floor(i / 10) * 61_000)
        const mobile = `1391111${String(i).padStart(4, '0')}`
        statuses.push((await limited.call('POST', endpoint.path, { mobile })).status)
      }
      expect(statuses.filter((s) => s === 200)).toHaveLength(endpoint.perHour ?? 0)
      expect(statuses.slice(-10)).toEqual(Array(10).fill(429))
    } finally {
      vi.useRealTimers()
      await limited.stop()
    }
  })

  it('a database that is gone is unavailable, not broken', async () => {
    const doomed = await startTestServer()
    await doomed.db.close()
    expect((await doomed.call('GET', '/captcha')).http).toBeGreaterThanOrEqual(500)
    await doomed.app.stop()
  })
})

describe('what operators see', () => {
  const root = () => server.base.replace(/\/api$/, '')
  it('health, readiness and metrics', async () => {
    expect(await (await fetch(`${root()}/healthz`)).json()).toEqual({ ok: true })
    expect((await fetch(`${root()}/readyz`)).status).toBe(200)
    const metrics = await (await fetch(`${root()}/metrics`)).text()
    expect(metrics).toContain('xinjian_http_request_seconds_bucket')
  })

  it('is not ready while the database hangs', async () => {
    const app = Fastify()
    addSystemRoutes(app, server.config, {
      db: { ...server.db, one: () => new Promise(() => {}) },
      away: async () => [],
    })
    const { statusCode, body } = await app.inject('/readyz')
    expect([statusCode, JSON.parse(body)]).toEqual([503, { ok: false, why: ['DATABASE'] }])
    await app.close()
  })

  it('OpenAPI lists every call of the contract, and the docs page names them', async () => {
    const spec = await (await raw('/openapi.json')).json()
    const docs = await (await raw('/docs')).text()
    for (const { endpoint } of endpoints) {
      expect(spec.paths[`/api${endpoint.path}`]?.[endpoint.method.toLowerCase()]?.summary).toBe(
        endpoint.summary,
      )
      expect(docs).toContain(`/api${endpoint.path}`)
    }
  })
})

describe('what others claim', () => {
  const limited = (env: Record<string, string>) => startTestServer({ RATE_LIMIT: '3', ...env })
  const knock = async (of: TestServer, forwarded: string) =>
    (
      await fetch(`${of.base}/bsslogout`, {
        method: 'POST',
        body: '{}',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': forwarded },
      })
    ).status

  it.each([
    ['off', (n: number) => `203.0.113.${n}`],
    ['on', (n: number) => `203.0.113.${n}, 198.51.100.7`],
    ['2', (n: number) => `203.0.113.${n}, 198.51.100.7, 10.0.0.1`],
  ])(
    'a made-up X-Forwarded-For does not escape the limit (TRUST_PROXY=%s)',
    async (proxies, line) => {
      const own = await limited({ TRUST_PROXY: proxies })
      try {
        const answers = []
        for (let n = 0; n < 5; n++) answers.push(await knock(own, line(n)))
        expect(answers).toEqual([200, 200, 200, 429, 429])
      } finally {
        await own.stop()
      }
    },
  )

  it('behind a proxy of ours, each client has a limit of its own', async () => {
    const own = await limited({ TRUST_PROXY: 'on' })
    try {
      const answers = []
      for (let n = 0; n < 5; n++) answers.push(await knock(own, `203.0.113.${n}`))
      expect(answers).toEqual([200, 200, 200, 200, 200])
    } finally {
      await own.stop()
    }
  })

  it('metrics are not for those who come through a proxy', async () => {
    const url = `${server.base.replace(/\/api$/, '')}/metrics`
    for (const name of ['X-Forwarded-For', 'Forwarded', 'Via', 'X-Real-IP'])
      expect((await fetch(url, { headers: { [name]: '203.0.113.1' } })).status).toBe(401)
  })
})

it('a shared link that was cut on the way is still the page that says so', async () => {
  const base = server.base.replace(/\/api$/, '')
  for (const address of ['/share/abc.def', '/share/2PSNCGz0P_4tOFbm.tow9bb.mGM'])
    expect((await fetch(base + address)).headers.get('content-type')).toContain('text/html')
  expect((await fetch(`${base}/assets/none.js`)).status).toBe(404)
})

it.each([
  ['NUL', '/%00'],
  ['a folder', '/assets/'],
  ['a way out', '/assets/..%5c..%5cpackage.json'],
  ['another host', '//example.com/%2e%2e'],
  ['a long name', `/${'a'.repeat(9_000)}`],
  ['half a character', '/%E0%A4%A'],
  ['half a character in a call', '/api/%E0%A4%A'],
])('an address that cannot be is no fault of ours: %s', async (_, path) => {
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = net.connect(server.config.port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`),
    )
    let heard = ''
    socket.setEncoding('utf8').on('data', (text) => {
      heard += text
    })
    socket.on('end', () => resolve(heard)).on('error', reject)
  })
  expect(answer).toMatch(/^HTTP\/1\.1 (?:200|400|404) /)
  // An address of a page that is none is answered by the page that says so.
  if (answer.startsWith('HTTP/1.1 404') && /content-type: text\/html/i.test(answer))
    expect(answer).toContain('没有这个页面')
  else if (!answer.startsWith('HTTP/1.1 200'))
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ data: null })
})
