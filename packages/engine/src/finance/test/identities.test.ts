/** What a silent statement says by the identities of its form, and where it says nothing. */
import { describe, expect, it } from 'vitest'
import { balance, financeOf, income } from '../../../test-support/finance-facts.ts'
import { statementOf } from '../context.ts'
import type { Statement } from '../facts.ts'
import { saidOf } from '../identities.ts'

const said = (one: Statement, code: string, side: 'begin' | 'end' | 'ytd' = 'end') => {
  const { context } = financeOf([one])
  const found = saidOf(statementOf(context, one.kind, 2025 * 12 + 11)!, code, side)
  return found && found !== 'AMBIGUOUS' ? found.fen / 100 : found
}
const sheet = (amounts: Parameters<typeof balance>[1], more?: Partial<Statement>) =>
  balance('2025-12', amounts, more)

describe('a missing sum', () => {
  it.each<[string, Parameters<typeof balance>[1], number | null]>([
    ['totalAssets', { currentAssets: 3, nonCurrentAssets: 4 }, 7],
    ['totalAssets', { liabilitiesAndEquity: 9 }, 9],
    ['totalLiabilities', { totalAssets: 9, totalEquity: 2 }, 7],
    ['totalEquity', { totalAssets: 9, totalLiabilities: 2 }, 7],
    ['nonCurrentAssets', { totalAssets: 9, currentAssets: 2 }, 7],
    ['totalAssets', { currentAssets: 3 }, null],
    ['totalAssets', { totalAssets: 5, currentAssets: 3, nonCurrentAssets: 4 }, 5],
    ['fixedAssets', { fixedAssetsCost: 9, accumulatedDepreciation: 2 }, 7],
  ])('%s of %j', (code, amounts, value) => expect(said(sheet(amounts), code)).toBe(value))

  it('账面价值 is 原价 less 折旧 only where the standard knows no impairment', () => {
    const of = { fixedAssetsCost: 9, accumulatedDepreciation: 2 }
    expect(said(sheet(of, { standard: 'GENERAL' }), 'fixedAssets')).toBeNull()
  })

  it('净利润 is 利润总额 less 所得税', () => {
    expect(said(income('2025-12', { totalProfit: 9, incomeTax: 2 }), 'netProfit', 'ytd')).toBe(7)
  })
})

describe('an item that is not listed', () => {
  it('is nothing where the listed items come to the sum', () => {
    const listed = { cash: 5, accountsReceivable: 5, currentAssets: 10 }
    expect(said(sheet(listed), 'inventories')).toBe(0)
    expect(said(sheet({ ...listed, currentAssets: 12 }), 'inventories')).toBeNull()
    expect(said(sheet({ cash: 5, accountsReceivable: 5 }), 'inventories')).toBeNull()
  })
  it('whether or not parts of other items are listed beside them', () => {
    const inner = { cash: 5, inventories: 5, finishedGoods: 5, currentAssets: 10 }
    expect(said(sheet(inner), 'prepayments')).toBe(0)
    const perhaps = { cash: 5, otherReceivables: 5, interestReceivable: 1, currentAssets: 10 }
    expect(said(sheet(perhaps), 'prepayments')).toBe(0)
    expect(said(sheet({ ...perhaps, currentAssets: 11 }), 'prepayments')).toBe(0)
  })
  it('of an income statement, where the operating profit is met', () => {
    const listed = { revenue: 9, cost: 4, adminExpenses: 2, operatingProfit: 3 }
    expect(said(income('2025-12', listed), 'sellingExpenses', 'ytd')).toBe(0)
    expect(said(income('2025-12', listed), 'interestExpenses', 'ytd')).toBeNull()
  })
})

describe('what a row says', () => {
  const twice = (second: number): Statement => {
    const one = sheet({ cash: 5 })
    return { ...one, items: [...one.items, { ...one.items[0]!, key: 'again', end: second }] }
  }
  it('is said once where rows agree, and not at all where they do not', () => {
    expect(said(twice(500), 'cash')).toBe(5)
    expect(said(twice(600), 'cash')).toBe('AMBIGUOUS')
    const { indicator } = financeOf([twice(600)])
    expect(indicator('F-04.FY').detail).toContain('2025-12资产负债表有多行货币资金且金额不一')
  })
  it('本期 of a whole year is 本年累计, of a quarter it is not', () => {
    const one = income('2025-12', { revenue: null })
    const items = one.items.map((item) => ({ ...item, current: 700 }))
    expect(said({ ...one, items }, 'revenue', 'ytd')).toBe(7)
    expect(said({ ...one, items, periodFrom: '2025-10-01' }, 'revenue', 'ytd')).toBeNull()
  })
})
