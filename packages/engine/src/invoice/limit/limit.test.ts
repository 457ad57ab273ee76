import { describe, expect, it } from 'vitest'
import { monthly, smallFacts } from '../../../test-support/small-facts.ts'
import type { IndicatorValue, ScoreResult } from '../../report/document.ts'
import { invoiceContext } from '../context/context.ts'
import { floorToWan, type LimitParams, suggestLimit } from './limit.ts'

function suggest(
  sales: number | null,
  cv: number | null,
  grade: string,
  section: string | null = 'F',
  params: LimitParams = {},
) {
  const facts = smallFacts(monthly('2026-02', [1]), { registration: { industrySection: section } })
  const values: Record<string, number | null> = { 'I-001.L12': sales, 'I-020.L12': cv }
  const indicator = (key: string) => ({ value: values[key] }) as IndicatorValue
  const context = invoiceContext(facts)
  return suggestLimit({ context, indicator }, { grade } as ScoreResult, params)
}

describe('limit suggestion (domain §6.3)', () => {
  it.each([
    [9_999.99, 0],
    [10_000, 10_000],
    [19_999.99, 10_000],
    [-1, 0],
  ])('%d floors to %d', (yuan, wan) => {
    expect(floorToWan(yuan)).toBe(wan)
  })
  it.each([
    ['AAA', 800_000],
    ['AA', 720_000],
    ['A', 600_000],
    ['BBB', 480_000],
    ['BB', 320_000],
    ['B', 160_000],
    ['CCC', 0],
    ['CC', 0],
    ['C', 0],
    ['D', 0],
    ['NR', null],
  ])('grade %s of ten million sales, steady, gives %s', (grade, expected) => {
    expect(suggest(10_000_000, 0, grade).suggest).toBe(expected)
  })
  it.each([
    ['F', 0.08],
    ['C', 0.1],
    ['G', 0.1],
    ['E', 0.08],
    [null, 0.08],
  ])('section %s takes %d of sales', (section, share) => {
    expect(suggest(1_000_000, 0, 'AAA', section).suggest).toBe(1_000_000 * share)
  })
  it.each([
    [0, 80_000],
    [0.5, 60_000],
    [1, 40_000],
    [3, 40_000],
    [null, 40_000],
  ])('a variation of %s leaves %d', (cv, expected) => {
    expect(suggest(1_000_000, cv, 'AAA').suggest).toBe(expected)
  })
  it('caps by the product, takes existing debt off, and never goes below zero', () => {
    expect(suggest(10_000_000, 0, 'AAA', 'F', { productMaxYuan: 500_000 }).suggest).toBe(500_000)
    expect(suggest(10_000_000, 0, 'AAA', 'F', { existingDebtYuan: 300_001 }).suggest).toBe(490_000)
    expect(suggest(10_000_000, 0, 'B', 'F', { existingDebtYuan: 900_000 }).suggest).toBe(0)
    expect(suggest(-5, 0, 'AAA').suggest).toBe(0)
  })
  it('without sales there is no suggestion, and every leg is shown', () => {
    const limit = suggest(null, 0, 'AAA')
    expect(limit.suggest).toBeNull()
    expect(limit.legs.map((leg) => leg.name)).toEqual([
      '纳税倍数',
      '销售比例',
      '营运资金',
      '产品上限',
      '评级系数',
      '本机构已有授信',
    ])
  })
})
