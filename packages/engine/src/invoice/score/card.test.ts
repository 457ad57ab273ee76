import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyCard, type CardVariable, gradeOf, pointsAt } from '../../kit/score/card.ts'
import { cardProblems } from '../../kit/score/check-card.ts'
import { probabilityOf } from '../../kit/score/probability.ts'
import { FEATURE_IDS, type ScoreFeatures } from './features.ts'
import { INVOICE_CARD } from './index.ts'

const card = INVOICE_CARD
const step = (at: number) => Math.max(1e-9, Math.abs(at) * 1e-9)
const most = (v: CardVariable) => Math.max(...v.knots.map((k) => k.points))

describe.each(card.variables)('$id', (variable) => {
  it('every knot gives its own points, and the points just beside it are the same', () => {
    for (const { at, points } of variable.knots) {
      expect(pointsAt(variable, at)).toBe(points)
      for (const beside of [at - step(at), at + step(at)])
        expect(pointsAt(variable, beside)).toBe(points)
    }
  })

  it('half-way between two knots lie half of the points', () => {
    variable.knots.slice(1).forEach((b, i) => {
      const a = variable.knots[i]!
      expect(pointsAt(variable, (a.at + b.at) / 2)).toBe(Math.round((a.points + b.points) / 2))
    })
  })

  it('is flat before the first and after the last knot', () => {
    expect(pointsAt(variable, -1e12)).toBe(variable.knots[0]!.points)
    expect(pointsAt(variable, Number.POSITIVE_INFINITY)).toBe(variable.knots.at(-1)!.points)
  })

  it('what is missing is worth nothing, which no figure is below', () => {
    const row = applyCard(card, { ...FULL, [variable.id]: null }).rows.find(
      (r) => r.variable.id === variable.id,
    )!
    expect(row).toMatchObject({ value: null, bin: { points: 0 } })
    expect(most(variable)).toBeGreaterThan(0)
    expect(Math.min(...variable.knots.map((k) => k.points))).toBe(0)
  })
})

const FULL: ScoreFeatures = {
  businessMonths36: 36,
  steadySales24: 1e7,
  purchaseRatio24: [0.2, 0.2],
  oldBusinessMonths36: 36,
  purchasesToEarlierSales24: [0.2, 0.2],
}

const value = fc.oneof(
  fc.double({ min: 0, max: 3, noNaN: true }),
  fc.double({ min: 0, max: 1e7, noNaN: true }),
)
const features = fc.record({
  businessMonths36: value,
  steadySales24: value,
  purchaseRatio24: fc.option(fc.tuple(value, value)),
}) as fc.Arbitrary<ScoreFeatures>

describe('the whole card', () => {
  const monotone = card.variables.filter((v) => v.better !== 'middle')

  it('never gives a lower score or a worse grade for a better figure', () => {
    fc.assert(
      fc.property(features, fc.constantFrom(...monotone), value, value, (base, v, a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a]
        const [worse, better] = v.better === 'higher' ? [low, high] : [high, low]
        const from = applyCard(card, { ...base, [v.id]: worse })
        const to = applyCard(card, { ...base, [v.id]: better })
        const rank = (g: string) => card.grades.findIndex((x) => x.grade === g)
        expect(to.value).toBeGreaterThanOrEqual(from.value)
        expect(rank(to.grade)).toBeLessThanOrEqual(rank(from.grade))
      }),
    )
  })

  it('takes the worse end of a range, and a wider range is never better', () => {
    fc.assert(
      fc.property(features, fc.array(value, { minLength: 4, maxLength: 4 }), (base, ends) => {
        const [a, b, c, d] = ends.toSorted((x, y) => x - y) as [number, number, number, number]
        const of = (range: readonly [number, number]) =>
          applyCard(card, { ...base, purchaseRatio24: range }).value
        expect(of([b, c])).toBe(Math.min(of([b, b]), of([c, c])))
        expect(of([a, d])).toBeLessThanOrEqual(of([b, c]))
      }),
    )
  })

  it('purchases of less than a tenth of sales, or none, are no maximum', () => {
    const ratio = card.variables.find((v) => v.id === 'purchaseRatio24')!
    expect(pointsAt(ratio, 0)).toBeLessThan(most(ratio))
    expect(pointsAt(ratio, 0.05)).toBeLessThan(most(ratio))
    expect(pointsAt(ratio, 0.2)).toBe(most(ratio))
    expect(pointsAt(ratio, 1.5)).toBe(0)
  })

  it('is the base plus the points of its rows, and the same each time', () => {
    fc.assert(
      fc.property(features, (f) => {
        const once = applyCard(card, f)
        expect(once.value).toBe(card.scale.base + once.rows.reduce((t, r) => t + r.bin.points, 0))
        expect(applyCard(card, structuredClone(f))).toEqual(once)
      }),
    )
  })

  it.each([
    [750, 'AA'],
    [749, 'BBB'],
    [650, 'BBB'],
    [649, 'B'],
    [550, 'B'],
    [549, 'CC'],
    [450, 'CC'],
    [449, 'C'],
    [-100, 'C'],
  ])('score %i is grade %s', (score, grade) => {
    expect(gradeOf(card, score)).toBe(grade)
  })
})

