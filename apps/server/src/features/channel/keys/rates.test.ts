import { expect, it } from 'vitest'
import { keyRates } from './rates.ts'

const at = (seconds: number) => 1_800_000_000_000 - (1_800_000_000_000 % 60_000) + seconds * 1000

it('each key has its calls of a minute, and is told how many are left and how long to wait', () => {
  const rates = keyRates()
  const take = (key: string, seconds: number) => {
    const { most, left, reset, over } = rates.take(key, 2, at(seconds))
    return [most, left, reset, over]
  }
  expect([take('a', 0), take('a', 10), take('a', 20), take('a', 59)]).toEqual([
    [2, 1, 60, false],
    [2, 0, 50, false],
    [2, 0, 40, true],
    [2, 0, 1, true],
  ])
  expect([take('b', 20), take('a', 60)]).toEqual([
    [2, 1, 40, false],
    [2, 1, 60, false],
  ])
})
