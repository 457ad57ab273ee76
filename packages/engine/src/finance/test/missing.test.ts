/** Why an indicator has no value, and when it has no colour. */
import { describe, expect, it } from 'vitest'
import { balance, book, cash, financeOf, income } from '../../../test-support/finance-facts.ts'
import type { FinanceHooks } from '../context.ts'
import type { Statement } from '../facts.ts'

const figure = (statements: readonly Statement[] | null, key: string, hooks: FinanceHooks = {}) => {
  const { value, flag, reason, detail, peer } = financeOf(statements, hooks).indicator(key)
  return { value, flag, reason, detail, ...(peer ? { peer } : {}) }
}

/** One balance sheet of 2025 with the items given. */
const sheet = (amounts: Parameters<typeof balance>[1]) => [balance('2025-12', amounts)]
const year = (amounts: Parameters<typeof income>[1]) => [income('2025-12', amounts)]
const BOOK = book('2025-12')

describe('what cannot be said has no colour and says why', () => {
  it.each<[string, Statement[] | null, string, string]>([
    ['F-01.FY', null, 'NO_DATA', '未采集财务报表'],
    ['F-01.LATEST', [], 'NO_DATA', '已采集的范围内没有财务报表'],
    ['F-01.FY', sheet({ totalAssets: 100 }), 'NO_DATA', '2025-12资产负债表未列示负债合计'],
    [
      'F-03.FY',
      sheet({ currentAssets: 100 }),
      'NO_DATA',
      '2025-12资产负债表未列示存货、预付款项、流动负债合计',
    ],
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
    const costly = ['2023-12', '2024-12', '2025-12'].map((month) =>
      income(month, { revenue: 100, cost: 101 }),
    )
    const margin = financeOf(costly).indicator
    expect(['FY-2', 'FY-1', 'FY', 'LATEST'].map((w) => margin(`F-06.${w}`).flag)).toEqual([
      'GREY',
      'GREY',
      'RED',
      'RED',
    ])
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
      detail: '2025-12报表',
      peer: { n: 40, level: '批发业', median: 0.35 },
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
