/** What each indicator comes to, and what colour it has. */
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
