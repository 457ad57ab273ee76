import { describe, expect, it } from 'vitest'
import { INVOICE_CARD, scoreFacts } from './index.ts'
import { factsOf, month, monthly, row } from './sample-facts.ts'

const THROUGH = month('2025-12')

/** Ten customers for four years, a fifth bought in. */
const healthy = () =>
  Array.from({ length: 10 }, (_, c) => [
    ...monthly('2025-12', 48, 500_000, { counterparty: c }),
    ...monthly('2025-12', 48, 100_000, { counterparty: 100 + c, direction: 'IN' }),
  ]).flat()

/** Two large sales to one customer within a year, half of the invoices void, more bought than sold. */
const weak = () => [
  row('2025-03', 3, 9_000),
  row('2025-10', 8, 4_000),
  row('2025-10', 9, 4_000, { status: 'VOID' }),
  row('2025-10', 9, 4_000, { status: 'VOID' }),
  row('2025-12', 9, 30_000, { direction: 'IN', counterparty: 5 }),
]

describe('an enterprise is scored', () => {
  const good = scoreFacts(factsOf(healthy()), THROUGH)
  const bad = scoreFacts(factsOf(weak()), THROUGH)

  it('healthy above weak, in score, probability and grade', () => {
    expect(good.value).toBeGreaterThan(700)
    expect(bad.value).toBeLessThan(450)
    expect(good.defaultProbability).toBeLessThan(0.05)
    expect(bad.sampleProbability).toBeGreaterThan(0.5)
    expect(bad.defaultProbability).toBeLessThan(bad.sampleProbability!)
    expect(good.grade).toBe('AA')
    expect(bad.grade).toBe('C')
    expect(good.card).toBe(INVOICE_CARD.card)
  })

  it('with a range around the probability, the sample and what is not known of the time', () => {
    for (const { defaultProbability, probabilityRange, ...told } of [good, bad]) {
      const [low, high] = probabilityRange!
      expect(low).toBeLessThanOrEqual(defaultProbability!)
      expect(high).toBeGreaterThanOrEqual(defaultProbability!)
      expect(told.sample).toContain('82家')
      expect(told.horizon).toContain('没有公布违约发生的时间')
      expect(told.baseRate).toEqual({ sample: 0.2195, reference: 0.04 })
    }
  })

  it('with its losses as reasons, the largest first, each with its figure', () => {
    expect(bad.reasons).toHaveLength(INVOICE_CARD.variables.length)
    const lost = bad.reasons.map((r) => r.maxPoints - r.points)
    expect(lost).toEqual(lost.toSorted((a, b) => b - a))
    expect(bad.reasons[0]!.text).toBe(
      '近36个月中有0个月对稳定客户的开票达到3万元，可见的持续经营时间偏短。',
    )
    for (const r of bad.reasons) expect(r.text).not.toMatch(/[{}]|Infinity|NaN|9999/)
  })

  it('with every row of the card in the breakdown, adding up to the score', () => {
    expect(bad.breakdown.map((b) => b.variable)).toEqual(INVOICE_CARD.variables.map((v) => v.id))
    const points = bad.breakdown.reduce((t, b) => t + b.points, 0)
    expect(INVOICE_CARD.scale.base + points).toBe(bad.value)
    expect(bad.breakdown.find((b) => b.variable === 'businessMonths36')).toMatchObject({
      value: 0,
      bin: '0个月至6个月，按比例',
      points: 0,
    })
  })

  it('the same whatever the order of rows and digests', () => {
    const facts = factsOf(weak().reverse())
    const turned = { ...facts, digests: facts.digests.toReversed() }
    expect(scoreFacts(turned, THROUGH)).toEqual(bad)
  })

  it('as of an earlier month from what was known then', () => {
    const then = healthy().filter((r) => r.day < row('2025-07', 1, 1).day)
    expect(scoreFacts(factsOf(healthy()), month('2025-06'))).toEqual(
      scoreFacts(factsOf(then), month('2025-06')),
    )
  })
})

describe('little or no data', () => {
  it('nothing known is not rated, rather than bad', () => {
    const result = scoreFacts(factsOf(healthy()), month('2020-01'))
    expect(result).toMatchObject({ value: null, grade: 'NR', defaultProbability: null })
    expect(result.detail).toContain('没有任何发票数据')
  })

  it('no sale within twelve months is D, and keeps its score', () => {
    const last = monthly('2024-12', 24, 50_000)
    const result = scoreFacts(factsOf(last), THROUGH)
    expect(result.grade).toBe('D')
    expect(result.value).not.toBeNull()
    expect(scoreFacts(factsOf([...last, row('2025-01', 1, 1)]), THROUGH).grade).not.toBe('D')
  })

  it('too short or with a hole is not rated, and says which', () => {
    const short = scoreFacts(factsOf(monthly('2025-12', 3, 50_000)), THROUGH)
    expect(short).toMatchObject({ value: null, grade: 'NR' })
    expect(short.detail).toContain('不足6个月')
    const hole = { OUT: ['2025-03', '2025-04', '2025-05'].map(month), IN: [] }
    const gaps = scoreFacts({ ...factsOf(healthy()), missingMonths: hole }, THROUGH)
    expect(gaps).toMatchObject({ value: null, grade: 'NR' })
    expect(gaps.detail).toContain('未采集既不当作零，也不当作没有开票')
  })

  it('an unknown figure says so and earns nothing: leaving a file out never helps', () => {
    for (const rows of [healthy(), weak()]) {
      const whole = scoreFacts(factsOf(rows), THROUGH)
      const sales = scoreFacts(
        factsOf(
          rows.filter((r) => r.direction === 'OUT'),
          false,
        ),
        THROUGH,
      )
      const line = sales.breakdown.find((b) => b.variable === 'purchaseRatio24')!
      expect(line).toMatchObject({ value: null, bin: '无法计算', points: 0 })
      expect(sales.value).toBeLessThanOrEqual(whole.value!)
    }
  })

  it('数电票 alone lose nothing for void rates that cannot exist', () => {
    const digital = healthy().map((r) => ({ ...r, kind: 'DIGITAL_NORMAL' as const }))
    expect(scoreFacts(factsOf(digital), THROUGH)).toEqual(scoreFacts(factsOf(healthy()), THROUGH))
  })
})
