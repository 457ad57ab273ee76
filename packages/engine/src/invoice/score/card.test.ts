import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyCard, binOf, gradeOf, probabilityOf } from '../../kit/score/card.ts'
import { cardProblems } from '../../kit/score/check-card.ts'
import { FEATURE_IDS, type ScoreFeatures } from './features.ts'
import { INVOICE_CARD } from './index.ts'

const card = INVOICE_CARD
const step = (edge: number) => Math.max(1e-9, Math.abs(edge) * 1e-9)

describe.each(card.variables)('$id', (variable) => {
  it('every edge belongs to the bin above it and to no other', () => {
    variable.edges.forEach((edge, i) => {
      expect(binOf(variable, edge - step(edge))).toBe(variable.bins[i])
      expect(binOf(variable, edge)).toBe(variable.bins[i + 1])
      expect(binOf(variable, edge + step(edge))).toBe(variable.bins[i + 1])
    })
  })

  it('the first and the last bin have no end', () => {
    expect(binOf(variable, Number.NEGATIVE_INFINITY)).toBe(variable.bins[0])
    expect(binOf(variable, Number.POSITIVE_INFINITY)).toBe(variable.bins.at(-1))
  })

  it('an unknown value has a bin of its own, between worst and best', () => {
    expect(binOf(variable, null)).toBe(variable.missing)
    expect(binOf(variable, Number.NaN)).toBe(variable.missing)
    const best = Math.max(...variable.bins.map((b) => b.points))
    expect(variable.missing.points).toBeGreaterThan(0)
    expect(variable.missing.points).toBeLessThan(best)
  })
})

const value = fc.oneof(
  fc.double({ min: 0, max: 3, noNaN: true }),
  fc.double({ min: 0, max: 1e7, noNaN: true }),
)
const features = fc.record(
  Object.fromEntries(card.variables.map((v) => [v.id, fc.option(value)])),
) as unknown as fc.Arbitrary<ScoreFeatures>

describe('the whole card', () => {
  it('never gives a lower score, higher probability or worse grade for a better figure', () => {
    fc.assert(
      fc.property(
        features,
        fc.constantFrom(...card.variables),
        value,
        value,
        (base, variable, a, b) => {
          const [low, high] = a < b ? [a, b] : [b, a]
          const [worse, better] = variable.better === 'higher' ? [low, high] : [high, low]
          const from = applyCard(card, { ...base, [variable.id]: worse })
          const to = applyCard(card, { ...base, [variable.id]: better })
          const rank = (g: string) => card.grades.findIndex((x) => x.grade === g)
          expect(to.value).toBeGreaterThanOrEqual(from.value)
          expect(to.defaultProbability).toBeLessThanOrEqual(from.defaultProbability)
          expect(rank(to.grade)).toBeLessThanOrEqual(rank(from.grade))
        },
      ),
    )
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
    [450, 0.5],
    [500, 0.3333],
    [550, 0.2],
    [650, 0.0588],
    [800, 0.0078],
    [400, 0.6667],
  ])('score %i stands for probability %f', (score, probability) => {
    expect(probabilityOf(card, score)).toBe(probability)
  })

  it.each([
    [800, 'AAA'],
    [799, 'AA'],
    [750, 'AA'],
    [749, 'A'],
    [700, 'A'],
    [699, 'BBB'],
    [650, 'BBB'],
    [649, 'BB'],
    [600, 'BB'],
    [599, 'B'],
    [550, 'B'],
    [549, 'CCC'],
    [500, 'CCC'],
    [499, 'CC'],
    [450, 'CC'],
    [449, 'C'],
    [-100, 'C'],
  ])('score %i is grade %s', (score, grade) => {
    expect(gradeOf(card, score)).toBe(grade)
  })
})

describe('the check of a model file', () => {
  const broken = (change: (c: typeof card) => void): string[] => {
    const copy = structuredClone(card)
    change(copy)
    return cardProblems(copy, FEATURE_IDS)
  }

  it('accepts the file in the repository', () => {
    expect(cardProblems(card, FEATURE_IDS)).toEqual([])
  })

  it.each<[string, (c: typeof card) => void]>([
    ['not monotone', (c) => c.variables[0]!.bins.reverse()],
    ['not monotone', (c) => (c.variables[3]!.bins[2]!.points += 500)],
    ['edges must ascend', (c) => c.variables[0]!.edges.reverse()],
    ['edges must ascend', (c) => (c.variables[0]!.edges[1] = c.variables[0]!.edges[0]!)],
    ['one bin more', (c) => c.variables[0]!.edges.pop()],
    ['unknown feature', (c) => Object.assign(c.variables[0]!, { id: 'shoeSize' })],
    ['twice', (c) => c.variables.push(c.variables[0]!)],
    ['worst bin', (c) => c.variables[0]!.bins.map((b) => b.points++)],
    ['whole numbers', (c) => (c.variables[0]!.bins[4]!.points += 0.5)],
    ['outside the range', (c) => (c.variables[0]!.missing.points = 9999)],
    ['show the figure', (c) => (c.variables[0]!.reasons.mild = '略低')],
    ['cut-offs', (c) => c.grades.splice(0, 2, c.grades[1]!, c.grades[0]!)],
    ['no lower bound', (c) => c.grades.pop()],
    ['schemaVersion', (c) => Object.assign(c, { schemaVersion: 2 })],
    ['no variables', (c) => c.variables.splice(0)],
  ])('names the problem: %s', (text, change) => {
    expect(broken(change).join('\n')).toContain(text)
  })
})
