/** Places on the page are looked at in a frame, once for all that asked: never in the task that asks. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { perFrame } from '../reach/per-frame.ts'

afterEach(() => vi.unstubAllGlobals())

function frames() {
  let waiting: [id: number, work: () => void][] = []
  let id = 0
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => waiting.push([++id, work]) && id)
  vi.stubGlobal('cancelAnimationFrame', (gone: number) => {
    waiting = waiting.filter(([one]) => one !== gone)
  })
  return () => {
    for (const [, work] of waiting.splice(0)) work()
  }
}

describe('a look at the page', () => {
  it('comes with the next frame, once, and again when it is asked for again', () => {
    const next = frames()
    const look = vi.fn()
    const { ask } = perFrame(look)
    ask()
    ask()
    expect(look).not.toHaveBeenCalled()
    next()
    expect(look).toHaveBeenCalledTimes(1)
    next()
    expect(look).toHaveBeenCalledTimes(1)
    ask()
    next()
    expect(look).toHaveBeenCalledTimes(2)
  })

  it('does not come any more once it is stopped', () => {
    const next = frames()
    const look = vi.fn()
    const { ask, stop } = perFrame(look)
    ask()
    stop()
    next()
    expect(look).not.toHaveBeenCalled()
  })
})
