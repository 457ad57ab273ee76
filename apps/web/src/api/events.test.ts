import { intake } from '@xinjian/contract/nouns/intake'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setTransport } from './client.ts'
import { follow } from './events.ts'

const call = { ...intake.importErrors, method: 'GET', path: '/events', kind: 'stream' } as never
const utf8 = new TextEncoder()
type Answer = Response | 'dead'
let answers: Answer[]
let asked: RequestInit[]
let got: unknown[]
let stop: () => void

/** A stream that says these pieces and ends. */
const stream = (...pieces: (string | Uint8Array)[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces)
          controller.enqueue(typeof piece === 'string' ? utf8.encode(piece) : piece)
        controller.close()
      },
    }),
  )
const listen = () => {
  stop = follow(call, (event) => got.push(event))
}
/** Streams take real turns of the loop, whatever the clock says. */
const turns = async () => {
  for (let i = 0; i < 8; i++) await new Promise((resolve) => setImmediate(resolve))
}
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms)
  await turns()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  answers = []
  asked = []
  got = []
  setTransport({
    token: () => 'T',
    tell: async () => true,
    words: () => ({ offline: '断线', timeout: '超时' }),
  })
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    asked.push(init)
    const answer = answers.shift() ?? 'dead'
    if (answer === 'dead') throw new TypeError('fetch failed')
    return answer
  })
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a followed stream', () => {
  it('gives each event once, with the bearer token in the asking', async () => {
    answers = [stream('data: {"n":1}\n\n: ping\n\n', 'data: {"n"', ':2}\n\n')]
    listen()
    await turns()
    expect(got).toEqual([{ n: 1 }, { n: 2 }])
    expect(asked[0]?.headers).toMatchObject({ Authorization: 'Bearer T' })
  })

  it('puts together a letter that came in two pieces', async () => {
    const bytes = utf8.encode('data: {"name":"发票"}\n\n')
    answers = [stream(bytes.slice(0, 17), bytes.slice(17))]
    listen()
    await turns()
    expect(got).toEqual([{ name: '发票' }])
  })

  it('drops what was not finished when it broke, and goes on with the next one', async () => {
    answers = [stream('data: {"n":1}\n\ndata: {"half'), stream('data: {"n":2}\n\n')]
    listen()
    await turns()
    await pass(1_000)
    expect(got).toEqual([{ n: 1 }, { n: 2 }])
  })

  it('is opened again after 1, 2, 4 … seconds, never more than half a minute apart', async () => {
    listen()
    await turns()
    for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
      const before = asked.length
      await pass(seconds * 1000 - 1)
      expect(asked).toHaveLength(before)
      await pass(1)
      expect(asked).toHaveLength(before + 1)
    }
  })

  it('says that it is open each time, before what is heard: what happened until then is to be asked for', async () => {
    answers = [stream('data: 1\n\n'), 'dead', stream('data: 2\n\n')]
    stop = follow(
      call,
      (event) => got.push(event),
      () => got.push('open'),
    )
    await turns()
    await pass(1_000)
    await pass(2_000)
    expect(got).toEqual(['open', 1, 'open', 2])
  })

  it('is quick again after one that worked', async () => {
    answers = ['dead', 'dead', stream('data: 1\n\n'), stream('data: 2\n\n')]
    listen()
    await turns()
    await pass(1_000)
    await pass(2_000)
    expect(got).toEqual([1])
    await pass(1_000)
    expect(got).toEqual([1, 2])
  })

  it('is asked for again after a fault of the server', async () => {
    answers = [new Response('', { status: 502 }), stream('data: 1\n\n')]
    listen()
    await turns()
    await pass(1_000)
    expect(got).toEqual([1])
  })

  it.each([401, 403, 404])('that is refused with %d is not asked for again', async (status) => {
    answers = [new Response('', { status })]
    listen()
    await turns()
    await pass(120_000)
    expect(asked).toHaveLength(1)
  })

  it('ends when nobody listens any more', async () => {
    listen()
    await turns()
    stop()
    await pass(120_000)
    expect(asked).toHaveLength(1)
    expect(asked[0]?.signal?.aborted).toBe(true)
  })
})
