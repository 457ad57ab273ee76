import { intake } from '@xinjian/contract/nouns/intake'
import { report } from '@xinjian/contract/nouns/report'
import { session } from '@xinjian/contract/nouns/session'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { boxes, toasts } from '../ui/feedback.ts'
import { AWAY_MS } from './attended.ts'
import { call, download, setTransport } from './client.ts'
import { ApiError } from './errors.ts'
import { parseEvents } from './events.ts'
import { isCollecting, type Policy, tell } from './policy.ts'
import { request } from './request.ts'

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  })
let answer: () => Promise<Response> = async () => json({})
const seen: { url: string; init: RequestInit }[] = []
const told: ApiError[] = []

beforeEach(() => {
  seen.length = 0
  told.length = 0
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    seen.push({ url, init })
    return answer()
  })
  setTransport({
    token: () => 'secret',
    tell: async (error) => told.push(error) > 0 && error.status === 0,
    words: () => ({ offline: '网络连接异常', timeout: '超时' }),
  })
})

afterAll(() => vi.unstubAllGlobals())

describe('requests', () => {
  it('put path parameters into the path and the rest of a GET into the query', () => {
    const { url, init } = request(
      { method: 'GET', path: '/x/{id}/y' },
      { id: 'a/b', q: '中 文', none: undefined },
    )
    expect(url).toBe('/api/x/a%2Fb/y?q=%E4%B8%AD+%E6%96%87')
    expect(init.body).toBeUndefined()
  })

  it('send a POST as JSON and an upload as it is', () => {
    expect(request({ method: 'POST', path: '/x' }, { a: 1 }).init.body).toBe('{"a":1}')
    const form = new FormData()
    expect(request({ method: 'POST', path: '/x' }, form).init).toEqual({
      method: 'POST',
      headers: {},
      body: form,
    })
  })
})

describe('answers', () => {
  it('are asked for as by nobody once nobody was at the page for two minutes', async () => {
    answer = async () => json({ status: 200, code: 200, msg: '', data: [] })
    const marks: unknown[] = []
    const ask = async () => {
      await call(session.userMenu, {})
      marks.push(new Headers(seen.at(-1)?.init.headers).get('x-unattended'))
    }
    const loaded = Date.now()
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(loaded + AWAY_MS - 60_000)
    await ask()
    vi.setSystemTime(loaded + AWAY_MS + 60_000)
    await ask()
    vi.useRealTimers()
    expect(marks).toEqual([null, '1'])
  })

  it('give the data, and carry the bearer token', async () => {
    answer = async () => json({ status: 200, code: 200, msg: '', data: [] })
    expect(await call(session.userMenu, {})).toEqual([])
    expect(seen[0]?.init.headers).toMatchObject({ Authorization: 'Bearer secret' })
  })

  it.each([
    [
      'the code counts',
      { status: 200, code: 1001, msg: '账号或密码不正确' },
      1001,
      '账号或密码不正确',
    ],
    [
      'an empty msg',
      { status: 500, code: 500, msg: '' },
      500,
      '系统数据异常，请稍后重试或联系客服!',
    ],
    ['no msg', { status: 500 }, 500, '系统数据异常，请稍后重试或联系客服!'],
  ])('refuse: %s', async (_, body, status, message) => {
    answer = async () => json(body)
    await expect(call(session.userMenu, {})).rejects.toMatchObject({ status, message })
    expect(told).toHaveLength(1)
  })

  it('an HTML page of a proxy is a refusal with the HTTP status', async () => {
    answer = async () => new Response('<html>Bad gateway</html>', { status: 502 })
    await expect(call(session.userMenu, {})).rejects.toMatchObject({ status: 502 })
  })

  it('a lost connection has status 0 and is told once', async () => {
    answer = async () => {
      throw new TypeError('fetch failed')
    }
    await expect(call(session.userMenu, {})).rejects.toMatchObject({
      status: 0,
      message: '网络连接异常',
      told: true,
    })
  })

  it('silent calls tell nobody', async () => {
    answer = async () => json({ status: 1001, code: 1001, msg: 'x' })
    await expect(call(session.userMenu, {}, { silent: true })).rejects.toThrow('x')
    expect(told).toHaveLength(0)
  })

  it.each([6212, 6218, 6220])(
    'silent calls still tell that the session has ended: %d',
    async (code) => {
      answer = async () => json({ status: code, code, msg: 'x' }, 401)
      await expect(call(session.userMenu, {}, { silent: true })).rejects.toMatchObject({
        status: code,
      })
      expect(told.map((e) => e.status)).toEqual([code])
    },
  )

  it('the call that ends the session tells nothing at all', async () => {
    answer = async () => json({ status: 6212, code: 6212, msg: 'x' }, 401)
    await expect(call(session.logout, { token: 'T' }, { mute: true })).rejects.toThrow('x')
    expect(told).toHaveLength(0)
  })

  it('a download gives bytes and the Chinese file name, or the refusal in words', async () => {
    answer = async () =>
      new Response('%PDF', {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': 'attachment; filename="r.pdf"; filename*=UTF-8\'\'%E6%8A%A5.pdf',
        },
      })
    const body = { reportNo: 'INV202610080000000427', format: 'pdf' as const }
    const file = await download(report.reportDownload, body)
    expect([file.fileName, await file.blob.text()]).toEqual(['报.pdf', '%PDF'])
    answer = async () => json({ status: 2006, code: 2006, msg: '报告尚未生成完成，请稍候' })
    await expect(download(report.reportDownload, body)).rejects.toMatchObject({ status: 2006 })
  })

  it('a JSON file is a file, not an envelope', async () => {
    answer = async () =>
      new Response('{"status":1}', {
        headers: {
          'content-type': 'application/json',
          'content-disposition': 'attachment; filename=r.json',
        },
      })
    const file = await download(intake.importErrors, { id: 1 })
    expect(file.fileName).toBe('r.json')
  })
})

