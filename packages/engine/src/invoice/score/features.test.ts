import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ScoreFacts, scoreFeatures, unrated } from './features.ts'
import { factsOf, month, monthly, row } from './sample-facts.ts'

const THROUGH = month('2025-12')
const features = (rows: Parameters<typeof factsOf>[0], more: Partial<ScoreFacts> = {}) =>
  scoreFeatures({ ...factsOf(rows), ...more }, THROUGH)!
const missing = (months: string[], direction: 'OUT' | 'IN' = 'OUT') => ({
  missingMonths: { OUT: [], IN: [], [direction]: months.map(month) },
})
const without = (rows: ReturnType<typeof monthly>, months: string[]) => {
  const gone = months.map(month)
  return factsOf(rows).digests.filter((d) => !gone.includes(d.month))
}

const steady = monthly('2025-12', 40, 50_000)

describe('the figures', () => {
  it('of a steady business', () => {
    expect(features(steady)).toEqual({
      businessMonths36: 36,
      steadySales24: 50_000,
      purchaseRatio24: [0, 0],
      oldBusinessMonths36: 36,
      purchasesToEarlierSales24: [0, 0],
    })
  })

  it.each([
    [30_000, 36],
    [29_999.99, 0],
  ])('%d yuan a month are %d months of business', (yuan, months) => {
    expect(features(monthly('2025-12', 40, yuan)).businessMonths36).toBe(months)
  })

  it('red invoices come off the sales of their month', () => {
    const rows = [...steady, ...monthly('2025-09', 5, -40_000)]
    expect(features(rows).businessMonths36).toBe(31)
  })

  it('looks at nothing after the month', () => {
    expect(features([...steady, ...monthly('2026-06', 6, 9e6)])).toEqual(features(steady))
  })

  it('purchases against sales, both of two years', () => {
    const bought = monthly('2025-12', 40, 20_000, { direction: 'IN', counterparty: 7 })
    expect(features([...steady, ...bought]).purchaseRatio24).toEqual([0.4, 0.4])
  })
})

describe('whose invoices count', () => {
  it.each([
    ['2025-07', 30],
    ['2025-06', 36],
  ])('a sole buyer that began in %s: %d months', (first, months) => {
    const n = THROUGH - month(first) + 1
    const old = monthly('2025-06', 34, 50_000).map((r) => ({ ...r, counterparty: 2 }))
    const rows = [...old, ...monthly('2025-12', 40, 31_000, { counterparty: 3 }).slice(0, n)]
    const quiet = monthly('2025-12', 40, 20_000, { counterparty: 4 })
    expect(features([...rows, ...quiet]).businessMonths36).toBe(months)
  })

  it('a newer buyer may at most double the sales to old ones', () => {
    const rows = (old: number) => [
      ...monthly('2025-12', 40, old),
      ...monthly('2025-12', 9, 90_000, { counterparty: 2 }),
    ]
    expect(features(rows(14_000)).businessMonths36).toBe(0)
    expect(features(rows(15_000)).businessMonths36).toBe(9)
  })

  it('buyers of the last year add nothing to the steady sales', () => {
    const newer = monthly('2025-12', 12, 9e6, { counterparty: 2 })
    expect(features([...steady, ...newer]).steadySales24).toBe(50_000)
  })

  it.each([
    [4_999, 36],
    [5_000, 0],
  ])('a buyer that sells back %d of 50,000 a month: %d months', (back, months) => {
    const bought = monthly('2025-12', 40, back, { direction: 'IN' })
    expect(features([...steady, ...bought]).businessMonths36).toBe(months)
  })

  it('a range of the purchase ratio where a supplier is new or mutual', () => {
    const old = monthly('2025-12', 40, 10_000, { direction: 'IN', counterparty: 7 })
    const fresh = monthly('2025-12', 3, 40_000, { direction: 'IN', counterparty: 8 })
    expect(features([...steady, ...old, ...fresh]).purchaseRatio24).toEqual([0.2, 0.2])
    const longer = monthly('2025-12', 5, 40_000, { direction: 'IN', counterparty: 8 })
    expect(features([...steady, ...old, ...longer]).purchaseRatio24![0]).toBe(0.2)
    expect(features([...steady, ...old, ...longer]).purchaseRatio24![1]).toBeCloseTo(88 / 240)
  })

  it('purchases from whoever was ever sold to are in doubt', () => {
    const old = monthly('2025-12', 40, 10_000, { direction: 'IN', counterparty: 7 })
    const once = row('2025-03', 3, 1, { counterparty: 7 })
    expect(features([...steady, ...old, once]).purchaseRatio24).toEqual([0, expect.closeTo(0.2, 5)])
  })

  it('three months of purchases larger than the rest count no more than the fourth', () => {
    const old = monthly('2025-12', 40, 10_000, { direction: 'IN', counterparty: 7 })
    const large = ['2024-03', '2024-09', '2025-05'].map((m) =>
      row(m, 9, 900_000, { direction: 'IN', counterparty: 7 }),
    )
    expect(features([...steady, ...old, ...large]).purchaseRatio24).toEqual([0.2, 0.2])
    const fourth = row('2025-11', 9, 900_000, { direction: 'IN', counterparty: 7 })
    expect(features([...steady, ...old, ...large, fourth]).purchaseRatio24![1]).toBeGreaterThan(3)
  })

  it('a reversal counts where the sale that it reverses is not shown', () => {
    const reversed = monthly('2024-08', 3, -50_000, { counterparty: 5 })
    expect(features([...steady, ...reversed]).steadySales24).toBe(50_000 * (21 / 24))
    const fresh = monthly('2025-12', 3, -50_000, { counterparty: 6 })
    expect(features([...steady, ...fresh]).businessMonths36).toBe(33)
    const sold = row('2025-09', 3, 50_000, { counterparty: 6 })
    expect(features([...steady, sold, ...fresh]).businessMonths36).toBe(36)
  })
})

