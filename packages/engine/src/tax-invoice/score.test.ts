import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { IndicatorValue, RuleResult, ScoreResult } from '../report/document.ts'
import { jointScore, lowerGrade } from './score.ts'
import { JOINT_TABLE } from './table.ts'

const SCALE = ['AAA', 'AA', 'A', 'BBB', 'BB', 'B', 'CCC', 'CC', 'C']
const FULL = [...SCALE].reverse()
const card = (grade: string, grades = FULL): ScoreResult => ({
  value: 800,
  grade,
  card: 'card',
  grades: grades.map((each) => ({ grade: each, from: null })),
  defaultProbability: 0.02,
  sample: '样本',
  reasons: [],
  breakdown: [],
})
const KEYS = [...new Set(JOINT_TABLE.legs.flatMap(({ indicators }) => indicators))]
/** Every leg at its best, but for what is given. */
const CLEAR: Record<string, number | null> = Object.fromEntries(KEYS.map((key) => [key, 0]))
const input = (
  rating: string | null,
  values: Record<string, number | null> = {},
  rules: RuleResult[] = [],
) => ({
  rating,
  rules,
  books: false,
  indicator: (key: string) =>
    ({
      key,
      value: { ...CLEAR, ...values }[key] ?? null,
      unit: /T-006|T-027|F-01/.test(key) ? 'ratio' : 'occasions',
      ...({ ...CLEAR, ...values }[key] == null ? { reason: 'NO_DATA', detail: '未采集' } : {}),
      evidence: [],
    }) as unknown as IndicatorValue,
})
const grade = (rating: string | null, values: Record<string, number | null> = {}, from = 'AAA') =>
  jointScore(card(from), input(rating, values)).grade

it.each([
  ['BBB', 'B', 'B'],
  ['B', 'BBB', 'B'],
  ['D', 'BBB', 'D'],
  ['BBB', 'D', 'D'],
  ['NR', 'BBB', 'NR'],
  ['C', 'NR', 'NR'],
  ['NR', 'D', 'NR'],
])('of %s and %s the lower is %s', (all, bureau, lower) => {
  expect(lowerGrade(card(all), card(bureau)).grade).toBe(lower)
  expect(lowerGrade(card(all), undefined).grade).toBe(all)
})

describe('joint grade', () => {
  it('is that of the card where nothing of the taxes stands against it', () => {
    const { held, ...rest } = jointScore(card('AAA'), input('A'))
    expect(rest.grade).toBe('AAA')
    expect(held).toMatchObject({ before: 'AAA', table: JOINT_TABLE.version })
    expect(held!.factors.some(({ holds }) => holds)).toBe(false)
  })
  it.each([
    ['A', 'AAA'],
    ['B', 'AA'],
    ['M', 'A'],
    ['C', 'BBB'],
    ['D', 'CCC'],
    ['未评', 'BBB'],
    [null, 'BBB'],
  ])('rated %s by the bureau: at most %s', (rating, best) => {
    expect(grade(rating)).toBe(best)
  })
  it.each([
    ['T-017.L12', 1, 'AA'],
    ['T-019.L12', 2, 'A'],
    ['T-017.L12', 3, 'BBB'],
    ['T-018.L12', 1, 'BBB'],
    ['T-015.L12', 2, 'A'],
    ['T-015.L12', 3, 'BBB'],
    ['T-006.L12', -0.29, 'AAA'],
    ['T-006.L12', -0.31, 'A'],
    ['T-006.L12', 0.5, 'AAA'],
    ['T-020.asOf', 0.01, 'CCC'],
    ['T-022.OPEN.L24', 1, 'BB'],
    ['T-027.L12', 0.05, 'AAA'],
    ['T-027.L12', -0.051, 'AA'],
    ['T-027.L12', 0.3, 'A'],
    ['T-027.L12', -0.31, 'BBB'],
    ['F-01.LATEST', 0.6, 'AAA'],
    ['F-01.LATEST', 0.61, 'AA'],
    ['F-01.LATEST', 0.9, 'A'],
    ['F-01.LATEST', 0.91, 'BBB'],
    ['ML-05.L12', 3, 'AAA'],
    ['ML-05.L12', 6, 'A'],
    ['ML-05.L12', 7, 'BBB'],
  ])('%s of %d: at most %s', (key, value, best) => {
    expect(grade('A', { [key]: value })).toBe(best)
  })
  it('adds late returns and late fees up', () => {
    expect(grade('A', { 'T-017.L12': 1, 'T-019.L12': 1 })).toBe('A')
  })
  it.each(KEYS)('%s not known holds as its worst bin does, and says why', (key) => {
    const { grade: held, held: told } = jointScore(card('AAA'), input('A', { [key]: null }))
    // Peers are the platform's to have: their want holds no enterprise down, and is said.
    expect(held).toBe(key === 'T-006.L12' ? 'AAA' : 'BBB')
    expect(JSON.stringify(told)).toContain('不能判断：未采集')
  })
  it('leaves a burden alone that is not compared with peers, and says why', () => {
    const rule = (result: string, reason: string) =>
      [{ id: 'R-012', result, reason }] as unknown as RuleResult[]
    const of = (rules: RuleResult[]) =>
      jointScore(card('AAA'), input('A', { 'T-006.L12': null }, rules))
    const exporter = of(rule('MISS', 'NOT_APPLICABLE：有出口或免抵退税额，税负不与同行比较'))
    expect(exporter.grade).toBe('AAA')
    expect(exporter.held!.factors.find(({ id }) => id === 'J-BURDEN')!.found).toBe(
      '不适用：有出口或免抵退税额，税负不与同行比较',
    )
    const alone = of(rule('UNKNOWN', 'NO_DATA：暂无行业基准'))
    expect(alone.grade).toBe('AAA')
    expect(alone.held!.factors.find(({ id }) => id === 'J-BURDEN')!.found).toContain('不能判断')
  })
  it('comes to the lower grade of the card where the card has not the one that the cap names', () => {
    const five = ['C', 'CC', 'B', 'BBB', 'AA']
    expect(jointScore(card('AA', five), input('M')).grade).toBe('BBB')
    expect(jointScore(card('AA', five), input('B')).grade).toBe('AA')
    expect(jointScore(card('BBB', five), input('M')).grade).toBe('BBB')
  })
  it('leaves the score to the card, and its probability where the grade is the card’s', () => {
    const free = jointScore(card('AAA'), input('A'))
    expect([free.value, free.defaultProbability]).toEqual([800, 0.02])
    expect(free.sample).toMatch(/^样本；违约概率只由发票评分卡给出/)
  })
  it('tells no probability beside a grade that was held: it is of another', () => {
    const held = jointScore(card('AAA'), input('C'))
    expect([held.value, held.grade, held.defaultProbability]).toEqual([800, 'BBB', null])
    expect(held).not.toHaveProperty('probabilityRange')
    expect(held.detail).toContain('不予列示')
  })
  it.each(['D', 'NR'])('leaves %s as it is', (letter) => {
    const scored = jointScore(card(letter), input('A'))
    expect([scored.grade, scored.held]).toEqual([letter, undefined])
  })
})

