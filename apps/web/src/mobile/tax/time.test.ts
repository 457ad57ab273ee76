import { describe, expect, it } from 'vitest'
import {
  day,
  instant,
  minutes,
  nextWait,
  POLL_FIRST_MS,
  POLL_MOST_MS,
  period,
  secondsLeft,
} from './time.ts'

describe('countdowns', () => {
  it.each([
    [60_000, 0, 60],
    [60_000, 1, 60],
    [60_000, 59_001, 1],
    [60_000, 60_000, 0],
    [60_000, 999_999, 0],
  ])('until %d at %d: %d s', (until, now, left) => {
    expect(secondsLeft(until, now)).toBe(left)
  })

  it.each([
    [0, '0:00'],
    [7, '0:07'],
    [1745, '29:05'],
  ])('%d s reads %s', (seconds, text) => {
    expect(minutes(seconds)).toBe(text)
  })
})

describe('instants', () => {
  it('of a contract carry the year, and are days in China', () => {
    expect(day('2026-12-31T16:30:00Z', 'zh')).toBe('2027年1月1日')
    expect(day('2026-12-31T15:30:00Z', 'en')).toBe('31 December 2026')
  })

  const now = new Date('2026-11-21T02:00:00Z')
  it('are told in China time, the day only when it is another', () => {
    expect(instant('2026-11-21T10:00:00Z', now, 'zh')).toBe('18:00')
    expect(instant('2026-11-21T22:00:00Z', now, 'zh')).toBe('11月22日 06:00')
    expect(instant('2026-11-21T22:00:00Z', now, 'en')).toBe('22 Nov 06:00')
  })
  it('show a bare time of day as it came', () => {
    expect(instant('06:00', now, 'zh')).toBe('06:00')
  })
})

it.each([
  ['202310', '2023-10'],
  ['2023', '2023'],
  ['2023-10-01', '2023-10-01'],
])('period %s reads %s', (text, shown) => {
  expect(period(text)).toBe(shown)
})

describe('looking again', () => {
  it('begins at three seconds, slows to fifteen, and wakes up with a change', () => {
    let wait = POLL_FIRST_MS
    const seen = [wait]
    for (let i = 0; i < 10; i++) {
      wait = nextWait(wait, false)
      seen.push(wait)
    }
    expect(seen.every((w, i) => i === 0 || w >= seen[i - 1]!)).toBe(true)
    expect(wait).toBe(POLL_MOST_MS)
    expect(nextWait(wait, true)).toBe(POLL_FIRST_MS)
  })
})