describe('what was not collected', () => {
  const holes = ['2025-03', '2025-04']

  it('61 uncollected days are neither zero nor silence', () => {
    const facts = { digests: without(steady, holes), ...missing(holes) }
    expect(features(steady, facts)).toEqual(features(steady))
  })

  it('rows of a month said not to be collected do not count', () => {
    const rows = [...steady, ...monthly('2025-04', 2, 9e6)]
    expect(features(rows, missing(holes))).toEqual(features(steady))
  })

  it('127 silent days are months without business', () => {
    const silent = ['2025-05', '2025-06', '2025-07', '2025-08']
    expect(features(steady, { digests: without(steady, silent) }).businessMonths36).toBe(32)
  })

  it('a longer run is no silence: nothing can be said', () => {
    const facts = { ...factsOf(steady), ...missing([...holes, '2025-05']) }
    expect(unrated(facts, THROUGH)).toBe('GAPS')
    expect(scoreFeatures(facts, THROUGH)).toBeNull()
  })

  it('a collection that stops earlier is scored as of its end', () => {
    const early = factsOf(monthly('2025-06', 40, 50_000))
    const facts = { ...early, covered: { ...early.covered, OUT: [0, month('2025-06')] as const } }
    expect(scoreFeatures(facts, THROUGH)!.businessMonths36).toBe(36)
    expect(scoreFeatures(early, THROUGH)!.businessMonths36).toBe(30)
  })

  it('purchases: not known without a file, with a long hole, or without sales that count', () => {
    expect(scoreFeatures(factsOf(steady, false), THROUGH)!.purchaseRatio24).toBeNull()
    const hole = missing([...holes, '2025-05'], 'IN')
    expect(features(steady, hole).purchaseRatio24).toBeNull()
    const bought = monthly('2025-12', 20, 5_000, { direction: 'IN' })
    expect(features(bought).purchaseRatio24).toBeNull()
  })

  it('leaving out up to three months of purchases makes nothing more certain', () => {
    const months = fc.array(fc.integer({ min: 0, max: 200_000 }), { minLength: 40, maxLength: 40 })
    const gone = fc.uniqueArray(fc.integer({ min: 1, max: 22 }), { minLength: 1, maxLength: 3 })
    let judged = 0
    fc.assert(
      fc.property(months, gone, (yuan, ago) => {
        const rows = yuan.map((y, i) => {
          const at = THROUGH - 39 + i
          const name = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
          return { name, row: row(name, 3, y + 1, { direction: 'IN' as const, counterparty: 7 }) }
        })
        const omitted = new Set(ago.map((n) => rows[39 - n]!.name))
        const whole = features([...steady, ...rows.map((r) => r.row)]).purchaseRatio24!
        const left = [...steady, ...rows.flatMap((r) => (omitted.has(r.name) ? [] : [r.row]))]
        const part = features(left, missing([...omitted], 'IN')).purchaseRatio24
        // Three in a row are a hole: not known.
        if (!part) return
        judged++
        expect(part[0]).toBeLessThanOrEqual(whole[0] + 1e-12)
        expect(part[1]).toBeGreaterThanOrEqual(whole[1] - 1e-12)
      }),
    )
    expect(judged).toBeGreaterThan(50)
  })
})

it('nothing known, or less than half a year', () => {
  expect(unrated(factsOf([]), THROUGH)).toBe('NO_DATA')
  expect(unrated({ ...factsOf(steady), covered: { OUT: null, IN: null } }, THROUGH)).toBe('NO_DATA')
  expect(unrated(factsOf(monthly('2025-12', 6, 1)), THROUGH)).toBe('TOO_SHORT')
  expect(unrated(factsOf(monthly('2025-12', 7, 1)), THROUGH)).toBeNull()
})

describe('figures of collected data', () => {
  const bought = { direction: 'IN', counterparty: 90 } as const
  /** 50,000 yuan a month to one buyer, 20,000 of one supplier. */
  const both = [...steady, ...monthly('2025-12', 40, 20_000, bought)]

  it('buyers of less than a year make no month of business', () => {
    const young = monthly('2025-12', 11, 90_000, { counterparty: 5 })
    const quiet = monthly('2025-12', 40, 1_000)
    expect(features([...young, ...quiet]).oldBusinessMonths36).toBe(0)
    expect(features([...young, ...monthly('2025-12', 40, 30_000)]).oldBusinessMonths36).toBe(36)
  })

  it('sales of the last year do not lower purchases against earlier sales', () => {
    expect(features(both).purchasesToEarlierSales24).toEqual([0.4, 0.4])
    const more = [...both, ...monthly('2025-12', 12, 50_000)]
    expect(features(more).purchasesToEarlierSales24).toEqual([0.4, 0.4])
  })

  it('purchases of a buyer count at the high end only', () => {
    const back = monthly('2025-12', 24, 2_500, { direction: 'IN', counterparty: 1 })
    expect(features([...both, ...back]).purchasesToEarlierSales24).toEqual([0.4, 0.45])
  })

  it('purchases of which a month is missing, or that nobody collected, are not known', () => {
    expect(features(both, missing(['2025-06'], 'IN')).purchasesToEarlierSales24).toBeNull()
    expect(features(both, missing(['2023-12'], 'IN')).purchasesToEarlierSales24).toEqual([0.4, 0.4])
    const sold = scoreFeatures(factsOf(steady, false), THROUGH)!
    expect(sold.purchasesToEarlierSales24).toBeNull()
    const young = features(monthly('2025-12', 11, 50_000))
    expect(young.purchasesToEarlierSales24).toBeNull()
  })
})
