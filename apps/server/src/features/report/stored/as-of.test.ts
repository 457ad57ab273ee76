import { parseDay, parseMonth } from '@xinjian/engine/kit/calendar/window'
import { expect, it } from 'vitest'
import { looksBack } from './as-of.ts'

it.each([
  // Judged today: whole months after it count, the running one does not.
  ['2026-09', '2026-11', '2026-11-15', '2026-11-15', true],
  ['2026-10', '2026-11', '2026-11-15', '2026-11-15', false],
  ['2026-10', '2026-10', '2026-11-15', '2026-11-15', false],
  // On the last day of a month that is taken for whole nothing lies behind it.
  ['2026-11', '2026-11', '2026-11-30', '2026-11-30', false],
  // Judged on a day that is over: whatever came later lies behind it, and data that end before it do not.
  ['2026-10', '2026-11', '2026-11-05', '2026-11-15', true],
  ['2025-08', '2026-09', '2025-08-31', '2026-11-15', true],
  ['2026-10', '2026-09', '2026-11-05', '2026-11-15', false],
])('%s of data to %s, judged on %s of %s: %s', (asked, last, day, today, back) => {
  const [m, l] = [parseMonth(asked)!, parseMonth(last)!]
  expect(looksBack({ asked: m, last: l, day: parseDay(day)!, today: parseDay(today)! })).toBe(back)
})
