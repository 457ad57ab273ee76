/** The transport core against a real server on a real socket: what every client makes of what can come back. */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bareCall } from './bare.ts'
import { answerOf, exchange, fileOf, type Sending } from './core.ts'

const post = { method: 'POST', path: '/x' } as const
const words = () => ({ offline: '网络连接异常', timeout: '超时' })
const realFetch = globalThis.fetch

type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void
let answer: Answer
let asked: http.IncomingMessage | null = null
let server: http.Server
let base = ''

beforeAll(async () => {
  server = http.createServer((request, response) => {
    asked = request
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => realFetch(base + url, init))
})
afterAll(() => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  server.close()
})

const json =
  (body: unknown, status = 200): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
const page =
  (status: number): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'text/html' })
    response.end('<html>proxy</html>')
  }
/** Promises more than it sends, and hangs up. */
const cut: Answer = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '900' })
  response.write('{"status":200,')
  setImmediate(() => response.destroy())
}
const hangUp: Answer = (request) => request.socket.destroy()
const silence: Answer = () => undefined
const halfAndSilence: Answer = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{"status":200,')
}

const get = { method: 'GET', path: '/x' } as const
/** Put off so many times, then answered. */
const later = (status: number, after: string, times: number): Answer => {
  let left = times
  return (request, response) => {
    if (left-- <= 0) return json({ code: 200, data: 'here' })(request, response)
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after': after })
    response.end(JSON.stringify({ code: status, msg: '操作过于频繁', data: null }))
  }
}
const ask = async (sending: Partial<Sending> = {}) => {
  const full = { words, ...sending }
  return answerOf(await exchange(post, { a: 1 }, full), full)
}
const load = async () => fileOf(await exchange(post, {}, { words }), { words })

const FALLBACK = '系统数据异常，请稍后重试或联系客服!'

describe('an answer', () => {
  it('is the data of the envelope', async () => {
    answer = json({ status: 200, code: 200, msg: '操作成功', data: { b: 2 } })
    expect(await ask()).toEqual({ b: 2 })
  })

  it.each<[string, Answer, Partial<Sending>, object]>([
    [
      'a refusal: the code counts',
      json({ status: 200, code: 1001, msg: '不正确' }),
      {},
      { status: 1001, message: '不正确', field: undefined },
    ],
    [
      'a refusal of a field: the name stands apart from the words',
      json({ status: 400, code: 400, msg: '请填写撤回原因（reason）', field: 'reason' }, 400),
      {},
      { status: 400, message: '请填写撤回原因', field: 'reason' },
    ],
    [
      'a refusal without words',
      json({ status: 500, code: 500, msg: '' }, 500),
      {},
      { status: 500, message: FALLBACK },
    ],
    ['a page of a proxy', page(502), {}, { status: 502, message: FALLBACK }],
    ['a page where there should be an answer', page(200), {}, { status: 500, message: FALLBACK }],
    ['nothing at all, in JSON', json(null), {}, { status: 500, message: FALLBACK }],
    ['a line that is dead', hangUp, {}, { status: 0, message: '网络连接异常' }],
    ['an answer cut off under way', cut, {}, { status: 0, message: '网络连接异常' }],
    ['no answer in time', silence, { timeout: 60 }, { status: 0, message: '超时' }],
    ['half an answer in time', halfAndSilence, { timeout: 60 }, { status: 0, message: '超时' }],
  ])('%s', async (_, given, sending, error) => {
    answer = given
    await expect(ask(sending)).rejects.toMatchObject({ name: 'ApiError', ...error })
  })

  it('whoever gives up hears of no fault', async () => {
    const abort = new AbortController()
    answer = () => abort.abort()
    await expect(ask({ signal: abort.signal })).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('a file', () => {
  it('comes with its Chinese name', async () => {
    answer = (_, response) => {
      response.writeHead(200, {
        'content-type': 'application/pdf',
        'content-disposition': "attachment; filename=r.pdf; filename*=UTF-8''%E6%8A%A5.pdf",
      })
      response.end('%PDF')
    }
    const { fileName, blob } = await load()
    expect([fileName, await blob.text()]).toEqual(['报.pdf', '%PDF'])
  })

  it.each<[string, Answer, object]>([
    ['a refusal', json({ status: 2006, code: 2006, msg: '请稍候' }), { status: 2006 }],
    ['a page of a proxy is no file', page(502), { status: 502 }],
    ['an envelope that says all is well', json({ status: 200, data: 1 }), { status: 500 }],
  ])('%s', async (_, given, error) => {
    answer = given
    await expect(load()).rejects.toMatchObject(error)
  })
})

it('a call by ticket brings its body and nothing of who asks', async () => {
  answer = json({ status: 200, code: 200, msg: '', data: 'sheet' })
  expect(await bareCall({ ...post } as never, { ticket: 't' } as never)).toBe('sheet')
  expect(asked?.headers.authorization).toBeUndefined()
  expect(asked?.headers.cookie).toBeUndefined()
})

describe('an answer that puts off', () => {
  const read = async (endpoint: typeof get | typeof post, sending: Partial<Sending> = {}) => {
    const full = { words: () => ({ ...words(), wait: '（{n} 秒后可再试）' }), ...sending }
    return answerOf(await exchange(endpoint, {}, full), full)
  }

  it.each([429, 503])(
    '%d: what is only read is asked for once more after the wait',
    async (status) => {
      answer = later(status, '1', 1)
      const began = performance.now()
      expect(await read(get)).toBe('here')
      expect(performance.now() - began).toBeGreaterThan(900)
    },
  )

  it('twice is a refusal that says how long', async () => {
    answer = later(429, '1', 2)
    await expect(read(get)).rejects.toMatchObject({
      status: 429,
      message: '操作过于频繁（1 秒后可再试）',
      retryAfter: 1,
    })
  })

  it('what writes is never made twice by itself', async () => {
    answer = later(503, '0', 1)
    await expect(read(post)).rejects.toMatchObject({ status: 503, retryAfter: 0 })
  })

  it.each([
    ['longer than anybody sits and waits', '120', '操作过于频繁（120 秒后可再试）'],
    ['by a day', '86400', '操作过于频繁'],
    ['by nothing legible', 'soon', '操作过于频繁'],
  ])('%s is told at once', async (_, after, message) => {
    answer = later(429, after, 1)
    await expect(read(get)).rejects.toMatchObject({ message })
  })

  it('may give a moment instead of seconds', async () => {
    answer = later(503, new Date(Date.now() + 60_000).toUTCString(), 1)
    await expect(read(get)).rejects.toMatchObject({
      message: expect.stringMatching(/（(5\d|60) 秒后可再试）/),
    })
  })

  it('is waited for no longer than the caller does', async () => {
    answer = later(429, '5', 1)
    const stop = new AbortController()
    const asked = read(get, { signal: stop.signal })
    setTimeout(() => stop.abort(new Error('left')), 100)
    await expect(asked).rejects.toThrow('left')
  })
})
