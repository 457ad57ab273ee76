import { describe, expect, it } from 'vitest'
import { dot, fitLogistic } from './fit.ts'
import {
  auc,
  brier,
  ks,
  quantile,
  resampledAuc,
  seededRandom,
  sigmoid,
  stratifiedFolds,
} from './statistics.ts'
import { bootstrapDifference } from './validate.ts'

const plain = (rows: number[][], labels: number[], more = {}) =>
  fitLogistic({
    rows,
    targets: labels.map((label, row) => ({ intercept: 0, row, label, weight: 1 })),
    intercepts: 1,
    ridge: 1e-6,
    prior: 0,
    nonNegative: false,
    ...more,
  })

describe('the regression', () => {
  const random = seededRandom(5)
  const rows = Array.from({ length: 4000 }, () => [random() * 2 - 1, random() * 2 - 1, random()])
  const labels = rows.map((r) => (random() < sigmoid(-1 + 2 * r[0]! - 1.5 * r[1]!) ? 1 : 0))

  it('finds the coefficients that made the data', () => {
    const { intercepts, weights } = plain(rows, labels)
    expect(intercepts[0]).toBeCloseTo(-1, 0)
    expect(weights[0]! - 2).toBeLessThan(0.2)
    expect(weights[1]! + 1.5).toBeLessThan(0.2)
    expect(Math.abs(weights[2]!)).toBeLessThan(0.3)
  })

  it('holds a wrong-signed variable at zero when signs are fixed', () => {
    const { weights } = plain(rows, labels, { nonNegative: true })
    expect(weights[0]).toBeGreaterThan(1.5)
    expect(weights[1]).toBe(0)
  })

  it('stays at the prior when the penalty is overwhelming', () => {
    const { weights } = plain(rows, labels, { ridge: 1e9, prior: 0.3, nonNegative: true })
    for (const w of weights) expect(w).toBeCloseTo(0.3, 4)
  })

  it('stands at a point without slope', () => {
    const { intercepts, weights } = plain(rows, labels, { ridge: 0 })
    const errors = rows.map((r, i) => sigmoid(intercepts[0]! + dot(weights, r)) - labels[i]!)
    for (const v of [0, 1, 2])
      expect(Math.abs(errors.reduce((t, e, i) => t + e * rows[i]![v]!, 0))).toBeLessThan(0.01)
  })
})

describe('the statistics', () => {
  it('AUC counts ties as half', () => {
    expect(auc([3, 1, 2, 2], [true, false, true, false])).toBe(0.875)
    expect(auc([1, 1, 1], [true, false, false])).toBe(0.5)
  })

  it('AUC of a sample counts a row as often as it was drawn', () => {
    const of = resampledAuc([3, 1, 2, 2], [true, false, true, false])
    // Bad at 3 and twice at 2, good at 2: one wins, two tie.
    expect(of([1, 0, 2, 1])).toBe(2 / 3)
    expect(of([0, 1, 0, 1])).toBeNaN()
  })

  it('KS and Brier on a case done by hand', () => {
    expect(ks([0.9, 0.6, 0.7, 0.1], [true, true, false, false])).toBe(0.5)
    expect(brier([1, 0.5], [true, false])).toBe(0.125)
  })

  it('quantiles interpolate', () => {
    expect(quantile([1, 2, 4], 0.75)).toBe(3)
  })

  it('folds hold both classes evenly and repeat with the seed', () => {
    const labels = Array.from({ length: 83 }, (_, i) => i % 4 === 0)
    const folds = stratifiedFolds(labels, 5, seededRandom(9))
    for (let f = 0; f < 5; f++) {
      const bad = labels.filter((d, i) => d && folds[i] === f).length
      expect([4, 5]).toContain(bad)
    }
    expect(stratifiedFolds(labels, 5, seededRandom(9))).toEqual(folds)
  })

  it('folds keep a group whole, and spread those with a defaulted row evenly', () => {
    // Of 40 groups of one to three rows every fourth has one defaulted row, its last.
    const rows = Array.from({ length: 40 }, (_, g) => Array.from({ length: 1 + (g % 3) }, () => g))
    const groups = rows.flat()
    const labels = groups.map((g, i) => g % 4 === 0 && groups[i + 1] !== g)
    const folds = stratifiedFolds(labels, 5, seededRandom(9), groups)
    const of = rows.map((_, g) => [...new Set(folds.filter((_, i) => groups[i] === g))])
    expect(of.every((own) => own.length === 1)).toBe(true)
    for (let f = 0; f < 5; f++) {
      const own = of.flatMap(([fold], g) => (fold === f ? [g] : []))
      expect([own.length, own.filter((g) => g % 4 === 0).length]).toEqual([8, 2])
    }
  })

  it('intervals of enterprises whose rows are ten times the same are those of one row each', () => {
    const random = seededRandom(23)
    const labels = Array.from({ length: 30 }, () => random() < 0.4)
    const [a, b] = [labels.map((bad) => random() + (bad ? 0.5 : 0)), labels.map(() => random())]
    const ten = <T>(of: readonly T[]): T[] => of.flatMap((one) => Array(10).fill(one))
    const groups = ten(labels.map((_, i) => i))
    const once = bootstrapDifference(a, b, labels, 100)
    expect(bootstrapDifference(ten(a), ten(b), ten(labels), 100, groups)).toEqual(once)
    const byRow = bootstrapDifference(ten(a), ten(b), ten(labels), 100)
    expect(byRow.a[1] - byRow.a[0]).toBeLessThan((once.a[1] - once.a[0]) / 2)
  })
})
