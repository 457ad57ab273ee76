/** Every indicator of every period against the slow reference, on statements with holes, contradictions, losses and nothing at all. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { financeOf } from '../../../test-support/finance-facts.ts'
import { steadyBooks, wildBooks } from '../../../test-support/random-books.ts'
import { slowFinance } from '../../../test-support/slow/finance.ts'
import { reached } from '../../../test-support/slow/reached.ts'

const world = fc.record({
  statements: fc.oneof(
    { weight: 12, arbitrary: wildBooks },
    { weight: 4, arbitrary: steadyBooks },
    { weight: 1, arbitrary: fc.constant([]) },
  ),
  taxpayerType: fc.constantFrom('GENERAL' as const, 'SMALL' as const, null),
})

it('comes to what the slow reference comes to', () => {
  const { met, seldom } = reached()
  fc.assert(
    fc.property(world, ({ statements, taxpayerType }) => {
      const slow = slowFinance({ statements, on: '2026-04-20', small: taxpayerType === 'SMALL' })
      const { indicator } = financeOf(statements, { registration: { taxpayerType } })
      for (const [key, wanted] of Object.entries(slow)) {
        const { value, unit } = indicator(key)
        met(key, wanted === undefined ? 'silent' : 'told')
        if (wanted === undefined) expect([key, value]).toEqual([key, null])
        else if (typeof wanted === 'boolean') expect([key, value]).toEqual([key, wanted])
        else
          expect(Math.abs((value as number) - wanted), key).toBeLessThanOrEqual(
            unit === 'days' ? 0.500001 : 1e-6 + Math.abs(wanted) * 1e-12,
          )
      }
    }),
    { numRuns: 250 },
  )
  expect(seldom({ told: 4, silent: 2 })).toEqual([])
})
