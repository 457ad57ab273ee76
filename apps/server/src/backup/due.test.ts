/** When the product makes a base backup by itself. */
import { expect, it } from 'vitest'
import { baseIsDue, lastNight } from './due.ts'
import { manifestOf, segment } from './manifest.test-support.ts'

const NOON = Date.parse('2026-11-28T12:00:00+08:00')
const today = manifestOf({ startedAt: '2026-11-28T02:00:30+08:00', first: 5, last: 6 })
const due = (bases: Parameters<typeof baseIsDue>[0], log: number[], timeline = 1, now = NOON) =>
  baseIsDue(
    bases,
    log.map((n) => segment(n)),
    timeline,
    now,
  )

it('the night begins at two in China', () => {
  expect(new Date(lastNight(NOON)).toISOString()).toBe('2026-11-27T18:00:00.000Z')
  const early = Date.parse('2026-11-28T01:59:59+08:00')
  expect(new Date(lastNight(early)).toISOString()).toBe('2026-11-26T18:00:00.000Z')
})

it('once each night, and where there is none', () => {
  expect(due([], [5, 6])).toBe(true)
  expect(due([today], [5, 6])).toBe(false)
  expect(due([today], [5, 6], 1, NOON + 15 * 3_600_000)).toBe(true)
  expect(baseIsDue([today], null, 0, NOON)).toBe(false)
})

it('where the log has a gap behind it, or goes on in another timeline', () => {
  expect(due([today], [5, 6, 7, 8])).toBe(false)
  expect(due([today], [5, 6, 8])).toBe(true)
  expect(due([today], [7, 8])).toBe(false)
  expect(due([today], [5, 6], 2)).toBe(true)
})
