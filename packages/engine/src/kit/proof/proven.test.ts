import { describe, expect, it } from 'vitest'
import type { Evidence, IndicatorInput, Unit } from '../../report/document.ts'
import { resultOf } from '../../report/proof/formula.ts'
import { type Figure, proven } from './proven.ts'

const legs = (n: number): Evidence =>
  Array.from({ length: n }, (_, i) => ({ dataset: 'INVOICE', from: `2025-0${i + 1}-01` }))
const input = (name: string, value: number, unit: Unit = 'yuan'): IndicatorInput => ({
  name,
  value,
  unit,
})
const figure = (value: number, unit: Unit, ...inputs: IndicatorInput[]): Figure => ({
  value,
  unit,
  inputs,
})
const told = (n: number, of: Figure) => {
  const { evidence, proof } = proven(legs(n), of)
  return [proof, ...evidence.map(({ name, sum }) => `${name} ${sum}`)]
}

describe('a formula of two legs', () => {
  it.each([
    ['SUM', [1_234, 1_000], 2_234],
    ['SHARE', [250, 1_000], 0.25],
    ['GROWTH', [1_234, 1_000], 0.234],
    ['GROWTH', [-50, -100], 0.5],
    ['MARGIN', [1_000, 800], 0.2],
    ['DIFFERENCE', [1_234, 1_000], 234],
  ] as const)('%s of %j', (formula, terms, result) =>
    expect(resultOf(formula, terms)).toBeCloseTo(result, 12),
  )

  it.each([
    ['SHARE', [1, 0]],
    ['SHARE', [1, -2]],
    ['GROWTH', [1, 0]],
    ['MARGIN', [0, 1]],
    ['SHARE', [1, 2, 3]],
    ['SUM', []],
  ] as const)('%s of %j is nothing', (formula, terms) =>
    expect(resultOf(formula, terms)).toBeNull(),
  )
})

describe('a figure', () => {
  it('is told by the formula that gives it, with the sums it takes', () => {
    const [now, then] = [input('本期', 1_234), input('上年同期', 1_000)]
    expect(told(2, figure(0.234, 'ratio', now, then))).toEqual([
      'GROWTH',
      '本期 1234',
      '上年同期 1000',
    ])
    expect(told(2, figure(1.234, 'ratio', now, then))[0]).toBe('SHARE')
    expect(told(2, figure(234, 'yuan', now, then))[0]).toBe('DIFFERENCE')
    expect(told(1, figure(1_234, 'yuan', now))).toEqual(['SUM', '本期 1234'])
  })

  it('is told of none that does not give it as shown', () => {
    const [part, whole] = [input('部分', 250), input('全部', 1_000)]
    expect(told(2, figure(0.250001, 'ratio', part, whole))[0]).toBeUndefined()
    expect(told(1, figure(0.25, 'ratio', part, whole))[0]).toBeUndefined()
    expect(told(1, figure(250, 'days', part))[0]).toBeUndefined()
    expect(
      told(2, figure(0.5, 'ratio', input('甲', 0.5, 'ratio'), input('乙', 1, 'ratio')))[0],
    ).toBe(undefined)
  })

  it('is a share of what stands last, and nothing is a share of what stands next', () => {
    const inputs = [input('净额', 250), input('负数按0计', 260), input('全部', 1_000)]
    expect(told(2, figure(0.25, 'ratio', ...inputs))).toEqual(['SHARE', '净额 250', '全部 1000'])
    const none = [input('净额', 0), input('负数按0计', 0), input('全部', 1_000)]
    expect(told(2, figure(0, 'ratio', ...none))[0]).toBeUndefined()
  })

  it('that compares windows calls its legs by them', () => {
    const grown: Figure = {
      ...figure(0.234, 'ratio', input('本期', 1_234), input('比较期', 1_000)),
      windows: ['近3个月', '上年同期3个月'],
    }
    expect(told(2, grown)).toEqual(['GROWTH', '近3个月 1234', '上年同期3个月 1000'])
    expect(told(2, { ...grown, value: 0.9 })).toEqual([
      undefined,
      '近3个月 undefined',
      '上年同期3个月 undefined',
    ])
  })
})
