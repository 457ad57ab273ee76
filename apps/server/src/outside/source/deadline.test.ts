import { expect, test, vi } from 'vitest'
import { passingFault } from '../../db/fault.ts'
import { within } from './deadline.ts'

const ends = (signal: AbortSignal) =>
  new Promise<string>((resolve) => {
    if (signal.aborted) resolve('at once')
    signal.addEventListener('abort', () => resolve('ended'))
  })

test('ends work that is not done in its time, as what passes by itself (db/fault.ts)', async () => {
  vi.useFakeTimers()
  try {
    let seen: AbortSignal | null = null
    const work = within(1_000, undefined, (signal) => {
      seen = signal
      return ends(signal)
    })
    await vi.advanceTimersByTimeAsync(999)
    expect(await Promise.race([work, Promise.resolve('still')])).toBe('still')
    await vi.advanceTimersByTimeAsync(1)
    expect(await work).toBe('ended')
    expect(passingFault(seen!.reason)).toBe('TIME')
  } finally {
    vi.useRealTimers()
  }
})

test('ends with the signal that was given, also with one that had ended before, and tells its reason', async () => {
  const given = new AbortController()
  let seen: AbortSignal | null = null
  const work = within(60_000, given.signal, (signal) => {
    seen = signal
    return ends(signal)
  })
  given.abort('lost')
  expect(await work).toBe('ended')
  expect(seen!.reason).toBe('lost')
  expect(await within(60_000, given.signal, ends)).toBe('at once')
})

test('leaves neither a timer nor a listener behind, whether the work came to something or not', async () => {
  vi.useFakeTimers()
  try {
    const given = new AbortController()
    const left = vi.spyOn(given.signal, 'removeEventListener')
    await within(60_000, given.signal, async () => 'done')
    await within(60_000, given.signal, () => Promise.reject(new Error('no'))).catch(() => 0)
    expect(vi.getTimerCount()).toBe(0)
    expect(left).toHaveBeenCalledTimes(2)
  } finally {
    vi.useRealTimers()
  }
})
