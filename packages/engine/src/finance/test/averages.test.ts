/** Twelve months stand against the mean of balances a year apart (F-09 to F-14). */
import { describe, expect, it } from 'vitest'
import { balance, financeOf, income } from '../../../test-support/finance-facts.ts'
import type { Statement } from '../facts.ts'

/** Twelve months to 2026-09: 900 + 1,200 − 800 = 1,300. */
const FLOWS = [
  income('2024-12', { revenue: 1_000, cost: 650, netProfit: 90 }),
  income('2025-09', { revenue: 800, cost: 520, netProfit: 60 }),
  income('2025-12', { revenue: 1_200, cost: 780, netProfit: 100 }),
  income('2026-09', { revenue: 900, cost: 585, netProfit: 90 }),
]
const items = (assets: number) => ({
  totalAssets: assets,
  totalEquity: assets / 2,
  inventories: assets / 10,
})
const pair = ([begin, end]: readonly [number, number]) =>
  balance('2026-09', {
    totalAssets: [begin, end],
    totalEquity: [begin / 2, end / 2],
    inventories: [begin / 10, end / 10],
  })

const of = (statements: readonly Statement[], key: string) => {
  const { value, detail, inputs } = financeOf(statements, { asOf: [2026, 11, 20] }).indicator(key)
  return { value, detail, names: inputs.map(({ name }) => name) }
}

describe('balances', () => {
  const yearApart = [...FLOWS, balance('2025-09', items(1_000)), pair([9_000, 1_600])]

  it('of this September and last go with the months between', () => {
    expect(of(yearApart, 'F-14.LATEST')).toEqual({
      value: 1,
      detail: '2026-09报表',
      names: ['营业收入(2025-10至2026-09)', '平均资产总计(2025-09末与2026-09末)'],
    })
    // (100 + 160) ÷ 2 = 130 against 585 + 780 − 520 = 845.
    expect(of(yearApart, 'F-11.RATE.LATEST').value).toBe(6.5)
    // 90 + 100 − 60 = 130 on (500 + 800) ÷ 2 = 650.
    expect(of(yearApart, 'F-09.ROE.LATEST').value).toBe(0.2)
  })

  it('of the beginning of the year stand in where none of a year ago is held, which is said', () => {
    expect(of([...FLOWS, pair([1_000, 1_600])], 'F-14.LATEST')).toEqual({
      value: 1,
      detail: '2026-09报表；未取得2025-09末余额，按年初与期末平均',
      names: ['营业收入(2025-10至2026-09)', '平均资产总计(2026年初与2026-09末)'],
    })
  })

  it('of a whole year are 年初 and 年末 as before', () => {
    const year = [...FLOWS, balance('2025-12', { totalAssets: [900, 1_500] })]
    expect(of(year, 'F-14.FY')).toEqual({
      value: 1,
      detail: '2025-12报表',
      names: ['营业收入(2025-01至2025-12)', '平均资产总计(2025年初与2025-12末)'],
    })
  })

  it('below nothing a year ago give no return', () => {
    const owed = [...FLOWS, balance('2025-09', { totalEquity: -1 }), pair([9_000, 1_600])]
    expect(of(owed, 'F-09.ROE.LATEST')).toMatchObject({ value: null })
  })
})

it('the convention stands in every formula that has a mean', () => {
  const { indicators } = financeOf([])
  const mean = indicators.filter(({ formula }) => formula.includes('平均'))
  expect([...new Set(mean.map(({ id }) => id))]).toEqual([
    'F-09',
    'F-10',
    'F-11',
    'F-12',
    'F-13',
    'F-14',
  ])
  for (const { formula } of mean)
    expect(formula).toContain('平均余额为上年同期末与期末的平均，没有上年同期末的取年初')
})
