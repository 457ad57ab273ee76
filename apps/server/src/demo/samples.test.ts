import { expect, it } from 'vitest'
import { periodsAround } from './samples.ts'

it.each([
  [[], [{ from: null, to: null }]],
  [
    ['202509'],
    [
      { from: null, to: '2025-08-31' },
      { from: '2025-10-01', to: null },
    ],
  ],
  [
    ['202509', '202506', '202508'],
    [
      { from: null, to: '2025-05-31' },
      { from: '2025-07-01', to: '2025-07-31' },
      { from: '2025-10-01', to: null },
    ],
  ],
])('months that cannot be had (%j) part the export into stretches', (missing, expected) => {
  expect(periodsAround(missing)).toEqual(expected)
})
