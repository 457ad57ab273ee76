import { expect, it } from 'vitest'
import { chinaTime } from './china-time.ts'

it('an instant is told in China’s time, wherever it was written', () => {
  expect(chinaTime('2026-02-03T20:11:12Z', 19)).toBe('2026-02-04 04:11:12')
  expect(chinaTime('2026-02-03T10:11:12+08:00', 16)).toBe('2026-02-03 10:11')
})

it('a day without time is no instant', () => {
  expect(chinaTime('2026-02', 19)).toBe('2026-02')
  expect(chinaTime('noT', 19)).toBe('noT')
})