describe('what the user is told', () => {
  const policy = (pathname: string): Policy & { leave: ReturnType<typeof vi.fn> } => ({
    pathname: () => pathname,
    leave: vi.fn(async () => undefined),
    words: () => ({ hint: '提示', ok: '确定' }),
  })

  it.each([6212, 6218, 6220])('%d: a box without cancel, then out', async (status) => {
    const p = policy('/app')
    const telling = tell(new ApiError(status, '登录已过期，请重新登录'), p)
    const second = await tell(new ApiError(status, 'again'), p)
    expect(second).toBe(true)
    expect(boxes.get()).toHaveLength(1)
    expect(boxes.get()[0]).toMatchObject({ tone: 'warning', message: '登录已过期，请重新登录' })
    expect(boxes.get()[0]?.cancelText).toBeUndefined()
    boxes.get()[0]?.settle(true)
    await telling
    expect(p.leave).toHaveBeenCalledOnce()
  })

  it.each(['/m/taxWeb/collecting', '/m/erp/start', '/taxWeb/entering'])(
    '%s is left alone when the session ends',
    async (pathname) => {
      const p = policy(pathname)
      expect(await tell(new ApiError(6212, 'x'), p)).toBe(true)
      expect(boxes.get()).toHaveLength(0)
      expect(p.leave).not.toHaveBeenCalled()
    },
  )

  it('a lost connection is a toast while collecting and a box titled 提示 elsewhere', async () => {
    await tell(new ApiError(0, '网络连接异常'), policy('/m/taxWeb/index'))
    expect(toasts.get().at(-1)).toMatchObject({ tone: 'error', message: '网络连接异常' })
    const telling = tell(new ApiError(0, '网络连接异常'), policy('/app'))
    expect(boxes.get()[0]).toMatchObject({ title: '提示', tone: 'error' })
    boxes.get()[0]?.settle(true)
    expect(await telling).toBe(true)
  })

  it('other refusals are left to the page', async () => {
    expect(await tell(new ApiError(1001, 'x'), policy('/login'))).toBe(false)
  })

  it('knows which pages collect', () => {
    expect(isCollecting('/m/taxWebX')).toBe(false)
    expect(isCollecting('/m/erp')).toBe(true)
  })
})

describe('server-sent events', () => {
  it('keeps an unfinished event for the next chunk, skips comments, joins lines', () => {
    const first = parseEvents(
      'event: job\ndata: {"a":1}\n\n: ping\n\ndata: x\r\ndata: y\r\n\r\ndata: {"b"',
    )
    expect(first.events).toEqual(['{"a":1}', 'x\ny'])
    expect(parseEvents(`${first.rest}:2}\n\n`)).toEqual({ events: ['{"b":2}'], rest: '' })
  })
})
