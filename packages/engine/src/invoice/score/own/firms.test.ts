/** Enterprises with several loans: none is learnt from and held back at once, and noise is told as noise. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Problem } from '../../../kit/score/training/fit.ts'
import { auc, seededRandom } from '../../../kit/score/training/statistics.ts'
import { ownScore, PLATFORM_CARD } from './card.ts'
import { countsOf, fileLogOdds, mayTrain, type OwnCase, ownDesign } from './train.ts'
import { validateOwn } from './validate.ts'

function ended<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Loans of enterprises whose figures hardly change; every second is risky, whatever its figures are. */
function noise(seed: number, firms: number, loans: number, risk: [risky: number, other: number]) {
  const random = seededRandom(seed)
  return Array.from({ length: firms }, (_, firm) => {
    const of = { months: 36 * random(), sales: 10 ** (4 + 2 * random()), ratio: 1.5 * random() }
    return Array.from({ length: loans }, (): OwnCase => {
      const figures = {
        businessMonths36: of.months * (0.98 + 0.02 * random()),
        steadySales24: of.sales * (1 + 0.02 * random()),
        purchaseRatio24: of.ratio * (1 + 0.02 * random()),
      }
      const bad = random() < risk[firm % 2]!
      return { firm: `F${firm}`, figures, platformScore: ownScore(PLATFORM_CARD, figures), bad }
    })
  }).flat()
}

describe('an enterprise', () => {
  /** Every fit: the rows that it learnt from, and those that its weights were then held against. */
  const fits: { rows: readonly (readonly number[])[]; held: string[] }[] = []
  const FIT = '../../../kit/score/training/fit.ts'
  let steps: Record<
    'validation' | 'training',
    (of: readonly OwnCase[]) => Generator<unknown, unknown>
  >
  beforeAll(async () => {
    const real = await import('../../../kit/score/training/fit.ts')
    const of = new Map<readonly number[], (typeof fits)[number]>()
    vi.resetModules()
    vi.doMock(FIT, () => ({
      fitLogistic: (problem: Problem) => {
        const solution = real.fitLogistic(problem)
        const fit = { rows: problem.rows, held: [] }
        fits.push(fit)
        of.set(solution.weights, fit)
        return solution
      },
      dot: (weights: readonly number[], row: readonly number[]) => {
        of.get(weights)?.held.push(String(row))
        return real.dot(weights, row)
      },
    }))
    steps = {
      validation: (await import('./validate.ts')).validateOwn,
      training: (await import('./train.ts')).trainOwn,
    }
  })
  beforeEach(() => {
    fits.length = 0
  })
  afterAll(() => {
    vi.doUnmock(FIT)
    vi.resetModules()
  })

  const cases = noise(41, 24, 5, [0.6, 0])
  const firmOf = new Map(ownDesign(cases).rows.map((row, i) => [String(row), cases[i]!.firm]))

  // Cards of a validation: of each of 15 outer folds, and those of four penalties in five folds of each.
  it.each([
    ['validation', 15],
    ['training', 1],
  ] as const)('is never learnt from and held back at once: %s', (what, outer) => {
    ended(steps[what](cases))
    // Fits over the three figures; the calibrations between are of one number.
    const own = fits.filter(({ rows }) => rows[0]!.length === 3)
    const held = own.filter((fit) => {
      const learnt = new Set(fit.rows.map((row) => firmOf.get(String(row))!))
      expect(fit.rows).toHaveLength(5 * learnt.size)
      for (const row of fit.held) expect(learnt).not.toContain(firmOf.get(row))
      return fit.held.length > 0
    })
    // Each card is a fit, and five more to calibrate it. Whole and held against nothing is the one of all loans alone.
    const all = 6 * outer * (1 + 4 * 5)
    expect([own.length, held.length]).toEqual([all, what === 'training' ? all - 1 : all])
  })

  it('is never calibrated on and held back at once', () => {
    const few = noise(43, 12, 5, [0.6, 0])
    const of = new Map(few.map((one) => [String(fileLogOdds(one)), one.firm]))
    expect(mayTrain(few)).toBe(false)
    ended(steps.validation(few))
    expect(fits).toHaveLength(15)
    for (const { rows } of fits) {
      const learnt = new Set(rows.map((row) => of.get(String(row))!))
      expect(rows).toHaveLength(5 * learnt.size)
      expect(learnt.size).toBeLessThan(12)
    }
  })
})

