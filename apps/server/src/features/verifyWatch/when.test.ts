import { beijingDay } from '@xinjian/format/verify/beforehand'
import { describe, expect, it } from 'vitest'
import { dayAfter, momentOfDay, nextPoll, nextTry } from './when.ts'

const watches = Array.from({ length: 2_000 }, (_, i) => ({
  invoice_key: `26442000${String(i).padStart(12, '0')}`,
  made_by: 'demo',
}))
const one = watches[0]!
const hourOf = (at: Date) => (at.getUTCHours() + 8) % 24

it('watches are spread over the day, each at its own moment, on that day in Beijing', () => {
  const byHour = new Map<number, number>()
  for (const watch of watches) {
    const at = momentOfDay(watch, '2026-11-22')
    expect(beijingDay(at.getTime())).toBe('2026-11-22')
    expect(momentOfDay(watch, '2026-11-23').getTime() - at.getTime()).toBe(86_400_000)
    byHour.set(hourOf(at), (byHour.get(hourOf(at)) ?? 0) + 1)
  }
  expect([...byHour.keys()].sort((a, b) => a - b)).toEqual(
    Array.from({ length: 14 }, (_, i) => i + 8),
  )
  for (const n of byHour.values()) expect(n).toBeLessThan(2 * (watches.length / 14))
})

describe('the next look', () => {
  const of = (every: 'DAY' | 'WEEK', until: string) =>
    beijingDay(nextPoll({ ...one, every, until }, '2026-12-30').getTime())

  it('is a day or a week later', () => {
    expect([of('DAY', '2027-03-01'), of('WEEK', '2027-03-01')]).toEqual([
      '2026-12-31',
      '2027-01-06',
    ])
  })

  it('is the end of the watch where it would come after its last day', () => {
    expect([of('DAY', '2026-12-31'), of('DAY', '2026-12-30'), of('WEEK', '2027-01-05')]).toEqual([
      '2026-12-31',
      '2026-12-31',
      '2027-01-06',
    ])
  })
})

it('a try that was not judged is made again in ever longer pauses, then tomorrow, and so on', () => {
  const now = Date.parse('2026-11-22T04:00:00Z')
  const pauses = Array.from({ length: 7 }, (_, i) => nextTry(one, i + 1, now))
  const minutes = pauses.map((at) => (at.getTime() - now) / 60_000)
  expect(minutes.slice(0, 5)).toEqual([10, 30, 60, 120, 240])
  expect(pauses[5]).toEqual(momentOfDay(one, '2026-11-23'))
  expect(minutes[6]).toBe(10)
})

it('days go over ends of months and years', () => {
  expect([
    dayAfter('2026-12-31', 1),
    dayAfter('2028-02-28', 1),
    dayAfter('2027-03-01', -1),
  ]).toEqual(['2027-01-01', '2028-02-29', '2027-02-28'])
})
