/** A firm of less than a year or two: part of a year is no year, and no base of growth. */
import { describe, expect, it } from 'vitest'
import { balance, book, financeOf, income } from '../../../test-support/finance-facts.ts'
import type { ChartBlock, TableBlock } from '../../report/document.ts'
import type { Statement } from '../facts.ts'
import { FINANCE_PART } from '../part.ts'

const firm = (statements: readonly Statement[], establishedOn: string) =>
  financeOf(statements, { registration: { establishedOn }, asOf: [2026, 11, 20] })
const of = (statements: readonly Statement[], key: string, establishedOn: string) => {
  const { value, flag, reason, detail } = firm(statements, establishedOn).indicator(key)
  return { value, flag, reason, detail }
}
const sold = (month: string, revenue: number, netProfit = revenue / 10) =>
  income(month, { revenue, cost: revenue * 0.8, netProfit })

describe('growth', () => {
  const years = [sold('2025-12', 2_934), sold('2024-12', 100)]

  it('on a base of two months is none', () => {
    expect(of(years, 'F-15.REVENUE.FY', '2024-11-05')).toEqual({
      value: null,
      flag: 'GREY',
      reason: 'INSUFFICIENT_HISTORY',
      detail: '企业成立于2024-11，上年同期仅有2个月',
    })
    expect(of(years, 'F-15.NET.FY', '2024-11-05').reason).toBe('INSUFFICIENT_HISTORY')
    expect(of(years, 'F-15.GROSS.FY', '2024-11-05').reason).toBe('INSUFFICIENT_HISTORY')
    expect(of(years, 'F-15.REVENUE.FY', '2024-02-01').reason).toBe('INSUFFICIENT_HISTORY')
  })

  it('on a year that the firm began in January of is growth', () => {
    expect(of(years, 'F-15.REVENUE.FY', '2024-01-20')).toMatchObject({ value: 28.34 })
    expect(of(years, 'F-15.REVENUE.FY', '2019-01-20')).toMatchObject({ value: 28.34 })
  })

  it('on a time before the founding misses no statement', () => {
    expect(of(years, 'F-15.REVENUE.FY', '2025-03-05')).toMatchObject({
      reason: 'INSUFFICIENT_HISTORY',
      detail: '企业成立于2025-03，上年同期尚未成立',
    })
  })

  it('of advances against revenue wants whole bases too', () => {
    const held = (month: string) => balance(month, { advances: 9, contractLiabilities: 0 })
    const all = [...years, held('2025-12'), held('2024-12')]
    expect(of(all, 'F-26.PACE.FY', '2024-11-05')).toMatchObject({
      value: null,
      reason: 'INSUFFICIENT_HISTORY',
    })
    expect(of(all, 'F-26.PACE.FY', '2023-11-05').value).toBeCloseTo(-28.34, 5)
  })

  it('is no column of the statements nor of the elasticity either', () => {
    const build = firm(years, '2024-11-05')
    const { blocks } = FINANCE_PART.sections.statements(build, 's07')
    const { rows, note } = blocks.find(({ id }) => id === 'statement-income') as TableBlock
    expect(rows.map(({ yoy }) => yoy)).toEqual([null, null, null])
    expect(note).toContain('企业成立于2024-11，上年同期仅有2个月，不计算变动')
    const tax = FINANCE_PART.sections.taxFinance(build, 's09')
    const { rows: elastic } = tax.blocks.find(
      ({ id }) => id === 'tax-finance-elasticity',
    ) as TableBlock
    expect(elastic.map(({ revenue, flag }) => [revenue, flag])).toEqual([
      [null, 'GREY'],
      [null, 'GREY'],
      [null, 'GREY'],
      [null, 'GREY'],
    ])
  })
})

describe('twelve months against a balance', () => {
  it('are not those of a year that the firm began within', () => {
    const year = book('2025-12')
    for (const key of [
      'F-09.ROE',
      'F-10.DAYS',
      'F-11.DAYS',
      'F-12',
      'F-13',
      'F-14',
      'F-23',
      'F-26',
    ])
      expect(of(year, `${key}.FY`, '2025-07-23'), key).toEqual({
        value: null,
        flag: 'GREY',
        reason: 'INSUFFICIENT_HISTORY',
        detail: '企业成立于2025-07，近四个季度不足12个月',
      })
    expect(of(year, 'F-14.FY', '2025-01-23').value).toBeCloseTo(2_000 / 1_230, 5)
  })

  it('begin with the first month of a firm of twelve, before which there was nothing', () => {
    const all = [
      sold('2025-12', 300),
      sold('2026-09', 900),
      balance('2026-09', { totalAssets: [500, 700] }),
    ]
    expect(of(all, 'F-14.LATEST', '2025-10-22').value).toBe(2)
    expect(of(all, 'F-14.LATEST', '2025-09-22')).toMatchObject({
      reason: 'NO_DATA',
      detail: '没有2025-09利润表',
    })
  })

  it('leave a rule on them open for want of history', () => {
    const all = [
      sold('2026-09', 900),
      balance('2026-09', { advances: [0, 800], contractLiabilities: [0, 0] }),
    ]
    const { result, reason } = firm(all, '2026-04-22').rule('R-061')
    expect([result, reason]).toEqual([
      'UNKNOWN',
      'INSUFFICIENT_HISTORY：企业成立于2026-04，近四个季度不足12个月',
    ])
  })
})

describe('the year of the founding', () => {
  it('is said to be part of one', () => {
    const all = [sold('2025-12', 300)]
    expect(of(all, 'F-08.FY', '2025-07-23')).toMatchObject({
      value: 0.1,
      detail: '2025-12报表；本年累计自2025-07成立起',
    })
    expect(of(all, 'F-08.FY', '2025-01-23').detail).toBe('2025-12报表')
  })

  it('has its first quarter drawn', () => {
    const all = [sold('2025-09', 300), sold('2025-12', 700), balance('2025-12', { cash: 1 })]
    const { blocks } = FINANCE_PART.sections.indicators(firm(all, '2025-08-23'), 's08')
    const { categories, series } = blocks.find(({ id }) => id === 'finance-quarters') as ChartBlock
    const at = categories.indexOf('2025-09')
    expect(series[0]?.values.slice(at, at + 2)).toEqual([300, 400])
  })
})

describe('a return on next to no equity', () => {
  const thin = (equity: number, profit: number) => [
    balance('2025-12', {
      totalAssets: [10_000, 10_000],
      totalEquity: [equity, equity],
      totalLiabilities: [10_000 - equity, 10_000 - equity],
    }),
    income('2025-12', { netProfit: profit }),
  ]

  it('praises nobody', () => {
    expect(of(thin(20, 40), 'F-09.ROE.FY', '2015-01-01')).toEqual({
      value: 2,
      flag: 'GREY',
      reason: undefined,
      detail: '2025-12报表；资产负债率99.80%高于90%，净资产过薄，收益率偏高不作正面评价',
    })
    expect(of(thin(20, 40), 'F-09.ROA.FY', '2015-01-01').flag).toBe('YELLOW')
    expect(of(thin(999, 40), 'F-09.ROE.FY', '2015-01-01').flag).toBe('GREY')
    expect(of(thin(1_000, 40), 'F-09.ROE.FY', '2015-01-01').flag).toBe('GREEN')
  })

  it('that is bad stays bad', () => {
    expect(of(thin(20, -40), 'F-09.ROE.FY', '2015-01-01').flag).toBe('RED')
    expect(of(thin(900, 9), 'F-09.ROE.FY', '2015-01-01').flag).toBe('YELLOW')
  })
})