it('a calibration orders enterprises as the platform does, and its validation says so', () => {
  const few = noise(43, 12, 5, [0.6, 0])
  const bad = few.map((one) => one.bad)
  expect(ended(validateOwn(few))!.auc).toBeCloseTo(auc(few.map(fileLogOdds), bad), 10)
})

describe('noise', () => {
  // By loan 14 of these 40 intervals lay above 0.5 and one below, their mean at 0.56. Of 40 that each miss one time in fifteen (docs/decisions/0279), more than six do so once in 64.
  it('is told as noise, with intervals that hold 0.5', () => {
    const found = Array.from({ length: 40 }, (_, i) => {
      const cases = noise(7919 * (i + 1), 20, 10, [0.8, 0.1])
      expect(mayTrain(cases)).toBe(true)
      return ended(validateOwn(cases))!
    })
    const mean = found.reduce((sum, one) => sum + one.auc, 0) / found.length
    // One AUC of ten enterprises against ten strays by √((10 + 10 + 1) / (12 · 10 · 10)) = 0.13 at most, the mean of 40 by 0.021.
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.05)
    const missed = (of: 'aucRange' | 'platformRange') =>
      found.filter((one) => one[of][0] > 0.5 || one[of][1] < 0.5).length
    expect(missed('aucRange')).toBeLessThanOrEqual(6)
    expect(missed('platformRange')).toBeLessThanOrEqual(6)
  })
})

describe('a card of its own', () => {
  /** So many enterprises whose first loans are bad, the others good. */
  const of = (...firms: [n: number, bad: number, good: number][]): OwnCase[] =>
    firms.flatMap(([n, bad, good], kind) =>
      Array.from({ length: n }, (_, i) =>
        Array.from(
          { length: bad + good },
          (_, l): OwnCase => ({
            ...noise(kind * 100 + i, 1, 1, [0, 0])[0]!,
            ...{ firm: `${kind}/${i}`, bad: l < bad },
          }),
        ),
      ).flat(),
    )

  it('needs loans and bad ones, and enough enterprises with either', () => {
    expect([of([20, 1, 0], [80, 0, 1]), of([10, 2, 0], [10, 0, 8])].map(mayTrain)).toEqual([
      true,
      true,
    ])
    expect(
      [
        of([9, 3, 0], [80, 0, 1]),
        of([80, 1, 0], [9, 0, 3]),
        // Twenty bad loans of two enterprises tell of two.
        of([2, 10, 0], [80, 0, 1]),
        // Each has both, but they are nineteen; of twenty it would do.
        of([19, 2, 8]),
      ].map(mayTrain),
    ).toEqual([false, false, false, false])
    expect(mayTrain(of([20, 2, 8]))).toBe(true)
    expect(countsOf(of([3, 2, 1], [4, 0, 2], [1, 2, 0]))).toEqual({
      ...{ cases: 19, bad: 8, firms: 8, badFirms: 4, goodFirms: 7 },
    })
  })

  it('or a calibration is judged with five enterprises of either', () => {
    expect(ended(validateOwn(of([5, 8, 0], [5, 0, 8])))?.reliability).toHaveLength(5)
    for (const few of [of([4, 10, 0], [50, 0, 1]), of([50, 1, 0], [4, 0, 10]), of([9, 1, 9])])
      expect(ended(validateOwn(few))).toBeNull()
  })
})
