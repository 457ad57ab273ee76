/** The watch over the embedded database: it starts what fell, and lets go of it when told to, at whatever moment. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepRunning } from './keep-running.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('starts a fallen one again and gives the pid that runs now', async () => {
  const start = vi.fn(async () => 2)
  const keeper = keepRunning({ pid: 1, alive: (pid) => pid === 2, start, told: () => undefined })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(start).toHaveBeenCalledTimes(1)
  expect(await keeper.stop()).toBe(2)
})

// The watch's timers keep no process alive: a stop that waited for one would never come back in a process that ends.
it('told to stop while it is starting one, it waits for that start and for no timer', async () => {
  let started: (pid: number) => void = () => {}
  const start = () => new Promise<number>((resolve) => (started = resolve))
  const keeper = keepRunning({ pid: 1, alive: (pid) => pid === 2, start, told: () => undefined })
  await vi.advanceTimersByTimeAsync(600)
  const stopped = vi.fn()
  void keeper.stop().then(stopped)
  await Promise.resolve()
  expect(stopped).not.toHaveBeenCalled()
  started(2)
  for (let i = 0; i < 20; i++) await Promise.resolve()
  expect(stopped).toHaveBeenCalledWith(2)
})

it('told to stop while a start fails, it tries no more', async () => {
  let fail: (error: Error) => void = () => {}
  const start = vi.fn(() => new Promise<number>((_, reject) => (fail = reject)))
  const keeper = keepRunning({ pid: 1, alive: () => false, start, told: () => undefined })
  await vi.advanceTimersByTimeAsync(600)
  const stopped = keeper.stop()
  fail(new Error('disk full'))
  expect(await stopped).toBe(1)
  expect(start).toHaveBeenCalledTimes(1)
})
