/** What each indicator comes to, what colour it has, and why it has none. */
import { describe, expect, it } from 'vitest'
import {
  balance,
  book,
  cash,
  financeOf,
  income,
  quarters,
} from '../../../test-support/finance-facts.ts'
import type { FinanceHooks } from '../context.ts'
import type { Statement } from '../facts.ts'

const figure = (statements: readonly Statement[] | null, key: string, hooks: FinanceHooks = {}) => {
  const { value, flag, reason, detail } = financeOf(statements, hooks).indicator(key)
  return { value, flag, reason, detail }
}

/** One balance sheet of 2025 with the items given. */
const sheet = (amounts: Parameters<typeof balance>[1]) => [balance('2025-12', amounts)]
const year = (amounts: Parameters<typeof income>[1]) => [income('2025-12', amounts)]
const BOOK = book('2025-12')

describe('values', () => {
  it.each<[string, number | boolean, string]>([
    ['F-01.FY', 520 / 1230, 'GREEN'],
    ['F-02.FY', 830 / 420, 'GREEN'],
    ['F-03.FY', 600 / 420, 'GREEN'],
    ['F-04.FY', 300 / 420, 'GREEN'],
    ['F-05.FY', 218 / 18, 'GREEN'],
    ['F-06.FY', 0.25, 'GREY'],
    ['F-07.FY', 0.1, 'GREEN'],
    ['F-08.FY', 0.095, 'GREEN'],
    ['F-09.ROE.FY', 190 / 710, 'GREEN'],
    ['F-09.ROA.FY', 190 / 1230, 'GREEN'],
    ['F-10.RATE.FY', 8, 'GREY'],
    ['F-10.DAYS.FY', 46, 'GREEN'],
    ['F-11.RATE.FY', 7.5, 'GREY'],
    ['F-11.DAYS.FY', 49, 'GREEN'],
    ['F-12.FY', 44, 'GREEN'],
    ['F-13.FY', 50, 'GREEN'],
    ['F-14.FY', 2000 / 1230, 'GREEN'],
    ['F-16.FY', 290 / 2000, 'GREY'],
    ['F-17.FY', 50 / 1230, 'GREEN'],
    ['F-18.FY', 30 / 520, 'GREEN'],
    ['F-19.FY', 200 / 830, 'GREEN'],
    ['F-20.FY', 410 / 300, 'GREEN'],
    ['F-23.FY', 250 / 2000, 'GREEN'],
    ['F-24.FY', false, 'GREEN'],
    ['F-26.FY', 40 / 2000, 'GREEN'],
    ['F-27.LATEST', 1, 'YELLOW'],
  ])('%s is %d', (key, value, flag) => {
    const found = figure(BOOK, key)
    expect(found.flag).toBe(flag)
    if (typeof value === 'number') expect(found.value).toBeCloseTo(value, 5)
    else expect(found.value).toBe(value)
  })

  it.each<[string, Statement[], string]>([
    ['F-01.FY', sheet({ totalLiabilities: 71, totalAssets: 100 }), 'YELLOW'],
    ['F-01.FY', sheet({ totalLiabilities: 70, totalAssets: 100 }), 'GREEN'],
    ['F-01.FY', sheet({ totalLiabilities: 120, totalAssets: 100 }), 'RED'],
    ['F-02.FY', sheet({ currentAssets: 119, currentLiabilities: 100 }), 'YELLOW'],
    ['F-02.FY', sheet({ currentAssets: 79, currentLiabilities: 100 }), 'RED'],
    ['F-05.FY', year({ totalProfit: 10, interestExpenses: 20 }), 'YELLOW'],
    ['F-05.FY', year({ totalProfit: -1, interestExpenses: 20 }), 'RED'],
    ['F-06.FY', year({ revenue: 100, cost: 101 }), 'RED'],
    ['F-08.FY', year({ revenue: 100, netProfit: -6 }), 'RED'],
    ['F-17.FY', sheet({ otherReceivables: 41, totalAssets: 100 }), 'RED'],
    ['F-20.FY', sheet({ retainedEarnings: -1, paidInCapital: 100 }), 'RED'],
    ['F-20.FY', sheet({ retainedEarnings: 501, paidInCapital: 100 }), 'YELLOW'],
    ['F-25.FY', year({ entertainmentExpenses: 6, revenue: 1000 }), 'YELLOW'],
    [
      'F-24.FY',
      sheet({ currentLiabilities: 41, currentAssets: 40, fixedAssets: 51, totalAssets: 100 }),
      'YELLOW',
    ],
    [
      'F-24.FY',
      sheet({ currentLiabilities: 41, currentAssets: 40, fixedAssets: 50, totalAssets: 100 }),
      'GREEN',
    ],
  ])('%s of a line crossed or just not', (key, statements, flag) =>
    expect(figure(statements, key).flag).toBe(flag),
  )

  it('takes the mean of both ends, and says so where there is but one', () => {
    const both = [balance('2025-12', { inventories: [100, 300] }), income('2025-12', { cost: 400 })]
    expect(figure(both, 'F-11.RATE.FY')).toMatchObject({ value: 2, detail: '2025-12报表' })
    const end = [balance('2025-12', { inventories: 300 }), income('2025-12', { cost: 600 })]
    expect(figure(end, 'F-11.RATE.FY')).toMatchObject({
      value: 2,
      detail: '2025-12报表；未取得年初余额，按期末余额计算',
    })
    const before = [...end, balance('2024-12', { inventories: 100 })]
    expect(figure(before, 'F-11.RATE.FY').value).toBe(3)
  })

  it('takes four quarters against a balance, this year alone against itself', () => {
    const all = quarters('2024-03', '2026-03', (y) => ({ revenue: y === 2026 ? 4_000 : 2_000 }))
    expect(figure(all, 'F-14.LATEST').value).toBeCloseTo((1_000 + 2_000 - 500) / 1230, 5)
    expect(figure(all, 'F-15.REVENUE.LATEST').value).toBe(1)
    expect(figure(all, 'F-27.LATEST')).toMatchObject({
      value: 9,
      flag: 'GREEN',
      detail: '自2024-03起',
    })
    const gap = all.filter(({ periodTo }) => periodTo !== '2025-03-31')
    expect(figure(gap, 'F-14.LATEST')).toMatchObject({
      value: null,
      reason: 'NO_DATA',
      detail: '没有2025-03利润表',
    })
    expect(figure(gap, 'F-27.LATEST').value).toBe(4)
  })

  it('compares cash with sales at the highest rate', () => {
    const sold = [income('2025-12', { revenue: 100 }), cash('2025-12', { cashFromSales: 113 })]
    expect(figure(sold, 'F-22.FY').value).toBe(1)
    const small = financeOf(sold, { registration: { taxpayerType: 'SMALL' } })
    expect(small.indicator('F-22.FY').value).toBeCloseTo(113 / 103, 5)
  })

  it('counts 研发费用 once', () => {
    const of = (standard: Statement['standard'], label = '研发费用') => {
      const [one] = year({
        revenue: 1000,
        sellingExpenses: 10,
        adminExpenses: 50,
        financeExpenses: 5,
        researchExpenses: 20,
      })
      const items = one!.items.map((item) =>
        item.code === 'researchExpenses' ? { ...item, label } : item,
      )
      return figure([{ ...one!, standard, items }], 'F-16.FY').value
    }
    expect(of('GENERAL')).toBe(0.085)
    expect(of('SMALL', '研究费用')).toBe(0.065)
    expect(of(null, '其中：研究费用')).toBe(0.065)
  })
})

