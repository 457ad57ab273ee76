import type { BacktestSums } from '@xinjian/contract'
import { expect, it } from 'vitest'
import { addedUp } from './sums.ts'

const part = (more: Partial<BacktestSums>): BacktestSums => ({
  total: 3,
  judged: 2,
  flipped: 1,
  noData: 1,
  noConsent: 0,
  failed: 0,
  sealed: 1,
  decisions: [{ before: 'ADMIT', after: 'REVIEW', n: 1 }],
  rules: [{ rule: 'R-038', name: '客户过度集中', newHits: 1, goneHits: 0, other: 0 }],
  ...more,
})

it('sums of institutions are one, each decision and each rule once', () => {
  const other = part({
    decisions: [
      { before: 'ADMIT', after: 'REVIEW', n: 2 },
      { before: null, after: 'REJECT', n: 5 },
    ],
    rules: [{ rule: 'R-001', name: '当前欠税', newHits: 0, goneHits: 2, other: 1 }],
  })
  expect(addedUp([part({}), other, part({})])).toEqual({
    total: 9,
    judged: 6,
    flipped: 3,
    noData: 3,
    noConsent: 0,
    failed: 0,
    sealed: 3,
    decisions: [
      { before: null, after: 'REJECT', n: 5 },
      { before: 'ADMIT', after: 'REVIEW', n: 4 },
    ],
    rules: [
      { rule: 'R-038', name: '客户过度集中', newHits: 2, goneHits: 0, other: 0 },
      { rule: 'R-001', name: '当前欠税', newHits: 0, goneHits: 2, other: 1 },
    ],
  })
})

it('of no institution come to nothing', () =>
  expect(addedUp([])).toMatchObject({ total: 0, decisions: [], rules: [] }))
