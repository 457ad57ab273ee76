import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { earlyKey, takeEarly } from './early.ts'

const mine = { Authorization: 'Bearer T', 'Accept-Language': 'zh' }
const open = () => new AbortController().signal
const early = new Map<string, Promise<Response>>()
const take = (over: { url?: string; body?: string; headers?: Record<string, string> } = {}) =>
  takeEarly(over.url ?? '/api/rows', over.body ?? '{"page":1}', over.headers ?? mine, open())

beforeEach(() => {
  early.clear()
  early.set(earlyKey('/api/rows', '{"page":1}', mine), Promise.resolve(new Response('ROWS')))
  globalThis.xinjianEarly = early
})
afterEach(() => {
  globalThis.xinjianEarly = undefined
  vi.restoreAllMocks()
})

describe('an answer that was asked for early', () => {
  it('is had once by the call that it was asked for', async () => {
    expect(await (await take())?.text()).toBe('ROWS')
    expect(await take()).toBeNull()
  })

  it('serves whatever else such a call says of itself', async () => {
    expect(await take({ headers: { ...mine, traceparent: '00-1' } })).not.toBeNull()
  })

  it.each([
    { url: '/api/other' },
    { body: '{"page":2}' },
    { headers: { ...mine, Authorization: 'Bearer OTHER' } },
    { headers: { ...mine, 'Accept-Language': 'en' } },
  ])('is for no other call: %j', async (over) => {
    expect(await take(over)).toBeNull()
    expect(early.size).toBe(1)
  })

  it('that was lost on its way is asked for anew', async () => {
    const lost = Promise.reject(new TypeError('Failed to fetch'))
    lost.catch(() => {})
    early.set(earlyKey('/api/rows', '{"page":1}', mine), lost)
    expect(await take()).toBeNull()
  })

  it('is not waited for by who has given up', async () => {
    early.set(earlyKey('/api/rows', '{"page":1}', mine), new Promise(() => {}))
    const giving = new AbortController()
    const taken = takeEarly('/api/rows', '{"page":1}', mine, giving.signal)
    giving.abort(new Error('gone'))
    await expect(taken).rejects.toThrow('gone')
  })

  it('is out of date a minute after the document', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(60_001)
    expect(await take()).toBeNull()
  })
})
