/** The engine against the slow reference, on returns that no plan would make. */
import { describe, expect, it } from 'vitest'
import { allIndicators } from '../../../../test-support/all-indicators.ts'
import { randomTax } from '../../../../test-support/random-tax.ts'
import { slowTax } from '../../../../test-support/slow-tax.ts'
import { taxReportContext } from '../../context.ts'
import { TAX_PART } from '../../part.ts'

const SEEDS = Array.from({ length: 300 }, (_, seed) => seed)
const MONEY = new Set(['T-001', 'T-004'])

const round = (value: number | null): number | null =>
  value === null ? null : Number(value.toFixed(6))

describe('figures of returns', () => {
  it('are those of the slow reference', () => {
    const differ = SEEDS.flatMap((seed) => {
      const facts = randomTax(seed)
      const values = new Map(
        allIndicators(TAX_PART, taxReportContext(facts)).map((i) => [i.key, i]),
      )
      return Object.entries(slowTax(facts)).flatMap(([key, slow]) => {
        const value = values.get(key)
        const wanted = slow !== null && MONEY.has(key.slice(0, 5)) ? slow / 100 : slow
        const got = (value?.value ?? null) as number | null
        const same =
          got === null || wanted === null
            ? got === wanted
            : Math.abs(got - round(wanted)!) < 2e-6 * Math.max(1, Math.abs(wanted))
        return same ? [] : [[seed, key, got, wanted, value?.reason, value?.detail]]
      })
    })
    expect(differ.slice(0, 8)).toEqual([])
  })
  it('are told often enough to mean something', () => {
    const told = new Map<string, number>()
    for (const seed of SEEDS)
      for (const [key, value] of Object.entries(slowTax(randomTax(seed))))
        told.set(key, (told.get(key) ?? 0) + Number(value !== null))
    for (const [key, n] of told) expect([key, n > SEEDS.length * 0.15]).toEqual([key, true])
  })
})
