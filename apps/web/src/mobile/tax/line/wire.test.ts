import { collect } from '@xinjian/contract/nouns/collect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, DEAD, headersOf, newServer, no, ok, sent } from '../../../test-support/server.ts'
import { toasts } from '../../../ui/feedback.ts'
import { network, pause } from './network.ts'
import { ask, fetchFile, WAITS } from './wire.ts'

const call = collect.getRoute
const access = { token: 'T', keys: {} as never }
const gateway = (status: number) => new Response('<html>', { status })
const total = WAITS.reduce((sum, wait) => sum + wait, 0)
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  newServer()
  toasts.set([])
  network.set({ online: true, retrying: false })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a call that may be made twice', () => {
  it.each([502, 503, 504])('is made again after %d', async (status) => {
    answer(call, gateway(status), ok('there'))
    const asking = ask(call, {}, access, { again: true })
    await pass(WAITS[0]!)
    expect(await asking).toBe('there')
    expect(network.get().retrying).toBe(false)
  })

  it.each([
    ['a refusal', no(3002, '请先完成上一步')],
    ['a fault of the server', no(500, 'x')],
  ])('is not made again after %s', async (_, given) => {
    answer(call, given)
    await expect(ask(call, {}, access, { again: true })).rejects.toThrow()
    expect(sent(call)).toHaveLength(1)
  })

  it('is given up after its waits, which get longer, and told once', async () => {
    answer(call, DEAD)
    const asking = ask(call, {}, access, { again: true }).catch((error: unknown) => error)
    await pass(total - 1)
    expect([sent(call).length, network.get().retrying]).toEqual([WAITS.length, true])
    await pass(1)
    expect(await asking).toMatchObject({ status: 0, told: true })
    expect(toasts.get().map((t) => t.message)).toEqual(['网络连接异常，请检查网络后重试'])
    expect(network.get().retrying).toBe(false)
    expect([...WAITS]).toEqual([...WAITS].sort((a, b) => a - b))
  })
})

describe('a call that may not', () => {
  it.each([
    ['a dead line', DEAD],
    ['a gateway', gateway(502)],
  ])('is made once: %s', async (_, given) => {
    answer(call, given)
    const asking = ask(call, {}, access).catch(() => 'failed')
    await pass(total)
    expect(await asking).toBe('failed')
    expect(sent(call)).toHaveLength(1)
  })
})

describe('nobody is told', () => {
  it('of a silent call', async () => {
    answer(call, DEAD)
    await expect(ask(call, {}, access, { silent: true })).rejects.toMatchObject({ told: false })
    expect(toasts.get()).toEqual([])
  })

  it.each([6212, 6218, 6220])('that a session ended (%d): a phone has none', async (status) => {
    answer(call, no(status, '登录已过期'))
    await expect(ask(call, {}, access)).rejects.toMatchObject({ status, told: true })
    expect(toasts.get()).toEqual([])
  })
})

it('one of many looks that fails says that the line is bad until another comes through', async () => {
  answer(call, DEAD, no(500, 'x'), ok(1))
  const look = () => ask(call, {}, access, { polling: true, silent: true }).catch(() => undefined)
  await look()
  expect(network.get().retrying).toBe(true)
  await look()
  expect(network.get().retrying).toBe(false)
})

it('carries the token of the task, and none before there is one', async () => {
  answer(call, ok(1))
  await ask(call, {}, null)
  await ask(call, {}, access)
  expect(headersOf(call).map((h) => h.Authorization)).toEqual([undefined, 'Bearer T'])
})

it('of a task on books goes in a header of its own', async () => {
  answer(call, ok(1))
  await ask(call, {}, { ...access, kind: 'ERP' })
  const [headers] = headersOf(call)
  expect([headers?.Authorization, headers?.['x-erp-token']]).toEqual([undefined, 'T'])
})

it('a file comes as bytes, a refusal in words', async () => {
  const headers = { 'content-disposition': 'attachment; filename=a.pdf' }
  answer(collect.agreementPdf, new Response('%PDF', { headers }), no(404, '授权书不存在'))
  const body = { code: 'ENT_TAX' as const }
  expect(await (await fetchFile(collect.agreementPdf, body, access)).text()).toBe('%PDF')
  await expect(fetchFile(collect.agreementPdf, body, access)).rejects.toThrow('授权书不存在')
})

describe('a pause', () => {
  it('lasts its time', async () => {
    const over = vi.fn()
    void pause(800).then(over)
    await pass(799)
    expect(over).not.toHaveBeenCalled()
    await pass(1)
    expect(over).toHaveBeenCalledOnce()
  })

  it('is over as soon as the line is back', async () => {
    const events = new EventTarget()
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
    vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
    const over = vi.fn()
    void pause(60_000).then(over)
    events.dispatchEvent(new Event('online'))
    await pass(0)
    expect(over).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
  })
})