/** Slow and by another road: tries every grade from the best down until no leg forbids it. */
function slowly(
  from: string,
  rating: string | null,
  values: Record<string, number | null>,
): string {
  const allowed = (letter: string): boolean => {
    const better = (cap: string | null) =>
      cap !== null && SCALE.indexOf(letter) < SCALE.indexOf(cap)
    const byRating =
      rating === null || !(rating in JOINT_TABLE.rating)
        ? JOINT_TABLE.ratingUnknown
        : JOINT_TABLE.rating[rating]!
    if (better(byRating)) return false
    for (const leg of JOINT_TABLE.legs) {
      let sum: number | null = 0
      for (const key of leg.indicators) {
        const value: number | null = values[key] ?? null
        sum = sum === null || value === null ? null : sum + value
      }
      let cap: string | null = leg.unknown
      if (sum !== null) {
        const size = leg.absolute ? Math.abs(sum) : sum
        cap = leg.beyond
        for (const bin of [...leg.bins].reverse()) if (size <= bin.upTo) cap = bin.cap
      }
      if (better(cap)) return false
    }
    return true
  }
  return SCALE.slice(SCALE.indexOf(from)).find(allowed)!
}

const anyValue = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 0, max: 9 }),
  fc.double({ min: -1, max: 2, noNaN: true }),
)
const anyValues = fc
  .tuple(...KEYS.map(() => anyValue))
  .map(
    (values) =>
      Object.fromEntries(KEYS.map((key, i) => [key, values[i]!])) as Record<string, number | null>,
  )
const anyRating = fc.constantFrom('A', 'B', 'M', 'C', 'D', '未评', null)
const anyGrade = fc.constantFrom(...SCALE)

describe('over any figures', () => {
  it('agrees with the slow reference and never raises the grade', () => {
    fc.assert(
      fc.property(anyGrade, anyRating, anyValues, (from, rating, values) => {
        const held = grade(rating, values, from)
        expect(held).toBe(slowly(from, rating, values))
        expect(SCALE.indexOf(held)).toBeGreaterThanOrEqual(SCALE.indexOf(from))
      }),
    )
  })
  it('is no better for a figure left out, unless the figure is a red line', () => {
    const good = anyValues.map((values) => ({ ...values, 'T-020.asOf': 0, 'T-022.OPEN.L24': 0 }))
    fc.assert(
      fc.property(anyRating, good, fc.constantFrom(...KEYS), (rating, values, key) => {
        fc.pre(rating !== 'D')
        const without = grade(rating, { ...values, [key]: null })
        expect(SCALE.indexOf(without)).toBeGreaterThanOrEqual(SCALE.indexOf(grade(rating, values)))
        const unrated = grade(null, values)
        expect(SCALE.indexOf(unrated)).toBeGreaterThanOrEqual(SCALE.indexOf(grade(rating, values)))
      }),
    )
  })
})