describe('what cannot be said has no colour and says why', () => {
  it.each<[string, Statement[] | null, string, string]>([
    ['F-01.FY', null, 'NO_DATA', '未采集财务报表'],
    ['F-01.LATEST', [], 'NO_DATA', '已采集的范围内没有财务报表'],
    ['F-01.FY', sheet({ totalAssets: 100 }), 'NO_DATA', '2025-12资产负债表未列示负债合计'],
    ['F-01.FY-1', BOOK, 'NO_DATA', '没有2024-12资产负债表'],
    ['F-01.FY', sheet({ totalLiabilities: 5, totalAssets: 0 }), 'ZERO_BASE', '资产总计为零'],
    ['F-01.FY', sheet({ totalLiabilities: 5, totalAssets: -1 }), 'NOT_APPLICABLE', '资产总计为负'],
    ['F-01.FY', sheet({ totalLiabilities: -5, totalAssets: 9 }), 'NOT_APPLICABLE', '负债合计为负'],
    ['F-05.FY', year({ totalProfit: 9, interestExpenses: 0 }), 'ZERO_BASE', '利息费用为零'],
    ['F-06.FY', year({ revenue: -1, cost: 5 }), 'NOT_APPLICABLE', '营业收入为负'],
    ['F-06.FY', year({ revenue: 0, cost: 0 }), 'ZERO_ZERO', ''],
    ['F-21.FY', BOOK, 'NO_DATA', '没有2025-12现金流量表（小企业会计准则下为选报）'],
    [
      'F-21.FY',
      [...year({ netProfit: -5 }), cash('2025-12', { operatingNet: -5 })],
      'NOT_APPLICABLE',
      '净利润为负',
    ],
    [
      'F-09.ROE.FY',
      [...sheet({ totalEquity: [50, -1] }), ...year({ netProfit: 5 })],
      'NOT_APPLICABLE',
      '净资产为负，收益率没有意义',
    ],
    [
      'F-15.NET.FY',
      [...year({ netProfit: 5 }), income('2024-12', { netProfit: -5 })],
      'NOT_APPLICABLE',
      '上年同期为负，增长率没有意义',
    ],
    [
      'F-15.NET.FY',
      [...year({ netProfit: 5 }), income('2024-12', { netProfit: 0 })],
      'NO_BASE',
      '2025-12报表',
    ],
    [
      'F-10.DAYS.FY',
      [...sheet({ accountsReceivable: -9, notesReceivable: 0 }), ...year({ revenue: 5 })],
      'NOT_APPLICABLE',
      '应收账款与应收票据为负，建议核实报表',
    ],
    [
      'F-13.FY',
      [...BOOK.slice(0, 1), ...year({ revenue: 0, cost: 0 })],
      'ZERO_BASE',
      '营业收入为零',
    ],
  ])('%s', (key, statements, reason, detail) => {
    const found = figure(statements, key)
    expect(found).toMatchObject({ value: null, flag: 'GREY', reason })
    expect(found.detail ?? '').toContain(detail)
  })

  it('no ratio of a denominator below nothing is green', () => {
    const upside = [
      balance('2025-12', {
        totalAssets: -9,
        currentAssets: -9,
        currentLiabilities: -9,
        totalLiabilities: -9,
        totalEquity: -9,
        paidInCapital: -9,
        inventories: -9,
        retainedEarnings: -9,
        otherReceivables: -9,
        otherPayables: -9,
        shortLoans: -9,
        longLoans: -9,
        cash: -9,
        shortInvestments: -9,
        prepayments: -9,
        accountsReceivable: -9,
        notesReceivable: -9,
        accountsPayable: -9,
        notesPayable: -9,
        advances: -9,
        contractLiabilities: -9,
        fixedAssets: -9,
      }),
      income('2025-12', {
        revenue: -9,
        cost: -9,
        netProfit: -9,
        operatingProfit: -9,
        totalProfit: -9,
        interestExpenses: -9,
        entertainmentExpenses: -9,
        sellingExpenses: -9,
        adminExpenses: -9,
        financeExpenses: -9,
      }),
      cash('2025-12', { operatingNet: -9, cashFromSales: -9 }),
    ]
    const { indicators } = financeOf(upside)
    expect(indicators.filter(({ flag }) => flag === 'GREEN').map(({ key }) => key)).toEqual([])
  })

  it('a year before the founding is no missing statement', () => {
    const { indicator } = financeOf(BOOK, { registration: { establishedOn: '2025-02-01' } })
    expect(indicator('F-01.FY-1')).toMatchObject({
      reason: 'INSUFFICIENT_HISTORY',
      detail: '企业在2024年尚未成立',
    })
  })

  it('only the last statement and the last year are judged', () => {
    const bad = ['2023-12', '2024-12', '2025-12'].map((month) =>
      balance(month, { totalLiabilities: 99, totalAssets: 100 }),
    )
    const { indicator } = financeOf(bad)
    expect(['FY-2', 'FY-1', 'FY', 'LATEST'].map((w) => indicator(`F-01.${w}`).flag)).toEqual([
      'GREY',
      'GREY',
      'RED',
      'RED',
    ])
  })

  it('tells the industry where it is known, and that it is not where it is not', () => {
    const peers = {
      'F-06': { n: 40, level: '批发业', p10: 0.3, p25: 0.3, median: 0.35, p75: 0.4, p90: 0.5 },
    }
    expect(figure(BOOK, 'F-06.FY')).toMatchObject({
      flag: 'GREY',
      detail: '2025-12报表；暂无行业基准',
    })
    expect(figure(BOOK, 'F-06.FY', { peers })).toMatchObject({
      flag: 'YELLOW',
      detail: '2025-12报表；批发业40家企业的基准',
    })
    const low = { 'F-06': { ...peers['F-06'], p10: 0.2 } }
    expect(figure(BOOK, 'F-06.FY', { peers: low }).flag).toBe('GREEN')
    expect(figure(year({ revenue: 9, cost: 10 }), 'F-06.FY', { peers: low }).flag).toBe('RED')
  })

  it('huge amounts stay exact', () => {
    const huge = sheet({ totalLiabilities: 60_000_000_000_000, totalAssets: 80_000_000_000_000 })
    expect(figure(huge, 'F-01.FY').value).toBe(0.75)
  })
})