describe('the probabilities', () => {
  const scaled = {
    scale: card.scale,
    probability: {
      ...card.probability,
      sampleRate: 0.2,
      referenceRate: 0.04,
      logOddsMargin: Math.LN2,
    },
  }

  it.each([
    [450, 0.5, 0.14],
    [500, 0.33, 0.08],
    [550, 0.2, 0.04],
    [650, 0.06, 0.01],
    [900, 0.01, 0.01],
    [100, 0.95, 0.95],
  ])('score %i: %f in the sample, %f where 4 %% default', (score, sample, reference) => {
    expect(probabilityOf(scaled, score)).toMatchObject({ sample, reference })
  })

  it('a range whose ends lie a factor of two of the odds away', () => {
    expect(probabilityOf(scaled, 550).range).toEqual([0.02, 0.08])
  })
})

describe('the check of a model file', () => {
  const broken = (change: (c: typeof card) => void): string[] => {
    const copy = structuredClone(card)
    change(copy)
    return cardProblems(copy, FEATURE_IDS)
  }
  const ratio = card.variables.findIndex((v) => v.better === 'middle')

  it('accepts the file in the repository', () => {
    expect(cardProblems(card, FEATURE_IDS)).toEqual([])
  })

  it.each<[string, (c: typeof card) => void]>([
    ['not higher-is-better', (c) => (c.variables[0]!.knots[1]!.points += 500)],
    ['not middle-is-better', (c) => (c.variables[ratio]!.knots[0]!.points += 500)],
    ['not middle-is-better', (c) => (c.variables[ratio]!.knots.at(-2)!.points = -1)],
    ['knots must ascend', (c) => c.variables[0]!.knots.reverse()],
    ['needs two knots', (c) => c.variables[0]!.knots.splice(1)],
    ['unknown feature', (c) => Object.assign(c.variables[0]!, { id: 'shoeSize' })],
    ['twice', (c) => c.variables.push(c.variables[0]!)],
    ['worst figure', (c) => c.variables[0]!.knots.map((k) => k.points++)],
    ['whole numbers', (c) => (c.variables[0]!.knots[1]!.points += 0.5)],
    ['missing must have 0', (c) => (c.variables[0]!.missing.points = 1)],
    ['show the figure', (c) => (c.variables[0]!.reasons.mild = '略低')],
    ['cut-offs', (c) => c.grades.splice(0, 2, c.grades[1]!, c.grades[0]!)],
    ['no lower bound', (c) => c.grades.pop()],
    ['schemaVersion', (c) => Object.assign(c, { schemaVersion: 1 })],
    ['no variables', (c) => c.variables.splice(0)],
    ['rates', (c) => (c.probability.referenceRate = 0)],
    ['base', (c) => (c.scale.base += 0.5)],
  ])('names the problem: %s', (text, change) => {
    expect(broken(change).join('\n')).toContain(text)
  })
})
