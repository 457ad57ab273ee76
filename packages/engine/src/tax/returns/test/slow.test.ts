/** The engine against the slow reference, on returns that no plan would make. */
import { describe, expect, it } from 'vitest'
import { allIndicators } from '../../../../test-support/all-indicators.ts'
import { fullTax } from '../../../../test-support/full-tax.ts'
import { reached } from '../../../../test-support/slow/reached.ts'
import { slowTax } from '../../../../test-support/slow/returns.ts'
import { taxReportContext } from '../../context.ts'
import { TAX_PART } from '../../part.ts'

const SEEDS = Array.from({ length: 400 }, (_, seed) => seed)

describe('figures of returns', () => {
  it('are those of the slow reference, told and not told often enough', () => {
    const { met, seldom } = reached()
    const differ = SEEDS.flatMap((seed) => {
      const facts = fullTax(seed)
      const values = new Map(
        allIndicators(TAX_PART, taxReportContext(facts)).map((i) => [i.key, i]),
      )
      return Object.entries(slowTax(facts)).flatMap(([key, slow]) => {
        met(key, slow === null ? 'silent' : 'told')
        const { value: got, unit, reason, detail } = values.get(key)!
        const wanted = slow !== null && unit === 'yuan' ? slow / 100 : slow
        const same =
          typeof got !== 'number' || wanted === null
            ? got === wanted
            : Math.abs(got - wanted) < 3e-6 * Math.max(1, Math.abs(wanted))
        return same ? [] : [[seed, key, got, wanted, reason, detail]]
      })
    })
    expect(differ.slice(0, 8)).toEqual([])
    expect(seldom({ told: 40, silent: 10 })).toEqual([])
  })
})
