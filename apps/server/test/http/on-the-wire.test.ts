/** What answers weigh on the wire: long ones are compressed for who takes that, parts of a page say no more than a part needs. */
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import zlib from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compressLong } from '../../src/http/answers/long-answers.ts'
import { startTestServer, type TestServer } from '../harness.ts'

const text = (length: number) => '信用'.repeat(length / 2)

describe('a long answer', () => {
  const app = Fastify()
  beforeAll(async () => {
    compressLong(app)
    app.get('/:length', async (request) => ({
      data: text(Number((request.params as { length: string }).length)),
    }))
    await app.ready()
  })
  afterAll(() => app.close())
  const ask = (length: number, accepted?: string) =>
    app.inject({
      url: `/${length}`,
      headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
    })

  it.each(['gzip', 'gzip, deflate, br', 'br, GZIP;q=0.5', 'deflate,gzip;q=1.0'])(
    'is compressed for who takes %s, and is the same when it is read',
    async (accepted) => {
      const answer = await ask(200_000, accepted)
      expect(answer.headers['content-encoding']).toBe('gzip')
      expect(answer.headers.vary).toMatch(/accept-encoding/i)
      expect(answer.rawPayload.length).toBeLessThan(6_000)
      expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
      const json = zlib.gunzipSync(answer.rawPayload).toString('utf8')
      expect(JSON.parse(json)).toEqual({ data: text(200_000) })
    },
  )

  it.each([undefined, '', 'br', 'gzip;q=0', 'gzip; q=0.00, br', 'xgzip'])(
    'is sent as it is to who says %j, and says that it differs',
    async (accepted) => {
      const answer = await ask(200_000, accepted)
      expect(answer.headers['content-encoding']).toBeUndefined()
      expect(answer.headers.vary).toMatch(/accept-encoding/i)
      expect(answer.json()).toEqual({ data: text(200_000) })
    },
  )

  it.each([
    ['bytes of JSON that are sent again and again', 'application/json; charset=utf-8', 'gzip'],
    ['a file', 'application/zip', undefined],
  ])('of %s: compressed as %s is %s', async (_, type, encoding) => {
    const whole = Fastify()
    compressLong(whole)
    const bytes = Buffer.from(JSON.stringify({ data: text(3_000) }))
    whole.get('/', (_request, reply) => reply.type(type).send(bytes))
    for (let times = 0; times < 2; times++) {
      const answer = await whole.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } })
      expect(answer.headers['content-encoding']).toBe(encoding)
      const sent = encoding ? zlib.gunzipSync(answer.rawPayload) : answer.rawPayload
      expect(sent.equals(bytes)).toBe(true)
    }
    await whole.close()
  })

  it('a page of a list is compressed', async () => {
    const answer = await ask(3_000, 'gzip')
    expect(answer.headers['content-encoding']).toBe('gzip')
  })

  it('a short one is left alone', async () => {
    const answer = await ask(1_000, 'gzip')
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.json()).toEqual({ data: text(1_000) })
  })
})

describe('served', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  /** Headers by a request that says no more than given; fetch says what the part is for itself. */
  const headersOf = (address: string, headers: Record<string, string>) =>
    new Promise<http.IncomingHttpHeaders>((resolve, reject) => {
      const url = server.base.replace(/\/api$/, '') + address
      const asked = http.get(url, { headers }, (answer) => {
        answer.resume()
        resolve(answer.headers)
      })
      asked.on('error', reject)
    })
  const assets = path.resolve(import.meta.dirname, '../../../web/dist/assets')
  const built = () => `/assets/${fs.readdirSync(assets).find((file) => file.endsWith('.js'))}`

  it.each(['script', 'style', 'font'])('a %s of a page says only what it needs', async (dest) => {
    const headers = await headersOf(built(), { 'sec-fetch-dest': dest })
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-security-policy']).toBeUndefined()
    expect(JSON.stringify(headers).length).toBeLessThan(450)
  })

  it.each(['worker', 'document', 'iframe', 'empty', ''])(
    'a file asked for as %j says all that protects, as pages do',
    async (dest) => {
      for (const address of [built(), '/login']) {
        const headers = await headersOf(address, dest ? { 'sec-fetch-dest': dest } : {})
        expect(headers['content-security-policy']).toContain("script-src 'self'")
        expect(headers['x-frame-options']).toBe('SAMEORIGIN')
      }
    },
  )

  it('a page says all that protects whatever it is asked for as', async () => {
    const headers = await headersOf('/login', { 'sec-fetch-dest': 'script' })
    expect(headers['content-security-policy']).toContain("script-src 'self'")
  })
})
