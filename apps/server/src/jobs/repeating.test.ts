import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { repeating } from './repeating.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const warn = () => vi.fn<(of: { err: unknown }, words: string) => void>()

it('is done at once and again, until it is ended', async () => {
  const work = vi.fn(async () => undefined)
  const stop = repeating(1_000, work, { log: { warn: warn() as never }, failed: '' })
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_500)
  expect(work).toHaveBeenCalledTimes(3)
  stop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(work).toHaveBeenCalledTimes(3)
})

it('may begin after the first interval', async () => {
  const work = vi.fn(async () => undefined)
  const stop = repeating(1_000, work, {
    log: { warn: warn() as never },
    failed: '',
    first: 'LATER',
  })
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(work).toHaveBeenCalledTimes(1)
  stop()
})

it('a failure is told, and ends nothing', async () => {
  const told = warn()
  const fault = new Error('away')
  const work = vi.fn().mockRejectedValueOnce(fault).mockResolvedValue(undefined)
  const stop = repeating(1_000, work, { log: { warn: told as never }, failed: 'not swept' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(told.mock.calls).toEqual([[{ err: fault }, 'not swept']])
  expect(work).toHaveBeenCalledTimes(2)
  stop()
})
