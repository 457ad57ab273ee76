import { describe, expect, it } from 'vitest'
import { streamLife } from './stream-life.ts'

const never = new AbortController().signal
const ended = (signal: AbortSignal, ms = 1_000) =>
  new Promise<boolean>((resolve) => {
    signal.addEventListener('abort', () => resolve(true), { once: true })
    setTimeout(() => resolve(signal.aborted), ms)
  })

describe('a stream', () => {
  it('ends when its opener may no longer', async () => {
    let asked = 0
    const life = streamLife({ gone: never, stopping: never, allowed: async () => ++asked < 3 }, 5)
    expect(await ended(life)).toBe(true)
    const after = asked
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect([after, asked]).toEqual([3, 3])
  })

  it('outlives a question that could not be answered', async () => {
    const gone = new AbortController()
    const life = streamLife(
      { gone: gone.signal, stopping: never, allowed: () => Promise.reject(new Error('down')) },
      5,
    )
    expect(await ended(life, 50)).toBe(false)
    gone.abort()
    expect(life.aborted).toBe(true)
  })

  it('ends with the process, and asks nothing afterwards', async () => {
    const stopping = new AbortController()
    let asked = 0
    const life = streamLife(
      { gone: never, stopping: stopping.signal, allowed: async () => ++asked > 0 },
      5,
    )
    stopping.abort()
    expect(life.aborted).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(asked).toBe(0)
  })
})
