/** Held against figures of another program: how they were reckoned stands at the head of cases.tsv. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fitWeights } from '../../../kit/score/training/model.ts'
import { auc, seededRandom, shuffled } from '../../../kit/score/training/statistics.ts'
import { ownProbability, ownScore, PLATFORM_CARD } from './card.ts'
import { distributionOf, psi } from './drift.ts'
import {
  calibrate,
  calibratedCard,
  mayTrain,
  type OwnCase,
  ownDesign,
  platformLogOdds,
  trainOwn,
  trainRows,
} from './train.ts'
import { validateOwn } from './validate.ts'

const CASES: OwnCase[] = readFileSync(new URL('./cases.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .slice(1)
  .map((line, i) => {
    const [months, sales, ratio, platformScore, bad] = line.split('\t')
    return {
      firm: String(i),
      figures: {
        businessMonths36: Number(months),
        steadySales24: Number(sales),
        purchaseRatio24: ratio === '' ? null : Number(ratio),
      },
      platformScore: Number(platformScore),
      bad: bad === '1',
    }
  })
const BAD = CASES.map(({ bad }) => bad)
const ALL = CASES.map((_, i) => i)

function ended<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

describe('beside another program', () => {
  const design = ownDesign(CASES)

  it('weights, their priors and the rank of the risks are those of scipy', () => {
    const expected = [0.943145, 0.684294, 0.282275]
    ;[0.697634, 0.544768, 0.226287].forEach((w, v) => {
      expect(design.prior[v]).toBeCloseTo(w, 5)
    })
    const settings = { ridge: 20, prior: design.prior, ratingWeight: 0 }
    const weights = fitWeights([design.rows], { defaulted: BAD }, ALL, settings)
    weights.forEach((w, v) => {
      expect(w).toBeCloseTo(expected[v]!, 4)
    })
    const risk = design.rows.map((row) => row.reduce((z, x, v) => z + x * weights[v]!, 0))
    expect(auc(risk, BAD)).toBeCloseTo(0.815930735930736, 10)
  })

  it('the platform’s score of the rows, its rank and its calibration', () => {
    for (const { figures, platformScore } of CASES)
      expect(Math.abs(ownScore(PLATFORM_CARD, figures) - platformScore)).toBeLessThanOrEqual(1)
    const odds = CASES.map(({ platformScore }) => platformLogOdds(platformScore))
    expect(auc(odds, BAD)).toBeCloseTo(0.8167965367965367, 10)
    const { intercept, slope } = calibrate(CASES)
    expect([intercept, slope].map((x) => Math.round(x * 1e4))).toEqual([11751, 14612])
  })

  it('the stability index of its two halves', () => {
    const sales = CASES.map(({ figures }) => figures.steadySales24)
    expect(psi(distributionOf(sales.slice(0, 80)), sales.slice(80))).toBeCloseTo(0.141263449, 8)
    expect(psi(distributionOf(sales), sales)).toBeCloseTo(0, 12)
  })
})

describe('the card', () => {
  const { card } = ended(trainOwn(CASES))!

  it('says what its model says, to the whole point', () => {
    const steps = trainRows(ownDesign(CASES), CASES, ALL)
    const { model } = ended(steps)
    CASES.forEach(({ figures }, i) => {
      const row = ownDesign(CASES).rows[i]!
      const z =
        model.intercept + model.slope * row.reduce((t, x, v) => t + x * model.weights[v]!, 0)
      // Base and points of three figures are rounded: half a point each.
      expect(Math.abs(ownScore(card, figures) - (450 - (50 * z) / Math.LN2))).toBeLessThan(2.5)
    })
    expect(ownProbability(card, 450)).toBeCloseTo(0.5, 10)
  })

  it('never pays for less business, for what is missing, or for purchases away from the best', () => {
    const random = seededRandom(3)
    for (const labels of [BAD, BAD.map((b) => !b), shuffled(BAD, random)]) {
      const trained = ended(trainOwn(CASES.map((one, i) => ({ ...one, bad: labels[i]! }))))
      for (const { id, knots } of trained?.card.variables ?? []) {
        const points = knots.map((knot) => knot.points)
        const rising = id === 'purchaseRatio24' ? points.slice(0, 2) : points
        expect(rising).toEqual(rising.toSorted((a, b) => a - b))
        if (id === 'purchaseRatio24')
          expect(points.slice(1)).toEqual(points.slice(1).toSorted((a, b) => b - a))
        expect(Math.min(...points)).toBe(0)
      }
    }
  })

  it('of a calibration stretches the card of files, whatever card gave the score', () => {
    const collected = CASES.map((one) => ({ ...one, platformScore: one.platformScore + 40 }))
    expect(calibrate(collected)).toEqual(calibrate(CASES))
  })

  it('of a calibration orders enterprises as the platform does', () => {
    const calibrated = calibratedCard(calibrate(CASES))!
    const { intercept, slope } = calibrate(CASES)
    for (const { figures, platformScore } of CASES) {
      const z = intercept + slope * platformLogOdds(platformScore)
      const said = ownScore(calibrated, figures)
      expect(Math.abs(said - (450 - (50 * z) / Math.LN2))).toBeLessThan(4)
    }
  })
})

describe('the validation', () => {
  it('learns nothing from the rows that it is held against', () => {
    const design = ownDesign(CASES)
    const train = ALL.filter((i) => i % 4 !== 0)
    const turned = CASES.map((one, i) => ({ ...one, bad: i % 4 === 0 ? !one.bad : one.bad }))
    expect(ended(trainRows(design, turned, train))).toEqual(ended(trainRows(design, CASES, train)))
  })

  it('finds nothing where labels are shuffled', () => {
    const random = seededRandom(17)
    const found = Array.from({ length: 6 }, () => {
      const labels = shuffled(BAD, random)
      return ended(validateOwn(CASES.map((one, i) => ({ ...one, bad: labels[i]! }))))!.auc
    })
    const mean = found.reduce((a, b) => a + b, 0) / found.length
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.08)
  })

  it('says less than the fit to itself, with an interval around it, and what the platform comes to', () => {
    const held = ended(validateOwn(CASES))!
    expect(held.auc).toBeGreaterThan(0.75)
    expect(held.auc).toBeLessThan(0.83)
    expect(held.aucRange[0]).toBeLessThan(held.auc)
    expect(held.aucRange[1]).toBeGreaterThan(held.auc)
    expect(held.platformAuc).toBeCloseTo(0.8167965367965367, 10)
    expect(held.reliability.map(({ n }) => n)).toEqual([32, 32, 32, 32, 32])
    const bads = held.reliability.reduce((sum, { n, bad }) => sum + n * bad, 0)
    expect(bads).toBeCloseTo(55, 8)
  })

  it('needs a hundred loans and twenty bad ones for a card, and five of either for a calibration to be judged', () => {
    const some = (good: number, bad: number) => [
      ...CASES.filter((one) => !one.bad).slice(0, good),
      ...CASES.filter((one) => one.bad).slice(0, bad),
    ]
    expect([some(80, 20), some(79, 20), some(81, 19)].map(mayTrain)).toEqual([true, false, false])
    expect(ended(validateOwn(some(40, 4)))).toBeNull()
    expect(ended(validateOwn(some(40, 5)))?.reliability).toHaveLength(5)
  })
})
