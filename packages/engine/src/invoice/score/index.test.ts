import { describe, expect, it } from 'vitest'
import { INVOICE_CARD, scoreFacts } from './index.ts'
import { factsOf, month, monthly, row } from './sample-facts.ts'

const THROUGH = month('2025-12')

/** Ten customers, three invoices a month each, three years, a third bought in. */
const healthy = () =>
  Array.from({ length: 10 }, (_, c) => [
    ...monthly('2025-12', 36, 120_000, { counterparty: c }),
    ...monthly('2025-12', 36, 40_000, { counterparty: 100 + c, direction: 'IN' }),
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
    expect(bad.defaultProbability).toBeGreaterThan(0.5)
    expect(good.grade).toMatch(/^A/)
    expect(bad.grade).toBe('C')
    expect(good.card).toBe(INVOICE_CARD.card)
  })

  it('with at most four reasons, largest loss first, each with its figure', () => {
    expect(bad.reasons).toHaveLength(4)
    const lost = bad.reasons.map((r) => r.maxPoints - r.points)
    expect(lost).toEqual(lost.toSorted((a, b) => b - a))
    expect(lost[0]).toBe(Math.max(...bad.breakdown.map((b) => b.maxPoints - b.points)))
    expect(bad.reasons[0]!.text).toBe(
      '近24个月平均每月开票净额为0.13万元（不含税），经营规模偏小，抗风险能力有限。',
    )
    for (const r of bad.reasons) expect(r.text).not.toMatch(/[{}]/)
  })

  it('with every row of the card in the breakdown, adding up to the score', () => {
    expect(bad.breakdown.map((b) => b.variable)).toEqual(INVOICE_CARD.variables.map((v) => v.id))
    const points = bad.breakdown.reduce((t, b) => t + b.points, 0)
    expect(INVOICE_CARD.scale.base + points).toBe(bad.value)
    expect(bad.breakdown.find((b) => b.variable === 'voidRate36')).toMatchObject({
      value: 0.5,
      points: 0,
    })
  })

  it('the same whatever the order of rows and digests', () => {
    const facts = factsOf(weak().reverse())
    const turned = { ...facts, digests: facts.digests.toReversed() }
    expect(scoreFacts(turned, THROUGH)).toEqual(bad)
  })

  it('as of an earlier month from what was known then', () => {
    const then = factsOf(weak().slice(0, 1))
    expect(scoreFacts(factsOf(weak()), month('2025-06'))).toEqual(
      scoreFacts(then, month('2025-06')),
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

  it('an unknown figure says so and costs no more than the middle', () => {
    const result = scoreFacts(factsOf(monthly('2025-12', 3, 50_000), false), THROUGH)
    for (const variable of ['purchaseRatio12', 'volatility36']) {
      const line = result.breakdown.find((b) => b.variable === variable)!
      expect(line).toMatchObject({ value: null, bin: '无法计算' })
      expect(line.points).toBeGreaterThan(0)
    }
  })
})
