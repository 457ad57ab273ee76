import { expect, it } from 'vitest'
import { keyRates } from './rates.ts'

const at = (seconds: number) => 1_800_000_000_000 - (1_800_000_000_000 % 60_000) + seconds * 1000

it('each key has its calls of a minute, and is told how long to wait', () => {
  const rates = keyRates()
  const take = (key: string, seconds: number) => rates.take(key, 2, at(seconds))
  expect([take('a', 0), take('a', 10), take('a', 20), take('a', 59)]).toEqual([null, null, 40, 1])
  expect([take('b', 20), take('a', 60)]).toEqual([null, null])
})
