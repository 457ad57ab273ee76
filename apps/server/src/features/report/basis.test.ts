import { expect, it } from 'vitest'
import { coverageOf } from './basis.ts'

it('covers the months that should be there, sales first', () => {
  const coverage = coverageOf({
    INVOICE_IN: { '202602': 'NOT_COLLECTED', '202601': 'COLLECTED', '202512': 'NOT_COLLECTED' },
    INVOICE_OUT: { '202511': 'BEFORE_ESTABLISHMENT', '202601': 'COLLECTED_EMPTY' },
  })
  expect(coverage).toEqual([
    { dataset: 'INVOICE_OUT', have: 1, need: 1, missing: [] },
    { dataset: 'INVOICE_IN', have: 1, need: 3, missing: ['2025-12', '2026-02'] },
  ])
})
