import { describe, expect, it } from 'vitest'
import { month, monthly, row } from '../../packages/engine/src/invoice/score/sample-facts.ts'
import { collectedFigures } from './collected-figures.ts'
import { foldRows } from './load.ts'

const LAST = month('2025-12')
const bought = { direction: 'IN', counterparty: 90 } as const
const figures = (rows: Parameters<typeof foldRows>[0]) =>
  collectedFigures(foldRows(rows, LAST), LAST)!

/** 40 months: 50,000 yuan to one buyer, 20,000 bought of one supplier. */
const steady = [...monthly('2025-12', 40, 50_000), ...monthly('2025-12', 40, 20_000, bought)]

describe('figures of collected data', () => {
  it('of a steady business', () => {
    expect(figures(steady)).toMatchObject({
      plainPurchaseRatio24: 0.4,
      cancelledByCount24: 0,
      cancelledByAmount24: 0,
      cancelledAgainstOld24: 0,
    })
  })

  it('sales of the last year lower the plain ratio', () => {
    const more = figures([...steady, ...monthly('2025-12', 12, 50_000)])
    expect(more.plainPurchaseRatio24).toBeCloseTo((20 * 24) / (50 * 36), 12)
  })

  it('new buyers dilute what is cancelled, but not against old buyers', () => {
    // 24 of 50,000 stand, 6 more of them are void.
    const voids = Array.from({ length: 6 }, () => row('2025-11', 20, 50_000, { status: 'VOID' }))
    const made = Array.from({ length: 30 }, (_, i) =>
      row('2025-12', 3, 40_000, { counterparty: 200 + i }),
    )
    const [own, diluted] = [figures([...steady, ...voids]), figures([...steady, ...voids, ...made])]
    expect(own.cancelledByCount24).toBe(6 / 30)
    expect(diluted.cancelledByCount24).toBe(6 / 60)
    expect(own.cancelledByAmount24).toBe(300 / 1_500)
    expect(diluted.cancelledByAmount24).toBe(300 / 2_700)
    expect([own, diluted].map((f) => f.cancelledAgainstOld24)).toEqual([0.2, 0.2])
  })
})
