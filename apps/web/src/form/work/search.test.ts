import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { search } from './search.ts'
import { workFor } from './work.ts'

const TEXT = '0b3f7c52-7b8e-4c8e-9a53-1d5a6f0e9d11'
const zeroBits = (n: number | string) => {
  const hex = createHash('sha256').update(`${TEXT}:${n}`).digest('hex')
  return 128 - BigInt(`0x${hex.slice(0, 32)}`).toString(2).length
}

type Heard = (worker: { answer(data: object): void }, message: { text: string }) => void
let started = 0
/** A worker of the browser as the page knows it. */
const heardBy = (heard: Heard) =>
  class extends EventTarget {
    constructor() {
      super()
      started++
    }
    answer = (data: object) => this.dispatchEvent(Object.assign(new Event('message'), { data }))
    postMessage = (message: { text: string }) => heard(this, message)
  }

describe('the work of a captcha', () => {
  it('is the first number whose hash begins with enough zeros, as the server reckons it', () => {
    for (const bits of [1, 4, 9, 11]) {
      const found = search(TEXT, bits, 0, 1_000_000) as number
      expect(zeroBits(found)).toBeGreaterThanOrEqual(bits)
      for (let n = 0; n < found; n++) if (zeroBits(n) >= bits) expect.unreachable()
    }
    expect(search(TEXT, 32, 0, 10)).toBeNull()
  })

  it('is done in slices where no worker starts, and stops when nobody wants it any more', async () => {
    vi.stubGlobal('Worker', undefined)
    const found = await workFor(TEXT, 10, new AbortController().signal)
    expect(zeroBits(found)).toBeGreaterThanOrEqual(10)
    const stop = new AbortController()
    const endless = workFor(TEXT, 32, stop.signal)
    stop.abort(new Error('enough'))
    await expect(endless).rejects.toThrow('enough')
    vi.unstubAllGlobals()
  })

  it('is what the worker answers; one worker serves every picture of a page', async () => {
    const asked: unknown[] = []
    vi.stubGlobal(
      'Worker',
      heardBy((worker, { text }) => {
        asked.push(text)
        worker.answer({ text: 'another picture', found: 1 })
        worker.answer({ text, found: 17 })
      }),
    )
    expect(await workFor(TEXT, 12, new AbortController().signal)).toBe('17')
    expect(await workFor('next', 12, new AbortController().signal)).toBe('17')
    // Of a picture that came after the one asked for later: it must not take the worker from that.
    await expect(workFor('too late', 12, AbortSignal.abort(new Error('gone')))).rejects.toThrow(
      'gone',
    )
    expect(asked).toEqual([TEXT, 'next'])
    expect(started).toBe(1)
    vi.unstubAllGlobals()
  })
})
