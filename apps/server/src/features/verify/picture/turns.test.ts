import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

/** Work that ends when it is told to. */
function held() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  return { begun, work, end: (name: string) => ends.get(name)!() }
}

it('lets a few of a company work, the next when one ends, and others at once', async () => {
  const turns = createTurns(2, 9)
  const { begun, work, end } = held()
  const first = turns.take(1, work('a'))
  void turns.take(1, work('b'))
  const third = turns.take(1, work('c'))
  void turns.take(2, work('other'))
  expect(begun).toEqual(['a', 'b', 'other'])
  end('a')
  expect(await first).toBe('a')
  await new Promise(setImmediate)
  expect(begun).toEqual(['a', 'b', 'other', 'c'])
  end('c')
  expect(await third).toBe('c')
})

it('hands the turn on when work fails', async () => {
  const turns = createTurns(1, 9)
  const fails = turns.take(1, () => Promise.reject(new Error('no')))
  const next = turns.take(1, async () => 'next')
  await expect(fails).rejects.toThrow('no')
  expect(await next).toBe('next')
  expect(await turns.take(1, async () => 'later')).toBe('later')
})

it('refuses where too many wait', async () => {
  const turns = createTurns(1, 1)
  const { work, end } = held()
  const first = turns.take(1, work('a'))
  const second = turns.take(1, work('b'))
  await expect(turns.take(1, work('c'))).rejects.toMatchObject({ code: 'TOO_MANY', retryAfter: 5 })
  end('a')
  await first
  await new Promise(setImmediate)
  end('b')
  await second
})
